import { refereeOf } from '@kickmate/conformance';
import { football } from '../src/index.ts';

/** The rules of Football Chess with texts for actions and positions. */
export const { after, judge, position, randomMatch, successorTexts, written } = refereeOf(football);
