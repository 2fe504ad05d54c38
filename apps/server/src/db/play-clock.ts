import type { ClockRows, Moments } from './clock-rows.ts';
import type { Log } from './database.ts';

/**
 * The cluster's play time: the database's wall time without all outages, in whole milliseconds. An outage is a time in which
 * no server was running, or the database was away. All servers on one database share it; it survives restarts.
 */
export interface PlayClock {
  /** The play time now. It never goes back, and stands still while the database is away. */
  now(): number;
  /** Whether the database is away, so that the clock stands still. */
  readonly isAway: boolean;
  /** Whether the last heartbeat is so old that other servers may have taken games of this one, without its knowledge. */
  readonly isLate: boolean;
  /** Calls back when the clock stops because the database is away. Returns a function that ends this. */
  onAway(listener: () => void): () => void;
  /**
   * Calls back when the clock goes on after the database was away, or after this process stood still so long that others
   * may have taken its games. Timers for play times should be set again. `stoodAt`: the play time at which the clock stood;
   * if others went on meanwhile, it is later now. Returns a function that ends this.
   */
  onBack(listener: (stoodAt: number) => void): () => void;
  /** Looks at once whether the database is there, because a statement has just failed. */
  check(): void;
  /** Marks this server as stopped, so that its games are free at once, and stops the clock. */
  stop(): Promise<void>;
}

/** The time between two heartbeats in milliseconds; while the database is away it is tried more often. */
const BEAT_MS = 1000;
const RETRY_MS = 250;

/**
 * The clock stands still when the last heartbeat that succeeded is older, in milliseconds. A longer gap between heartbeats
 * is an outage, unless another server was alive in it.
 */
const STALL_MS = 3000;

/** The options of a play clock. */
export interface PlayClockOptions {
  readonly rows: ClockRows;
  /** This server's id. */
  readonly node: string;
  /** The version of the rules that this server runs. */
  readonly version: string;
  readonly log: Log;
  /** Milliseconds of a clock that never goes back. */
  readonly monotonic?: (() => number) | undefined;
}

/** Starts the play clock of this server with its first heartbeat. */
export async function startPlayClock(options: PlayClockOptions): Promise<PlayClock> {
  const clock = new BeatingClock(options);
  await clock.start();
  return clock;
}

/**
 * A play clock that reads the database's clock once a second, with each heartbeat of this server, and a monotonic clock of
 * its own in between.
 */
class BeatingClock implements PlayClock {
  readonly #options: PlayClockOptions;
  readonly #monotonic: () => number;
  readonly #awayListeners = new Set<() => void>();
  readonly #backListeners = new Set<(stoodAt: number) => void>();
  /** Play time minus monotonic time, as estimated. */
  #offset = 0;
  /** The monotonic time of the last heartbeat that succeeded. */
  #beatAt = 0;
  /** The latest play time that was given. */
  #latest = 0;
  #isAway = false;
  /** The monotonic time at which the database was found to be away. */
  #awayAt = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;

  constructor(options: PlayClockOptions) {
    this.#options = options;
    this.#monotonic = options.monotonic ?? (() => performance.now());
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  get isLate(): boolean {
    return !this.#isAway && this.#monotonic() > this.#beatAt + STALL_MS;
  }

  now(): number {
    if (!this.#isAway && !this.#isStopped) {
      const running = Math.min(this.#monotonic(), this.#beatAt + STALL_MS) + this.#offset;
      this.#latest = Math.max(this.#latest, Math.floor(running));
    }
    return this.#latest;
  }

  onAway(listener: () => void): () => void {
    this.#awayListeners.add(listener);
    return () => void this.#awayListeners.delete(listener);
  }

  onBack(listener: (stoodAt: number) => void): () => void {
    this.#backListeners.add(listener);
    return () => void this.#backListeners.delete(listener);
  }

  async start(): Promise<void> {
    const sent = this.#monotonic();
    const play = await this.#returnToCluster(true);
    this.#offset = play - this.#monotonic();
    this.#beatAt = sent;
    this.now();
    this.#next(BEAT_MS);
  }

  check(): void {
    if (!this.#isStopped && !this.#beating) this.#next(0);
  }

  async stop(): Promise<void> {
    this.now();
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
    const { rows, node } = this.#options;
    await rows.stop(node);
  }

  #next(inMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#beating = this.#beat().finally(() => {
        this.#beating = undefined;
        if (!this.#isStopped) this.#next(this.#isAway ? RETRY_MS : BEAT_MS);
      });
    }, inMs);
    this.#timer.unref();
  }

  /** One heartbeat. Never rejects. */
  async #beat(): Promise<void> {
    const sent = this.#monotonic();
    try {
      const play = this.#isAway
        ? undefined
        : await this.#answered(this.#options.rows.beat(this.#options.node, STALL_MS));
      this.#synchronise(play ?? (await this.#answered(this.#returnToCluster(false))), sent, play === undefined);
    } catch (error) {
      this.#setAway((error as Error).message);
    }
  }

  /** Waits for an answer. A database that does not answer in time is away as well. */
  async #answered<T>(answer: Promise<T>): Promise<T> {
    let round: NodeJS.Immediate | undefined;
    const stall = setTimeout(() => {
      // If this process stood still, the answer may have come long ago: messages that wait are read before this is called.
      round = setImmediate(() => this.#setAway('no answer'));
    }, STALL_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(stall);
      clearImmediate(round);
    }
  }

  /**
   * Notes that this server is alive again, and the outage before, if no other server was alive meanwhile. The play time then
   * continues where it stood: at the last heartbeat of all, or later if this clock or a running game has gone further.
   */
  async #returnToCluster(isStart: boolean): Promise<number> {
    const { rows, node, version, log } = this.#options;
    let outage = 0;
    const play = await rows.rejoin(node, version, (moments) => {
      const running = moments.now - moments.outage;
      const { last } = moments;
      const lastPlay = last === undefined ? (isStart ? running : 0) : last - moments.outage;
      const stood = Math.max(lastPlay, moments.move, this.now());
      const continued = isAnotherAlive(moments, isStart) ? running : stood;
      outage = running - continued;
      return continued;
    });
    if (outage > 0) log.info({ outageMs: outage }, 'nobody was there: this time is not spent on any clock');
    return play;
  }

  /**
   * Compares the estimate with a play time that the database had at some moment between `sent` and now, and changes it only
   * as far as it is certainly wrong. So a slow answer does not move the clock.
   * @param wasGone whether this server has counted as gone, because the database was away or this process stood still
   */
  #synchronise(play: number, sent: number, wasGone: boolean): void {
    const received = this.#monotonic();
    const stoodAt = this.now();
    this.#beatAt = received;
    if (this.#isAway) {
      this.#offset = play - received;
      this.#isAway = false;
      // Not `info`, which `npm start` leaves out: who reads that it is away must read that it is back.
      this.#options.log.warn({ awayMs: Math.round(received - this.#awayAt) }, 'the database is back: play goes on');
    } else this.#offset = Math.min(Math.max(this.#offset, play - received), play + 1 - sent);
    if (wasGone) for (const listener of this.#backListeners) listener(stoodAt);
  }

  #setAway(reason: string): void {
    if (this.#isAway || this.#isStopped) return;
    this.now();
    this.#isAway = true;
    this.#awayAt = this.#monotonic();
    this.#options.log.error({ reason }, 'the database is away: play stands still');
    for (const listener of this.#awayListeners) listener();
  }
}

/** Whether another server has been alive since this one's last heartbeat: clearly after it, if this one was interrupted. */
function isAnotherAlive({ now, own, others }: Moments, isStart: boolean): boolean {
  const since = Math.max(now - STALL_MS, isStart || own === undefined ? 0 : own + 1.5 * BEAT_MS);
  return others !== undefined && others >= since;
}
