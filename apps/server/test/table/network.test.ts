import { must } from '@kickmate/board';
import { type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import { type Op, type SessionState, withoutSeed } from '@kickmate/protocol';
import { writeRecord } from '@kickmate/record';
import { describe, expect, test } from 'vitest';
import { Replays } from '../../src/table/replays.ts';
import { anyOp, Person, World } from './world.ts';

/** A network that loses, doubles and reorders what passes through it, until it is mended. */
class BadNetwork {
  readonly #world: World;
  readonly #pick: PickNumber;
  isMended = false;

  constructor(world: World, pick: PickNumber) {
    this.#world = world;
    this.#pick = pick;
  }

  pass(deliver: () => void): void {
    // A tenth of all is lost, a tenth comes twice, and each comes after a time of its own.
    const roll = this.#pick(10);
    const copies = this.isMended ? 1 : roll === 0 ? 0 : roll === 1 ? 2 : 1;
    for (let copy = 0; copy < copies; copy++) {
      if (this.isMended) deliver();
      else this.#world.later(deliver, this.#pick(400));
    }
  }
}

/** The state of a table without its stopwatch, which has run on since. */
const restOf = ({ elapsed: _, ...rest }: SessionState): Omit<SessionState, 'elapsed'> => rest;

/** A command that does not end the game. */
const calm = (op: Op): Op =>
  op.kind === 'resign' || op.kind === 'claim' || ('what' in op && op.what === 'draw') ? { kind: 'ready' } : op;

describe.each(['chess', 'chess-league', 'football', 'chess-eleven', 'chesslike', 'chess960'])('%s', (variant) => {
  test.each([1, 2])('everybody ends where the server is, whatever is lost, doubled or reordered (%i)', async (seed) => {
    const world = new World(seed);
    const pick = pickFrom(seededRandom(seed, 5));
    const pace =
      seed === 2 && variant === 'chess-eleven' ? ({ kind: 'live', halfMs: 60_000, turnMs: 3000 } as const) : CLOCK;
    const { id, white, black } = await world.begin({ variant, pace });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    const network = new BadNetwork(world, pick);
    for (const one of [white, black, watcher]) {
      one.sending = (run) => network.pass(run);
      one.receiving = (text) => network.pass(() => one.receive(text));
    }
    const waiting = new Map<Person, { readonly id: string; readonly again: () => void }>();
    for (let i = 0; i < 150; i++) {
      for (const person of [white, black]) {
        // A person sends the next command when the last one is answered, and otherwise the same one again.
        const last = waiting.get(person);
        if (last && !person.answers.has(last.id)) last.again();
        else if (person.table!.status === 'running') {
          const op = calm(anyOp(person.session, person.side!, pick));
          const { v } = person.table!;
          const sent = person.do(op, { v });
          waiting.set(person, { id: sent, again: () => person.do(op, { id: sent, v }) });
        }
      }
      if (pick(10) === 0) [white, black, watcher][pick(3)]!.join();
      await world.pass(300);
    }
    network.isMended = true;
    await world.pass(1000);
    for (const one of [white, black, watcher]) one.join();
    await world.quiet();
    const state = must(await world.tables.stateOf(id));
    const record = writeRecord(withoutSeed(state.session!.match));
    for (const { table } of [white, black, watcher]) {
      expect(table!.v).toBe(state.v);
      expect(writeRecord(table!.match!)).toBe(record);
      expect(restOf(table!.state)).toEqual(restOf(white.table!.state));
    }
    expect(white.table!.state.offers ?? {}).toEqual(state.session!.offers);
    expect(state.v).toBeGreaterThan(30);
    // No command has been carried out twice, and each that was acknowledged is stored.
    const stored = await world.memory.events(id, 0);
    const commands = stored.flatMap(({ command }) => command ?? []);
    expect(new Set(commands).size).toBe(commands.length);
    for (const [person, side] of [
      [white, 'w'],
      [black, 'b'],
    ] as const)
      for (const [command, { type }] of person.answers)
        expect([command, commands.includes(`${side} ${command}`)]).toEqual([command, type !== 'no']);
    const replayed = await new Replays().replay((await world.memory.game(id))!, state.variant, stored);
    expect(writeRecord(replayed.session!.match)).toBe(writeRecord(state.session!.match));
    expect(world.logged).toEqual([]);
  });
});

test('two tabs of one player both follow, and either may act', async () => {
  const world = new World();
  const { id, white, black } = await world.begin({ pace: CLOCK });
  const tab = new Person(world, 'Ada');
  tab.join(id);
  await world.quiet();
  expect(tab.side).toBe('w');
  await white.play('e2e4');
  await black.play('e7e5');
  // Both tabs act at the same moment: the first action counts, and the other tab hears so.
  tab.do({ kind: 'act', text: 'g1f3' }, { id: 'tab' });
  white.do({ kind: 'act', text: 'b1c3' }, { id: 'page' });
  await world.quiet();
  expect([tab.answers.get('tab')!.type, white.answers.get('page')]).toEqual([
    'ev',
    expect.objectContaining({ type: 'no', why: 'stale' }),
  ]);
  await black.play('b8c6');
  tab.leave();
  await world.quiet();
  expect(black.last('presence')!.gone).toBeUndefined();
  await white.play('f1b5');
  tab.join(id);
  await world.quiet();
  const record = writeRecord(withoutSeed((await world.session(id)).match));
  for (const { table } of [white, tab, black]) expect(writeRecord(table!.match!)).toBe(record);
  expect([white.resyncs, tab.resyncs, black.resyncs]).toEqual([0, 0, 0]);
});

const CLOCK = { kind: 'clock', ms: 300_000, incrementMs: 2000 } as const;
