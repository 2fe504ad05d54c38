import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@kickmate/protocol';

/** The kinds of keys that passkeys have. */
export type KeyKind = 'ES256' | 'EdDSA' | 'RS256';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** The places in which a ceremony may differ from what is right. */
export interface Wrong {
  readonly type?: string;
  readonly origin?: string;
  readonly site?: string;
  readonly flags?: number;
}

/** An authenticator in software, with one passkey. */
export class Authenticator {
  readonly id = text(randomBytes(32));
  readonly publicKey: KeyObject;
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
    this.publicKey = publicKey;
    this.#key = privateKey;
    this.#origin = origin;
  }

  /** What the browser sends after a passkey was made. */
  make(challenge: string, wrong: Wrong = {}): NewPasskey {
    const key = text(this.publicKey.export({ format: 'der', type: 'spki' }));
    return { id: this.id, key, ...this.#said('webauthn.create', challenge, wrong) };
  }

  /** What the browser sends after a passkey was used. */
  use(challenge: string, wrong: Wrong = {}): PasskeyProof {
    const said = this.#said('webauthn.get', challenge, wrong);
    const bytes = (one: string) => Buffer.from(one, 'base64url');
    const signed = Buffer.concat([bytes(said.authenticatorData), sha256(bytes(said.clientData))]);
    const digest = this.#key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    return { id: this.id, ...said, signature: text(sign(digest, signed, this.#key)) };
  }

  #said(usual: string, challenge: string, { type = usual, origin = this.#origin(), site, flags = 5 }: Wrong) {
    const clientData = text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
    const data = Buffer.concat([sha256(site ?? new URL(origin).hostname), Buffer.from([flags, 0, 0, 0, 1])]);
    return { clientData, authenticatorData: text(data) };
  }
}
