import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An address of the network that exists to swallow packets (AS112), should the redirection fail. */
const HOST = '192.31.196.1';

/** A push service for a server of our own, in this process. It counts messages, and cannot read them. */
export class PushReceiver {
  /** Called with the device of each message, and the message's topic: two of one topic are of the same thing. */
  onMessage: (device: string, topic: string) => void = () => {};
  readonly #keys: { readonly p256dh: string; readonly auth: string };
  readonly #server: Server;

  private constructor() {
    const pair = createECDH('prime256v1');
    this.#keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
    this.#server = createServer((request, response) => {
      request.resume().on('end', () => {
        this.onMessage(request.url!.slice(1), String(request.headers.topic));
        response.writeHead(201).end();
      });
    });
  }

  static async start(): Promise<PushReceiver> {
    const receiver = new PushReceiver();
    await new Promise<void>((done) => receiver.#server.listen(0, '127.0.0.1', done));
    return receiver;
  }

  /** The variables of the environment with which a server reaches it. */
  get environment(): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo;
    const nearby = pathToFileURL(join(import.meta.dirname, 'push-nearby.mjs'));
    return { NODE_OPTIONS: `--import=${nearby}`, KICKMATE_PUSH_HOST: HOST, KICKMATE_PUSH_PORT: String(port) };
  }

  /** The subscription of a device to all notices. */
  subscription(device: string) {
    const wishes = { kinds: ['turn', 'reminder', 'rematch', 'taken'], zone: 'UTC', language: 'en' };
    return { endpoint: `https://${HOST}/${device}`, keys: this.#keys, wishes };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
