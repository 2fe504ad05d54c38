import type { Result } from '@kickmate/board';
import { advance, type RandomSource } from './advance.ts';
import { apply, autoCommand } from './apply.ts';
import { dueAt } from './clocks.ts';
import type { Command, Refusal } from './commands.ts';
import { type ComputerResult, type ComputerTask, computerCommand, computerTask, isSameTask } from './computer.ts';
import type { Session } from './session.ts';
import { LONGEST_TIMER_MS, type SetTimer } from './timer.ts';

/** The things that a {@link Driver} needs from outside: a clock, timers, searches, and pauses for people. */
export interface Host {
  /** The time by one clock that never goes back, in milliseconds. */
  now(): number;
  readonly setTimer: SetTimer;
  /** Called with each new state and the state before it. */
  changed(session: Session, before: Session): void;
  /** Runs the search of a task. Never rejects: resolves to `undefined` if the search failed or was stopped. */
  search(task: ComputerTask): Promise<ComputerResult>;
  /** Stops the search of a task whose answer is not needed any more. */
  stop(task: ComputerTask): void;
  /** Resolves when people have seen what has been played. */
  waitUntilSeen(): Promise<void>;
  /** Pauses that let people follow the computer. */
  pauses?(session: Session, task: ComputerTask): Pauses;
  /** Called when the session refuses the computer's answer. */
  answerRefused?(task: ComputerTask, result: ComputerResult, refusal: Refusal): void;
  /** The host's own random numbers; absent: those of the match's seed. */
  readonly random?: RandomSource | undefined;
}

/** Pauses of a task, in milliseconds; 0 by default. */
export interface Pauses {
  readonly beforeSearch?: number;
  /** The least time between the beginning of the search and the answer. */
  readonly leastSearchMs?: number;
  /** The pause after people have seen what was played. */
  readonly beforeAnswer?: number;
}

/**
 * Runs a session for a host: carries out commands, keeps the timer for what time alone causes, starts the computer's
 * searches and plays the steps of routes. It decides nothing itself; the session's functions do.
 */
export class Driver {
  readonly #host: Host;
  #session: Session;
  /** Whether the computer acts and routes go on: see {@link startPlaying}. */
  #isPlaying = false;
  #cancelTimer: (() => void) | undefined;
  /** The task that runs. Each start makes a new object, so that the answer to an earlier start is recognised and dropped. */
  #running: { readonly task: ComputerTask } | undefined;

  constructor(session: Session, host: Host) {
    this.#session = session;
    this.#host = host;
    this.#setTimer();
  }

  get session(): Session {
    return this.#session;
  }

  /** Carries out a command. Advances the session to the present first, even if the command is then refused. */
  dispatch(command: Command): Result<Session, Refusal> {
    const at = this.#host.now();
    const applied = apply(this.#session, command, at, this.#host.random);
    this.#become(applied.ok ? applied.value : advance(this.#session, at, this.#host.random));
    return applied;
  }

  /** Goes on with another session in place of this one. */
  replace(session: Session): void {
    this.#become(session);
  }

  /** Lets the computer act and routes go on, until {@link stopPlaying}. */
  startPlaying(): void {
    this.#isPlaying = true;
    this.#autoPlay();
  }

  /** Stops the computer and routes, so that only people act. */
  stopPlaying(): void {
    this.#isPlaying = false;
    this.#switchTo(undefined);
  }

  /** Begins the computer's task again, after a failure. */
  retry(): void {
    this.#switchTo(undefined);
    this.#autoPlay();
  }

  /** Stops the timer and the search. */
  close(): void {
    this.stopPlaying();
    this.#cancelTimer?.();
  }

  #become(next: Session): void {
    const before = this.#session;
    if (next === before) return;
    this.#session = next;
    this.#setTimer();
    this.#host.changed(next, before);
    if (this.#session === next) this.#autoPlay();
  }

  #setTimer(): void {
    this.#cancelTimer?.();
    const due = dueAt(this.#session);
    if (due === undefined) {
      this.#cancelTimer = undefined;
      return;
    }
    const host = this.#host;
    const run = () => {
      // A timer may be a little early.
      const later = advance(this.#session, host.now(), host.random);
      if (later === this.#session) this.#setTimer();
      else this.#become(later);
    };
    const ms = Math.ceil(due - host.now());
    this.#cancelTimer = host.setTimer(run, Math.min(Math.max(0, ms), LONGEST_TIMER_MS));
  }

  /** Plays what needs no decision, and starts or stops the computer's task. */
  #autoPlay(): void {
    if (!this.#isPlaying) return;
    if (autoCommand(this.#session)) void this.#giveAutoCommand(this.#session);
    const task = computerTask(this.#session, this.#host.now());
    if (!isSameTask(task, this.#running?.task)) this.#switchTo(task);
  }

  async #giveAutoCommand({ match }: Session): Promise<void> {
    await this.#host.waitUntilSeen();
    const command = autoCommand(this.#session);
    if (this.#isPlaying && this.#session.match === match && command) this.dispatch(command);
  }

  /** Stops the running task and starts another one, if one is given. */
  #switchTo(task: ComputerTask | undefined): void {
    const stopped = this.#running;
    this.#running = task && { task };
    if (stopped) this.#host.stop(stopped.task);
    // An answer that waited is dropped.
    if (!task && this.#session.isHeld) this.dispatch({ kind: 'release' });
    if (this.#running) void this.#run(this.#running);
  }

  async #run(run: { readonly task: ComputerTask }): Promise<void> {
    const isCurrent = () => this.#running === run;
    const {
      beforeSearch = 0,
      leastSearchMs = 0,
      beforeAnswer = 0,
    } = this.#host.pauses?.(this.#session, run.task) ?? {};
    await this.#sleep(beforeSearch);
    // The formation that the task is about may have changed in the meantime.
    const task = isCurrent() ? computerTask(this.#session, this.#host.now()) : undefined;
    if (!task || !isSameTask(task, run.task)) return;
    const leastTime = this.#sleep(leastSearchMs);
    const result = await this.#resultOf(task);
    if (!isCurrent()) return;
    if (task.kind === 'act') {
      if (computerCommand(this.#session, task, result) === undefined) return;
      if (this.#session.terms.mayStopClocks) this.dispatch({ kind: 'hold' });
      await this.#host.waitUntilSeen();
      await leastTime;
      await this.#sleep(beforeAnswer);
      if (!isCurrent()) return;
    }
    const command = computerCommand(this.#session, task, result);
    const applied = command && this.dispatch(command);
    if (applied && !applied.ok) this.#host.answerRefused?.(task, result, applied.error);
  }

  #resultOf(task: ComputerTask): Promise<ComputerResult> {
    return task.request ? this.#host.search(task) : Promise.resolve(undefined);
  }

  #sleep(ms: number): Promise<void> {
    return ms > 0 ? new Promise((resolve) => this.#host.setTimer(resolve, ms)) : Promise.resolve();
  }
}
