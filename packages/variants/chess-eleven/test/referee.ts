import { refereeOf } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';

/** The rules of Chess Eleven with texts for actions and positions. */
export const { after, judge, played, position, randomMatch, randomRound, successorTexts, written } =
  refereeOf(chessEleven);
