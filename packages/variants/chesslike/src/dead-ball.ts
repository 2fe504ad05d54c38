import { type Placement, SIDES } from '@kickmate/board';
import { occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { PASS } from './actions.ts';
import { OUT_OF_TURNS } from './end.ts';
import type { Ground } from './ground.ts';
import type { ChesslikePosition } from './position.ts';

/** The position that is there for the third time ends the round. */
const OCCURRENCES = 3;
/** So many actions in a row without a capture, a key or a door end the round. */
const QUIET_LIMIT = 100;

/**
 * Whether the round, whose plies these are from its start to now, is drawn; and why. Where White has a limit of turns,
 * Black wins instead. A side alone on the board is never hurried.
 */
export function endByHistory({ turns }: Ground, plies: readonly Ply<ChesslikePosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end || !SIDES.every((side) => latest.pieces.some((piece) => piece?.side === side)))
    return undefined;
  const draw = drawOf(plies, latest);
  return draw && turns !== undefined ? { ...OUT_OF_TURNS, title: draw.title } : draw;
}

function drawOf(plies: readonly Ply<ChesslikePosition>[], latest: ChesslikePosition): RoundEnd | undefined {
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES) return draw('repetition', 'Third repetition');
  if (latest.quiet >= QUIET_LIMIT) return draw('quiet', `${QUIET_LIMIT} quiet actions`);
  const passes = plies.slice(-SIDES.length).filter(({ action }) => action === PASS).length;
  return passes === SIDES.length ? draw('passes', 'Both sides pass') : undefined;
}

const draw = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether an action was a capture, or took a key or a door. */
const cannotBeUndone = ({ after }: Ply<ChesslikePosition>): boolean => after.quiet === 0;

/** Whether two positions between which tiles and keys stayed as they were are the same for the players. */
const isSame = (a: ChesslikePosition, b: ChesslikePosition): boolean =>
  a.side === b.side && areSame(a.pieces, b.pieces);

const areSame = (a: Placement, b: Placement): boolean =>
  a.every((piece, square) => piece?.letter === b[square]?.letter && piece?.side === b[square]?.side);
