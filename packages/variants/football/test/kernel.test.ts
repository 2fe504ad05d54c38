import { SIDES } from '@kickmate/board';
import { provesKernelFixtures, provesPlainSearch, provesSameNodes, provesSameRules } from '@kickmate/conformance';
import { pickFrom, type Random } from '@kickmate/game';
import { type FootballPosition, football } from '../src/index.ts';

const seed = 1951;
const arrays = football.arrays!.slice(1);

/** A kick-off of a random side with a random array. */
function randomKickOff(random: Random): FootballPosition {
  const pick = pickFrom(random);
  return arrays[pick(arrays.length)]!.begin(SIDES[pick(SIDES.length)]!, pick);
}

provesKernelFixtures(football, new URL('./fixtures/football.json', import.meta.url));
provesSameRules(football, { seed, games: [500, 10_000], plies: 150 });
provesSameRules(football, {
  seed,
  games: [100, 2_000],
  plies: 150,
  begin: randomKickOff,
  words: ' from random arrays',
});
provesPlainSearch(football, { seed, positions: [6, 200], pool: [40, 3] });
provesSameNodes(football, seed + 2);
