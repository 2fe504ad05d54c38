import { TWO_PEOPLE } from '@kickmate/play';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStageAndMatch } from '../../stage/testing.ts';
import { useLineUp } from '../line-up/line-up.ts';
import { chessGame, liveMatch } from '../testing.ts';
import { useClock } from './clock.ts';
import { timeOf } from './time-control.ts';

const people = TWO_PEOPLE;

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets time pass without running timers. */
function late(ms: number): void {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

async function timed() {
  const [game, clock] = [useStageAndMatch(), useClock()];
  game.open(await chessGame('', { time: timeOf(1, 2) }), people);
  const leave = game.attend(async () => {});
  const play = (text: string) => {
    const read = game.variant!.text.parseAction(game.match!.position, text);
    return read.ok && game.play(read.value.action).ok;
  };
  return { game, clock, play, leave };
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

test('the clock rests while the match is out of sight', async () => {
  const { game, clock, leave } = await timed();
  vi.advanceTimersByTime(2000);
  leave();
  vi.advanceTimersByTime(20_000);
  expect(clock.isRunning).toBe(false);
  game.attend(async () => {});
  vi.advanceTimersByTime(1000);
  expect(clock.remaining?.w).toBe(57_000);
});

test('a resignation spends the time of the turn, also after a reload', async () => {
  const { game, clock } = await timed();
  vi.advanceTimersByTime(20_000);
  game.resign();
  expect(clock.remaining).toEqual({ w: 40_000, b: 60_000 });
  game.open(game.match!, people, { state: game.savedState() });
  vi.advanceTimersByTime(5000);
  expect(clock.remaining).toEqual({ w: 40_000, b: 60_000 });
});

test('a fallen flag ends the game, and can be taken back', async () => {
  const { game, clock } = await timed();
  vi.advanceTimersByTime(61_000);
  await flushPromises();
  expect(game.end).toEqual({ winner: 'b', reason: 'time' });
  expect([clock.isRunning, clock.remaining?.w]).toEqual([false, 0]);
  game.undo();
  expect([game.end, clock.remaining?.w]).toEqual([undefined, 60_000]);
});

test('an action after the time is over loses, also if no timer has run since', async () => {
  const { game, play } = await timed();
  late(60_001);
  expect(play('e2e4')).toBe(false);
  expect(game.end?.reason).toBe('time');
});

test('a turn goes on with the time that had elapsed', async () => {
  const clock = useClock();
  useStageAndMatch().open(await chessGame('', { time: timeOf(1, 0) }), people, { state: { elapsed: 20_000 } });
  expect(clock.remaining?.w).toBe(40_000);
});

test('without clocks there is nothing to show', async () => {
  useStageAndMatch().open(await chessGame(), people);
  expect(useClock().remaining).toBeUndefined();
});

/** A live match with its formations on the page. */
async function live(...how: Parameters<typeof liveMatch>) {
  const [game, clock, lineUp] = [useStageAndMatch(), useClock(), useLineUp()];
  game.open(await liveMatch(...how), people);
  const leave = game.attend(async () => {});
  game.isLineUpInSight = true;
  return { game, clock, lineUp, leave };
}

test('in a live match each side has time to line up, and the clock of the half waits', async () => {
  const { clock, lineUp } = await live();
  vi.advanceTimersByTime(19_000);
  expect([lineUp.side, clock.lineUpMs, clock.isRunning]).toEqual(['w', 1000, false]);
  expect(clock.left).toEqual({ half: 1, halfLeftMs: 60_000, turnLeftMs: 20_000 });
  vi.advanceTimersByTime(1000);
  expect([lineUp.side, clock.lineUpMs]).toEqual(['b', 20_000]);
  lineUp.skip();
  expect([lineUp.isOpen, clock.lineUpMs, clock.isRunning, clock.left?.turnLeftMs]).toEqual([
    false,
    undefined,
    true,
    20_000,
  ]);
});

test('after a reload the time to line up goes on', async () => {
  const clock = useClock();
  useStageAndMatch().open(await liveMatch(), people, { state: { elapsed: 12_000 } });
  expect([clock.lineUpMs, clock.left?.halfLeftMs]).toEqual([8000, 60_000]);
});

test('the time to line up rests while the formations are out of sight', async () => {
  const { game, clock, lineUp } = await live();
  vi.advanceTimersByTime(5000);
  game.isLineUpInSight = false;
  vi.advanceTimersByTime(60_000);
  expect([lineUp.side, clock.lineUpMs]).toEqual(['w', 15_000]);
});

test('one clock runs for both sides, and the clock of the turn begins anew', async () => {
  const { game, clock, leave } = await live('f3d4');
  vi.advanceTimersByTime(4000);
  expect(clock.left).toEqual({ half: 1, halfLeftMs: 51_000, turnLeftMs: 11_000 });
  game.play(game.match!.actions[0]!);
  expect(clock.left).toEqual({ half: 1, halfLeftMs: 51_000, turnLeftMs: 20_000 });
  expect([game.can.undo, clock.remaining]).toEqual([false, undefined]);
  leave();
  vi.advanceTimersByTime(30_000);
  expect(clock.left?.halfLeftMs).toBe(51_000);
});

test('chance finishes a turn whose time is over; an action that comes too late is refused', async () => {
  const { game, clock } = await live('f3d4');
  vi.advanceTimersByTime(15_000);
  expect([game.toAct, game.match!.round.plies.length, clock.left?.halfLeftMs]).toEqual(['b', 2, 40_000]);
  late(20_050);
  const [action] = game.match!.actions;
  expect(game.play(action!)).toMatchObject({ ok: false, error: { why: 'late' } });
  expect([game.toAct, game.match!.leftMs]).toEqual(['w', 20_000]);
});

test('the whistle ends a half, after which both sides line up again, and then the match', async () => {
  const { game, clock, lineUp } = await live('f3d4', { halfMs: 15_000 });
  vi.advanceTimersByTime(10_000);
  expect([game.match!.half, lineUp.side, clock.left]).toEqual([
    2,
    'b',
    { half: 2, halfLeftMs: 15_000, turnLeftMs: 20_000 },
  ]);
  lineUp.skip();
  lineUp.skip();
  vi.advanceTimersByTime(15_000);
  expect([game.end, clock.isRunning, clock.left?.halfLeftMs]).toEqual([{ reason: 'goals' }, false, 0]);
});
