import { readFileSync } from 'node:fs';
import { SIDES } from '@kickmate/board';
import { provesKernelFixtures, provesPlainSearch, provesSameNodes, provesSameRules } from '@kickmate/conformance';
import { pickFrom, type Random } from '@kickmate/game';
import { chessEleven, type ElevenPosition } from '../src/index.ts';
import { randomFormation } from './random-formation.ts';

const seed = 11;
/** The value of a goal among the outcomes of a shot: the kernel's weight 51. */
const prize = Number(
  /\/\/ 51 [^\n]*\n +(\d+),/.exec(readFileSync(new URL('../assembly/weights.ts', import.meta.url), 'utf8'))![1],
);

/** A kick-off of a random side with both sides in random formations. */
function randomKickOff(random: Random): ElevenPosition {
  const kickOff = SIDES[pickFrom(random)(SIDES.length)]!;
  return chessEleven.formations!.begin(kickOff, { w: randomFormation(random), b: randomFormation(random) });
}

provesKernelFixtures(chessEleven, new URL('./fixtures/chess-eleven.json', import.meta.url));
provesSameRules(chessEleven, { seed, games: [500, 10_000], plies: 300 });
provesSameRules(chessEleven, {
  seed,
  games: [100, 2_000],
  plies: 300,
  begin: randomKickOff,
  words: ' from random formations',
});
provesPlainSearch(chessEleven, { seed, positions: [6, 200], pool: [40, 3], prize });
provesSameNodes(chessEleven, seed + 2);
