import { HelloSchema, PROTOCOL, type ServerMessage, shareFor } from '@kickmate/protocol';
import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { WebSocket } from 'ws';

/** The longest wait for something that a test expects, on a busy machine. */
export const WAIT = { timeout: 600_000, interval: 50 };

/** A browser: it keeps its cookie, and says from which origin its page is. */
export class Browser {
  cookie = '';
  readonly heard: ServerMessage[] = [];
  /** The number of this browser for the luck of its tables. */
  nonce = 'c'.repeat(32);
  /** The signatures of the cookies and the tokens that this browser was given. */
  readonly secrets: Set<string>;
  readonly #url: () => string;
  #socket: WebSocket | undefined;

  /**
   * @param url the server's address, which is known once the server has started
   * @param secrets where secrets are noted, for tests that look for them
   */
  constructor(url: () => string, secrets = new Set<string>()) {
    this.#url = url;
    this.secrets = secrets;
  }

  /** Gives this browser's player a name. */
  async become(name: string): Promise<this> {
    await this.ask('PUT', 'api/me', { name });
    return this;
  }

  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(`${this.#url()}/${path}`, {
      method,
      headers: {
        Cookie: this.cookie,
        Origin: this.#url(),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) this.cookie = cookie.split(';')[0]!;
    const signature = this.cookie.split('.')[1];
    if (signature) this.secrets.add(signature);
    return answer;
  }

  /** Asks for JSON: status and content. */
  async ask(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const answer = await this.fetch(method, path, body, headers);
    const text = await answer.text();
    const { token } = text.startsWith('{') ? JSON.parse(text) : {};
    if (token) this.secrets.add(token);
    return { status: answer.status, ...(text && { body: JSON.parse(text) }) };
  }

  async challenge(terms: object): Promise<string> {
    return (await this.ask('POST', 'api/challenges', terms)).body.table;
  }

  async connect(): Promise<this> {
    const { rules } = v.parse(HelloSchema, (await this.ask('GET', 'api/hello')).body);
    this.#socket = new WebSocket(`${this.#url().replace('http', 'ws')}/socket`, {
      headers: { Cookie: this.cookie, Origin: this.#url() },
    });
    this.#socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    this.#socket.on('open', () => this.say({ type: 'hello', proto: PROTOCOL, rules }));
    await this.hears('welcome');
    return this;
  }

  #hear(message: ServerMessage): void {
    this.heard.push(message);
    const share = message.type === 'sync' ? shareFor(message, this.nonce) : {};
    if (message.type === 'sync' && Object.keys(share).length > 0)
      this.say({ type: 'join', table: message.table, since: message.v, ...share });
  }

  say(message: object): void {
    this.#socket!.send(JSON.stringify(message));
  }

  /**
   * Waits for a message of a type, or of one of several. Of two waits in a race, the loser would go on after the test, and set
   * the false clock of a later one on.
   */
  async hears<T extends ServerMessage['type']>(
    type: T | readonly T[],
    fits: (message: Extract<ServerMessage, { type: T }>) => boolean = () => true,
  ) {
    const types: readonly string[] = typeof type === 'string' ? [type] : type;
    return vi.waitFor(() => {
      const found = this.heard.filter((message): message is Extract<ServerMessage, { type: T }> =>
        types.includes(message.type),
      );
      return (
        found.find(fits) ??
        expect.unreachable(`no ${types.join(' or ')} in ${JSON.stringify(this.heard).slice(0, 2000)}`)
      );
    }, WAIT);
  }

  close(): void {
    this.#socket?.close();
  }
}
