import { beforeEach, expect, test } from 'vitest';
import type { NewPasskey } from '../src/db/store.ts';
import { deviceOf, Passkeys } from '../src/identity/passkeys.ts';
import { Authenticator, type KeyKind, type Wrong } from './authenticator.ts';

const ORIGIN = 'https://play.example.org';
const MINUTE = 60_000;
const ANN = { id: 'ann', name: 'Ann', createdAt: 0 };

/** The queries of passkeys, in memory. */
function memory() {
  const rows = new Map<string, NewPasskey & { signedAt: number }>();
  return {
    async addPasskey(passkey: NewPasskey) {
      if (rows.has(passkey.id)) return false;
      rows.set(passkey.id, { ...passkey, signedAt: 0 });
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
      [...rows].filter(([, row]) => row.player === player).map(([id, { device = '' }]) => ({ id, madeAt: 0, device })),
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

const challenge = async (now = Date.now(), of = passkeys) => (await of.optionsToUse(ORIGIN, now)).challenge;

const add = async (wrong: Wrong = {}, signed?: string) =>
  passkeys.add('ann', authenticator.make(signed ?? (await challenge()), wrong), ORIGIN);

const use = async (wrong: Wrong = {}, signed?: string) =>
  passkeys.playerOf(authenticator.use(signed ?? (await challenge()), wrong), ORIGIN);

const why = (result: Awaited<ReturnType<typeof use>> | Awaited<ReturnType<typeof add>>) =>
  result.ok ? 'accepted' : result.error.why;

test.each<KeyKind>(['ES256', 'EdDSA', 'RS256'])(
  'a passkey with a key of %s makes a browser its player',
  async (kind) => {
    authenticator = new Authenticator(() => ORIGIN, kind);
    expect(await add()).toEqual({ ok: true, value: true });
    expect(await use()).toEqual({ ok: true, value: 'ann' });
    expect(await passkeys.list('ann')).toEqual([{ id: authenticator.id, madeAt: 0, device: '' }]);
  },
);

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI} Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8.5.0', ''],
])('a passkey made with %s is that of: %s', async (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
  await passkeys.add('ann', authenticator.make(await challenge()), ORIGIN, agent);
  expect(await passkeys.list('ann')).toMatchObject([{ device }]);
});

test('a browser is told the site, the player, and the passkeys that there are', async () => {
  await add();
  expect(await passkeys.optionsToMake(ANN, ORIGIN)).toMatchObject({
    rp: { id: 'play.example.org', name: 'Kickmate' },
    user: { id: Buffer.from('ann').toString('base64url'), name: 'Ann' },
    attestation: 'none',
    excludeCredentials: [{ id: authenticator.id }],
    authenticatorSelection: { residentKey: 'required' },
  });
  expect(await passkeys.optionsToUse(ORIGIN)).toMatchObject({ rpId: 'play.example.org' });
});

test.each<[string, Wrong]>([
  ['of another ceremony', { type: 'payment.get' }],
  ['from another page', { origin: 'https://evil.example' }],
  ['of another site', { site: 'evil.example' }],
  ['that nobody confirmed', { without: 1 }],
])('a passkey %s is neither kept nor accepted', async (_, wrong) => {
  expect(why(await add(wrong))).toBe('passkeyWrong');
  expect(await passkeys.list('ann')).toEqual([]);
  await add();
  expect(why(await use(wrong))).toBe('passkeyWrong');
});

test('an attestation, which could name addresses to ask, is refused', async () => {
  for (const format of ['packed', 'fido-u2f', 'x']) expect(why(await add({ format }))).toBe('passkeyWrong');
});

test.each([
  ['invented', async () => Buffer.alloc(56).toString('base64url')],
  ['empty', async () => ''],
  ['of another server', () => challenge(Date.now(), new Passkeys('another key', memory()))],
  ['too old', () => challenge(Date.now() - 6 * MINUTE)],
  ['of the future', () => challenge(Date.now() + 6 * MINUTE)],
])('a challenge that is %s is refused', async (_, made) => {
  expect(why(await add({}, await made()))).toBe('passkeyLate');
  await add();
  expect(why(await use({}, await made()))).toBe('passkeyLate');
});

test('what was signed once is not accepted again', async () => {
  await add();
  const proof = authenticator.use(await challenge());
  expect((await passkeys.playerOf(proof, ORIGIN)).ok).toBe(true);
  expect(why(await passkeys.playerOf(proof, ORIGIN))).toBe('passkeyAgain');
});

test('a signature by another key, or for other data, is refused', async () => {
  await add();
  const proof = authenticator.use(await challenge());
  const { response } = new Authenticator(() => ORIGIN).use(await challenge());
  const { clientDataJSON } = authenticator.use(await challenge()).response;
  for (const bad of [response, { ...proof.response, clientDataJSON }, { ...proof.response, signature: 'AAAA' }])
    expect(why(await passkeys.playerOf({ ...proof, response: bad }, ORIGIN))).toBe('passkeyWrong');
});

test('a passkey that is not known, or was deleted, is refused', async () => {
  expect(why(await use())).toBe('passkeyUnknown');
  await add();
  await passkeys.delete('ann', authenticator.id);
  expect(why(await use())).toBe('passkeyUnknown');
});

test('a passkey is kept once, and a player has twenty at most', async () => {
  await add();
  expect(why(await add())).toBe('passkeyKnown');
  for (let count = 1; count < 20; count++) {
    authenticator = new Authenticator(() => ORIGIN);
    expect((await add()).ok).toBe(true);
  }
  authenticator = new Authenticator(() => ORIGIN);
  expect(why(await add())).toBe('manyPasskeys');
});

test('data that cannot be read are refused', async () => {
  const { response, ...rest } = authenticator.make(await challenge());
  for (const bad of ['AAAA', Buffer.from('[]').toString('base64url'), Buffer.from('null').toString('base64url')]) {
    const made = { ...rest, response: { ...response, clientDataJSON: bad } };
    expect(why(await passkeys.add('ann', made, ORIGIN))).toBe('passkeyWrong');
    const attested = { ...rest, response: { ...response, attestationObject: bad } };
    expect(why(await passkeys.add('ann', attested, ORIGIN))).toBe('passkeyWrong');
  }
});
