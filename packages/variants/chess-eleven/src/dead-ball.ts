import type { Placement, Square } from '@kickmate/board';
import { actionFrom, actionKind, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { END, isMove, KIND } from './actions.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';

/** The position that stands at a turn's start for the third time ends the round. */
const OCCURRENCES = 3;
/** So many turns in a row without a capture, a pawn move or a shot end the round. */
const QUIET_LIMIT = 100;

const voidRound = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether the round, whose plies these are from its start to now, is void; and why. Asked of whole turns only. */
export function endByHistory(plies: readonly Ply<ElevenPosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end || !isTurnStart(last.after)) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES) return voidRound('repetition', 'Third repetition');
  if (last.after.quiet >= QUIET_LIMIT) return voidRound('quiet', `${QUIET_LIMIT} quiet turns`);
  if (isSkip(last) && isSkip(plies.at(-2))) return voidRound('skips', 'Two skipped turns');
  return undefined;
}

/** Whether a whole turn was skipped. */
const isSkip = (ply: Ply<ElevenPosition> | undefined): boolean =>
  ply !== undefined && ply.action === END && isTurnStart(ply.before);

/** Whether an action was a capture or a pawn's move. */
const cannotBeUndone = ({ before, action }: Ply<ElevenPosition>): boolean =>
  actionKind(action) === KIND.capture || (isMove(action) && before.pieces[actionFrom(action)]?.letter === 'P');

/** Whether two positions are the same but for their counters. */
const isSame = (a: ElevenPosition, b: ElevenPosition): boolean =>
  a.ball === b.ball &&
  a.side === b.side &&
  a.phase === b.phase &&
  areSameSquares(a.unmoved, b.unmoved) &&
  areSamePieces(a.pieces, b.pieces);

const areSameSquares = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);

const areSamePieces = (a: Placement, b: Placement): boolean =>
  a.every((piece, square) => piece?.letter === b[square]?.letter && piece?.side === b[square]?.side);
