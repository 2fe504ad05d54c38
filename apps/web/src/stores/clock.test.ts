import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chessGame } from '../match/testing.ts';
import { timeOf } from '../match/time-control.ts';
import { useClock } from './clock.ts';
import { useMatch } from './match.ts';

const people = { opponent: { kind: 'person' }, side: 'w' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
});
afterEach(() => vi.useRealTimers());

async function timed() {
  const [game, clock] = [useMatch(), useClock()];
  game.open(await chessGame('', { time: timeOf(1, 2) }), people);
  clock.isInSight = true;
  const play = (text: string) => {
    const read = game.variant!.readSuccessor(game.match!.position, text);
    return read.ok && game.play(read.value.action).ok;
  };
  return { game, clock, play };
}

test('the side to act spends its time, and gets the increment', async () => {
  const { game, clock, play } = await timed();
  vi.advanceTimersByTime(3000);
  expect(clock.remaining).toEqual({ w: 57_000, b: 60_000 });
  play('e2e4');
  expect(clock.remaining).toEqual({ w: 59_000, b: 60_000 });
  vi.advanceTimersByTime(1000);
  expect(clock.remaining).toEqual({ w: 59_000, b: 59_000 });
  game.undo();
  expect(clock.remaining).toEqual({ w: 60_000, b: 60_000 });
});

test('it rests while the match is out of sight', async () => {
  const { clock } = await timed();
  vi.advanceTimersByTime(2000);
  clock.isInSight = false;
  vi.advanceTimersByTime(20_000);
  expect(clock.isRunning).toBe(false);
  clock.isInSight = true;
  vi.advanceTimersByTime(1000);
  expect(clock.remaining?.w).toBe(57_000);
});

test('a flag that falls ends the game, and can be taken back', async () => {
  const { game, clock } = await timed();
  vi.advanceTimersByTime(61_000);
  await flushPromises();
  expect(game.end).toEqual({ winner: 'b', reason: 'time' });
  expect([clock.isRunning, clock.remaining?.w]).toEqual([false, 0]);
  game.undo();
  expect([game.end, clock.remaining?.w]).toEqual([undefined, 60_000]);
});

test('who acts after the time is over, before the clock was looked at, has lost', async () => {
  const { game, clock, play } = await timed();
  clock.isInSight = false;
  game.stopwatch.reset(60_001);
  expect(play('e2e4')).toBe(false);
  expect(game.end?.reason).toBe('time');
});

test('what has elapsed of a turn is gone on with', async () => {
  const clock = useClock();
  useMatch().open(await chessGame('', { time: timeOf(1, 0) }), people, 20_000);
  expect(clock.remaining?.w).toBe(40_000);
});

test('without clocks there is nothing to show', async () => {
  useMatch().open(await chessGame(), people);
  expect(useClock().remaining).toBeUndefined();
});
