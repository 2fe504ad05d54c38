import { refereeOf } from '@kickmate/conformance';
import { hexapawn } from '../src/index.ts';

export const START = 'ppp/3/PPP w 1';

/** The rules of Hexapawn with texts for actions and positions. */
export const { after, position, successorTexts, written } = refereeOf(hexapawn);
