import { must, opponent } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match, turnSoFar } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import {
  advance,
  apply,
  beginSession,
  type Command,
  correspondence,
  dueAt,
  isLiningUp,
  isOver,
  ON_ONE_DEVICE,
  ONLINE,
  remainingAt,
  type Session,
  sideToAct,
  TWO_PEOPLE,
  withTimeBack,
} from '../src/index.ts';
import { applied, People, seen, stored } from './people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Ways to play a match, for all games in which they exist. */
const WAYS = [
  ['without clocks, at one device', ON_ONE_DEVICE, {}],
  ['with clocks, at one device', ON_ONE_DEVICE, { time: { ms: 3 * MINUTE, incrementMs: 2 * SECOND } }],
  ['with clocks, online', ONLINE, { time: { ms: 2 * MINUTE, incrementMs: SECOND } }],
  ['by correspondence', correspondence(1), {}],
  ['live, at one device', ON_ONE_DEVICE, { live: { halfMs: 2 * MINUTE, turnMs: 12 * SECOND } }],
  ['live, online', ONLINE, { live: { halfMs: 2 * MINUTE, turnMs: 12 * SECOND } }],
] as const;

/** After this many commands somebody gives up. */
const MOST = 250;
const RESIGN: Command = { kind: 'resign', side: 'w' };

function play(start: Session, seed: number): { readonly end: Session; readonly log: readonly string[] } {
  const people = new People(seed);
  const log: string[] = [];
  let session = start;
  for (let step = 0; step < MOST && !isOver(session); step++) {
    people.wait(step % 40 === 39 ? 30 * SECOND : 3 * SECOND);
    const command = step < MOST - 1 ? people.command(session) : RESIGN;
    session = applied(session, command, people.at);
    log.push(`${JSON.stringify(command)} ${seen(session, people.at)}`);
    if (step % 25 === 0) expect(seen(stored(session, people.at), people.at)).toBe(seen(session, people.at));
  }
  return { end: session, log };
}

test('a side that takes too long for its turn by correspondence loses', async () => {
  const DAY = 24 * 60 * MINUTE;
  const variant = await exampleGame('football');
  let begun = beginSession(Match.start(variant, { seed: 1 }), { seats: TWO_PEOPLE, terms: correspondence(2) }, 0);
  expect(dueAt(begun)).toBe(2 * DAY);
  const goesOn = (one: number) => turnSoFar(variant, acted(begun, one).match.round.plies).length > 0;
  while (!begun.match.actions.some(goesOn)) begun = acted(begun, begun.match.actions[0]!);
  const side = sideToAct(begun)!;
  const action = begun.match.actions.find(goesOn)!;
  const [early, late] = [acted(begun, action, DAY), acted(begun, action, 2 * DAY - 1)];
  // The turn goes on: its second action gets no further days.
  expect([dueAt(early), dueAt(late)]).toEqual([2 * DAY, 2 * DAY]);
  expect(isOver(advance(late, 2 * DAY - 1))).toBe(false);
  expect(advance(late, 2 * DAY).match.end).toEqual({ winner: opponent(side), reason: 'time' });
});

test('time given back is at most the time of the turn', async () => {
  const match = Match.start(await exampleGame('chess'), { seed: 1, time: { ms: MINUTE, incrementMs: 0 } });
  const begun = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  const left = (ms: number) => remainingAt(withTimeBack(begun, ms, 300), 300)?.w;
  expect([left(0), left(100), left(300), left(1000)]).toEqual([59_700, 59_800, 60_000, 60_000]);
  expect(dueAt(withTimeBack(begun, 100, 300))).toBe(MINUTE + 100);
});

test('nothing that chance has decided is taken back online', async () => {
  const variant = await exampleGame('chess-eleven');
  let session = beginSession(Match.start(variant, { seed: 1 }), { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  const people = new People(1);
  while (session.match.last?.outcome === undefined || isLiningUp(session))
    session = applied(session, people.command(session), people.at);
  const side = variant.side(session.match.last.before);
  const offered = apply(session, { kind: 'offer', side, what: 'takeback' }, people.at);
  expect(offered).toMatchObject({ ok: false, error: { why: 'byChance' } });
});

const acted = (session: Session, action: number, at = 0): Session =>
  must(apply(session, { kind: 'act', side: sideToAct(session)!, action }, at));

describe.each(entries)('$name', ({ id }) => {
  test.each(WAYS)('two people play: %s', async (_, terms, time) => {
    const variant = await loadVariant(id);
    if ('live' in time && !variant.liveTime) return;
    const opening = { seats: TWO_PEOPLE, terms };
    const begin = () => beginSession(Match.start(variant, { seed: 1, ...time }), opening, 0);
    const [log] = [1, 2].map((seed) => {
      const played = play(begin(), seed);
      expect(played.log.length).toBeGreaterThan(1);
      expect(isOver(played.end)).toBe(true);
      return played.log;
    });
    // The same seed gives the same match.
    expect(play(begin(), 1).log).toEqual(log);
  });
});

test('a session that is stored and read after each command ends the same way', async () => {
  const variant = await exampleGame('chess-eleven');
  const opening = { seats: TWO_PEOPLE, terms: ONLINE };
  const begin = () =>
    beginSession(Match.start(variant, { seed: 3, live: { halfMs: MINUTE, turnMs: 10 * SECOND } }), opening, 0);
  const [kept, other] = [new People(3), new People(3)];
  let [one, two] = [begin(), begin()];
  for (let step = 0; step < 60; step++) {
    kept.wait(3 * SECOND);
    other.wait(3 * SECOND);
    one = applied(one, kept.command(one), kept.at);
    two = stored(applied(two, other.command(two), other.at), other.at);
    expect(seen(two, other.at)).toBe(seen(one, kept.at));
  }
});
