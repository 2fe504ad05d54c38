import { must, type Side } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import { type ComputerTask, isLiningUp, type Session, sidesLiningUp, sideToAct } from '@kickmate/play';
import {
  type FollowedTable,
  type LuckShare,
  type Op,
  readClientMessage,
  readServerMessage,
  type ServerMessage,
  type ServerMessageOf,
  sessionOf,
  shareFor,
  type Terms,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import type { Searches } from '../../src/engine-seat/searches.ts';
import type { Member } from '../../src/member.ts';
import type { Seating, TableChange, TablesOptions } from '../../src/table/tables.ts';
import { Tables } from '../../src/table/tables.ts';
import { Memory } from './memory.ts';

/** The settings of tables that a test may choose. */
type Options = Pick<TablesOptions, 'replays' | 'mostActions' | 'ratings' | 'holidays' | 'replies'>;

/** Something that happens at a moment. */
interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** A server's tables in a world of its own: its time passes only when a test says so, and its randomness is seeded. */
export class World {
  readonly memory: Memory;
  readonly changes: TableChange[] = [];
  onChange: ((change: TableChange) => void) | undefined;
  /** Warnings and errors that an operator would see. */
  readonly logged: string[] = [];
  readonly pick: PickNumber;
  /** The rules of the games that are played. */
  readonly variants = new Map<string, AnyVariant>();
  tables: Tables;
  /** Play time. */
  now = 1_000_000;
  /** Whether play time stands still, because the database is away. */
  isStopped = false;
  /** The play time of the last heartbeat before that. */
  awaySince: number | undefined;
  /** Whether the database has gone away, which only {@link PlayClock.checkDatabase} knows as yet: play time still runs. */
  isGoing = false;
  #timers: readonly Timer[] = [];
  /** The time for timers, which never stands still. */
  #time = 0;
  /** The players who cannot reach the server, or are nowhere, by their ids or an empty text, and the play time since which. */
  readonly cutOff = new Map<string, number>();
  readonly #whenBack = new Set<(since: number) => void>();
  readonly #random: PickNumber;
  readonly #options: Options;

  constructor(seed = 1, memory = new Memory(), options: Options = {}) {
    this.memory = memory;
    this.#options = options;
    this.pick = pickFrom(seededRandom(seed));
    this.#random = pickFrom(seededRandom(seed, 77));
    this.tables = this.open();
  }

  /** Another server process on the same database. */
  open(node = 'node'): Tables {
    const log = (details: object, message: string) => this.logged.push(`${message} ${JSON.stringify(details)}`);
    const awaySince = () => this.awaySince;
    return new Tables({
      node,
      store: this.memory,
      commits: this.memory.commits,
      clock: {
        now: () => this.now,
        get awaySince() {
          return awaySince();
        },
        checkDatabase: async () => !this.isStopped && !this.isGoing,
        onBack: (listener) => {
          this.#whenBack.add(listener);
          return () => this.#whenBack.delete(listener);
        },
      },
      cutOffSince: ([member], player) =>
        this.cutOff.get(member?.player?.id ?? '') ?? (member ? undefined : this.cutOff.get(`${player} comes back`)),
      searches: this.searches,
      ...this.#options,
      log: { info: () => undefined, warn: log, error: log },
      setTimer: (run, ms) => this.#setTimer(run, ms),
      random: (count) => Uint8Array.from({ length: count }, () => this.#random(256)),
      onChange: (change) => {
        this.changes.push(change);
        this.onChange?.(change);
      },
    });
  }

  /** A computer that plays anything. */
  readonly searches: Searches = {
    search: (task) => ({ result: Promise.resolve(this.answer(task)), stop: () => undefined }),
    close: async () => undefined,
  };

  answer(task: ComputerTask) {
    const { match } = task;
    if (task.kind === 'line up') return match.variant.formations!.usual();
    const action = match.actions[this.pick(match.actions.length)]!;
    const best = match.variant.text.formatAction({ action });
    const lines = [{ score: { kind: 'points', value: 50 }, actions: [best] } as const];
    return { best, lines, depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, backend: 'rules' as const };
  }

  /** Lets time pass, with everything that happens in it. */
  async pass(ms: number): Promise<void> {
    await this.#pass(ms, () => this.quiet());
  }

  /** The same while something hangs, such as a commit. */
  async passUnsettled(ms: number): Promise<void> {
    await this.#pass(ms, () => new Promise((resolve) => setImmediate(resolve)));
    await this.quiet();
  }

  async #pass(ms: number, quiet: () => Promise<void>): Promise<void> {
    const end = this.#time + ms;
    await quiet();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      const { at, run } = next;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#goTo(at);
      run();
      await quiet();
    }
    this.#goTo(end);
  }

  /** The next timer up to a moment. */
  #next(end: number): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) if (timer.at <= end && (!next || timer.at < next.at)) next = timer;
    return next;
  }

  /** Calls back later, as a network or a person does. The function that it returns cancels that. */
  later(run: () => void, ms: number): () => void {
    return this.#setTimer(run, ms);
  }

  /** Waits until nothing is under way. */
  async quiet(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    await this.tables.whenCaughtUp();
    await new Promise((resolve) => setImmediate(resolve));
  }

  /**
   * The database comes back.
   * @param since the play time of the last heartbeat before
   * @param ms the play time that has passed at other servers meanwhile
   */
  back(since = this.now, ms = 0): void {
    this.memory.away = undefined;
    this.isStopped = false;
    this.isGoing = false;
    this.awaySince = undefined;
    this.now += ms;
    for (const listener of this.#whenBack) listener(since);
  }

  /** Makes a table, and two people who have come to it. The first one proposes it. */
  async begin(terms: Partial<Terms>, names: readonly [string, string] = ['Ada', 'Bob']): Promise<Begun> {
    const [one, other] = names.map((name) => new Person(this, name)) as [Person, Person];
    const id = await this.create(terms, {
      proposer: { kind: 'person', player: one.player!.id },
      opponent: { kind: 'person', player: other.player!.id },
      isPublic: true,
    });
    one.join(id);
    other.join(id);
    await this.quiet();
    const white = one.side === 'w' ? one : other;
    return { id, white, black: white === one ? other : one };
  }

  async create(terms: Partial<Terms>, seating: Seating): Promise<string> {
    this.variants.set(terms.variant ?? 'chess', await exampleGame(terms.variant ?? 'chess'));
    const full: Terms = { variant: 'chess', pace: { kind: 'unlimited' }, colour: 'w', ...terms };
    return must(await this.tables.create(full, seating));
  }

  /** The session of a table, as the server has it. */
  async session(id: string): Promise<Session> {
    return must(await this.tables.stateOf(id)).session!;
  }

  #setTimer(run: () => void, ms: number): () => void {
    const timer = { at: this.#time + Math.max(0, ms), run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  #goTo(time: number): void {
    if (!this.isStopped) this.now += time - this.#time;
    this.#time = time;
  }
}

/** A table that has begun. */
export interface Begun {
  readonly id: string;
  readonly white: Person;
  readonly black: Person;
}

let connections = 0;

/** A person at one connection who follows one table by the messages of the server, as the app does. */
export class Person implements Member {
  readonly id = `connection-${++connections}`;
  readonly player: Member['player'];
  readonly world: World;
  lagMs = 0;
  network: string | undefined;
  table: FollowedTable | undefined;
  /** Every frame that came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** The answers to commands, by id: the last one of each. */
  readonly answers = new Map<string, ServerMessage>();
  /** Delivers a message to this person; a test may put a bad network here. */
  receiving: (text: string) => void = (text) => this.receive(text);
  /** Delivers a message of this person to the server. */
  sending: (run: () => void) => void = (run) => run();
  resyncs = 0;
  /** The number for the luck of tables; `undefined`: this person shows none. */
  nonce: string | undefined;
  #tableId = '';
  #ids = 0;

  constructor(world: World, name: string | undefined) {
    this.world = world;
    this.player = name === undefined ? undefined : { id: name.toLowerCase(), name };
    if (name !== undefined) world.memory.players.set(name.toLowerCase(), name);
    this.nonce = Buffer.from(name ?? '')
      .toString('hex')
      .padEnd(32, '0')
      .slice(0, 32);
  }

  get side() {
    return this.table?.you;
  }

  /** The session as this person's own program has it. */
  get session(): Session {
    return sessionOf({ ...this.table!, match: this.table!.match! }, this.world.now);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.frames.push(text);
    this.receiving(text);
  }

  receive(text: string): void {
    const message = must(readServerMessage(text));
    this.messages.push(message);
    if ('id' in message && message.id !== undefined) this.answers.set(message.id, message);
    if (message.type === 'sync') this.#sync(message);
    if (message.type !== 'ev' || !this.table) return;
    const after = tableAfter(this.table, message);
    if (after.ok) this.table = after.value;
    else {
      this.resyncs++;
      this.join();
    }
  }

  /** Comes to a table. @param share what the person brings to its luck, and the version that the person has */
  join(table = this.#tableId, share: LuckShare & { readonly since?: number } = {}): void {
    this.#tableId = table;
    const message = { type: 'join' as const, table, ...share };
    must(readClientMessage(JSON.stringify(message)));
    this.sending(() => void this.world.tables.join(this, message));
  }

  /** Brings the share in the luck of a table that waits for it. */
  #bringShare(sync: ServerMessageOf<'sync'>): void {
    const share = this.nonce === undefined ? {} : shareFor(sync, this.nonce);
    if (Object.keys(share).length > 0) this.join(sync.table, { since: sync.v, ...share });
  }

  leave(): void {
    this.world.tables.leave(this, this.#tableId);
  }

  /** Sends a command, and returns its id. */
  do(op: Op, { id = `c${++this.#ids}`, v = this.table?.v ?? 0 } = {}): string {
    const message = { type: 'do' as const, table: this.#tableId, id, v, op };
    must(readClientMessage(JSON.stringify(message)));
    this.sending(() => void this.world.tables.do(this, message, this.world.now));
    return id;
  }

  /** Sends a command, waits for the answer, and returns it. */
  async ask(op: Op, options: { readonly id?: string; readonly v?: number } = {}): Promise<ServerMessage | undefined> {
    const id = this.do(op, options);
    await this.world.quiet();
    return this.answers.get(id);
  }

  play(text: string): Promise<ServerMessage | undefined> {
    return this.ask({ kind: 'act', text });
  }

  async draft(formation: string, n: number): Promise<void> {
    this.world.tables.draft(this, { type: 'draft', table: this.#tableId, formation, n });
    await this.world.quiet();
  }

  /** The last message of a type. */
  last<Type extends ServerMessage['type']>(type: Type): ServerMessageOf<Type> | undefined {
    return this.messages.filter((one): one is ServerMessageOf<Type> => one.type === type).at(-1);
  }

  #sync(message: ServerMessageOf<'sync'>): void {
    if (this.table && message.v < this.table.v) return;
    this.table = must(tableOf(message, this.world.variants.get(message.terms.variant)!));
    this.#bringShare(message);
  }
}

/** A random command of a side, sensible or not. */
export function anyOp(session: Session, side: Side, pick: PickNumber): Op {
  const { variant }: { readonly variant: AnyVariant } = session.match;
  const { formations } = variant;
  if (formations && isLiningUp(session) && sidesLiningUp(session).includes(side) && pick(4) > 0) {
    const all = formations.sensible(session.match.maySubstitute(side));
    const formation = formations.format(all[pick(all.length)]!);
    return pick(3) === 0 ? { kind: 'ready' } : { kind: 'ready', formation };
  }
  const { actions } = session.match;
  if (sideToAct(session) === side && actions.length > 0 && pick(20) > 0)
    return { kind: 'act', text: variant.text.formatAction({ action: actions[pick(actions.length)]! }) };
  const what = (['draw', 'takeback', 'takeback', 'rematch'] as const)[pick(4)]!;
  const rare: readonly Op[] = [
    { kind: 'offer', what },
    { kind: 'decline', what },
    { kind: 'withdraw', what },
    { kind: 'accept', what: what === 'draw' && pick(10) > 0 ? 'takeback' : what },
    { kind: 'claim' },
    { kind: 'act', text: 'a1a2' },
    { kind: 'ready' },
    { kind: 'step in', choice: 'win' },
    pick(40) === 0 ? { kind: 'resign' } : { kind: 'claim' },
  ];
  return rare[pick(rare.length)]!;
}
