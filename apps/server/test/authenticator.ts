import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@kickmate/protocol';

/** The kinds of keys that passkeys have. */
export type KeyKind = 'ES256' | 'EdDSA' | 'RS256';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const bytes = (one = '') => Buffer.from(one, 'base64url');

/** The places in which a ceremony may differ from what is right. */
export interface Wrong {
  readonly type?: string;
  readonly origin?: string;
  readonly site?: string;
  /** Flags of the authenticator's data that are absent. */
  readonly without?: number;
  /** The format of the attestation. */
  readonly format?: string;
}

const PERSON_PRESENT = 1;
const HAS_KEY = 64;

/** An authenticator in software, with one passkey. */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #publicKey: KeyObject;
  readonly #key: KeyObject;
  readonly #origin: () => string;

  /** @param origin the origin of the page that uses it */
  constructor(origin: () => string, kind: KeyKind = 'ES256') {
    const { publicKey, privateKey } =
      kind === 'ES256'
        ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
        : kind === 'EdDSA'
          ? generateKeyPairSync('ed25519')
          : generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#publicKey = publicKey;
    this.#key = privateKey;
    this.#origin = origin;
  }

  /** The id of the passkey. */
  get id(): string {
    return text(this.#id);
  }

  /** What the browser sends after a passkey was made. */
  make(challenge: string, wrong: Wrong = {}): NewPasskey {
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, cbor(this.#cose())]);
    const authData = Buffer.concat([this.#data(wrong, PERSON_PRESENT | HAS_KEY), key]);
    const attestation = new Map<string, unknown>([
      ['fmt', wrong.format ?? 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, wrong);
    return this.#said({ clientDataJSON, attestationObject: text(cbor(attestation)) });
  }

  /** What the browser sends after a passkey was used. */
  use(challenge: string, wrong: Wrong = {}): PasskeyProof {
    const data = this.#data(wrong, PERSON_PRESENT);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, wrong);
    const digest = this.#key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    const signature = sign(digest, Buffer.concat([data, sha256(bytes(clientDataJSON))]), this.#key);
    return this.#said({ clientDataJSON, authenticatorData: text(data), signature: text(signature) });
  }

  #said<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  #clientData(usual: string, challenge: string, { type = usual, origin = this.#origin() }: Wrong): string {
    return text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }

  #data({ origin = this.#origin(), site = new URL(origin).hostname, without = 0 }: Wrong, flags: number): Buffer {
    return Buffer.concat([sha256(site), Buffer.from([flags & ~without, 0, 0, 0, 1])]);
  }

  /** The public key as COSE has it. */
  #cose(): ReadonlyMap<number, unknown> {
    const { kty, x, y, n, e } = this.#publicKey.export({ format: 'jwk' });
    const kinds = {
      EC: [
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ],
      OKP: [
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(x)],
      ],
      RSA: [
        [1, 3],
        [3, -257],
        [-1, bytes(n)],
        [-2, bytes(e)],
      ],
    } as Record<string, readonly (readonly [number, unknown])[]>;
    return new Map(kinds[kty!]!);
  }
}

/** A value as CBOR: numbers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const map = value as ReadonlyMap<unknown, unknown>;
  return Buffer.concat([head(5, map.size), ...[...map].flat().map(cbor)]);
}
