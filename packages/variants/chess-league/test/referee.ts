import { refereeOf } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';

/** The rules of Chess League with texts for actions and positions. */
export const { after, judge, position, randomMatch, randomRound, successorTexts, written } = refereeOf(chessLeague);
