import { refereeOf } from '@kickmate/conformance';
import { chess, chess960 } from '../src/index.ts';

/** The array of chess. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The rules of chess with texts for actions and positions. */
export const { actionsFrom, after, played, position, successorTexts, written } = refereeOf(chess);

/** The rules of Chess960 with texts for actions and positions. */
export const in960 = refereeOf(chess960);
