import { type FollowedTable, type ServerMessageOf, sha256Hex } from '@kickmate/protocol';
import { mount } from '@vue/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, load, store } from '../shared/storage.ts';
import LuckNote from './LuckNote.vue';
import { nonceUse, noteUsed, shareOfDevice } from './nonces.ts';

const [MINE, OTHER] = ['a'.repeat(32), 'b'.repeat(32)];
const SEALS = { w: sha256Hex(MINE), b: sha256Hex(OTHER) };
beforeEach(() => localStorage.clear());

const waiting = (rest: object = {}) =>
  ({
    ...{ table: 't', you: 'w', status: 'waiting', commit: 'c', seals: {}, nonces: {} },
    seats: { w: { name: 'Ada' }, b: { name: 'Bob' } },
    ...rest,
  }) as ServerMessageOf<'sync'>;

/** Lets this device seal and show its number. */
function show(draw = MINE): void {
  const share = shareOfDevice(() => draw);
  for (const seals of [{}, SEALS]) share(waiting({ seals }));
}

const tableOf = (nonce?: string, rest: Partial<FollowedTable> = {}) =>
  ({
    table: 't',
    you: 'w',
    nonces: { w: nonce, b: OTHER },
    commit: 'c',
    match: {},
    ...rest,
  }) as unknown as FollowedTable;

test('a table has one number on a device, also after a reload: sealed at first, and shown once the other side is bound', () => {
  const share = shareOfDevice(() => MINE);
  expect(share(waiting())).toEqual({ seal: SEALS.w });
  expect(share(waiting({ seals: { w: SEALS.w } }))).toEqual({});
  expect(shareOfDevice(() => OTHER)(waiting({ seals: SEALS }))).toEqual({ nonce: MINE });
  expect(share(waiting({ seals: SEALS, nonces: { w: MINE } }))).toEqual({});
  expect(share(waiting({ seals: SEALS, status: 'running' }))).toEqual({});
  expect(share(waiting({ seals: SEALS, you: undefined }))).toEqual({});
  expect(shareOfDevice(() => OTHER)(waiting({ table: 'u' }))).toEqual({ seal: SEALS.b });
});

test('the seal of the other side that was seen first counts, whatever the server shows afterwards', () => {
  const share = shareOfDevice(() => MINE);
  for (const seals of [{}, SEALS, { ...SEALS, b: sha256Hex('d'.repeat(32)) }]) share(waiting({ seals }));
  expect(nonceUse(tableOf(MINE, { nonces: { w: MINE, b: 'd'.repeat(32) } }))).toBe('switched');
  // A computer that turns out to be a person has sealed nothing before.
  localStorage.clear();
  const seats = { w: { name: 'Ada' }, b: { name: 'Computer', level: 3 } };
  shareOfDevice(() => MINE)(waiting({ seats, seals: { w: SEALS.w } }));
  expect(nonceUse(tableOf(MINE))).toBe('switched');
});

test('a page that can keep nothing has one number all the same', () => {
  let drawn = 0;
  const share = shareOfDevice(() => `${drawn++}`.repeat(32));
  const first = share(waiting());
  localStorage.clear();
  expect(share(waiting({ seals: { w: first.seal } }))).toEqual({});
  localStorage.clear();
  expect(share(waiting({ seals: { w: first.seal, b: SEALS.b } }))).toEqual({ nonce: '0'.repeat(32) });
});

test('a number that an older server took without a seal is awaited no more', () => {
  const nonces = { b: OTHER };
  expect(shareOfDevice(() => MINE)(waiting({ nonces }))).toEqual({ seal: SEALS.w });
  expect(shareOfDevice(() => MINE)(waiting({ nonces, seals: { w: SEALS.w } }))).toEqual({ nonce: MINE });
});

test('the computer has no number to wait for, an empty seat has', () => {
  const seats = (b: object) => ({ seats: { w: { name: 'Ada' }, b }, seals: { w: SEALS.w } });
  expect(shareOfDevice(() => MINE)(waiting(seats({ name: 'Computer', level: 3 })))).toEqual({ nonce: MINE });
  expect(shareOfDevice(() => MINE)(waiting(seats({ name: '' })))).toEqual({});
});

test('the seal of another device is replaced once, before a number is shown; afterwards the number is lost', () => {
  const share = shareOfDevice(() => MINE);
  const elsewhere = { w: sha256Hex('c'.repeat(32)), b: SEALS.b };
  expect(share(waiting({ seals: elsewhere }))).toEqual({ seal: SEALS.w });
  expect(share(waiting({ seals: elsewhere }))).toEqual({});
  expect(share(waiting({ seals: elsewhere, nonces: { b: OTHER } }))).toEqual({ nonce: 'lost' });
});

test.each([
  ['the own number', tableOf(MINE), 'own'],
  ['the number of another device', tableOf(OTHER), 'other'],
  ['no number', tableOf(), 'missing'],
  ['a number that is lost', tableOf('-'), 'missing'],
  ['no number before the beginning', tableOf(undefined, { match: undefined }), 'none'],
  ['somebody who watches', tableOf(OTHER, { you: undefined }), 'none'],
  ['another number of the other side than it had sealed', tableOf(MINE, { nonces: { w: MINE, b: MINE } }), 'switched'],
  ['a number of the other side that is lost', tableOf(MINE, { nonces: { w: MINE, b: '-' } }), 'own'],
] as const)('%s', (_, table, use) => {
  show();
  expect(nonceUse(table)).toBe(use);
});

test('a number that was used and is another one in the proof was exchanged, also after a reload', () => {
  show();
  expect(nonceUse(tableOf(MINE))).toBe('own');
  // Asking alone notes nothing, and another number than the own one is not noted.
  noteUsed(tableOf(OTHER));
  expect(nonceUse(tableOf(OTHER))).toBe('other');
  noteUsed(tableOf(MINE));
  expect(nonceUse(tableOf(OTHER))).toBe('exchanged');
});

test('a page that has shown a game with the own number notices when it is exchanged', async () => {
  show();
  const wrapper = mount(LuckNote, { props: { table: tableOf(MINE, { match: undefined }) } });
  expect(wrapper.get('[role=alert]').text()).toBe('');
  await wrapper.setProps({ table: tableOf(OTHER, { match: undefined }) });
  expect(wrapper.get('[role=alert]').text()).toContain('the number of this device was exchanged for another one');
});

test('a commitment that is another one than before the number was sent is broken, whatever the table says since', () => {
  show();
  expect(nonceUse(tableOf(MINE, { commit: 'd' }))).toBe('broken');
  shareOfDevice(() => MINE)(waiting({ commit: 'd' }));
  expect(nonceUse(tableOf(MINE, { commit: 'd' }))).toBe('broken');
  expect(nonceUse(tableOf(MINE))).toBe('own');
});

test('what is kept is limited, and spoilt data count as nothing', () => {
  for (let i = 0; i < 210; i++) shareOfDevice(() => MINE)(waiting({ table: `t${i}` }));
  expect(Object.keys(JSON.parse(load(KEYS.nonces)!))).toHaveLength(200);
  store(KEYS.nonces, '{"t": 3}');
  expect(shareOfDevice(() => OTHER)(waiting())).toEqual({ seal: SEALS.b });
});
