import { pickFrom } from '@kickmate/game';
import {
  type ComputerResult,
  type ComputerTask,
  computerCommand,
  computerTask,
  isExhibition,
  isSameTask,
  type SeatCommand,
  type Session,
  type SetTimer,
} from '@kickmate/play';
import { type Refusal, refusalKind } from '@kickmate/protocol';
import type { Log } from '../db/database.ts';
import type { Search, Searches } from '../engine-seat/searches.ts';
import type { Requester } from '../member.ts';

/** The settings of the computer at all tables. */
export interface ComputerOptions {
  readonly setTimer: SetTimer;
  readonly searches: Searches;
  readonly log: Log;
  /** Milliseconds for which the computer waits at least before it acts, so that people can follow. */
  readonly computerMs: number;
  /** The same where only computers play. */
  readonly exhibitionMs: number;
}

/** The table at which a computer plays. */
export interface ComputerTable {
  readonly id: string;
  /** The session as it stands. */
  session(): Session | undefined;
  /** The person who plays against the computer; `undefined` where only computers play. */
  requester(): Requester | undefined;
  /** Play time. */
  now(): number;
  /** Runs a job after everything that waits at the table. */
  enqueue(job: () => Promise<void>): void;
  /** Carries out the computer's command. Returns the refusal; `undefined` if it was carried out, or does not count any more. */
  play(match: ComputerTask['match'], command: SeatCommand): Promise<Refusal | undefined>;
}

/** The milliseconds after which the computer, in a live match, looks again at the other side's formation. */
const SECOND_LOOK_MS = 4000;
/** The milliseconds after which a task whose answer was refused is begun again. */
const RETRY_MS = 1000;

/** A task of the computer that is under way. One that is begun again is another object, so the first answer is dropped. */
interface Thinking {
  readonly task: ComputerTask;
  search?: Search | undefined;
  /** Cancels the pause before the search. */
  cancel?: (() => void) | undefined;
}

/** The computer at one table: starts a search when it has something to do there, and plays the answer if it still counts. */
export class ComputerPlayer {
  readonly #table: ComputerTable;
  readonly #options: ComputerOptions;
  #thinking: Thinking | undefined;

  constructor(table: ComputerTable, options: ComputerOptions) {
    this.#table = table;
    this.#options = options;
  }

  get isThinking(): boolean {
    return this.#thinking !== undefined;
  }

  /** Starts or stops a search, as the session requires. Computers play each other only while somebody is here. */
  update(isSomebodyHere: boolean): void {
    const session = this.#table.session();
    const isOn = session !== undefined && (isSomebodyHere || !isExhibition(session));
    const task = isOn ? computerTask(session, this.#table.now()) : undefined;
    if (isSameTask(task, this.#thinking?.task)) return;
    this.stop();
    if (task) this.#begin(task, this.#pauseOf(session!, task));
  }

  stop(): void {
    this.#thinking?.cancel?.();
    this.#thinking?.search?.stop();
    this.#thinking = undefined;
  }

  #begin(task: ComputerTask, pauseMs: number): void {
    const thinking: Thinking = { task };
    this.#thinking = thinking;
    thinking.cancel = this.#options.setTimer(() => void this.#search(thinking), pauseMs);
  }

  #pauseOf(session: Session, task: ComputerTask): number {
    if (task.kind === 'line up') return task.isSecondLook ? SECOND_LOOK_MS : 0;
    return isExhibition(session) ? this.#options.exhibitionMs : this.#options.computerMs;
  }

  async #search(thinking: Thinking): Promise<void> {
    const session = this.#table.session();
    // The formation that the task is about may have changed in the meantime.
    const task = session && this.#thinking === thinking ? computerTask(session, this.#table.now()) : undefined;
    if (!task || !isSameTask(task, thinking.task)) return;
    thinking.search = task.request ? this.#options.searches.search(task, this.#table.requester()) : undefined;
    const result = await thinking.search?.result;
    if (this.#thinking === thinking) this.#table.enqueue(() => this.#answered(thinking, task, result));
  }

  async #answered(thinking: Thinking, task: ComputerTask, result: ComputerResult): Promise<void> {
    const session = this.#table.session();
    if (this.#thinking !== thinking || !session || !isSameTask(computerTask(session, this.#table.now()), task)) return;
    this.#thinking = undefined;
    const command = computerCommand(session, task, result) ?? this.#anyAction(task);
    const refusal = await this.#table.play(task.match, command);
    if (!refusal || this.#thinking) return;
    this.#options.log.warn({ table: this.#table.id, kind: task.kind, why: refusal.why }, 'the computer was refused');
    if (refusalKind(refusal.why) !== 'unavailable') this.#begin(task, RETRY_MS);
  }

  /** Any legal action, for a computer whose search failed, so that the game goes on. */
  #anyAction({ match, side }: ComputerTask): SeatCommand {
    this.#options.log.warn({ table: this.#table.id }, 'a search failed: the computer plays any action');
    return { kind: 'act', side, action: match.actions[pickFrom(Math.random)(match.actions.length)]! };
  }
}
