import { describe, expect, test } from 'vitest';
import { type ClientMessage, readClientMessage, readServerMessage, type ServerMessage } from '../src/index.ts';

const TERMS = { variant: 'football', pace: { kind: 'clock', ms: 180_000, incrementMs: 2000 }, colour: 'lot' } as const;

describe('messages of a client', () => {
  const messages: readonly ClientMessage[] = [
    { type: 'hello', proto: 1, rules: 'abc' },
    { type: 'join', table: 'Ab3', since: 4, nonce: '0123456789abcdef0123456789abcdef' },
    { type: 'join', table: 'Ab3', nonce: 'lost', seal: '0123456789abcdef'.repeat(4) },
    { type: 'leave', table: 'Ab3' },
    { type: 'do', table: 'Ab3', id: 'c1', v: 0, op: { kind: 'act', text: 'e2e4' } },
    { type: 'do', table: 'Ab3', id: 'c2', v: 7, op: { kind: 'offer', what: 'rematch' } },
    { type: 'do', table: 'Ab3', id: 'c3', v: 7, op: { kind: 'step in', choice: 'computer', level: 6 } },
    { type: 'draft', table: 'Ab3', formation: 'a2,d2,e2,h2', n: 3 },
    { type: 'say', table: 'Ab3', phrase: 0 },
    { type: 'lobby', on: true },
    { type: 'seek', id: 's1', terms: TERMS },
    { type: 'unseek', id: 's1' },
    { type: 'take', seek: 's1' },
  ];

  test.each(messages)('$type is read as it was written', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test.each([
    ['no JSON', '{', 'a message is JSON'],
    ['an array', '[]', 'type'],
    ['an unknown type', '{"type":"shout"}', 'type'],
    ['a missing field', '{"type":"join"}', 'table'],
    ['an id with other characters', '{"type":"join","table":"../x"}', 'table: an id has 1 to 40 letters'],
    ['a long id', `{"type":"join","table":"${'x'.repeat(41)}"}`, 'table'],
    ['a negative version', '{"type":"join","table":"a","since":-1}', 'since'],
    ['half a nonce', '{"type":"join","table":"a","nonce":"0123"}', 'nonce: 32 hexadecimal digits are needed'],
    ['an unknown command', '{"type":"do","table":"a","id":"b","v":0,"op":{"kind":"win"}}', 'op.kind'],
    [
      'an action that is too long',
      `{"type":"do","table":"a","id":"b","v":0,"op":{"kind":"act","text":"${'x'.repeat(61)}"}}`,
      'op.text',
    ],
    [
      'a level above 10',
      '{"type":"do","table":"a","id":"b","v":0,"op":{"kind":"step in","choice":"computer","level":11}}',
      'op.level',
    ],
    ['an unknown phrase', '{"type":"say","table":"a","phrase":8}', 'phrase'],
    [
      'a turn of 4 days',
      '{"type":"seek","id":"a","terms":{"variant":"chess","colour":"w","pace":{"kind":"days","days":4}}}',
      'terms.pace.days',
    ],
    [
      'clocks of a second',
      '{"type":"seek","id":"a","terms":{"variant":"chess","colour":"w","pace":{"kind":"clock","ms":1000,"incrementMs":0}}}',
      'terms.pace.ms',
    ],
  ])('%s is refused with its place', (_, text, message) => {
    const read = readClientMessage(text);
    expect(read.ok ? '' : read.error.message).toContain(message);
  });

  test('fields that are not of the protocol are dropped', () => {
    expect(readClientMessage('{"type":"lobby","on":true,"__proto__":{"x":1},"more":2}')).toEqual({
      ok: true,
      value: { type: 'lobby', on: true },
    });
  });
});

describe('messages of the server', () => {
  const table = {
    state: { elapsed: 12, lineUp: 'done' },
    seats: { w: { name: 'Ada' }, b: { name: 'Computer', level: 3 } },
    rematch: {},
  } as const;
  const messages: readonly ServerMessage[] = [
    { type: 'welcome', proto: 1, rules: 'abc', you: { id: 'p', name: 'Ada' } },
    {
      type: 'sync',
      table: 'a',
      v: 3,
      terms: TERMS,
      you: 'w',
      status: 'running',
      commit: '0'.repeat(64),
      seals: {},
      nonces: {},
      record: '*',
      ...table,
    },
    { type: 'ev', table: 'a', v: 4, id: 'c', steps: [{ do: 'play', text: 'e2e4', spent: 5 }], ...table },
    { type: 'no', id: 'c', table: 'a', why: 'tooLong', values: { actions: 4 }, v: 4 },
    { type: 'presence', table: 'a', watchers: 2, lag: { w: 30 }, gone: { side: 'b', inMs: 40_000 } },
    { type: 'lobby', seeks: [{ id: 's', by: 'Ada', terms: TERMS, isOwn: false }], running: [], people: 1, played: 0 },
    { type: 'bye', why: 'restart', retryMs: 1000 },
  ];

  test.each(messages)('$type is read as it was written', (message) => {
    expect(readServerMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });

  test('another message is refused with its place', () => {
    const read = readServerMessage(JSON.stringify({ ...messages[2], steps: [{ do: 'jump' }] }));
    expect(read.ok ? '' : read.error.message).toContain('steps.0.do');
  });
});
