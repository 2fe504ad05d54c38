import { provesBoundary, provesCounters, provesNetwork } from '@kickmate/conformance';
import { chess, chess960 } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

provesBoundary(chess);
provesNetwork(chess);
for (const rules of [chess, chess960])
  provesCounters(rules, [
    { text: '4k3/8/8/8/8/8/8/R3K3 w - - # 1', field: 'half-move clock', limit: LIMITS.quiet },
    { text: '4k3/8/8/8/8/8/8/R3K3 b - - 0 #', field: 'move number', limit: LIMITS.number },
  ]);
