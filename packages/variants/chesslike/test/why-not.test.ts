import { provesReasons } from '@kickmate/conformance';
import { gameFor, startOf } from './referee.ts';

const rooms = gameFor({ tiles: ['#.t', '.Do', 'k.x'], placement: '3/K2/1k1', objective: 'royal' });

const START = rooms.text.format(startOf(rooms));

provesReasons(rooms, [
  ['A door opens only with a key.', START, 'b2', 'a2'],
  ['No piece can stand on a wall, a hole or a tree.', START, 'a3', 'a2'],
  ['', START, 'c3'],
]);
