import { IS_FULL, provesCounters, provesGame, provesLesson, provesNetwork, provesRules } from '@kickmate/conformance';
import { seededRandom } from '@kickmate/game';
import { crowdedMap } from '../src/crowded-maps.ts';
import { chesslike, onMap } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { randomMap } from './random-maps.ts';
import { FIXTURES, gameFor } from './referee.ts';

provesGame(chesslike, {
  seed: 2026,
  fixtures: FIXTURES,
  games: [20, 500],
  plies: 120,
  minimax: { positions: [2, 20], pool: [20, 3] },
  sameNodes: [6, 5],
  search: {
    sets: [['pvs'], ['ordering'], ['hash', 'ordering', 'pvs', 'aspiration'], ['incremental']],
    positions: 4,
    plies: 60,
    winsInOne: 10,
  },
});
provesLesson(chesslike, {
  Capture: ['a1a4'],
  Pattern: ['c3a5 c3e5'],
  Wall: ['c4a5'],
  Key: ['a1a2'],
  Door: ['b2c2'],
  Exit: ['c2d3'],
  Pass: ['*'],
});
/** A map of 16 x 16 squares, of whose pieces and cells a smaller map must see nothing. It has so few pieces that the network evaluates. */
const LARGEST = { ...onMap(crowdedMap('mixed', 0.2, true)), id: 'chesslike:largest' };

// In a puzzle White begins even if Black kicks off.
for (const { file, puzzle } of chesslike.maps!.shipped)
  if (!puzzle) provesRules(onMap(file), { rounds: [1, 100], texts: [60, 5000] });
for (const seed of IS_FULL ? [1, 2, 3, 4] : [1])
  provesNetwork({ ...onMap(randomMap(seededRandom(seed))), id: `chesslike:random-${seed}` }, LARGEST);

// Two keys lie on the board and may still be picked up.
const tiles = ['..D.', 'k...', '...k'];
const game = gameFor({ placement: 'r3/4/3R', tiles });
provesCounters(game, [
  { text: `r3/4/3R w ${tiles.join('/')} #,0 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,# 0 1`, field: 'keys', limit: LIMITS.keys - 2 },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 # 1`, field: 'quiet count', limit: LIMITS.quiet },
  { text: `r3/4/3R w ${tiles.join('/')} 0,0 0 #`, field: 'action number', limit: LIMITS.number },
]);
