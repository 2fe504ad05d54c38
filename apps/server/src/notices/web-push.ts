import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type { Endpoint } from '../db/notice-rows.ts';

/** The secrets of one message. Each message draws its own; a test passes those of RFC 8291's example. */
export interface MessageSecrets {
  /** 16 bytes. */
  readonly salt: Buffer;
  /** The key pair on P-256 of this message alone. */
  readonly pair: ECDH;
}

const CURVE = 'prime256v1';
/** The bytes of a record: more than any message of ours has. */
const RECORD_SIZE = 4096;
/** The padding delimiter of the last record (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);
/** The life of a signed authorisation, in seconds. RFC 8292 allows a day. */
const TOKEN_LIFE_S = 12 * 3600;

/**
 * The body of a push message in the encoding `aes128gcm` (RFC 8291): only the browser of the subscription can read it.
 * @throws if `p256dh` is not a public key on P-256
 */
export function encrypt(text: string, { p256dh, auth }: Omit<Endpoint, 'endpoint'>, secrets = newSecrets()): Buffer {
  const { salt, pair } = secrets;
  const browserKey = Buffer.from(p256dh, 'base64url');
  const ownKey = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const shared = derive(pair.computeSecret(browserKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  const head = [salt, size, Buffer.from([ownKey.length]), ownKey];
  return Buffer.concat([
    ...head,
    cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newSecrets(): MessageSecrets {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), pair };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A server's key pair for push services (VAPID, RFC 8292). */
export interface ServerKeys {
  /** The public key, base64url: browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** A new key pair as text: the private key, base64url. */
export const newServerKey = (): string =>
  // A private key may begin with zeros, which Node leaves out.
  Buffer.from(newSecrets().pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');

/** The key pair of a text of {@link newServerKey}. */
export function serverKeysOf(text: string): ServerKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(text, 'base64url'));
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: text, x: coordinate(1), y: coordinate(33) };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * The header `Authorization` by which a push service knows the server.
 * @param audience the origin of the push service
 * @param contact an address of the operator, `https:` or `mailto:`
 * @param now seconds since 1970
 */
export function authorization(
  { publicKey, privateKey }: ServerKeys,
  audience: string,
  contact: string,
  now: number,
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: audience, exp: Math.floor(now) + TOKEN_LIFE_S, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
}
