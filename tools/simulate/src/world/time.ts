import { setImmediate as afterMicrotasks } from 'node:timers';
import { type PickNumber, pickFrom, type Random, seededRandom } from '@kickmate/game';

/** A process or a device: the owner of timers and messages. One that has died gets none of them any more. */
export class Host {
  readonly name: string;
  isAlive = true;
  /** The moment until which it stands still: what comes before is done then. */
  standsUntil = 0;
  /** The calls to the outside after which it dies; absent: it does not. */
  #callsLeft: number | undefined;
  #whenDead: (() => void) | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** Lets the host die in its next but `calls` call to the outside, be it before or after an `await`. */
  dieAfter(calls: number, whenDead: () => void): void {
    this.#callsLeft = calls;
    this.#whenDead = whenDead;
  }

  /** A call to the outside begins or is answered. Returns whether the host still lives. */
  reach(): boolean {
    if (this.isAlive && this.#callsLeft !== undefined && this.#callsLeft-- <= 0) {
      this.#callsLeft = undefined;
      this.#whenDead?.();
    }
    return this.isAlive;
  }
}

/** Something that happens at a moment. */
export interface Timer {
  at: number;
  /** Of two things at one moment that one happens first which was planned first. */
  readonly order: number;
  readonly host: Host;
  readonly run: () => void;
  /** The time between two runs of one that is repeated. */
  readonly everyMs?: number | undefined;
  isCancelled: boolean;
}

/**
 * The only time and the only chance of a simulation. Things happen one after the other, each with everything that follows from
 * it without waiting (its microtasks), so the same seed gives the same course.
 */
export class Time {
  /** Milliseconds since the simulation began. */
  now = 0;
  /** The host whose code runs now: timers that it sets are its own. */
  current: Host;
  /** What belongs to no host: the ways between them, and the faults. */
  readonly world = new Host('world');
  readonly pick: PickNumber;
  readonly random: Random;
  /** Further streams of chance, by number. */
  readonly #seed: number;
  readonly #queue: Timer[] = [];
  readonly #awaited = new Set<Promise<unknown>>();
  #planned = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.current = this.world;
    this.random = seededRandom(seed, 1);
    this.pick = pickFrom(this.random);
  }

  /** A stream of chance of its own. */
  stream(number: number): PickNumber {
    return pickFrom(seededRandom(this.#seed, 2, number));
  }

  /** Plans something for a host. */
  after(ms: number, run: () => void, host: Host = this.current, everyMs?: number): Timer {
    const timer = { at: this.now + Math.max(0, ms), order: this.#planned++, host, run, everyMs, isCancelled: false };
    this.#push(timer);
    return timer;
  }

  /** Resolves after some time, unless the host has died. */
  pause(ms: number, host: Host): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve, host));
  }

  /** Lets time stand still until something outside of the simulation, such as a real database, has answered. */
  await<T>(work: Promise<T>): Promise<T> {
    this.#awaited.add(work);
    const done = () => void this.#awaited.delete(work);
    work.then(done, done);
    return work;
  }

  /** Lets everything happen up to a moment. Rejects with the first error that nothing catches. */
  run(until: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (settle: () => void) => {
        isOver = true;
        process.off('unhandledRejection', failed);
        settle();
      };
      const failed = (error: unknown) => end(() => reject(error));
      process.on('unhandledRejection', failed);
      const step = () => {
        if (isOver) return;
        if (this.#awaited.size > 0) {
          void Promise.allSettled(this.#awaited).then(() => afterMicrotasks(step));
          return;
        }
        const next = this.#queue[0];
        if (!next || next.at > until) {
          this.now = until;
          end(resolve);
          return;
        }
        this.#pop();
        try {
          this.#happen(next);
        } catch (error) {
          failed(error);
        }
        afterMicrotasks(step);
      };
      afterMicrotasks(step);
    });
  }

  #happen(timer: Timer): void {
    const { host, everyMs } = timer;
    if (timer.isCancelled || !host.isAlive) return;
    this.now = timer.at;
    if (host.standsUntil > this.now) {
      timer.at = host.standsUntil;
      this.#push(timer);
      return;
    }
    if (everyMs !== undefined) {
      timer.at = this.now + everyMs;
      this.#push(timer);
    }
    this.current = host;
    timer.run();
  }

  // ---- the queue: a binary heap, the next one in front ----

  #push(timer: Timer): void {
    const queue = this.#queue;
    let place = queue.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (isBefore(queue[parent]!, timer)) break;
      queue[place] = queue[parent]!;
      place = parent;
    }
    queue[place] = timer;
  }

  #pop(): void {
    const queue = this.#queue;
    const last = queue.pop()!;
    if (queue.length === 0) return;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && isBefore(queue[child + 1]!, queue[child]!)) child++;
      if (isBefore(last, queue[child]!)) break;
      queue[place] = queue[child]!;
      place = child;
    }
    queue[place] = last;
  }
}

const isBefore = (one: Timer, other: Timer): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
