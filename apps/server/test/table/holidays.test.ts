import { needsGames } from '@kickmate/catalogue/testing';
import { dueAt, elapsedAt } from '@kickmate/play';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../../src/db/database.ts';
import type { PlayersHoliday } from '../../src/db/holiday-rows.ts';
import type { NewNotice } from '../../src/db/notice-rows.ts';
import { Memory } from './memory.ts';
import { World } from './world.ts';

needsGames('chess');
const DAY = 86_400_000;
const DAYS = { pace: { kind: 'days', days: 2 } } as const;

/** A world whose database has holidays. */
function onHoliday() {
  const all: PlayersHoliday[] = [];
  const state = { isAway: false };
  const of = async (players: readonly string[], after: number) => {
    if (state.isAway) throw new DatabaseAway('away');
    return all.filter(({ player, until }) => players.includes(player) && until > after);
  };
  const world = new World(1, new Memory(), { holidays: { of } });
  /** A holiday of a player, in days from now. */
  const add = (player: string, from: number, days: number) =>
    all.push({ player, from: world.now + from * DAY, until: world.now + (from + days) * DAY });
  /** Lets time pass in which nothing happens, not even a timer. */
  const jump = async (ms: number) => {
    world.now += ms;
    await world.quiet();
  };
  /** Another server has the tables from now on. */
  const restart = async () => {
    await world.tables.close();
    world.tables = world.open('another');
  };
  return { world, all, add, state, jump, restart };
}

test('in a holiday the time of its player stands still, for everybody to see, and after a restart', async () => {
  const { world, add, jump, restart } = onHoliday();
  const { id, white, black } = await world.begin(DAYS);
  const begun = world.now;
  add('ada', 1, 3);
  await world.tables.applyHolidaysAndReplies(id);
  const { session } = black;
  expect(session.holidays?.w).toEqual([{ from: begun + DAY, until: begun + 4 * DAY }]);
  expect([dueAt(session), dueAt(white.session)]).toEqual([begun + 5 * DAY, begun + 5 * DAY]);
  expect((await world.memory.game(id))?.dueAt).toBe(begun + 5 * DAY);
  await jump(3 * DAY);
  expect(elapsedAt(await world.session(id), world.now)).toBe(DAY);
  await restart();
  await jump(2 * DAY - 1);
  white.join();
  await world.quiet();
  expect((await world.session(id)).match.end).toBeUndefined();
  await world.pass(20);
  expect((await world.session(id)).match.end?.winner).toBe('b');
});

test('the other side’s time runs on, and the turn after the holiday has its whole time', async () => {
  const { world, add, jump } = onHoliday();
  const { id, white, black } = await world.begin(DAYS);
  add('ada', 1, 3);
  await world.tables.applyHolidaysAndReplies(id);
  await jump(DAY + 1);
  // Whoever is on holiday may play.
  await white.play('e2e4');
  expect(dueAt(await world.session(id))).toBe(world.now + 2 * DAY);
  await jump(DAY);
  await black.play('e7e5');
  expect(dueAt(await world.session(id))).toBe(world.now + 2 * DAY - 1 + 2 * DAY);
});

test('a holiday that ends early, or is called off, lets the time run again', async () => {
  const { world, all, add, jump } = onHoliday();
  const { id, white } = await world.begin(DAYS);
  const begun = world.now;
  add('ada', 1, 3);
  await world.tables.applyHolidaysAndReplies(id);
  await jump(2 * DAY);
  all[0] = { ...all[0]!, until: world.now };
  await world.tables.applyHolidaysAndReplies(id);
  expect(dueAt(await world.session(id))).toBe(begun + 3 * DAY);
  add('ada', 0.5, 3);
  await world.tables.applyHolidaysAndReplies(id);
  expect(dueAt(await world.session(id))).toBe(begun + 6 * DAY);
  await jump(DAY / 4);
  all[1] = { ...all[1]!, until: all[1]!.from };
  await world.tables.applyHolidaysAndReplies(id);
  expect(dueAt(white.session)).toBe(begun + 3 * DAY);
});

test('reminders move with the deadline', async () => {
  const { world, all, add, jump } = onHoliday();
  const told: string[] = [];
  world.memory.onAppend = ({ notices = [], at }) => {
    for (const { kind, due } of notices as readonly NewNotice[])
      if (kind === 'reminder') told.push(String((due - at) / DAY));
  };
  const { id } = await world.begin(DAYS);
  add('ada', 1, 3);
  await world.tables.applyHolidaysAndReplies(id);
  await jump(2 * DAY);
  all[0] = { ...all[0]!, until: world.now };
  await world.tables.applyHolidaysAndReplies(id);
  expect(told).toEqual(['1.5', '4.5', '0.5']);
});

test('a table that was not told looks by itself before it takes a game from somebody', async () => {
  const { world, add, state, jump, restart } = onHoliday();
  const { id, white } = await world.begin(DAYS);
  const begun = world.now;
  add('ada', 1, 3);
  state.isAway = true;
  await restart();
  await jump(2 * DAY + 1);
  white.join();
  await world.pass(1000);
  expect((await world.session(id)).match.end).toBeUndefined();
  state.isAway = false;
  world.back();
  await world.pass(1000);
  expect(dueAt(await world.session(id))).toBe(begun + 5 * DAY);
});

test('games on clocks know no holidays, and a game of a tournament waits for whoever is on holiday', async () => {
  const { world, add } = onHoliday();
  const clock = await world.begin({ pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } });
  const at = { id: 't', round: 1, board: 1 };
  const seating = { proposer: { kind: 'person', player: 'ada' }, opponent: { kind: 'person', player: 'bob' } } as const;
  const waiting = await world.create({ ...DAYS, tournament: at }, { ...seating, isPublic: true });
  const begun = world.now;
  add('ada', 1, 3);
  await world.tables.applyHolidaysAndReplies(clock.id);
  await world.tables.applyHolidaysAndReplies(waiting);
  await world.pass(60_000);
  expect((await world.session(clock.id)).match.end?.winner).toBe('b');
  expect((await world.memory.game(waiting))?.dueAt).toBe(begun + 5 * DAY);
});
