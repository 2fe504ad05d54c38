import { needsGames } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import type { NewNotice } from '../../src/db/notice-rows.ts';
import { type Begun, Person, World } from './world.ts';

needsGames('chess', 'chess-eleven');
const DAY = 86_400_000;
const DAYS = { pace: { kind: 'days', days: 2 } } as const;

/** A world that notes the notices of all events, each with its due time after the event in days. */
function listening() {
  const world = new World();
  const told: string[] = [];
  world.memory.onAppend = ({ notices = [], at }) => {
    for (const { player, kind, due } of notices as readonly NewNotice[])
      told.push(`${player} ${kind}${due > at ? ` in ${(due - at) / DAY}` : ''}`);
  };
  return { world, heard: () => told.splice(0) };
}

const play = async ({ white, black }: Begun, ...texts: readonly string[]) => {
  for (const [index, text] of texts.entries()) await (index % 2 ? black : white).play(text);
};

test('by correspondence the side to act hears of it, and again when a quarter of the time is left', async () => {
  const { world, heard } = listening();
  const begun = await world.begin(DAYS);
  // Bob's number came last: for a moment only he was waited for.
  expect(heard()).toEqual(['bob turn', 'ada turn', 'ada reminder in 1.5']);
  await play(begun, 'e2e4');
  expect(heard()).toEqual(['bob turn', 'bob reminder in 1.5']);
  await begun.black.ask({ kind: 'offer', what: 'draw' });
  expect(heard()).toEqual([]);
  await begun.black.play('e7e5');
  expect(heard()).toEqual(['ada turn', 'ada reminder in 1.5']);
  await begun.black.ask({ kind: 'offer', what: 'takeback' });
  await begun.white.ask({ kind: 'accept', what: 'takeback' });
  expect(heard()).toEqual(['bob turn', 'bob reminder in 1.5']);
  await begun.black.ask({ kind: 'resign' });
  expect(heard()).toEqual([]);
  await begun.white.ask({ kind: 'offer', what: 'rematch' });
  expect(heard()).toEqual(['bob rematch']);
});

test('without a limit there is nothing to be reminded of; at one sitting nobody is told of turns', async () => {
  const { world, heard } = listening();
  await play(await world.begin({ pace: { kind: 'unlimited' } }), 'e2e4');
  expect(heard()).toEqual(['bob turn', 'ada turn', 'bob turn']);
  await play(await world.begin({ pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } }), 'e2e4', 'e7e5');
  expect(heard()).toEqual([]);
});

test('both sides hear that they have to line up, and nobody twice', async () => {
  const { world, heard } = listening();
  const { white } = await world.begin({ variant: 'chess-eleven', ...DAYS });
  expect(heard().slice(1).sort()).toEqual(['ada reminder in 1.5', 'ada turn', 'bob reminder in 1.5', 'bob turn']);
  await white.ask({ kind: 'ready' });
  expect(heard()).toEqual([]);
});

test('whoever offered a game hears that somebody has taken it', async () => {
  const { world, heard } = listening();
  const ada = new Person(world, 'Ada');
  const bob = new Person(world, 'Bob');
  const proposer = { kind: 'person', player: 'ada' } as const;
  const table = await world.create(
    { pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } },
    { proposer, isPublic: false },
  );
  await world.tables.sit(table, bob.player!.id);
  expect([heard(), ada.side]).toEqual([['ada taken'], undefined]);
});

test('both players of a new tournament game are reminded to come, and whoever has come is not waited for', async () => {
  const { world, heard } = listening();
  const [ada, bob] = [new Person(world, 'Ada'), new Person(world, 'Bob')];
  const tournament = { id: 't', round: 1, board: 1 };
  const seating = { proposer: { kind: 'person', player: 'ada' }, opponent: { kind: 'person', player: 'bob' } } as const;
  const table = await world.create({ ...DAYS, tournament }, { ...seating, isPublic: true });
  const listed = async () => (await world.memory.game(table))!;
  const created = (await listed()) as unknown as { readonly notices: readonly NewNotice[] };
  expect(created.notices).toEqual(
    ['ada', 'bob'].map((player) => ({ player, kind: 'reminder', due: world.now + 1.5 * DAY })),
  );
  await world.pass(DAY);
  ada.join(table);
  await world.quiet();
  expect((await listed()).toAct).toBe('b');
  expect(heard()).toEqual(['bob reminder in 1.5']);
  bob.join(table);
  await world.quiet();
  expect(await world.session(table)).toBeDefined();
});
