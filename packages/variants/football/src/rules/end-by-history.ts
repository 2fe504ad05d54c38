import { isSamePlacement } from '@kickmate/board';
import { drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import type { FootballPosition } from './position.ts';

/** This many occurrences of a position at the start of a turn end the round. */
const OCCURRENCES = 3;
/** This many completed turns without a goal end the round. */
const TURN_LIMIT = 100;

/** The end of a round by its history, at the start of a turn; `plies` are all plies of the round so far. */
export function endByHistory(plies: readonly Ply<FootballPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end || !isTurnStart(latest)) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone: () => false }) >= OCCURRENCES)
    return drawnEnd('repetition', texts.ends.repetition);
  if (latest.turns >= TURN_LIMIT) return drawnEnd('turns', texts.ends.turns(TURN_LIMIT));
  return undefined;
}

const isTurnStart = ({ phase }: FootballPosition): boolean => phase !== 'k';

/** Whether a position is the same for the players as one at a turn's start: placement, ball and side to move. */
const isSame = (a: FootballPosition, turnStart: FootballPosition): boolean =>
  isTurnStart(a) &&
  a.ball === turnStart.ball &&
  a.side === turnStart.side &&
  isSamePlacement(a.pieces, turnStart.pieces);
