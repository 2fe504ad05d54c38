import { provesBoundary, provesCounters, provesFixtures, provesNetwork } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

provesFixtures(chessLeague, new URL('./fixtures/chess-league.json', import.meta.url));
provesBoundary(chessLeague);
provesNetwork(chessLeague);
provesCounters(chessLeague, [
  { text: '4k3/8/8/8/8/8/8/R3K3 w g4 # 1', field: 'quiet count', limit: LIMITS.quiet },
  { text: '4k3/8/8/8/8/8/8/R3K3 w g4 0 #', field: 'action number', limit: LIMITS.number },
]);
