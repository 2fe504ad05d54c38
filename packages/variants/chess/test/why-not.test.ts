import { provesReasons } from '@kickmate/conformance';
import { chess } from '../src/index.ts';

const PINNED = '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1';
const CHECK = '4r2k/8/8/8/8/8/N2P4/4K3 w - - 0 1';

provesReasons(chess, [
  ['That would leave your king in check.', PINNED, 'c3', 'e2'],
  ['If this piece moved, your king would be in check.', PINNED, 'e2'],
  ['', PINNED, 'h8', 'e2'],
  ['Your king is in check, and this move would not end it.', CHECK, 'd3', 'd2'],
  ['Your king is in check, and this piece cannot help.', CHECK, 'd2'],
  ['Your king would be in check there.', CHECK, 'e2', 'e1'],
  ['Your king would be in check wherever it goes.', 'k7/8/8/8/8/1r6/P7/K7 w - - 0 1', 'a1'],
  ['', CHECK, 'e5'],
]);
