import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@kickmate/board';
import type { NewPasskey, PasskeyProof, Refusal } from '@kickmate/protocol';
import type { Player, Store } from '../db/store.ts';

type Kept = Pick<Store, 'addPasskey' | 'passkey' | 'passkeySigned' | 'passkeys' | 'deletePasskey'>;

/** The life of a challenge, in milliseconds. */
const LIFE_MS = 5 * 60_000;
/** The most passkeys of a player. */
const MOST = 20;
/** The kinds of keys, by their numbers in COSE: ES256, EdDSA, RS256. Every browser has them. */
const KINDS = [-7, -8, -257];

/** The bytes of a challenge: when it was made, random bytes, and the server's signature of both. */
const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const SIGNATURE_BYTES = 32;

/** Browsers and systems by their marks in `User-Agent`. The first one that fits counts: many name others, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser and its system, by the header `User-Agent`: "Chrome on Android"; only what is known of them. */
export function deviceOf(agent: string): string {
  const known = [BROWSERS, SYSTEMS].map((all) => all.find(([mark]) => mark.test(agent))?.[1]);
  return known.filter(Boolean).join(' on ');
}

/** The library is loaded when the first passkey is used: it takes a second and 26 MB. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * Passkeys, by which a browser that has lost its cookie becomes the same player again. A challenge carries the server's
 * signature and its time, so that it need not be stored and any server of the cluster may check it. A passkey signs no
 * challenge twice. It does not matter which device keeps the key, so there is no attestation, and no counter either: devices
 * share passkeys.
 */
export class Passkeys {
  readonly #key: string;
  readonly #store: Kept;

  /** @param key the secret key of the server's signatures */
  constructor(key: string, store: Kept) {
    this.#key = key;
    this.#store = store;
  }

  /** What a browser needs to make a passkey of a player. @param origin the origin of its page */
  async optionsToMake({ id, name }: Player, origin: string, now = Date.now()) {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Kickmate',
      rpID: new URL(origin).hostname,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      challenge: this.#challenge(now),
      timeout: LIFE_MS,
      attestationType: 'none',
      excludeCredentials: [...(await this.#store.passkeys(id))],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: KINDS,
    });
  }

  /** What a browser needs to use one of the passkeys that it has for this site. @param origin the origin of its page */
  async optionsToUse(origin: string, now = Date.now()) {
    const { generateAuthenticationOptions } = await library();
    const rpID = new URL(origin).hostname;
    return generateAuthenticationOptions({
      rpID,
      challenge: this.#challenge(now),
      timeout: LIFE_MS,
      userVerification: 'preferred',
    });
  }

  /**
   * Keeps a passkey of a player.
   * @param origin the origin of the page that sends it
   * @param agent the header `User-Agent` of its browser
   */
  async add(player: string, made: NewPasskey, origin: string, agent = ''): Promise<Result<true, Refusal>> {
    const checked = await this.#checked(origin, async (expected) => {
      const { decodeAttestationObject, isoBase64URL } = await helpers();
      // For other formats the library may ask addresses that somebody has written into a certificate.
      const format = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('fmt');
      if (format !== 'none') throw new Error('no attestation was asked for');
      const { verifyRegistrationResponse } = await library();
      const result = await verifyRegistrationResponse({
        ...expected,
        response: made,
        supportedAlgorithmIDs: KINDS,
      });
      return result.registrationInfo?.credential;
    });
    if (!checked.ok) return checked;
    const { id, publicKey } = checked.value.result;
    if ((await this.#store.passkeys(player)).length >= MOST)
      return fail({ why: 'manyPasskeys', values: { most: MOST } });
    const key = Buffer.from(publicKey).toString('base64url');
    const isNew = await this.#store.addPasskey({ id, player, key, device: deviceOf(agent) });
    return isNew ? ok(true) : fail({ why: 'passkeyKnown' });
  }

  /** The id of the player who has shown a passkey. @param origin the origin of the page that sends it */
  async playerOf(proof: PasskeyProof, origin: string): Promise<Result<string, Refusal>> {
    const known = await this.#store.passkey(proof.id);
    if (!known) return fail({ why: 'passkeyUnknown' });
    const checked = await this.#checked(origin, async (expected) => {
      const { verifyAuthenticationResponse } = await library();
      const publicKey = new Uint8Array(Buffer.from(known.key, 'base64url'));
      const credential = { id: proof.id, publicKey, counter: 0 };
      return (await verifyAuthenticationResponse({ ...expected, response: proof, credential })).verified || undefined;
    });
    if (!checked.ok) return checked;
    if (!(await this.#store.passkeySigned(proof.id, checked.value.madeAt))) return fail({ why: 'passkeyAgain' });
    return ok(known.player);
  }

  list(player: string): ReturnType<Kept['passkeys']> {
    return this.#store.passkeys(player);
  }

  delete(player: string, id: string): Promise<void> {
    return this.#store.deletePasskey(player, id);
  }

  /** Runs a check of the library, which throws or returns nothing if something is wrong. Adds when the challenge was made. */
  async #checked<T>(
    origin: string,
    check: (expected: {
      readonly expectedChallenge: (challenge: string) => boolean;
      readonly expectedOrigin: string;
      readonly expectedRPID: string;
      readonly requireUserVerification: boolean;
    }) => Promise<T | undefined>,
  ): Promise<Result<{ readonly result: T; readonly madeAt: number }, Refusal>> {
    let madeAt: number | undefined;
    let isLate = false;
    const expectedChallenge = (challenge: string) => {
      madeAt = this.#timeOf(Buffer.from(challenge, 'base64url'));
      isLate = madeAt === undefined;
      return !isLate;
    };
    try {
      const result = await check({
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: false,
      });
      return result !== undefined && madeAt !== undefined ? ok({ result, madeAt }) : fail({ why: 'passkeyWrong' });
    } catch {
      return fail({ why: isLate ? 'passkeyLate' : 'passkeyWrong' });
    }
  }

  #challenge(now: number): Uint8Array<ArrayBuffer> {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(now));
    const content = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
    return new Uint8Array(Buffer.concat([content, this.#signature(content)]));
  }

  /** The moment at which a challenge of this server was made; `undefined` for another text, and for one that is too old. */
  #timeOf(challenge: Buffer): number | undefined {
    if (challenge.length !== TIME_BYTES + RANDOM_BYTES + SIGNATURE_BYTES) return undefined;
    const content = challenge.subarray(0, -SIGNATURE_BYTES);
    if (!timingSafeEqual(challenge.subarray(-SIGNATURE_BYTES), this.#signature(content))) return undefined;
    const madeAt = Number(content.readBigUInt64BE());
    return Math.abs(Date.now() - madeAt) <= LIFE_MS ? madeAt : undefined;
  }

  #signature(content: Buffer): Buffer {
    return createHmac('sha256', this.#key).update('passkey').update(content).digest();
  }
}
