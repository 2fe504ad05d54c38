import { isSamePlacement, type Square } from '@kickmate/board';
import { actionFrom, actionKind, drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { END, isMove, KIND } from './actions.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';

/** The position that stands at a turn's start for the third time ends the round. */
const OCCURRENCES = 3;
/** This many turns in a row without a capture, a pawn move or a shot end the round. */
const QUIET_LIMIT = 100;

/** Returns the end that the history gives a round at the start of a turn; `plies` is the round from its start to now. */
export function endByHistory(plies: readonly Ply<ElevenPosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end || !isTurnStart(last.after)) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES)
    return drawnEnd('repetition', texts.ends.repetition);
  if (last.after.quiet >= QUIET_LIMIT) return drawnEnd('quiet', texts.ends.quiet(QUIET_LIMIT));
  if (isSkip(last) && isSkip(plies.at(-2))) return drawnEnd('skips', texts.ends.skips);
  return undefined;
}

/** Whether an action skipped a whole turn. */
const isSkip = (ply: Ply<ElevenPosition> | undefined): boolean =>
  ply !== undefined && ply.action === END && isTurnStart(ply.before);

/** Whether an action was a capture or a pawn's move. */
const cannotBeUndone = ({ before, action }: Ply<ElevenPosition>): boolean =>
  actionKind(action) === KIND.capture || (isMove(action) && before.pieces[actionFrom(action)]?.letter === 'P');

/** Whether two positions are equal in everything but their counters. */
const isSame = (a: ElevenPosition, b: ElevenPosition): boolean =>
  a.ball === b.ball &&
  a.side === b.side &&
  a.phase === b.phase &&
  areSameSquares(a.unmoved, b.unmoved) &&
  isSamePlacement(a.pieces, b.pieces);

const areSameSquares = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);
