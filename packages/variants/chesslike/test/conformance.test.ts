import { provesBoundary, provesCounters, provesFixtures } from '@kickmate/conformance';
import { chesslike } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { FIXTURES, gameFor } from './referee.ts';

provesFixtures(chesslike, FIXTURES);
provesBoundary(chesslike);

// Two keys lie on the board and may still be picked up.
const tiles = ['..D.', 'k...', '...k'];
const game = gameFor({ placement: 'r3/4/3R', tiles });
provesCounters(game, [
  { text: `r3/4/3R w ${tiles.join('/')} #,0 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,# 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 # 1`, field: 'quiet count', limit: LIMITS.quiet },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 0 #`, field: 'action number', limit: LIMITS.number },
]);
