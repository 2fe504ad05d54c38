import { provesKernelFixtures, provesPlainSearch, provesSameNodes, provesSameRules } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';

const seed = 1951;

provesKernelFixtures(chessLeague, new URL('./fixtures/chess-league.json', import.meta.url));
provesSameRules(chessLeague, { seed, games: [500, 10_000], plies: 300 });
provesPlainSearch(chessLeague, { seed, positions: [6, 200], pool: [40, 3] });
provesSameNodes(chessLeague, seed + 2);
