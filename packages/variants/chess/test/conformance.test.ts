import {
  provesCounters,
  provesGame,
  provesLesson,
  provesPlainSearch,
  provesPuzzles,
  provesRules,
  provesSameNodes,
  provesSameRules,
} from '@kickmate/conformance';
import { describe } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

const seed = 1575;
const games = [12, 5_000] as const;
const minimax = { positions: [2, 100], pool: [60, 3] } as const;
const counters = [
  { text: '4k3/8/8/8/8/8/8/R3K3 w - - # 1', field: 'half-move clock', limit: LIMITS.quiet },
  { text: '4k3/8/8/8/8/8/8/R3K3 b - - 0 #', field: 'move number', limit: LIMITS.number },
];

provesGame(chess, { seed, counters, games, plies: 300, minimax, sameNodes: [12, 6] });
provesLesson(chess, {
  'Rook and bishop': ['d2g5 d4d7'],
  Knight: ['d4f5'],
  Pawn: ['d3e4'],
  'New queen': ['e7e8b e7e8n e7e8q e7e8r'],
  Check: ['*'],
  Checkmate: ['a1a8'],
  Castling: ['e1g1'],
});
provesPuzzles(chess, 500);

// Chess960 has the kernel of chess.
describe('Chess960', () => {
  provesRules(chess960, { seed });
  provesCounters(chess960, counters);
  provesSameRules(chess960, { seed, games, plies: 300 });
  provesPlainSearch(chess960, { seed, ...minimax });
  provesSameNodes(chess960, seed + 2, 12, 6);
});
