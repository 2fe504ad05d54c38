import { provesGame } from '@kickmate/conformance';
import { hexapawn } from '../src/index.ts';
import { START } from './help.ts';

provesGame(hexapawn, {
  // Counted by brute-force.ts, the first two also by hand.
  perft: [['kick-off', START, [3, 10, 28, 56, 70, 64, 20, 0]]],
});
