import { provesBoundary, provesCounters, provesFixtures, provesLesson, provesNetwork } from '@kickmate/conformance';
import { seededRandom } from '@kickmate/game';
import { chesslike, onMap } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { randomMap } from './random-maps.ts';
import { FIXTURES, gameFor } from './referee.ts';

provesFixtures(chesslike, FIXTURES);
provesBoundary(chesslike);
provesNetwork(chesslike);
provesLesson(chesslike, {
  Capture: ['a1a4'],
  Pattern: ['c3a5 c3e5'],
  Wall: ['c4a5'],
  Key: ['a1a2'],
  Door: ['b2c2'],
  Exit: ['c2d3'],
  Pass: ['*'],
});
for (const seed of [1, 2, 3, 4])
  provesNetwork({ ...onMap(randomMap(seededRandom(seed))), id: `chesslike:random-${seed}` });

// Two keys lie on the board and may still be picked up.
const tiles = ['..D.', 'k...', '...k'];
const game = gameFor({ placement: 'r3/4/3R', tiles });
provesCounters(game, [
  { text: `r3/4/3R w ${tiles.join('/')} #,0 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,# 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 # 1`, field: 'quiet count', limit: LIMITS.quiet },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 0 #`, field: 'action number', limit: LIMITS.number },
]);
