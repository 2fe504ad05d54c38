import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { apply, beginSession, ONLINE, remainingAt, type Session, saveSession, TWO_PEOPLE } from '@kickmate/play';
import { writeRecord } from '@kickmate/record';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ServerMessageOf, sessionOf, stepsBetween, tableAfter, tableOf, withoutSeed } from '../src/index.ts';

const TERMS = {
  variant: 'chess',
  pace: { kind: 'clock', ms: 180_000, incrementMs: 2000 },
  colour: 'lot',
} as const;
const SEATS = { w: { name: 'Ada' }, b: { name: 'Bob' } };

let begun: Session;
beforeEach(async () => {
  const match = Match.start<unknown>(await exampleGame('chess'), { seed: 7, time: TERMS.pace });
  begun = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
});

const syncOf = (session: Session, at: number, v = 1): ServerMessageOf<'sync'> => ({
  type: 'sync',
  table: 'a',
  v,
  terms: TERMS,
  status: 'running',
  commit: '0'.repeat(64),
  seals: {},
  nonces: {},
  record: writeRecord(withoutSeed(session.match)),
  seats: SEATS,
  rematch: {},
  state: saveSession(session, at) as ServerMessageOf<'sync'>['state'],
});
const evOf = (before: Session, after: Session, at: number, v: number): ServerMessageOf<'ev'> => ({
  type: 'ev',
  table: 'a',
  v,
  steps: [...stepsBetween(before.match, after.match)],
  seats: SEATS,
  rematch: {},
  state: saveSession(after, at) as ServerMessageOf<'ev'>['state'],
});
const played = (session: Session, text: string, at: number) =>
  must(apply(session, { kind: 'act by text', side: session.match.side, text }, at));
const followed = () => must(tableOf(syncOf(begun, 0), begun.match.variant));

test('a client has the same clocks as the server, whatever its own clock shows', () => {
  const one = played(begun, 'e2e4', 5000);
  const two = played(one, 'e7e5', 65_000);
  let table = must(tableAfter(followed(), evOf(begun, one, 5000, 2)));
  table = must(tableAfter(table, evOf(one, two, 65_000, 3)));
  const at = 1_000_000;
  const session = sessionOf({ ...table, match: table.match! }, at);
  expect(remainingAt(session, at + 10_000)).toEqual(remainingAt(two, 75_000));
  expect(remainingAt(session, at)).toEqual({ w: 177_000, b: 122_000 });
});

describe('events out of order', () => {
  const one = () => played(begun, 'e2e4', 100);

  test('an event that came before changes nothing', () => {
    const table = must(tableAfter(followed(), evOf(begun, one(), 100, 2)));
    expect(must(tableAfter(table, evOf(begun, one(), 100, 2)))).toBe(table);
  });

  test('a gap is found', () => {
    expect(tableAfter(followed(), evOf(begun, one(), 100, 3))).toMatchObject({
      error: { message: 'version 3 came after version 1' },
    });
  });

  test('a step that does not fit is found', () => {
    const event = { ...evOf(begun, one(), 100, 2), steps: [{ do: 'play', text: 'e2e5' } as const] };
    expect(tableAfter(followed(), event).ok).toBe(false);
  });

  test('a record that breaks the rules is found', () => {
    const sync = { ...syncOf(begun, 0), record: '1. e5 *' };
    expect(tableOf(sync, begun.match.variant)).toMatchObject({ error: { message: expect.stringContaining('record') } });
  });
});
