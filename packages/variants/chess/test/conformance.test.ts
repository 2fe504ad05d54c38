import { provesBoundary, provesCounters, provesLesson, provesNetwork } from '@kickmate/conformance';
import { chess, chess960 } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

provesBoundary(chess);
provesNetwork(chess);
provesLesson(chess, {
  'Rook and bishop': ['d2g5 d4d7'],
  Knight: ['d4f5'],
  Pawn: ['d3e4'],
  'New queen': ['e7e8b e7e8n e7e8q e7e8r'],
  Check: ['*'],
  Checkmate: ['a1a8'],
  Castling: ['e1g1'],
});
for (const rules of [chess, chess960])
  provesCounters(rules, [
    { text: '4k3/8/8/8/8/8/8/R3K3 w - - # 1', field: 'half-move clock', limit: LIMITS.quiet },
    { text: '4k3/8/8/8/8/8/8/R3K3 b - - 0 #', field: 'move number', limit: LIMITS.number },
  ]);
