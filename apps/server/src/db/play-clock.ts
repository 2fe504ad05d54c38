import type { Beat, ClockRows, Moments } from './clock-rows.ts';
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
  /** While the clock stands still: the play time of the last heartbeat, since when nobody may have been able to do anything. */
  readonly awaySince: number | undefined;
  /** Whether the last heartbeat is so old that other servers may have taken games of this one, without its knowledge. */
  readonly isLate: boolean;
  /** Calls back when the clock stops because the database is away. Returns a function that ends this. */
  onAway(listener: () => void): () => void;
  /**
   * Calls back when the database answers after it was away or slow, or after this process stood still so long that others
   * may have taken its games, or when another server has set play time on. Timers for play times should be set again. `since`:
   * the play time from which on nobody could do anything, which is that of the last heartbeat before, or the one that was set
   * on. Returns a function that ends this.
   */
  onBack(listener: (since: number) => void): () => void;
  /** Looks at once whether the database is there, because a statement has just failed. */
  check(): void;
  /**
   * Looks at once whether the database is there, before time takes something from somebody. Resolves to `false` when it is
   * away; then the listeners of {@link onBack} are called later, and otherwise they have been called, if there was a reason.
   */
  checkDatabase(): Promise<boolean>;
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

/** An answer to a heartbeat that takes longer is an outage as well, although the clock has not stopped for it; milliseconds. */
const SLOW_MS = 1000;

/**
 * The database's clock has stepped if it differs by more than this from what this server's own has counted since the last
 * heartbeat, in milliseconds. Clocks that are only set right gradually differ by less than one a second.
 */
const STEP_MS = 200;

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

/** A heartbeat, and two moments of this server's own clock between which its play time was the time. */
interface Reading {
  readonly beat: Beat;
  readonly from: number;
  readonly to: number;
}

/** The least and the most that play time may be ahead of this server's own clock, in milliseconds. */
interface Lead {
  readonly least: number;
  readonly most: number;
}

const leadOf = ({ beat, from, to }: Reading): Lead => ({ least: beat.play - to, most: beat.play + 1 - from });

const within = (value: number, { least, most }: Lead): number => Math.min(Math.max(value, least), most);

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
  readonly #backListeners = new Set<(since: number) => void>();
  /** Play time minus monotonic time: as estimated, and as far as it is known. */
  #offset = 0;
  #lead: Lead = { least: 0, most: 0 };
  /** The last heartbeat that succeeded, and its monotonic time. */
  #lastBeat: Beat = { play: 0, outage: 0 };
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

  get awaySince(): number | undefined {
    return this.#isAway || this.isLate ? this.#lastBeat.play : undefined;
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

  onBack(listener: (since: number) => void): () => void {
    this.#backListeners.add(listener);
    return () => void this.#backListeners.delete(listener);
  }

  async start(): Promise<void> {
    const sent = this.#monotonic();
    const reading = await this.#returnToCluster(true);
    this.#lastBeat = reading.beat;
    this.#lead = leadOf(reading);
    this.#offset = this.#lead.least;
    this.#beatAt = sent;
    this.now();
    this.#next(BEAT_MS);
  }

  check(): void {
    if (!this.#isStopped && !this.#beating) this.#next(0);
  }

  async checkDatabase(): Promise<boolean> {
    if (this.#isAway) return false;
    if (!this.#isStopped && !this.#beating) this.#beatNow();
    let end: (() => void) | undefined;
    const away = new Promise<void>((resolve) => {
      end = this.onAway(resolve);
    });
    await Promise.race([this.#beating, away]);
    end?.();
    return !this.#isAway && !this.#isStopped;
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
    this.#timer = setTimeout(() => this.#beatNow(), inMs);
    this.#timer.unref();
  }

  #beatNow(): void {
    clearTimeout(this.#timer);
    this.#beating = this.#beat().finally(() => {
      this.#beating = undefined;
      if (!this.#isStopped) this.#next(this.#isAway ? RETRY_MS : BEAT_MS);
    });
  }

  /** One heartbeat. Never rejects. */
  async #beat(): Promise<void> {
    const sent = this.#monotonic();
    try {
      const beat = this.#isAway
        ? undefined
        : await this.#answered(this.#options.rows.beat(this.#options.node, STALL_MS));
      const reading = beat && { beat, from: sent, to: this.#monotonic() };
      // An answer that comes only after the database counted as away is too old to go on from.
      if (!reading || this.#isAway) this.#synchronise(await this.#answered(this.#returnToCluster(false)), sent, true);
      else if (this.#isStep(reading)) this.#synchronise(await this.#answered(this.#goOnAsBefore()), sent, false);
      else this.#synchronise(reading, sent, false);
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
  async #returnToCluster(isStart: boolean): Promise<Reading> {
    const { rows, node, version, log } = this.#options;
    let outage = 0;
    let decidedAt = 0;
    const beat = await rows.rejoin(node, version, (moments) => {
      decidedAt = this.#monotonic();
      const running = moments.now - moments.outage;
      const { last } = moments;
      const lastPlay = last === undefined ? (isStart ? running : 0) : last - moments.outage;
      const stood = Math.max(lastPlay, moments.move, this.now());
      const continued = isAnotherAlive(moments, isStart) ? running : stood;
      outage = running - continued;
      return continued;
    });
    if (outage > 0) log.info({ outageMs: outage }, 'nobody was there: this time is not spent on any clock');
    return { beat, from: decidedAt, to: decidedAt };
  }

  /**
   * Whether the database's clock has stepped since the last heartbeat. If another server has set the play time right
   * meanwhile, its word counts.
   */
  #isStep(reading: Reading): boolean {
    const { least, most } = leadOf(reading);
    const isStep = most < this.#lead.least - STEP_MS || least > this.#lead.most + STEP_MS;
    return isStep && reading.beat.outage === this.#lastBeat.outage;
  }

  /** Lets play time go on as this server has counted it, although the database's clock has stepped. */
  async #goOnAsBefore(): Promise<Reading> {
    const { rows, node, version, log } = this.#options;
    let step = 0;
    let decidedAt = 0;
    const beat = await rows.rejoin(node, version, ({ now, outage }) => {
      decidedAt = this.#monotonic();
      const running = now - outage;
      if (outage !== this.#lastBeat.outage) return running;
      const counted = Math.floor(decidedAt + this.#offset);
      step = running - counted;
      return counted;
    });
    if (step !== 0) log.warn({ stepMs: step }, "the database's clock has stepped: play time goes on without the step");
    return { beat, from: decidedAt, to: decidedAt };
  }

  /**
   * Compares the estimate with a play time that was read, and changes it only as far as it is certainly wrong. So a slow answer
   * does not move the clock. If another server has set play time right, nothing else is known: then what is uncertain has not
   * passed yet.
   * @param sent when the heartbeat began, of which this is the answer
   * @param wasGone whether this server has counted as gone, because this process stood still
   */
  #synchronise(reading: Reading, sent: number, wasGone: boolean): void {
    const received = this.#monotonic();
    const { play: since, outage } = this.#lastBeat;
    const before = this.now();
    const read = leadOf(reading);
    const isSame = reading.beat.outage === outage;
    this.#lead = isSame ? { least: within(this.#lead.least, read), most: within(this.#lead.most, read) } : read;
    this.#offset = isSame ? within(this.#offset, read) : read.least;
    const isBack = wasGone || this.#isAway || received - sent > SLOW_MS;
    this.#lastBeat = reading.beat;
    this.#beatAt = received;
    if (this.#isAway) {
      this.#isAway = false;
      // Not `info`, which `npm start` leaves out: who reads that it is away must read that it is back.
      this.#options.log.warn({ awayMs: Math.round(received - this.#awayAt) }, 'the database is back: play goes on');
    }
    // Another server has set play time on, to where its own clock stood: this time was here for nobody.
    const isSetOn = this.now() > before + STEP_MS;
    if (isBack || isSetOn) for (const listener of this.#backListeners) listener(isBack ? since : before);
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
