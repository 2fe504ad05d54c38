import { isSamePlacement, SIDES } from '@kickmate/board';
import { drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { texts } from '../texts.ts';
import { PASS } from './actions.ts';
import { outOfTurns } from './end.ts';
import type { ChesslikePosition } from './position.ts';

/** The position that occurs for the third time ends the round. */
const OCCURRENCES = 3;
/** This many actions in a row without a capture, a key, a door or an item end the round. */
const QUIET_LIMIT = 100;

/**
 * Returns the end that the history gives a round, if any; `plies` is the round from its start to now. It is a draw,
 * except that Black wins on a map that limits White's turns. Where only one side has pieces, the round goes on.
 */
export function endByHistory({ turns }: Ground, plies: readonly Ply<ChesslikePosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end || !SIDES.every((side) => latest.pieces.some((piece) => piece?.side === side)))
    return undefined;
  const draw = drawOf(plies, latest);
  return draw && turns !== undefined ? outOfTurns(draw.title) : draw;
}

function drawOf(plies: readonly Ply<ChesslikePosition>[], latest: ChesslikePosition): RoundEnd | undefined {
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES)
    return drawnEnd('repetition', texts.ends.repetition);
  if (latest.quiet >= QUIET_LIMIT) return drawnEnd('quiet', texts.ends.quiet(QUIET_LIMIT));
  const passes = plies.slice(-SIDES.length).filter(({ action }) => action === PASS).length;
  return passes === SIDES.length ? drawnEnd('passes', texts.ends.passes) : undefined;
}

/** Whether an action was a capture, or took a key, a door or an item. */
const cannotBeUndone = ({ after }: Ply<ChesslikePosition>): boolean => after.quiet === 0;

/** Whether two positions with the same tiles and keys are the same for the players. */
const isSame = (a: ChesslikePosition, b: ChesslikePosition): boolean =>
  a.side === b.side && isSamePlacement(a.pieces, b.pieces);
