import { spawn } from 'node:child_process';
import type { AnyVariant, Match } from '@kickmate/game';
import { UciProcess } from './other-engines.ts';

/** The most milliseconds for an engine to start, to set an option and to begin a new game. */
const READY_MS = 30_000;

/** A program that plays by UCI, with the options that it has named. */
export class UciEngine extends UciProcess {
  /** What it says of each of its options, by name in lower case. */
  readonly options = new Map<string, string>();

  /** Reads its name and options. @throws UciFailure if it does not answer */
  async introduce(): Promise<void> {
    this.send('uci');
    await this.until((line) => {
      const [, name, type] = /^option name (.+?) type (.*)$/.exec(line) ?? [];
      if (name !== undefined && type !== undefined) this.options.set(name.toLowerCase(), type);
      return line === 'uciok';
    }, READY_MS);
  }

  /** Sets an option. @throws Error if it has no such option */
  set(name: string, value: string): void {
    if (!this.options.has(name.toLowerCase())) throw new Error(`there is no option '${name}'`);
    this.send(`setoption name ${name} value ${value}`);
  }

  /**
   * The options that make it play a variant; `undefined` if it cannot. Chess needs none, unless the engine has a list of
   * variants.
   */
  optionsFor(variant: AnyVariant): readonly (readonly [name: string, value: string])[] | undefined {
    const variants = this.options.get('uci_variant')?.split(/\s+/);
    if (variants?.includes(variant.id)) return [['UCI_Variant', variant.id]];
    if (variant.id === 'chess') return [];
    if (variant.id === 'chess960' && this.options.has('uci_chess960')) return [['UCI_Chess960', 'true']];
    return undefined;
  }

  /** Makes it play a variant. @throws Error if it cannot */
  play(variant: AnyVariant): void {
    const options = this.optionsFor(variant);
    if (!options) throw new Error(`the engine does not play ${variant.name}`);
    for (const [name, value] of options) this.set(name, value);
  }

  /** Waits until it is ready. @throws UciFailure if it does not answer */
  async ready(): Promise<void> {
    this.send('isready');
    await this.until((line) => line === 'readyok', READY_MS);
  }

  /** Tells it that a new game begins, and waits until it is ready. @throws UciFailure if it does not answer */
  async renew(): Promise<void> {
    this.send('ucinewgame');
    await this.ready();
  }
}

/**
 * Starts a program that speaks UCI, with these options.
 * @param command the program and its arguments
 * @param first the variant of the first game, if it is known, and the options that are set before it
 * @throws Error if it does not start, does not play the variant, or lacks an option
 */
export async function startUciEngine(
  command: readonly string[],
  first: { readonly variant?: AnyVariant; readonly options?: Readonly<Record<string, string>> } = {},
): Promise<UciEngine> {
  const [program = '', ...args] = command;
  const engine = new UciEngine(spawn(program, args), program);
  try {
    await engine.introduce();
    if (first.variant) engine.play(first.variant);
    for (const [name, value] of Object.entries(first.options ?? {})) engine.set(name, value);
    await engine.ready();
    return engine;
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** The line `position` of the present round of a match. */
export function positionLine({ variant, round }: Match<unknown>): string {
  const actions = round.plies.map((ply) => variant.text.formatAction(ply));
  return `position fen ${variant.text.format(round.start)}${actions.length > 0 ? ' moves ' : ''}${actions.join(' ')}`;
}
