import { must } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import { saveSession } from '@kickmate/play';
import { type Pace, withoutSeed } from '@kickmate/protocol';
import { writeRecord } from '@kickmate/record';
import { describe, expect, test } from 'vitest';
import { isDone, statusOf } from '../../src/table/events.ts';
import { Replays } from '../../src/table/replays.ts';
import { anyOp, type Begun, World } from './world.ts';

/** Expects that the events of a table, replayed from the database, lead to the very same state. */
async function expectSameAfterReplay({ memory, tables, now }: World, id: string): Promise<void> {
  const state = must(await tables.stateOf(id));
  const again = await new Replays().replay((await memory.game(id))!, state.variant, await memory.events(id, 0));
  const { session, variant: _, random: __, ...rest } = state;
  const { session: sessionAgain, variant: ___, random: ____, ...restAgain } = again;
  expect(restAgain).toEqual(rest);
  if (!session || !sessionAgain) return;
  expect(JSON.stringify(saveSession(sessionAgain, now))).toBe(JSON.stringify(saveSession(session, now)));
  expect(writeRecord(sessionAgain.match)).toBe(writeRecord(session.match));
  expect([sessionAgain.lastFormations, sessionAgain.seats]).toEqual([session.lastFormations, session.seats]);
}

/** Expects that a person's own program shows what the server has. */
async function expectInStep(world: World, { id, white, black }: Begun): Promise<void> {
  const { match } = await world.session(id);
  for (const { table } of [white, black]) {
    expect(writeRecord(table!.match!)).toBe(writeRecord(withoutSeed(match)));
    expect(table!.status).toBe(statusOf(must(await world.tables.stateOf(id))));
  }
}

const PACES: readonly Pace[] = [
  { kind: 'clock', ms: 180_000, incrementMs: 2000 },
  { kind: 'days', days: 1 },
  { kind: 'live', halfMs: 120_000, turnMs: 5000 },
];

/** A game on a map of a player's own, with a piece of its own. */
const OWN_MAP = `chesslike:${JSON.stringify({
  name: 'Archers',
  size: [5, 6],
  tiles: ['.....', '..#..', '.....', '.....', '..#..', '.....'],
  pieces: {
    A: {
      name: 'archer',
      pattern: ['a.m.a', '.....', '..o..', '..m..', '..b..'],
      look: { glyph: 'sword', colour: 'amber' },
    },
  },
  placement: 'apkpa/5/5/5/5/APKPA',
  objective: 'eliminate',
})}`;

const GAMES: readonly (readonly [string, string])[] = [
  ...entries.map(({ id }): [string, string] => [id, id]),
  ['chesslike on a map with a piece of one’s own', OWN_MAP],
];

describe.each(GAMES)('%s between two people', (_, variant) => {
  const isLive = variant === 'chess-eleven';
  test.each(PACES.filter(({ kind }) => isLive || kind !== 'live'))(
    'is played to its end at the pace %j',
    async (pace) => {
      const world = new World(variant.length + pace.kind.length);
      const { pick } = world;
      const begun = await world.begin({ variant, pace, colour: 'lot' });
      const { id, white, black } = begun;
      expect([white.side, black.side]).toEqual(['w', 'b']);
      for (let turn = 0; white.table!.status === 'running'; turn++) {
        const isLong = turn > 400;
        const acting = white.session.match.side === 'w' ? white : black;
        const person = pick(12) === 0 || white.session.lineUp ? [white, black][pick(2)]! : acting;
        person.do(isLong ? { kind: 'resign' } : anyOp(person.session, person.side!, pick));
        await world.pass(pick(pace.kind === 'days' ? 1000 * 3600 : pick(30) === 0 ? 6000 : 1500));
        if (turn % 100 === 60) await expectSameAfterReplay(world, id);
      }
      await world.quiet();
      expect(isDone(must(await world.tables.stateOf(id)))).toBe(true);
      await expectInStep(world, begun);
      await expectSameAfterReplay(world, id);
      expect(world.logged).toEqual([]);
      expect([white.resyncs, black.resyncs]).toEqual([0, 0]);
    },
  );
});
