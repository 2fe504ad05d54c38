import {
  createHash,
  createHmac,
  createPublicKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import { fail, ok, type Result } from '@kickmate/board';
import type { NewPasskey, PasskeyProof } from '@kickmate/protocol';
import type { Store } from '../db/store.ts';

type Kept = Pick<Store, 'addPasskey' | 'passkey' | 'passkeySigned' | 'passkeys' | 'deletePasskey'>;

/** The life of a challenge, in milliseconds. */
const LIFE_MS = 5 * 60_000;
/** The most passkeys of a player. */
const MOST = 20;
/** The fewest bits of an RSA key. */
const RSA_BITS = 2048;

/** The bytes of a challenge: when it was made, random bytes, and the server's signature of both. */
const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const SIGNATURE_BYTES = 32;

/** The authenticator's data: the hash of the site's name (32 bytes), flags, and more that is not needed here. */
const FLAGS_AT = 32;
const SHORTEST_DATA = 37;
/** The flag that says that a person was there. */
const PERSON_PRESENT = 1;

/** The reason for which a passkey is refused, as a sentence for people. */
export interface PasskeyRefused {
  readonly message: string;
}

const refused = (message: string): Result<never, PasskeyRefused> => fail({ message });

/**
 * Passkeys, by which a browser that has lost its cookie becomes the same player again: W3C Web Authentication, without
 * attestation, because it does not matter which device keeps the key. A challenge carries the server's signature and its
 * time, so that it need not be stored and any server of the cluster may check it. A passkey signs no challenge twice.
 */
export class Passkeys {
  readonly #key: string;
  readonly #store: Kept;

  /** @param key the secret key of the server's signatures */
  constructor(key: string, store: Kept) {
    this.#key = key;
    this.#store = store;
  }

  /** New bytes for a passkey to sign, base64url. */
  challenge(now = Date.now()): string {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeBigUInt64BE(BigInt(now));
    const content = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
    return Buffer.concat([content, this.#signature(content)]).toString('base64url');
  }

  /** Keeps a passkey of a player. @param origin the origin of the page that sends it */
  async add(
    player: string,
    { id, key, clientData, authenticatorData }: NewPasskey,
    origin: string,
  ): Promise<Result<true, PasskeyRefused>> {
    const said = this.#read(clientData, authenticatorData, 'webauthn.create', origin);
    if (!said.ok) return said;
    if (!publicKey(key)) return refused('this kind of key is not known here');
    if ((await this.#store.passkeys(player)).length >= MOST)
      return refused(`at most ${MOST} passkeys: delete one first`);
    const isNew = await this.#store.addPasskey({ id, player, key });
    return isNew ? ok(true) : refused('this passkey is known already');
  }

  /** The id of the player who has shown a passkey. @param origin the origin of the page that sends it */
  async playerOf(
    { id, clientData, authenticatorData, signature }: PasskeyProof,
    origin: string,
  ): Promise<Result<string, PasskeyRefused>> {
    const said = this.#read(clientData, authenticatorData, 'webauthn.get', origin);
    if (!said.ok) return said;
    const known = await this.#store.passkey(id);
    const key = known && publicKey(known.key);
    if (!key) return refused('this passkey is not known here: it was deleted, or is that of another server');
    const signed = Buffer.concat([bytesOf(authenticatorData), sha256(bytesOf(clientData))]);
    const digest = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    if (!verify(digest, signed, key, bytesOf(signature))) return refused('the signature is not that of the passkey');
    if (!(await this.#store.passkeySigned(id, said.value))) return refused('this was sent before: try again');
    return ok(known.player);
  }

  list(player: string): ReturnType<Kept['passkeys']> {
    return this.#store.passkeys(player);
  }

  delete(player: string, id: string): Promise<void> {
    return this.#store.deletePasskey(player, id);
  }

  /** Checks what browser and authenticator say about a ceremony; returns when its challenge was made. */
  #read(clientData: string, authenticatorData: string, type: string, origin: string): Result<number, PasskeyRefused> {
    const client = parsed(bytesOf(clientData));
    if (client?.type !== type || client.origin !== origin || client.crossOrigin === true)
      return refused('the passkey was used on another page');
    const madeAt = typeof client.challenge === 'string' ? this.#timeOf(bytesOf(client.challenge)) : undefined;
    if (madeAt === undefined) return refused('it took too long: try again');
    const data = bytesOf(authenticatorData);
    if (
      data.length < SHORTEST_DATA ||
      !data.subarray(0, FLAGS_AT).equals(sha256(Buffer.from(new URL(origin).hostname)))
    )
      return refused('the passkey is that of another site');
    if ((data[FLAGS_AT]! & PERSON_PRESENT) === 0) return refused('nobody confirmed the use of the passkey');
    return ok(madeAt);
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

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function parsed(json: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json.toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A public key of one of the kinds that passkeys have: ES256, EdDSA with Ed25519, RS256. `undefined` for any other. */
function publicKey(spki: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: bytesOf(spki), format: 'der', type: 'spki' });
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    const isKnown =
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      key.asymmetricKeyType === 'ed25519' ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= RSA_BITS);
    return isKnown ? key : undefined;
  } catch {
    return undefined;
  }
}
