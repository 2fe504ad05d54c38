import { expect } from 'vitest';

/**
 * The requests of lichess-bot, written from its source (github.com/lichess-bot-devs/lichess-bot, lib/lichess.py and
 * lib/lichess_bot.py of 2026): method, path, and the kind of body. `read`: the fields of the answer that it reads.
 */
export const REQUESTS = {
  profile: { method: 'GET', path: '/api/account', read: ['id', 'username', 'perfs'] },
  playing: { method: 'GET', path: '/api/account/playing', read: ['nowPlaying'] },
  stream: { method: 'GET', path: '/api/bot/game/stream/{}', read: [] },
  stream_event: { method: 'GET', path: '/api/stream/event', read: [] },
  move: { method: 'POST', path: '/api/bot/game/{}/move/{}', read: [] },
  takeback: { method: 'POST', path: '/api/bot/game/{}/takeback/{}', read: [] },
  chat: { method: 'POST', path: '/api/bot/game/{}/chat', read: [] },
  abort: { method: 'POST', path: '/api/bot/game/{}/abort', read: [] },
  accept: { method: 'POST', path: '/api/challenge/{}/accept', read: [] },
  decline: { method: 'POST', path: '/api/challenge/{}/decline', read: [] },
  upgrade: { method: 'POST', path: '/api/bot/account/upgrade', read: [] },
  resign: { method: 'POST', path: '/api/bot/game/{}/resign', read: [] },
  export: { method: 'GET', path: '/game/export/{}', read: [] },
  online_bots: { method: 'GET', path: '/api/bot/online', read: [] },
  challenge: { method: 'POST', path: '/api/challenge/{}', read: ['id'] },
  cancel: { method: 'POST', path: '/api/challenge/{}/cancel', read: [] },
  status: { method: 'GET', path: '/api/users/status', read: [] },
  public_data: { method: 'GET', path: '/api/user/{}', read: ['username', 'perfs'] },
  token_test: { method: 'POST', path: '/api/token/test', read: [] },
} as const;

type Endpoint = keyof typeof REQUESTS;

/** What goes with a request: a form or plain text as it is, JSON as an object; the query. */
interface Content {
  readonly data?: string;
  readonly payload?: object;
  readonly params?: Record<string, string>;
}

/** An answer: its status, its text, and that as JSON if it is. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests read it as lichess-bot does
  readonly json: any;
}

// biome-ignore lint/suspicious/noExplicitAny: the tests read events as lichess-bot does
type Event = any;

/** Lines of a stream, one after the other. */
export class Lines {
  readonly events: Event[] = [];
  emptyLines = 0;
  isOver = false;
  readonly #waiting = new Set<() => void>();
  readonly #cut = new AbortController();

  constructor(answer: Response, cut: AbortController) {
    this.#cut = cut;
    void this.#read(answer);
  }

  async #read({ body }: Response): Promise<void> {
    let rest = '';
    try {
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop()!;
        for (const line of lines)
          if (line) this.events.push(JSON.parse(line));
          else this.emptyLines++;
        this.#wake();
      }
    } catch {
      // It was cut.
    }
    this.isOver = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
  }

  /** The first event, at or after a place, that fits. */
  async find(fits: (event: Event) => boolean, from = 0): Promise<Event> {
    for (;;) {
      const found = this.events.slice(from).find(fits);
      if (found) return found;
      if (this.isOver) expect.unreachable(`the stream has ended: ${JSON.stringify(this.events).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Resolves when the stream has ended. */
  async ended(): Promise<void> {
    while (!this.isOver)
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
  }

  /** Breaks the connection. */
  cut(): void {
    this.#cut.abort();
  }
}

/** A client that asks as lichess-bot does. */
export class LichessBot {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  async ask(endpoint: Endpoint, args: readonly string[] = [], content: Content = {}): Promise<Answer> {
    const answer = await this.#fetch(endpoint, args, content);
    const text = await answer.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      // A record, or lines.
    }
    if (answer.ok) for (const field of REQUESTS[endpoint].read) expect(json, endpoint).toHaveProperty([field]);
    // Every failure has lichess's form.
    else expect(json, endpoint).toEqual({ error: expect.any(String) });
    return { status: answer.status, text, json };
  }

  /** The same for a request that must succeed. */
  async must(endpoint: Endpoint, args: readonly string[] = [], content: Content = {}): Promise<Answer> {
    const answer = await this.ask(endpoint, args, content);
    expect([endpoint, ...args, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
      endpoint,
      ...args,
      200,
      '',
    ]);
    return answer;
  }

  async lines(endpoint: 'stream' | 'stream_event', args: readonly string[] = []): Promise<Lines> {
    const cut = new AbortController();
    const answer = await this.#fetch(endpoint, args, {}, cut.signal);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson']);
    return new Lines(answer, cut);
  }

  #fetch(endpoint: Endpoint, args: readonly string[], { data, payload, params }: Content, signal?: AbortSignal) {
    const { method, path } = REQUESTS[endpoint];
    let next = 0;
    const url = new URL(
      path.replace(/\{\}/g, () => encodeURIComponent(args[next++]!)),
      this.#url,
    );
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, value);
    const body = payload ? JSON.stringify(payload) : data;
    const isForm = data?.includes('=');
    return fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${this.#token}`,
        'User-Agent': 'lichess-bot/2026 user:?',
        ...(payload && { 'Content-Type': 'application/json' }),
        ...(isForm && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    });
  }
}
