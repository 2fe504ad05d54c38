import { entries, loadVariant } from '@kickmate/catalogue';
import { Match } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { CASUAL, type Command, isOver, ONLINE, open, type Session, TWO_PEOPLE } from '../src/index.ts';
import { applied, People, seen, stored } from './people.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Ways to play a match, for all games in which they exist. */
const WAYS = [
  ['without clocks, at one device', CASUAL, {}],
  ['with clocks, at one device', CASUAL, { time: { ms: 3 * MINUTE, incrementMs: 2 * SECOND } }],
  ['with clocks, online', ONLINE, { time: { ms: 2 * MINUTE, incrementMs: SECOND } }],
  ['live, at one device', CASUAL, { live: { halfMs: 2 * MINUTE, turnMs: 12 * SECOND } }],
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

describe.each(entries)('$name', ({ id }) => {
  test.each(WAYS)('two people play: %s', async (_, terms, time) => {
    const variant = await loadVariant(id);
    if ('live' in time && !variant.liveTime) return;
    const opening = { seats: TWO_PEOPLE, terms };
    const begin = () => open(Match.start(variant, { seed: 1, ...time }), opening, 0);
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
  const variant = await loadVariant('chess-eleven');
  const opening = { seats: TWO_PEOPLE, terms: ONLINE };
  const begin = () =>
    open(Match.start(variant, { seed: 3, live: { halfMs: MINUTE, turnMs: 10 * SECOND } }), opening, 0);
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
