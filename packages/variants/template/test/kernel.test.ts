import {
  provesBoundary,
  provesPlainSearch,
  provesSameNodes,
  provesSameRules,
  provesSearch,
  provesWins,
} from '@kickmate/conformance';
import { templateGame } from '../src/index.ts';

const seed = 1;

provesBoundary(templateGame);
provesSameRules(templateGame, { seed, games: [100, 5000], plies: 60 });
provesPlainSearch(templateGame, { seed, positions: [6, 100], pool: [4, 3] });
provesSameNodes(templateGame, seed);
provesSearch(templateGame, {
  seed,
  sets: [['pvs'], ['ordering', 'pvs', 'aspiration'], ['hash', 'ordering', 'pvs', 'aspiration']],
  depth: 4,
  positions: 6,
  plies: 20,
  winsInOne: 20,
  reported: 10,
});
provesWins(templateGame, [
  ['a step to the other end', '5/2P2/5/4p/5/5 w', ['c5b6', 'c5c6', 'c5d6'], 1],
  ['the last pawn captured', '5/5/1p3/2P2/5/5 w', ['c3b4'], 1],
]);
