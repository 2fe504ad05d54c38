import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { verifyLuck } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { absenceMs } from '../../src/table/presence.ts';
import { Person, World } from './world.ts';

const CLOCK = { kind: 'clock', ms: 180_000, incrementMs: 2000 } as const;
const no = (why: string) => ({ type: 'no', why });

/** An action of the side to act whose outcome chance decides. */
function riskyAction({ session: { match } }: Person): number | undefined {
  return match.actions.find((action) => match.variant.chance(match.position, action).length > 1);
}

/** An action of the side to act, one with chance if there is any. */
function anyAction(person: Person): string {
  const { actions, variant } = person.session.match;
  const action = riskyAction(person) ?? actions[person.world.pick(actions.length)]!;
  return variant.text.formatAction({ action });
}

describe('absence', () => {
  const left = async () => {
    const world = new World();
    const begun = await world.begin({ pace: CLOCK });
    return { world, ...begun };
  };

  test('the other one may decide after 40 seconds, in the turn of the one who is gone', async () => {
    const { world, white, black } = await left();
    world.tables.disconnected(white);
    await world.quiet();
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 40_000 } });
    await world.pass(39_000);
    expect(await black.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('isThere'));
    await world.pass(1000);
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 0 } });
    await black.ask({ kind: 'step in', choice: 'win' });
    expect(black.table!.match!.end).toMatchObject({ winner: 'b' });
  });

  test('after 10 seconds if the player has said good-bye, and not while another connection is there', async () => {
    const { world, id, white, black } = await left();
    const second = new Person(world, 'Ada');
    second.join(id);
    await world.quiet();
    white.leave();
    await world.pass(2000);
    expect(black.last('presence')!.gone).toBeUndefined();
    second.leave();
    await world.pass(10_000);
    expect(await black.ask({ kind: 'step in', choice: 'draw' })).toMatchObject({ type: 'ev' });
    expect(black.table!.match!.end).toEqual({ reason: 'voids' });
  });

  test.each(['white', 'black'] as const)('a draw is made also where %s has offered one', async (who) => {
    const { world, white, black } = await left();
    await { white, black }[who].ask({ kind: 'offer', what: 'draw' });
    white.leave();
    await world.pass(10_000);
    expect(await black.ask({ kind: 'step in', choice: 'draw' })).toMatchObject({ type: 'ev' });
    expect(black.table!.match!.end).toEqual({ reason: 'voids' });
  });

  test('not in the own turn, and not when the player is back', async () => {
    const { world, id, white, black } = await left();
    world.tables.disconnected(black);
    await world.pass(60_000);
    expect(white.last('presence')!.gone).toBeUndefined();
    expect(await white.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('isThere'));
    await white.play('e2e4');
    expect(white.last('presence')!.gone).toEqual({ side: 'b', inMs: 0 });
    const again = new Person(world, 'Bob');
    again.join(id);
    await world.quiet();
    expect(white.last('presence')!.gone).toBeUndefined();
    expect(await white.ask({ kind: 'step in', choice: 'win' })).toMatchObject(no('isThere'));
  });

  test('the other one may wait once more', async () => {
    const { world, white, black } = await left();
    white.leave();
    await world.pass(10_000);
    await black.ask({ kind: 'step in', choice: 'wait' });
    expect(black.last('presence')).toMatchObject({ gone: { side: 'w', inMs: 40_000 } });
    expect(black.table!.status).toBe('running');
  });

  test('the computer goes on, and the one who was gone may watch', async () => {
    const { world, id, white, black } = await left();
    white.leave();
    await world.pass(10_000);
    await black.ask({ kind: 'step in', choice: 'computer', level: 5 });
    await world.pass(1000);
    expect(black.table!.seats.w).toEqual({ name: 'Computer (level 5)', level: 5, player: 'computer-5' });
    expect(black.table!.match!.round.plies.length).toBe(1);
    const back = new Person(world, 'Ada');
    back.join(id);
    await world.quiet();
    expect(back.side).toBeUndefined();
    expect(await back.play('e2e4')).toMatchObject(no('noSeat'));
    expect(await world.memory.game(id)).toMatchObject({ white: 'ada', summary: { computer: { w: 5 } } });
  });

  test('nobody has to be there by correspondence, and slow games are patient', () => {
    expect(absenceMs({ kind: 'days', days: 1 }, 'lost')).toBeUndefined();
    expect(absenceMs(CLOCK, 'lost')).toBe(40_000);
    expect(absenceMs(CLOCK, 'left')).toBe(10_000);
    expect(absenceMs({ kind: 'clock', ms: 1_800_000, incrementMs: 0 }, 'lost')).toBe(90_000);
    expect(absenceMs({ kind: 'clock', ms: 10_800_000, incrementMs: 0 }, 'left')).toBe(135_000);
    expect(absenceMs({ kind: 'unlimited' }, 'left')).toBe(300_000);
  });
});

describe('line-ups', () => {
  const usual = async () => {
    const { formations } = await exampleGame('chess-eleven');
    return { formations: formations!, all: formations!.sensible(false).map((one) => formations!.format(one)) };
  };

  test('in a live match both see how the other one lines up, and so do those who watch', async () => {
    const world = new World();
    const { all } = await usual();
    const { id, white, black } = await world.begin({
      variant: 'chess-eleven',
      pace: { kind: 'live', halfMs: 60_000, turnMs: 5000 },
    });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    await white.draft(all[1]!, 2);
    await white.draft(all[2]!, 1);
    for (const one of [black, watcher])
      expect(one.last('draft')).toEqual({ type: 'draft', table: id, side: 'w', formation: all[1] });
    expect(white.last('draft')).toBeUndefined();
    await white.draft('nonsense', 3);
    expect(white.last('no')).toMatchObject({ why: 'illegal' });
    await white.ask({ kind: 'ready' });
    expect(black.table!.state.lineUp).toMatchObject({ ready: { w: all[1] } });
    await world.pass(30_000);
    expect(black.table!.match!.round.start).toEqual((await world.session(id)).match.round.start);
    expect(black.session.lineUp).toBeUndefined();
  });

  test('by correspondence a formation stays hidden until both are ready', async () => {
    const world = new World();
    const { formations, all } = await usual();
    const { id, white, black } = await world.begin({ variant: 'chess-eleven', pace: { kind: 'days', days: 1 } });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    await white.draft(all[1]!, 1);
    await white.ask({ kind: 'ready' });
    expect(white.table!.state.lineUp).toMatchObject({ ready: { w: all[1] } });
    const again = new Person(world, 'Bob');
    again.join(id);
    await world.quiet();
    const hidden = formations.format(formations.usual());
    for (const one of [black, watcher, again]) {
      expect(one.table!.state.lineUp).toMatchObject({ ready: { w: hidden } });
      expect(one.frames.some((frame) => frame.includes(all[1]!))).toBe(false);
    }
    await black.ask({ kind: 'ready', formation: all[2]! });
    const start = (await world.session(id)).match.round.start;
    expect(black.table!.match!.round.start).toEqual(start);
    expect(formations.format(formations.of(start, 'w'))).toBe(all[1]);
  });
});

describe('those who watch', () => {
  test('follow the game, get one and the same message, and are counted', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({ pace: CLOCK });
    const watchers = Array.from({ length: 20 }, () => new Person(world, undefined));
    for (const one of watchers) one.join(id);
    await world.quiet();
    const written = vi.spyOn(JSON, 'stringify');
    await white.play('e2e4');
    const events = written.mock.calls.filter(([message]) => message?.type === 'ev');
    written.mockRestore();
    // Once for those who watch, once for the opponent, and the acknowledgement.
    expect(events.length).toBe(3);
    expect(new Set(watchers.map(({ frames }) => frames.at(-1))).size).toBe(1);
    expect(watchers[7]!.table!.match!.round.plies.length).toBe(1);
    await world.pass(1000);
    const seen = black.messages.filter(({ type }) => type === 'presence');
    expect(black.last('presence')).toMatchObject({ watchers: 20, lag: { w: 0, b: 0 } });
    expect(seen.length).toBeLessThan(8);
    expect(world.tables.running()[0]).toMatchObject({ table: id, watchers: 20, seats: { w: { name: 'Ada' } } });
  });

  test('phrases come from players only', async () => {
    const world = new World();
    const { id, white, black } = await world.begin({});
    const watcher = new Person(world, 'Cat');
    watcher.join(id);
    await world.quiet();
    await world.tables.say(white, { type: 'say', table: id, phrase: 2 });
    await world.tables.say(watcher, { type: 'say', table: id, phrase: 3 });
    for (const one of [black, watcher])
      expect(one.last('said')).toEqual({ type: 'said', table: id, side: 'w', phrase: 2 });
    expect(watcher.last('no')).toMatchObject({ why: 'noSeat' });
  });
});

describe('luck', () => {
  test('the secret is in no message before the end; afterwards everything is verified', async () => {
    const world = new World(5);
    const { id, white, black } = await world.begin({ variant: 'chess-eleven', colour: 'lot' });
    const watcher = new Person(world, undefined);
    watcher.join(id);
    await world.quiet();
    const secret = Buffer.from((await world.memory.game(id))!.secret).toString('hex');
    const { seed } = (await world.session(id)).match;
    for (let i = 0; i < 200 && white.table!.status === 'running'; i++) {
      for (const one of [white, black]) if (one.session.lineUp) await one.ask({ kind: 'ready' });
      const person = white.session.match.side === 'w' ? white : black;
      await person.play(anyAction(person));
    }
    const frames = () => [white, black, watcher].flatMap((one) => one.frames).join('\n');
    if (white.table!.status === 'running') {
      expect(frames()).not.toContain(secret);
      // The seed is a number that no clock shows.
      expect(seed).toBeGreaterThan(1_000_000);
      expect(frames()).not.toContain(String(seed));
      await white.ask({ kind: 'resign' });
    }
    for (const { table } of [white, black, watcher]) {
      expect(table!.secret).toBe(secret);
      const verified = must(verifyLuck(table!.match!, { secret, nonces: table!.nonces }, table!.commit, table!.seals));
      expect(verified.outcomes).toBeGreaterThan(0);
    }
  });
});
