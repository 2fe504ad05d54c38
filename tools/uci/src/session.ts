import type { Side } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import type { Engine, EngineOptions, Limits, SearchRequest } from '@kickmate/engine';
import { shareOfClock } from './clock.ts';
import { type Command, readCommand } from './command.ts';
import { Errand } from './errand.ts';
import type { Go } from './go.ts';
import { describeProgress } from './info.ts';
import { DEFAULT_OPTIONS, describeOptions, type Options, setOption } from './options.ts';
import { perftLines } from './perft.ts';
import { describeEnd, describeSetup, readSetup, type Setup, startSetup } from './setup.ts';

/** What a session needs from outside. */
export interface Surroundings {
  /** Writes one line of output. */
  say(line: string): void;
  /** Opens an engine that can be stopped while it searches. */
  openEngine(options: EngineOptions): Promise<Engine>;
}

/**
 * One conversation. Lines are carried out one after another, so that a script may be sent at once; only `stop`, `quit`
 * and `isready` do not wait for a search or a count. `quit` ends what runs, a search with its answer; the end of the
 * input lets it finish, but for a search that would not.
 */
export class Session {
  private readonly surroundings: Surroundings;
  private options: Options = DEFAULT_OPTIONS;
  private setup: Setup | undefined;
  private engine: Engine | undefined;
  /** The searches and counts that were asked for and have not answered yet, oldest first. */
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
    if (command.kind === 'stop') this.stop();
    else if (command.kind === 'isready' && this.errands.length > 0) this.surroundings.say('readyok');
    else if (command.kind === 'go') this.takeErrand((errand) => this.go(command, errand));
    else if (command.kind === 'perft') this.takeErrand((errand) => this.perft(command.depth, errand));
    else this.later(() => this.carryOut(command));
  }

  private takeErrand(run: (errand: Errand) => Promise<void>): void {
    const errand = new Errand();
    this.errands.push(errand);
    this.later(() => run(errand).finally(() => this.errands.shift()));
  }

  /** Does something after all that was asked before. What goes wrong is said, and the conversation goes on. */
  private later(task: () => unknown): void {
    this.work = this.work.then(async () => void (await task())).catch((error: Error) => this.inform(error.message));
  }

  private stop(): void {
    for (const errand of this.errands) errand.stop();
    this.engine?.stop();
  }

  private async carryOut(command: Exclude<Command, { kind: 'go' | 'perft' }>): Promise<void> {
    const { say } = this.surroundings;
    switch (command.kind) {
      case 'uci':
        for (const line of ['id name Kickmate', 'id author the Kickmate authors', ...describeOptions(), 'uciok'])
          say(line);
        return;
      case 'isready':
        await this.ready();
        say('readyok');
        return;
      case 'setoption':
        this.setOption(command.name, command.value);
        return;
      case 'ucinewgame':
        return this.engine?.clear();
      case 'position': {
        const setup = readSetup(await loadVariant(this.options.variant), command.fen, command.moves);
        if (setup.ok) this.setup = setup.value;
        else this.inform(`${setup.error} (the position stays as it was)`);
        return;
      }
      case 'd':
        for (const line of describeSetup(await this.here())) say(line);
        return;
      case 'stop':
      case 'quit':
      case 'empty':
        return;
    }
  }

  private inform(text: string): void {
    this.surroundings.say(`info string ${text.replaceAll('\n', ' ')}`);
  }

  private setOption(name: string, value: string): void {
    const set = setOption(this.options, name, value);
    if (!set.ok) {
      this.inform(set.error);
      return;
    }
    const before = this.options;
    this.options = set.value;
    const { variant, backend, hashMiB } = set.value;
    if (variant !== before.variant) this.setup = undefined;
    if (variant === before.variant && backend === before.backend && hashMiB === before.hashMiB) return;
    this.engine?.close();
    this.engine = undefined;
  }

  private async here(): Promise<Setup> {
    this.setup ??= startSetup(await loadVariant(this.options.variant));
    return this.setup;
  }

  private async ready(): Promise<Engine> {
    if (this.engine) return this.engine;
    const { variant, backend, hashMiB } = this.options;
    const engine = await this.surroundings.openEngine({ variant, backend, hashMiB });
    if (engine.fallback) this.inform(`the backend is ${engine.backend}: ${engine.fallback}`);
    this.engine = engine;
    return engine;
  }

  /** Searches, and always answers with a `bestmove`, so that nobody waits for one in vain. */
  private async go(asked: Go, errand: Errand): Promise<void> {
    let best: string | undefined;
    if (asked.wrong !== undefined) this.inform(asked.wrong);
    try {
      best = await this.search(asked, errand);
    } catch (error) {
      this.inform((error as Error).message);
    }
    if (asked.isHeld) await errand.released;
    this.surroundings.say(`bestmove ${best ?? '(none)'}`);
  }

  private async search(asked: Pick<Go, 'limits' | 'clock'>, errand: Errand): Promise<string | undefined> {
    const engine = await this.ready();
    const { variant, position, start, actions, end } = await this.here();
    if (end) {
      this.inform(describeEnd(end));
      return undefined;
    }
    const limits = withClock(asked, variant.side(position));
    const { level, lines, seed } = this.options;
    errand.isEndless = level === 0 && Object.keys(limits).length === 0;
    const isOver = errand.isStopped || (errand.isEndless && this.isLeaving);
    const request: SearchRequest = {
      start,
      actions,
      // Told to stop before it began: the least that gives an answer.
      limits: isOver ? { depth: 1 } : limits,
      lines,
      seed,
      ...(level !== 0 && { level }),
    };
    const result = await engine.search(request, (progress) => {
      for (const line of describeProgress(progress)) this.surroundings.say(line);
    });
    if (result.ok) return result.value.best;
    // Stopped before anything was known: now with the least that gives an answer.
    if (result.error.cause === 'stopped' && !isOver) return this.search({ limits: { depth: 1 } }, errand);
    this.inform(result.error.message);
    return undefined;
  }

  private async perft(depth: number, errand: Errand): Promise<void> {
    const setup = await this.here();
    for await (const line of perftLines(await this.ready(), setup, depth, errand)) this.surroundings.say(line);
  }
}

/** The limits of a search, with what the clock of the side to act allows. */
function withClock({ limits, clock }: Pick<Go, 'limits' | 'clock'>, side: Side): Limits {
  if (!clock) return limits;
  return { ...limits, ms: Math.min(limits.ms ?? Number.POSITIVE_INFINITY, shareOfClock(clock, side)) };
}
