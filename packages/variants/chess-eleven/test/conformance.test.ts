import { provesBoundary, provesCounters, provesFixtures } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';
import { LIMITS } from '../src/position.ts';

provesFixtures(chessEleven, new URL('./fixtures/chess-eleven.json', import.meta.url));
provesBoundary(chessEleven);
provesCounters(chessEleven, [
  { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - # 1', field: 'quiet turns', limit: LIMITS.quiet },
  { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - 0 #', field: 'turn number', limit: LIMITS.number },
]);
