import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { Passkeys } from '../src/identity/passkeys.ts';
import { Authenticator, type KeyKind, type Wrong } from './authenticator.ts';

const ORIGIN = 'https://play.example.org';
const MINUTE = 60_000;

/** The queries of passkeys, in memory. */
function memory() {
  const rows = new Map<string, { player: string; key: string; signedAt: number }>();
  return {
    async addPasskey({ id, player, key }: { id: string; player: string; key: string }) {
      if (rows.has(id)) return false;
      rows.set(id, { player, key, signedAt: 0 });
      return true;
    },
    passkey: async (id: string) => rows.get(id),
    async passkeySigned(id: string, at: number) {
      const row = rows.get(id)!;
      if (row.signedAt >= at) return false;
      row.signedAt = at;
      return true;
    },
    passkeys: async (player: string) =>
      [...rows].filter(([, row]) => row.player === player).map(([id]) => ({ id, madeAt: 0 })),
    async deletePasskey(_: string, id: string) {
      rows.delete(id);
    },
  };
}

let passkeys: Passkeys;
let authenticator: Authenticator;
beforeEach(() => {
  passkeys = new Passkeys('the key of the server', memory());
  authenticator = new Authenticator(() => ORIGIN);
});

const add = (wrong: Wrong = {}, challenge = passkeys.challenge()) =>
  passkeys.add('ann', authenticator.make(challenge, wrong), ORIGIN);

const use = (wrong: Wrong = {}, challenge = passkeys.challenge()) =>
  passkeys.playerOf(authenticator.use(challenge, wrong), ORIGIN);

const message = (result: Awaited<ReturnType<typeof use>> | Awaited<ReturnType<typeof add>>) =>
  result.ok ? 'accepted' : result.error.message;

test.each<KeyKind>(['ES256', 'EdDSA', 'RS256'])(
  'a passkey with a key of %s makes a browser its player',
  async (kind) => {
    authenticator = new Authenticator(() => ORIGIN, kind);
    expect(await add()).toEqual({ ok: true, value: true });
    expect(await use()).toEqual({ ok: true, value: 'ann' });
    expect(await passkeys.list('ann')).toEqual([{ id: authenticator.id, madeAt: 0 }]);
  },
);

describe.each([
  ['of another ceremony', { type: 'payment.get' }, 'used on another page'],
  ['from another page', { origin: 'https://evil.example' }, 'used on another page'],
  ['of another site', { site: 'evil.example' }, 'that of another site'],
  ['that nobody confirmed', { flags: 0 }, 'nobody confirmed'],
] as const)('a passkey %s', (_, wrong, why) => {
  test('is neither kept nor accepted', async () => {
    expect(message(await add(wrong))).toContain(why);
    await add();
    expect(message(await use(wrong))).toContain(why);
  });
});

test.each([
  ['invented', () => Buffer.alloc(56).toString('base64url')],
  ['empty', () => ''],
  ['of another server', () => new Passkeys('another key', memory()).challenge()],
  ['too old', () => passkeys.challenge(Date.now() - 6 * MINUTE)],
  ['of the future', () => passkeys.challenge(Date.now() + 6 * MINUTE)],
])('a challenge that is %s is refused', async (_, challenge) => {
  expect(message(await add({}, challenge()))).toContain('took too long');
  await add();
  expect(message(await use({}, challenge()))).toContain('took too long');
});

test('what was signed once is not accepted again', async () => {
  await add();
  const proof = authenticator.use(passkeys.challenge());
  expect((await passkeys.playerOf(proof, ORIGIN)).ok).toBe(true);
  expect(message(await passkeys.playerOf(proof, ORIGIN))).toContain('sent before');
});

test('a signature by another key, or for other data, is refused', async () => {
  await add();
  const proof = authenticator.use(passkeys.challenge());
  const forged = { ...new Authenticator(() => ORIGIN).use(passkeys.challenge()), id: authenticator.id };
  expect(message(await passkeys.playerOf(forged, ORIGIN))).toContain('signature');
  const changed = { ...proof, clientData: authenticator.use(passkeys.challenge()).clientData };
  expect(message(await passkeys.playerOf(changed, ORIGIN))).toContain('signature');
  expect(message(await passkeys.playerOf({ ...proof, signature: 'AAAA' }, ORIGIN))).toContain('signature');
});

test('a passkey that is not known, or was deleted, is refused', async () => {
  expect(message(await use())).toContain('not known here');
  await add();
  await passkeys.delete('ann', authenticator.id);
  expect(message(await use())).toContain('not known here');
});

test('a passkey is kept once, and a player has twenty at most', async () => {
  await add();
  expect(message(await add())).toContain('known already');
  for (let count = 1; count < 20; count++) {
    authenticator = new Authenticator(() => ORIGIN);
    expect((await add()).ok).toBe(true);
  }
  authenticator = new Authenticator(() => ORIGIN);
  expect(message(await add())).toContain('at most 20');
});

test.each([
  ['of another curve', () => generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey],
  ['that is too short', () => generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey],
])('a key %s is refused', async (_, key) => {
  const made = authenticator.make(passkeys.challenge());
  const spki = key().export({ format: 'der', type: 'spki' }).toString('base64url');
  expect(message(await passkeys.add('ann', { ...made, key: spki }, ORIGIN))).toContain('this kind of key');
  expect(message(await passkeys.add('ann', { ...made, key: 'AAAA' }, ORIGIN))).toContain('this kind of key');
});

test('data that cannot be read are refused', async () => {
  const made = authenticator.make(passkeys.challenge());
  for (const clientData of ['AAAA', Buffer.from('[]').toString('base64url'), Buffer.from('null').toString('base64url')])
    expect(message(await passkeys.add('ann', { ...made, clientData }, ORIGIN))).toContain('another page');
  expect(message(await passkeys.add('ann', { ...made, authenticatorData: 'AAAA' }, ORIGIN))).toContain('another site');
});
