import { setTimeout as pause } from 'node:timers/promises';

/** A stream in which nothing has come for so long is broken, in milliseconds: a server sends an empty line every 7 s. */
const SILENCE_MS = 20_000;
/** The longest wait for an answer, in milliseconds. */
const ANSWER_MS = 10_000;
/** The first and the longest pause before something is tried again, in milliseconds. */
const PAUSE_MS = { first: 500, longest: 20_000 } as const;

/** A request that the server has refused. */
export class RefusedRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Whether the same request may succeed later. */
  get isForNow(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** A program that asks a server by lichess's bot protocol. */
export class BotClient {
  readonly #server: string;
  readonly #token: string;
  readonly #signal: AbortSignal;

  /** @param signal ends all streams and pauses, but no request under way */
  constructor(server: string, token: string, signal: AbortSignal) {
    this.#server = server.endsWith('/') ? server : `${server}/`;
    this.#token = token;
    this.#signal = signal;
  }

  /** Asks for JSON. @throws RefusedRequest if the server refuses, and others if it cannot be reached */
  async ask(method: 'GET' | 'POST', path: string, form?: Readonly<Record<string, string>>): Promise<unknown> {
    const body = form && new URLSearchParams(form);
    const answer = await this.#fetch(path, { method, ...(body && { body }), signal: AbortSignal.timeout(ANSWER_MS) });
    return answer.json();
  }

  /** Asks again and again until the server answers. @throws RefusedRequest if it refuses for good, or the program ends */
  async insist(method: 'GET' | 'POST', path: string, form?: Readonly<Record<string, string>>): Promise<unknown> {
    for (let attempt = 0; ; attempt++)
      try {
        return await this.ask(method, path, form);
      } catch (error) {
        if ((error instanceof RefusedRequest && !error.isForNow) || this.#signal.aborted) throw error;
        await this.rest(attempt);
      }
  }

  /**
   * The values of a stream, until it ends or breaks; `undefined` for an empty line.
   * @throws RefusedRequest if the server refuses, and others if it cannot be reached
   */
  async *lines(path: string): AsyncGenerator<unknown, void> {
    const silence = new AbortController();
    // The silence counts while a line is awaited, not while somebody works on the last one.
    const heard = async <T>(what: Promise<T>): Promise<T> => {
      const timer = setTimeout(() => silence.abort(), SILENCE_MS);
      return what.finally(() => clearTimeout(timer));
    };
    const signal = AbortSignal.any([this.#signal, silence.signal]);
    const { body } = await heard(this.#fetch(path, { signal }));
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    try {
      let rest = '';
      for (let read = await heard(reader.read()); !read.done; read = await heard(reader.read())) {
        const lines = `${rest}${read.value}`.split('\n');
        rest = lines.pop()!;
        for (const line of lines) yield line.trim() === '' ? undefined : JSON.parse(line);
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  /** Waits before something is tried again, longer each time. @param attempt counted from 0 */
  async rest(attempt: number): Promise<void> {
    const ms = Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** attempt);
    await pause(ms, undefined, { signal: this.#signal }).catch(() => undefined);
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(new URL(path, this.#server), {
      ...init,
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    if (answer.ok) return answer;
    const { error = answer.statusText } = (await answer.json().catch(() => ({}))) as { readonly error?: string };
    throw new RefusedRequest(answer.status, error);
  }
}
