import type { NewEvent } from '@kickmate/server/db/commits';
import { DatabaseAway } from '@kickmate/server/db/database';
import { EPOCH } from './globals.ts';
import { Model, type Rows } from './model.ts';
import { Host, type Time } from './time.ts';
import type { Trace } from './trace.ts';

/** The statements that change nothing, so that nothing has to be brought to the disk for them. */
const READING: ReadonlySet<keyof Rows> = new Set<keyof Rows>([
  ...([
    'player',
    'names',
    'isBlocked',
    'game',
    'events',
    'ownersOf',
    'dueGames',
    'orphanedGames',
    'openGames',
    'ratedWithComputer',
    'record',
  ] as const),
  ...(['justMade', 'gamesPlayed', 'running', 'aliveNodes'] as const),
]);

/** The time after which a server gives a statement up, in milliseconds: as `db/postgres.ts` does. */
const PATIENCE_MS = 5500;
/** The time between two attempts of a connection to bring something over an interrupted way, in milliseconds. */
const RESEND_MS = 300;

/** A statement that was done. */
export interface Done {
  readonly host: Host;
  readonly what: keyof Rows;
  readonly args: readonly unknown[];
  readonly value: unknown;
}

/** A statement on its way. */
interface Statement extends Omit<Done, 'value'> {
  /** Takes the answer to the server. */
  settle(end: () => void): void;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * The machine of the database, and the ways from the servers to it. It does one statement after the other, and answers one
 * that writes when the disk has it.
 */
export class Database {
  readonly #time: Time;
  readonly #trace: Trace;
  readonly #rows: Rows;
  #host = new Host('database');
  /** The database's clock less that of the simulation, in milliseconds. */
  skewMs = 0;
  /** The longest time that the disk takes, in milliseconds. */
  diskMs = 2;
  /** Called after each statement, and when events are sent. */
  onDone: (done: Done) => void = () => undefined;
  onSent: (events: readonly NewEvent[]) => void = () => undefined;
  #isUp = true;
  #isBusy = false;
  /** The statements that have arrived; the first one is being done. */
  #queue: Statement[] = [];
  /** The servers that cannot reach it. */
  readonly #cutOff = new Set<string>();
  readonly #lost = new Map<Host, () => void>();

  /** @param open makes the rows, for a clock of whole milliseconds */
  constructor(time: Time, trace: Trace, open: (now: () => number) => Rows) {
    this.#time = time;
    this.#trace = trace;
    this.#rows = open(() => this.now);
  }

  /** The database's own time: milliseconds since 1970. */
  get now(): number {
    return EPOCH + Math.floor(this.#time.now) + this.skewMs;
  }

  /** The rows themselves, for checks. */
  get rows(): Rows {
    return this.#rows;
  }

  /** The rows as a server sees them. @param lost called when its connections break */
  connect(host: Host, lost: () => void): Rows {
    this.#lost.set(host, lost);
    const get =
      (_: object, what: string | symbol) =>
      (...args: readonly unknown[]) =>
        this.#call(host, what as keyof Rows, args);
    return new Proxy({}, { get }) as Rows;
  }

  // ---- faults ----

  /** The power is cut, or the database crashes. */
  goDown(): void {
    this.#isUp = false;
    this.#isBusy = false;
    this.#host.isAlive = false;
    this.#host = new Host('database');
    if (this.#rows instanceof Model) this.#rows.losePower();
    for (const { settle, reject } of this.#queue) settle(() => reject(new DatabaseAway('the database went down')));
    this.#queue = [];
    for (const [host, lost] of this.#lost) if (host.isAlive) this.#time.after(this.#latency(), lost, host);
  }

  comeBack(): void {
    this.#isUp = true;
  }

  standStill(ms: number): void {
    this.#host.standsUntil = Math.max(this.#host.standsUntil, this.#time.now + ms);
  }

  cut(server: string): void {
    this.#cutOff.add(server);
  }

  mend(server: string): void {
    this.#cutOff.delete(server);
  }

  // ---- statements ----

  #latency(): number {
    return 0.2 + this.#time.pick(15) / 10;
  }

  #call(host: Host, what: keyof Rows, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (!host.reach()) return;
      if (what === 'write') this.onSent(args[0] as readonly NewEvent[]);
      let isSettled = false;
      const end = (settle: () => void) => {
        if (isSettled || !host.reach()) return;
        isSettled = true;
        patience.isCancelled = true;
        settle();
      };
      const patience = this.#time.after(PATIENCE_MS, () => end(() => reject(new DatabaseAway('no answer'))), host);
      const settle = (how: () => void) => this.#travel(host.name, () => this.#time.after(0, () => end(how), host));
      this.#travel(host.name, () => this.#arrive({ host, what, args, settle, resolve, reject }));
    });
  }

  /** Brings something over the way between a server and the database: late, or never, while that is interrupted. */
  #travel(server: string, deliver: () => void): void {
    const arrive = () => {
      if (!this.#cutOff.has(server)) deliver();
      else if (this.#time.pick(10) > 0) this.#time.after(RESEND_MS, arrive, this.#time.world);
    };
    this.#time.after(this.#latency(), arrive, this.#time.world);
  }

  #arrive(statement: Statement): void {
    if (!this.#isUp) {
      statement.settle(() => statement.reject(new DatabaseAway('connection refused')));
      return;
    }
    this.#queue.push(statement);
    if (!this.#isBusy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      await this.#time.pause(0.1, this.#host);
      const answer = await this.#do(next);
      this.#queue.shift();
      next.settle(answer);
    }
    this.#isBusy = false;
  }

  /** Does a statement, and returns its answer when the disk has it. */
  async #do({ host, what, args, resolve, reject }: Statement): Promise<() => void> {
    try {
      const rows = this.#rows as unknown as Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
      const value = await this.#time.await(rows[what]!(...args));
      this.#trace.detail(`${host.name} ${what}`, () => JSON.stringify(args).slice(0, 400));
      this.onDone({ host, what, args, value });
      if (!READING.has(what)) await this.#sync();
      return () => resolve(value);
    } catch (error) {
      return () => reject(error);
    }
  }

  async #sync(): Promise<void> {
    await this.#time.pause(this.diskMs * (0.5 + this.#time.random() / 2), this.#host);
    if (this.#rows instanceof Model) this.#rows.sync();
  }
}
