import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushNotice } from '@kickmate/protocol';
import type { PushNetwork } from '../../src/notices/push-service.ts';

/** A certificate of `localhost` that only tests trust, until 2126: `openssl req -x509 -newkey ec`. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUI6muhG1jcwADvrW0DHgDRZwG2TkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJcHVzaC50ZXN0MCAXDTI2MTEyOTE4MzEwM1oYDzIxMjYxMTA1
MTgzMTAzWjAUMRIwEAYDVQQDDAlwdXNoLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASVXzMvXxjwxgAn+qPPzrTAP2kfPVPdxjIYVgxiqKSyoPTRPmUTX8WM
OglsbuDhQZOyhu6UUOOFIFQAu5Sj/yLko28wbTAdBgNVHQ4EFgQUWmeKz6YKBnGu
ZcbFyBUMB5EFLZkwHwYDVR0jBBgwFoAUWmeKz6YKBnGuZcbFyBUMB5EFLZkwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAI720otEWh41ljyyyUw+9bm2+pyfb+/Bkrg6hqXsV/WmAiEA
0672/Q4zmIxzedxzsXnhlPlfnZuHO0LoNudSRXJ+bY4=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgSNSQFTdtJOLfZDDJ
oJ3bWxhy48GosbCiz4pv1kCbzlmhRANCAASVXzMvXxjwxgAn+qPPzrTAP2kfPVPd
xjIYVgxiqKSyoPTRPmUTX8WMOglsbuDhQZOyhu6UUOOFIFQAu5Sj/yLk
-----END PRIVATE KEY-----
`;

/** A network in which the only push service is at a port of this machine, with the name `localhost`. */
export function networkAt(port: number): PushNetwork {
  const address = '127.0.0.1';
  return {
    port,
    ca: CERTIFICATE,
    isAllowed: (one) => one === address,
    resolve: async (host) => {
      if (host !== 'localhost') throw new Error('no address');
      return [{ address, family: 4 }];
    },
  };
}

/** A message as a push service and the browser behind it see it. */
export interface Received {
  /** The path of the device's address. */
  readonly device: string;
  readonly notice: PushNotice;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly at: number;
}

/** A push service, with the browsers behind it, which decrypt what they get. */
export class PushReceiver {
  readonly received: Received[] = [];
  /** The status with which it answers a device; 201 by default, 307: it sends on to `/elsewhere`, 0: no answer, the connection ends. */
  readonly statuses = new Map<string, number>();
  readonly #browsers = new Map<string, Browser>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        const device = request.url!.slice(1);
        const { authorization = '' } = request.headers;
        const isOurs = isSigned(authorization, `https://localhost:${this.port}`);
        const text = this.#browsers.get(device)!.read(Buffer.concat(parts));
        const { headers } = request as { readonly headers: Record<string, string> };
        this.received.push({ device, notice: JSON.parse(text), headers, at: performance.now() });
        const status = isOurs ? (this.statuses.get(device) ?? 201) : 403;
        if (status > 0) response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end();
        else request.socket.destroy();
      });
    });
  }

  static async start(): Promise<PushReceiver> {
    const receiver = new PushReceiver();
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get network(): PushNetwork {
    return networkAt(this.port);
  }

  /** A new subscription of a device, without its wishes. */
  subscription(device: string) {
    const browser = this.#browsers.get(device) ?? new Browser();
    this.#browsers.set(device, browser);
    return { endpoint: `https://localhost:${this.port}/${device}`, keys: browser.keys };
  }

  /** The kinds of the notices that a device got, with the opponents' names. */
  heardBy(device: string): readonly string[] {
    return this.received.filter((one) => one.device === device).map(({ notice }) => `${notice.kind} ${notice.by}`);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** A browser's side of a subscription (RFC 8291), written from the standard's text. */
class Browser {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#pair.generateKeys();
  }

  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body[20]!;
    const serverKey = body.subarray(21, keyEnd);
    const derive = (secret: Uint8Array, by: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), serverKey]);
    const shared = derive(this.#pair.computeSecret(serverKey), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
    if (text.at(-1) !== 2) throw new Error('the record has no end');
    return text.subarray(0, -1).toString();
  }
}

/** Checks a header `Authorization` by RFC 8292: its audience, and that the key which it names has signed it. */
function isSigned(header: string, audience: string): boolean {
  const [, signed = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const of = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const isFresh = exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000;
  return verify('sha256', Buffer.from(signed), of, Buffer.from(signature, 'base64url')) && aud === audience && isFresh;
}
