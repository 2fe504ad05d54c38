import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_HASH_MIB, describeEnd, type Engine, type EngineOptions, MAX_LEVEL } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { type Command, type Go, readCommand } from './command.ts';
import { benchLines, describeCount, perftLines } from './counts.ts';
import {
  CLEAR_HASH,
  DEFAULT_OPTIONS,
  describeOptions,
  EVALUATION,
  engineOptions,
  levelOf,
  type Options,
  type OutsideGame,
  optionsFor,
  setOption,
  variantOf,
} from './options.ts';
import { describePosition, loadStart, type RefusedPosition, readPosition, type SetPosition } from './position.ts';
import { describeAnswer, describeEvaluation, describeOver, PendingCommand, searchFor, switchesFor } from './search.ts';

/** The functions that a session needs from its program. */
export interface SessionHost {
  /** Writes one line of output. */
  say(line: string): void;
  /** Opens an engine that can be stopped while it searches. */
  openEngine(options: EngineOptions): Promise<Engine>;
  /** The text by which `loadGame` loads the variant that is played first; absent: chess. */
  readonly variant?: string | undefined;
  /** A game outside this repository, which `UCI_Variant` has as well. */
  readonly outside?: OutsideGame | undefined;
}

/** The commands that take long and can be stopped. */
type LongCommand = Extract<Command, { kind: 'go' | 'perft' | 'bench' }>;

const REFUSED = 'there is no position: the last one was refused; set another, or begin with ucinewgame';

/** The version of this program. */
const VERSION: string = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/**
 * One session of UCI. Lines are carried out one after another, so that a script can be sent at once. Only `stop`,
 * `ponderhit`, `quit` and `isready` do not wait for a search or a count. `quit` stops what is running, and a search still
 * answers; the end of the input lets it finish, unless it would never end.
 */
export class Session {
  private readonly host: SessionHost;
  private options: Options = DEFAULT_OPTIONS;
  /** The position that is set; absent: the variant's first start, or none at all. */
  private setPosition: SetPosition | undefined;
  /** The reason if the last position was refused. Then there is none, so that no other position is searched instead. */
  private refusal: string | undefined;
  /** Whether the round is over in the position that was refused: it has no moves to count. */
  private isOver = false;
  private engine: Engine | undefined;
  /** True if a line has named the network as the evaluation. A game without one says so only then. */
  private isNetworkAsked = false;
  /** The engine that has loaded the opening book. It is loaded early, not on the time of the first move. */
  private engineWithBook: Engine | undefined;
  /** The latest complaints about the engine ({@link Session.complaintsAbout}). */
  private complaints: readonly string[] = [];
  /** The long commands that have not been answered yet, oldest first. */
  private readonly pending: PendingCommand[] = [];
  private isInputOver = false;
  private work: Promise<void> = Promise.resolve();

  constructor(host: SessionHost) {
    this.host = host;
    if (host.variant !== undefined) this.options = { ...this.options, variant: host.variant };
  }

  /** Reads and answers lines until `quit` or the end of the lines. */
  async run(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) {
      const command = readCommand(line);
      const skipped = command.ok ? command.value.skipped : undefined;
      if (skipped !== undefined) this.later(() => this.inform(skipped));
      if (command.ok && command.value.kind === 'quit') {
        this.stop();
        break;
      }
      if (command.ok) this.take(command.value);
      else this.later(() => this.inform(command.error));
    }
    this.isInputOver = true;
    for (const command of this.pending) command.release();
    if (this.pending[0]?.isEndless) this.engine?.stop();
    await this.work;
    this.engine?.close();
  }

  private take(command: Command): void {
    switch (command.kind) {
      case 'stop':
        this.stop();
        return;
      case 'ponderhit':
        this.ponderHit();
        return;
      case 'isready':
        if (this.pending.length > 0) this.host.say('readyok');
        else this.later(() => this.carryOut(command));
        return;
      case 'go':
      case 'perft':
      case 'bench':
        this.takeLong(command);
        return;
      default:
        this.later(() => this.carryOut(command));
    }
  }

  private takeLong(command: LongCommand): void {
    const isFirst = this.pending.length === 0;
    const pending = new PendingCommand(performance.now(), command.kind === 'go' && command.answers === 'ponderhit');
    this.pending.push(pending);
    this.later(async () => {
      // The time of a search that waited for another one, as in a script, begins now.
      if (!isFirst && !pending.isHit) pending.began = performance.now();
      try {
        await this.carryOutLong(command, pending);
      } finally {
        this.pending.shift();
      }
    });
  }

  private carryOutLong(command: LongCommand, pending: PendingCommand): Promise<void> {
    switch (command.kind) {
      case 'go':
        return this.go(command, pending);
      case 'perft':
        return this.perft(command.depth, pending);
      case 'bench':
        return this.bench(command.depth, pending);
    }
  }

  /** Runs a task after all earlier ones. An error is reported, and the session goes on. */
  private later(task: () => unknown): void {
    this.work = this.work.then(async () => void (await task())).catch((error: Error) => this.inform(error.message));
  }

  private stop(): void {
    for (const command of this.pending) command.stop();
    this.engine?.stop();
  }

  private ponderHit(): void {
    const command = this.pending.find((one) => one.isForPonderhit && !one.isHit && !one.isStopped);
    if (!command) {
      this.later(() => this.inform('ponderhit has no effect: no search is pondering'));
      return;
    }
    command.hit(performance.now());
    if (command.isPondering) this.engine?.stop();
  }

  private async carryOut(command: Exclude<Command, LongCommand>): Promise<void> {
    const { say } = this.host;
    switch (command.kind) {
      case 'uci':
        for (const line of [
          `id name Kickmate ${VERSION}`,
          'id author the Kickmate authors',
          ...describeOptions(await this.variant(), this.host.outside),
          'uciok',
        ])
          say(line);
        return;
      case 'isready':
        await this.readyWithThreads();
        say('readyok');
        return;
      case 'setoption':
        return this.setOption(command.name, command.value);
      case 'ucinewgame':
        this.refusal = undefined;
        return this.engine?.clear();
      case 'position': {
        const start = await loadStart(variantOf(this.options));
        const read = readPosition(start, command.fen, command.moves, this.setPosition);
        if (!read.ok) return this.refuse(read.error);
        for (const repair of read.value.repairs) this.inform(repair);
        return this.place(read.value.position);
      }
      case 'wrong position':
        return this.refuse({ problem: command.problem, isOver: false });
      case 'd':
        for (const line of describePosition(await this.position())) say(line);
        return;
      case 'eval':
        return this.evaluate();
      case 'stop':
      case 'ponderhit':
      case 'quit':
      case 'empty':
        return;
    }
  }

  private inform(text: string): void {
    this.host.say(`info string ${text.replaceAll(/\s*\n\s*/g, ' ')}`);
  }

  private place(position: SetPosition): void {
    this.setPosition = position;
    this.refusal = undefined;
  }

  private refuse({ problem, isOver }: RefusedPosition): void {
    this.setPosition = undefined;
    this.refusal = isOver ? problem : REFUSED;
    this.isOver = isOver;
    this.inform(isOver ? problem : `${problem}; there is no position until another is set`);
  }

  private async setOption(name: string, value: string): Promise<void> {
    const before = this.options;
    const set = setOption(await this.variant(), before, name, value, this.host.outside);
    if (!set.ok) {
      this.inform(set.error);
      return;
    }
    const { options, note } = set.value;
    if (note !== undefined) this.inform(note);
    if (name.toLowerCase() === CLEAR_HASH.toLowerCase()) await this.engine?.clear();
    if (name.toLowerCase() === EVALUATION.toLowerCase()) this.isNetworkAsked = options.evaluation === 'network';
    const id = variantOf(options);
    if (id === variantOf(before)) this.options = options;
    else {
      // Rejects if the variant has no such map.
      const start = await loadStart(id);
      this.place(start);
      this.options = optionsFor(start.variant, options);
    }
    if (isDeepStrictEqual(engineOptions(before), engineOptions(this.options))) return;
    this.engine?.close();
    this.engine = undefined;
  }

  private async variant(): Promise<AnyVariant> {
    return (await loadStart(variantOf(this.options))).variant;
  }

  /** The position that is set. Throws if the last one was refused. */
  private async position(): Promise<SetPosition> {
    if (this.refusal !== undefined) throw new Error(this.refusal);
    this.setPosition ??= await loadStart(variantOf(this.options));
    return this.setPosition;
  }

  /** The open engine, with its opening book loaded if the book may answer. */
  private async ready(): Promise<Engine> {
    const engine = this.engine ?? (await this.open());
    await this.complain(engine);
    if (this.options.isBookOwn && this.engineWithBook !== engine) {
      this.engineWithBook = engine;
      await engine.loadBook();
    }
    return engine;
  }

  /** Starts the threads, too, if searches will use them. A `go` does not wait for them. */
  private async readyWithThreads(): Promise<void> {
    const engine = await this.ready();
    const level = levelOf(this.options);
    if (level === undefined || level === MAX_LEVEL) await engine.startThreads();
  }

  private async open(): Promise<Engine> {
    const engine = await this.host.openEngine(engineOptions(this.options));
    this.complaints = [];
    this.engine = engine;
    return engine;
  }

  /** Says what an engine lacks, unless it was said already. A new worker may differ from the one before. */
  private async complain(engine: Engine): Promise<void> {
    const complaints = await this.complaintsAbout(engine, this.options.threads);
    for (const text of complaints) if (!this.complaints.includes(text)) this.inform(text);
    this.complaints = complaints;
  }

  /** A sentence for each thing that the engine lacks of what was asked for: its backend, its threads, its network. */
  private async complaintsAbout(engine: Engine, wantedThreads: number): Promise<readonly string[]> {
    const { backend, fallback, threads, networkProblem } = engine;
    const whyAlone = backend === 'wasm' ? 'there is no hash table for several' : 'only WebAssembly can have several';
    const whyClassical = this.whyClassical(engine, await this.variant());
    return [
      ...(fallback ? [`the backend is ${backend}: ${fallback}`] : []),
      ...(threads < wantedThreads ? [`one thread searches: ${whyAlone}`] : []),
      ...(networkProblem ? [networkProblem] : []),
      ...(whyClassical ? [`the evaluation is classical: ${whyClassical}`] : []),
    ];
  }

  /** The reason for which no network evaluates, unless that is expected or the engine says it itself. */
  private whyClassical(engine: Engine, { name, kernel }: AnyVariant): string | undefined {
    const { evaluation, without } = this.options;
    if (engine.evaluation === 'network' || engine.networkProblem || evaluation === 'classical') return undefined;
    if (!kernel?.network) return this.isNetworkAsked ? `${name} has no network` : undefined;
    if (engine.backend === 'rules') return this.isNetworkAsked ? 'a search over the rules has no network' : undefined;
    return `the network has no parts to switch off (${without.join(', ')})`;
  }

  /** Searches. Always answers with a `bestmove`, because the other program waits for one. */
  private async go(go: Go, command: PendingCommand): Promise<void> {
    let answer = 'bestmove (none)';
    for (const complaint of go.complaints ?? []) this.inform(complaint);
    try {
      answer = await this.answer(go, command);
    } catch (error) {
      this.inform((error as Error).message);
    }
    if (go.answers !== 'done') await command.released;
    this.host.say(answer);
  }

  private async answer(go: Go, command: PendingCommand): Promise<string> {
    const { say } = this.host;
    const setPosition = await this.position();
    const engine = await this.ready();
    const { variant, position, end } = setPosition;
    if (end) {
      this.inform(describeEnd(variant, end));
      say(describeOver(end.winner !== undefined && end.winner !== variant.side(position)));
      return 'bestmove (none)';
    }
    const found = await searchFor({
      engine,
      setPosition,
      options: this.options,
      go,
      command,
      isInputOver: () => this.isInputOver,
      say,
      inform: (text) => this.inform(text),
    });
    await this.complain(engine);
    return describeAnswer(setPosition, found);
  }

  private async perft(depth: number, command: PendingCommand): Promise<void> {
    if (this.refusal !== undefined && this.isOver) {
      for (const line of ['', describeCount(0)]) this.host.say(line);
      return;
    }
    const position = await this.position();
    for await (const line of perftLines(await this.ready(), position, depth, command)) this.host.say(line);
  }

  /** Runs the bench on an engine of its own, whose hash table always has the same size. */
  private async bench(depth: number | undefined, command: PendingCommand): Promise<void> {
    const start = await loadStart(variantOf(this.options));
    const { off } = this.options;
    const before = this.engine;
    const engine = await this.host.openEngine({
      ...engineOptions(this.options),
      hashMiB: DEFAULT_HASH_MIB,
      threads: 1,
    });
    // `stop` stops this engine.
    this.engine = engine;
    try {
      for (const text of await this.complaintsAbout(engine, 1)) this.inform(text);
      for await (const line of benchLines(engine, start, switchesFor(off), depth, command)) this.host.say(line);
    } finally {
      this.engine = before;
      engine.close();
    }
  }

  private async evaluate(): Promise<void> {
    const { variant, position, end } = await this.position();
    if (end) {
      this.inform(describeEnd(variant, end));
      return;
    }
    const engine = await this.ready();
    const value = await engine.evaluate(variant.text.format(position));
    if (!value.ok) {
      this.inform(value.error.message);
      return;
    }
    for (const line of describeEvaluation(value.value, variant.side(position), engine.evaluation)) this.host.say(line);
  }
}
