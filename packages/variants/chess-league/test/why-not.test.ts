import { provesReasons } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';

const STOPPED = 'No kick: a king or rook would stop the ball at once.';

provesReasons(chessLeague, [
  [STOPPED, '7k/8/8/8/3K3R/8/8/1B6 w e4 0 1', 'e4', 'h4'],
  ['', '7k/8/8/8/3K3R/8/8/1B6 w e4 0 1', 'a8', 'h4'],
  [STOPPED, '7k/8/8/4r3/8/4P3/8/K7 w e4 0 1', 'e4', 'e3'],
  ['', '7k/8/8/8/3K2NR/8/8/1B6 w e4 0 1', 'e4', 'h4'],
]);
