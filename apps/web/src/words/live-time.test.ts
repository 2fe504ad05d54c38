import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { expect, test } from 'vitest';
import { afterTime, leftOfTurn, liveMatch } from '../match/testing.ts';
import { playedByChance } from './live-time.ts';

const written = ({ variant, round }: AnyMatch) => round.plies.map((ply) => variant.text.formatAction(ply));
const CORNER = '4r3/k7/8/8/4R3/8/8/3K3R w e4 mps - 6 9';

test('while there is time nothing happens', async () => {
  const match = await liveMatch('f3d4');
  expect([afterTime(match, 14_999), leftOfTurn(match)]).toEqual([match, 15_000]);
  expect(playedByChance(match, match.round.plies)).toEqual([]);
});

test('chance finishes a turn that takes too long, and the turn takes no more than its time', async () => {
  const match = await liveMatch('f3d4');
  const later = afterTime(match, 15_070);
  expect([later.side, later.round.plies.length, later.leftMs]).toEqual(['b', 2, 40_000]);
  expect(playedByChance(later, later.round.plies)).toEqual(later.round.plies.slice(1));
  expect(playedByChance(later, later.round.plies.slice(0, 1))).toEqual([]);
});

test('chance also finishes a kick-off, and the same match gets the same actions', async () => {
  const [one, other] = [afterTime(await liveMatch(), 20_000), afterTime(await liveMatch(), 25_000)];
  expect(one.side).toBe('b');
  expect(written(one)).toEqual(written(other));
});

test('a corner turn has its own time', async () => {
  const match = await liveMatch('e4!e8=C', { from: CORNER });
  expect([match.side, leftOfTurn(match)]).toEqual(['w', 20_000]);
  const later = afterTime(match, 20_000);
  expect(playedByChance(later, later.round.plies)).toEqual(later.round.plies.slice(1));
});

test('the whistle comes first when both are due', async () => {
  const match = await liveMatch('', { halfMs: 20_000 });
  expect(afterTime(match, 19_999)).toBe(match);
  const second = afterTime(match, 20_050);
  expect([second.half, second.rounds.length, second.round.kickOff, second.leftMs]).toEqual([2, 2, 'b', 20_000]);
  const over = afterTime(second, 20_000);
  expect(over.end).toEqual({ reason: 'goals' });
  expect(afterTime(over, 60_000)).toBe(over);
});

test('a match that is not live has no such time', async () => {
  const match = Match.start(await exampleGame('chess-eleven'), { seed: 1 });
  expect(afterTime(match, 1e9)).toBe(match);
});
