import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { againstComputer, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../settings/settings.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { playIn } from '../testing.ts';
import { useDangers } from './dangers.ts';

const league = await exampleGame('chess-league');

/** Black can capture White's king on e1, and kick the ball on d3 out behind White's back rank. */
const TWO_DANGERS = '3rr2k/8/8/8/8/8/PP4PP/4K3 w d3 0 1';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => void vi.useRealTimers());

async function warned(seats: Seats) {
  const game = useStageAndMatch();
  game.open(Match.start(league, { seed: 1, from: must(league.text.parse(TWO_DANGERS)) }), seats);
  const dangers = useDangers();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(5000);
  return { game, dangers };
}

test('against a weak level a person is warned, until something is played', async () => {
  const { game, dangers } = await warned(againstComputer(4, 'w'));
  expect([dangers.words, dangers.squares, dangers.goal]).toEqual([
    'Otto can score in its next turn. Your king on e1 can be captured.',
    [4],
    'w',
  ]);
  playIn(game, 'e1f1');
  expect([dangers.words, dangers.squares, dangers.goal]).toEqual(['', [], undefined]);
});

test.each([
  ['against a stronger level', againstComputer(5, 'w')],
  ['of two people', TWO_PEOPLE],
  ["in the computer's turn", againstComputer(1, 'b')],
])('nobody is warned %s', async (_, seats) => {
  expect((await warned(seats)).dangers.words).toBe('');
});

test('the setting turns warnings off', async () => {
  useSettings().dangers = false;
  expect((await warned(againstComputer(1, 'w'))).dangers.words).toBe('');
});
