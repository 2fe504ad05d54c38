import { must } from '@kickmate/board';
import { type AnyVariant, Match, pickFrom, seededRandom } from '@kickmate/game';
import {
  type AnyMatch,
  apply,
  beginSession,
  ONLINE,
  type SeatCommand,
  type Session,
  saveSession,
  TWO_PEOPLE,
} from '@kickmate/play';
import {
  type ClientMessage,
  type ClientMessageOf,
  PROTOCOL,
  type Refusal,
  readClientMessage,
  type ServerMessage,
  type ServerMessageOf,
  stepsBetween,
  withoutSeed,
} from '@kickmate/protocol';
import { writeRecord } from '@kickmate/record';
import type { ConnectionHost, Socket, SocketEvents } from './connection.ts';

/** For tests: the rules that both sides run. */
export const RULES = 'the rules';

/** For tests: a clock with timers that runs only when it is told to. */
export class FakeTime {
  now = 0;
  #timers: { at: number; run: () => void }[] = [];

  setTimer(run: () => void, ms: number): () => void {
    const timer = { at: this.now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets time pass, in milliseconds, with everything that is due in it. */
  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      for (let i = 0; i < 5; i++) await Promise.resolve();
      const [next] = this.#timers.sort((one, other) => one.at - other.at);
      if (!next || next.at > end) break;
      this.#timers.shift();
      this.now = Math.max(this.now, next.at);
      next.run();
    }
    this.now = end;
  }
}

/** For tests: how badly a network works. Shares are numbers from 0 to 1, times are in milliseconds. */
export interface Weather {
  readonly lost: number;
  readonly doubled: number;
  /** The longest delay. Messages with different delays overtake each other. */
  readonly delayMs: number;
}

const FINE: Weather = { lost: 0, doubled: 0, delayMs: 0 };

/** For tests: a server with one table, which plays by the session of `@kickmate/play`. */
export class FakeServer {
  readonly time = new FakeTime();
  /** All messages that have arrived. */
  readonly heard: ClientMessage[] = [];
  weather = FINE;
  /** Whether new connections are accepted, and old ones answered. */
  isUp = true;
  rules = RULES;
  you: { id: string; name: string } | undefined = { id: 'p1', name: 'Ada' };
  session: Session;
  version = 1;
  /** The number of commands that were carried out, by their id. */
  readonly done = new Map<string, number>();
  /** The way in which commands are answered that the server cannot take now. */
  busy: ServerMessageOf<'no'>['why'] | undefined;
  readonly #answers = new Map<string, ServerMessage>();
  readonly #events: ServerMessageOf<'ev'>[] = [];
  readonly #sockets = new Map<number, { readonly events: SocketEvents; isIn: boolean }>();
  readonly #pick: (below: number) => number;
  #count = 0;
  #ids = 0;

  constructor(variant: AnyVariant, { seed = 1, match = Match.start<unknown>(variant, { seed: 0 }) as AnyMatch } = {}) {
    this.#pick = pickFrom(seededRandom(seed));
    this.session = beginSession(match, { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  }

  /** The host of a client of this server. */
  readonly host: ConnectionHost = {
    setTimer: (run, ms) => this.time.setTimer(run, ms),
    random: () => this.#pick(1000) / 1000,
    newId: () => `id${++this.#ids}`,
    connect: (events) => this.#connect(events),
  };

  #connect(events: SocketEvents): Socket {
    const number = ++this.#count;
    const isThere = () => this.#sockets.has(number);
    this.time.setTimer(() => {
      if (!this.isUp) return events.closed();
      this.#sockets.set(number, { events, isIn: false });
      events.opened();
    }, 1);
    return {
      send: (text) => this.#carry(() => isThere() && this.#hear(number, text)),
      close: () => void this.#sockets.delete(number),
    };
  }

  /** Carries a message over the network. */
  #carry(deliver: () => void): void {
    const { lost, doubled, delayMs } = this.weather;
    if (this.#pick(1000) < lost * 1000) return;
    const times = this.#pick(1000) < doubled * 1000 ? 2 : 1;
    for (let i = 0; i < times; i++) this.time.setTimer(deliver, delayMs === 0 ? 0 : this.#pick(delayMs));
  }

  /** Ends all connections. `silently`: the clients do not hear of it. */
  cut({ silently = false } = {}): void {
    const all = [...this.#sockets.values()];
    this.#sockets.clear();
    if (!silently) for (const { events } of all) events.closed();
  }

  /** The number of clients that have said hello. */
  get clients(): number {
    return [...this.#sockets.values()].filter(({ isIn }) => isIn).length;
  }

  tell(message: ServerMessage, number?: number): void {
    for (const [one, { events, isIn }] of this.#sockets)
      if (number === undefined ? isIn : one === number)
        this.#carry(() => this.#sockets.has(one) && events.received(JSON.stringify(message)));
  }

  #hear(number: number, text: string): void {
    if (!this.isUp) return;
    const message = must(readClientMessage(text));
    this.heard.push(message);
    switch (message.type) {
      case 'hello':
        this.#sockets.get(number)!.isIn = true;
        this.tell({ type: 'welcome', proto: PROTOCOL, rules: this.rules, you: this.you }, number);
        break;
      case 'join':
        this.#join(number, message);
        break;
      case 'lobby':
        if (message.on) this.tell({ type: 'lobby', seeks: [], running: [], people: 1, played: 0 }, number);
        break;
      case 'do':
        this.#do(number, message);
        break;
      default:
    }
  }

  #join(number: number, { table, since }: ClientMessageOf<'join'>): void {
    if (table !== 't') {
      this.tell({ type: 'no', table, why: 'noGame' }, number);
      return;
    }
    // Drafts have no version, so that the whole table is sent while sides line up.
    if (since === undefined || this.session.lineUp) this.tell(this.sync(), number);
    else for (const event of this.#events.filter(({ v }) => v > since)) this.tell(event, number);
    this.tell({ type: 'presence', table: 't', watchers: 0, lag: {} }, number);
  }

  /** The whole table, as the player of White gets it. */
  sync(): ServerMessageOf<'sync'> {
    return {
      type: 'sync',
      v: this.version,
      terms: { variant: this.session.match.variant.id, pace: { kind: 'unlimited' }, colour: 'w' },
      you: 'w',
      status: this.session.match.end || this.session.calledOff ? 'over' : 'running',
      commit: '0'.repeat(64),
      seals: {},
      nonces: {},
      record: writeRecord(withoutSeed(this.session.match)),
      ...this.#rest(),
    };
  }

  #rest() {
    return {
      table: 't',
      state: saveSession(this.session, this.time.now) as ServerMessageOf<'ev'>['state'],
      seats: { w: { name: 'Ada' }, b: { name: 'Bob' } },
      rematch: {},
    };
  }

  #do(number: number, { id, op, table }: ClientMessageOf<'do'>): void {
    const said = this.#answers.get(id);
    if (said) this.tell(said, number);
    else if (this.busy) this.tell({ type: 'no', id, table, why: this.busy }, number);
    else this.#carryOut(number, { id, op, table });
  }

  #carryOut(number: number, { id, op, table }: Pick<ClientMessageOf<'do'>, 'id' | 'op' | 'table'>): void {
    const command = op.kind === 'act' ? { kind: 'act by text', text: op.text } : op;
    const refused = this.play({ ...command, side: 'w' } as SeatCommand, id);
    if (!refused) {
      this.done.set(id, (this.done.get(id) ?? 0) + 1);
      return;
    }
    const no = { type: 'no', id, table, ...refused, v: this.version } as const;
    this.#answers.set(id, no);
    this.tell(no, number);
  }

  /** Carries out a command of a player and tells everybody. Returns the refusal if there is one. */
  play(command: SeatCommand, id?: string): Refusal | undefined {
    const applied = apply(this.session, command, this.time.now);
    if (!applied.ok) return applied.error;
    const steps = [...stepsBetween(this.session.match, applied.value.match)];
    this.session = applied.value;
    const event = { type: 'ev', v: ++this.version, steps, ...this.#rest() } as const;
    this.#events.push(event);
    if (id) this.#answers.set(id, { ...event, id });
    this.tell({ ...event, ...(id && { id }) });
    return undefined;
  }
}
