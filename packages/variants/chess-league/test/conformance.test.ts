import { provesBoundary, provesCounters, provesFixtures, provesLesson, provesNetwork } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';

provesFixtures(chessLeague, new URL('./fixtures/chess-league.json', import.meta.url));
provesBoundary(chessLeague);
provesNetwork(chessLeague);
provesLesson(chessLeague, {
  Capture: ['e1e8'],
  Kick: ['b2d3 d1d3'],
  Bounce: ['e2g4'],
  Stop: ['d1d3'],
  Goal: ['c3e5 e1e5'],
  Save: ['a2e2 f1e1 f1e2'],
  Clear: ['d7d4@e5'],
});
provesCounters(chessLeague, [
  { text: '4k3/8/8/8/8/8/8/R3K3 w g4 # 1', field: 'quiet count', limit: LIMITS.quiet },
  { text: '4k3/8/8/8/8/8/8/R3K3 w g4 0 #', field: 'action number', limit: LIMITS.number },
]);
