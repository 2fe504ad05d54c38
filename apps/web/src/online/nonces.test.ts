import type { FollowedTable } from '@kickmate/protocol';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, load, store } from '../shared/storage.ts';
import { nonceFor, useOfNonce } from './nonces.ts';

const [MINE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];
beforeEach(() => localStorage.clear());

const tableOf = (nonce?: string, rest: Partial<FollowedTable> = {}) =>
  ({
    table: 't',
    you: 'w',
    nonces: { w: nonce, b: OTHER },
    commit: 'c',
    match: {},
    ...rest,
  }) as unknown as FollowedTable;

test('a table has one number on a device, also after a reload', () => {
  expect([nonceFor('t', 'c', () => MINE), nonceFor('t', 'c', () => OTHER), nonceFor('u', 'c', () => OTHER)]).toEqual([
    MINE,
    MINE,
    OTHER,
  ]);
});

test.each([
  ['the own number', tableOf(MINE), 'own'],
  ['the number of another device', tableOf(OTHER), 'other'],
  ['no number', tableOf(), 'missing'],
  ['no number before the beginning', tableOf(undefined, { match: undefined }), 'none'],
  ['somebody who watches', tableOf(OTHER, { you: undefined }), 'none'],
] as const)('%s', (_, table, use) => {
  nonceFor('t', 'c', () => MINE);
  expect(useOfNonce(table)).toBe(use);
});

test('a number that was used and is another one in the proof was exchanged, also after a reload', () => {
  nonceFor('t', 'c', () => MINE);
  expect(useOfNonce(tableOf(MINE))).toBe('own');
  expect(useOfNonce(tableOf(OTHER))).toBe('exchanged');
});

test('a commitment that is another one than before the number was sent is broken, whatever the table says since', () => {
  nonceFor('t', 'c', () => MINE);
  expect(useOfNonce(tableOf(MINE, { commit: 'd' }))).toBe('broken');
  nonceFor('t', 'd', () => MINE);
  expect(useOfNonce(tableOf(MINE, { commit: 'd' }))).toBe('broken');
  expect(useOfNonce(tableOf(MINE))).toBe('own');
});

test('what is kept is limited, and spoilt data count as nothing', () => {
  for (let i = 0; i < 210; i++) nonceFor(`t${i}`, 'c', () => MINE);
  expect(Object.keys(JSON.parse(load(KEYS.nonces)!))).toHaveLength(200);
  store(KEYS.nonces, '{"t": 3}');
  expect(nonceFor('t', 'c', () => OTHER)).toBe(OTHER);
});
