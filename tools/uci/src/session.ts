import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_HASH_MIB, type Engine, type EngineOptions } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';
import { benchLines } from './bench.ts';
import { type Command, readCommand } from './command.ts';
import { Errand } from './errand.ts';
import { type Go, LEAST } from './go.ts';
import { describeEvaluation, describeOver } from './info.ts';
import {
  CLEAR_HASH,
  DEFAULT_OPTIONS,
  describeOptions,
  engineOptions,
  type Options,
  optionsFor,
  setOption,
  variantOf,
} from './options.ts';
import { perftLines } from './perft.ts';
import { describeEnd, describeSetup, loadStart, readSetup, type Setup } from './setup.ts';
import { describeAnswer, switchedOff, think } from './thinking.ts';
import { VERSION } from './version.ts';

/** What a session needs from outside. */
export interface Surroundings {
  /** Writes one line of output. */
  say(line: string): void;
  /** Opens an engine that can be stopped while it searches. */
  openEngine(options: EngineOptions): Promise<Engine>;
}

/** The commands that take their time, and can be stopped. */
type LongCommand = Extract<Command, { kind: 'go' | 'perft' | 'bench' }>;

/**
 * One conversation. Lines are carried out one after another, so that a script may be sent at once; only `stop`,
 * `ponderhit`, `quit` and `isready` do not wait for a search or a count. `quit` ends what runs, a search with its answer;
 * the end of the input lets it finish, but for a search that would not.
 */
export class Session {
  private readonly surroundings: Surroundings;
  private options: Options = DEFAULT_OPTIONS;
  /** The position; absent: the variant's first start, or none at all. */
  private setup: Setup | undefined;
  /** Whether the last position was refused: then there is none, lest another game's be searched. */
  private isRefused = false;
  private engine: Engine | undefined;
  /** The engine that has loaded the opening book: not on its first move's time. */
  private reader: Engine | undefined;
  /** The long commands that have not been carried out yet, oldest first. */
  private readonly errands: Errand[] = [];
  private isLeaving = false;
  private work: Promise<void> = Promise.resolve();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** Holds the conversation to its end: `quit`, or the end of the lines. */
  async converse(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) {
      const command = readCommand(line);
      if (command.ok && command.value.kind === 'quit') {
        this.stop();
        break;
      }
      if (command.ok) this.take(command.value);
      else this.later(() => this.inform(command.error));
    }
    this.isLeaving = true;
    for (const errand of this.errands) errand.release();
    if (this.errands[0]?.isEndless) this.engine?.stop();
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
        if (this.errands.length > 0) this.surroundings.say('readyok');
        else this.later(() => this.carryOut(command));
        return;
      case 'go':
      case 'perft':
      case 'bench':
        this.takeErrand(command);
        return;
      default:
        this.later(() => this.carryOut(command));
    }
  }

  private takeErrand(command: LongCommand): void {
    const isFirst = this.errands.length === 0;
    const errand = new Errand(performance.now(), command.kind === 'go' && command.answers === 'ponderhit');
    this.errands.push(errand);
    this.later(async () => {
      // The time of a search that had to wait for another, as in a script, begins when it is its turn.
      if (!isFirst && !errand.isHit) errand.began = performance.now();
      try {
        await this.run(command, errand);
      } finally {
        this.errands.shift();
      }
    });
  }

  private run(command: LongCommand, errand: Errand): Promise<void> {
    switch (command.kind) {
      case 'go':
        return this.go(command, errand);
      case 'perft':
        return this.perft(command.depth, errand);
      case 'bench':
        return this.bench(command.depth, errand);
    }
  }

  /** Does something after all that was asked before. What goes wrong is said, and the conversation goes on. */
  private later(task: () => unknown): void {
    this.work = this.work.then(async () => void (await task())).catch((error: Error) => this.inform(error.message));
  }

  private stop(): void {
    for (const errand of this.errands) errand.stop();
    this.engine?.stop();
  }

  private ponderHit(): void {
    const errand = this.errands.find((one) => one.isForPonderhit && !one.isHit && !one.isStopped);
    if (!errand) {
      this.later(() => this.inform('nothing is pondered'));
      return;
    }
    errand.hit(performance.now());
    if (errand.isPondering) this.engine?.stop();
  }

  private async carryOut(command: Exclude<Command, LongCommand>): Promise<void> {
    const { say } = this.surroundings;
    switch (command.kind) {
      case 'uci':
        for (const line of [
          `id name Kickmate ${VERSION}`,
          'id author the Kickmate authors',
          ...describeOptions(await this.variant()),
          'uciok',
        ])
          say(line);
        return;
      case 'isready':
        await this.ready();
        say('readyok');
        return;
      case 'setoption':
        return this.setOption(command.name, command.value);
      case 'ucinewgame':
        this.isRefused = false;
        return this.engine?.clear();
      case 'position': {
        const start = await loadStart(variantOf(this.options));
        const setup = readSetup(start, command.fen, command.moves, this.setup);
        if (setup.ok) this.place(setup.value);
        else this.refuse(setup.error);
        return;
      }
      case 'no position':
        return this.refuse(command.wrong);
      case 'd':
        for (const line of describeSetup(await this.here())) say(line);
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
    this.surroundings.say(`info string ${text.replaceAll(/\s*\n\s*/g, ' ')}`);
  }

  private place(setup: Setup): void {
    this.setup = setup;
    this.isRefused = false;
  }

  private refuse(wrong: string): void {
    this.setup = undefined;
    this.isRefused = true;
    this.inform(`${wrong}; there is no position until another is set`);
  }

  private async setOption(name: string, value: string): Promise<void> {
    const before = this.options;
    const set = setOption(await this.variant(), before, name, value);
    if (!set.ok) {
      this.inform(set.error);
      return;
    }
    const { options, note } = set.value;
    if (note !== undefined) this.inform(note);
    if (name.toLowerCase() === CLEAR_HASH.toLowerCase()) await this.engine?.clear();
    const id = variantOf(options);
    if (id === variantOf(before)) this.options = options;
    else {
      // There may be no such map.
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

  /** The position. Throws if the last one was refused. */
  private async here(): Promise<Setup> {
    if (this.isRefused)
      throw new Error('there is no position: the last one was refused; set another, or begin with ucinewgame');
    this.setup ??= await loadStart(variantOf(this.options));
    return this.setup;
  }

  private async ready(): Promise<Engine> {
    const engine = this.engine ?? (await this.open());
    if (this.options.isBookOwn && this.reader !== engine) {
      this.reader = engine;
      const { start } = await loadStart(variantOf(this.options));
      await engine.search({ start, actions: [], limits: LEAST, book: true });
    }
    return engine;
  }

  private async open(): Promise<Engine> {
    const engine = await this.surroundings.openEngine(engineOptions(this.options));
    if (engine.fallback) this.inform(`the backend is ${engine.backend}: ${engine.fallback}`);
    this.engine = engine;
    return engine;
  }

  /** Searches, and always answers with a `bestmove`, so that nobody waits for one in vain. */
  private async go(go: Go, errand: Errand): Promise<void> {
    let answer = 'bestmove (none)';
    for (const complaint of go.complaints ?? []) this.inform(complaint);
    try {
      answer = await this.answer(go, errand);
    } catch (error) {
      this.inform((error as Error).message);
    }
    if (go.answers !== 'done') await errand.released;
    this.surroundings.say(answer);
  }

  private async answer(go: Go, errand: Errand): Promise<string> {
    const { say } = this.surroundings;
    const setup = await this.here();
    const engine = await this.ready();
    if (setup.end) {
      this.inform(describeEnd(setup.variant, setup.end));
      say(describeOver(setup.end.winner !== undefined && setup.end.winner !== setup.variant.side(setup.position)));
      return 'bestmove (none)';
    }
    const found = await think({
      engine,
      setup,
      options: this.options,
      go,
      errand,
      isLeaving: () => this.isLeaving,
      say,
      inform: (text) => this.inform(text),
    });
    return describeAnswer(setup, found);
  }

  private async perft(depth: number, errand: Errand): Promise<void> {
    const setup = await this.here();
    for await (const line of perftLines(await this.ready(), setup, depth, errand)) this.surroundings.say(line);
  }

  /** Runs the bench on an engine of its own, whose hash table always has the same size. */
  private async bench(depth: number | undefined, errand: Errand): Promise<void> {
    const start = await loadStart(variantOf(this.options));
    const { off } = this.options;
    const before = this.engine;
    const engine = await this.surroundings.openEngine({
      ...engineOptions(this.options),
      hashMiB: DEFAULT_HASH_MIB,
    });
    // For `stop` to find it.
    this.engine = engine;
    try {
      if (engine.fallback) this.inform(`the backend is ${engine.backend}: ${engine.fallback}`);
      for await (const line of benchLines(engine, start, switchedOff(off), depth, errand)) this.surroundings.say(line);
    } finally {
      this.engine = before;
      engine.close();
    }
  }

  private async evaluate(): Promise<void> {
    const { variant, position, end } = await this.here();
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
    for (const line of describeEvaluation(value.value, variant.side(position))) this.surroundings.say(line);
  }
}
