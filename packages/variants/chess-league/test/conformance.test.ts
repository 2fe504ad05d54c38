import { provesGame, provesLesson, provesPuzzles, SEARCHES_WITH_CHANCE } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

provesGame(chessLeague, {
  seed: 1951,
  fixtures: new URL('./fixtures/chess-league.json', import.meta.url),
  counters: [
    { text: '4k3/8/8/8/8/8/8/R3K3 w g4 # 1', field: 'quiet count', limit: LIMITS.quiet },
    { text: '4k3/8/8/8/8/8/8/R3K3 w g4 0 #', field: 'action number', limit: LIMITS.number },
  ],
  games: [50, 10_000],
  plies: 300,
  minimax: { positions: [3, 200], pool: [60, 3] },
  search: SEARCHES_WITH_CHANCE,
  wins: [
    ['a head goal by a pawn on the seventh rank', '1r2k3/P7/8/8/8/8/6p1/4K3 w e4 0 1', ['a7a8', 'a7b8'], 1],
    ['a goal through a wall', 'k7/8/8/8/8/8/8/2B1K3 w h6 0 1', ['c1h6'], 1],
  ],
  // Rooks shuffle. The side that goes back for the third time gets a void round, which the losing side wants.
  repetition: {
    position: 'r6k/8/8/8/8/8/8/K5QQ b d4 0 1',
    actions: 'a8b8 g1f1 b8a8 f1g1 a8b8 g1f1 b8a8 f1g1',
    back: 'a8b8',
    away: 'a8c8',
  },
});
provesLesson(chessLeague, {
  Capture: ['e1e8'],
  Kick: ['b2d3 d1d3'],
  Bounce: ['e2g4'],
  Stop: ['d1d3'],
  Goal: ['c3e5 e1e5'],
  'Pawn goal': ['a7a8 a7b8'],
  Save: ['a2e2 f1e1 f1e2'],
  Clear: ['d7d4@e5'],
});
provesPuzzles(chessLeague, 500);
