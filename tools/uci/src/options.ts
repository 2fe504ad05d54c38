import { fail, ok, type Result } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import {
  ALL_LEVELS,
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  type Level,
  MAX_HASH_MIB,
  MAX_LEVEL,
} from '@kickmate/engine';
import { shown } from './shown.ts';

/** What can be set from outside. */
export interface Options {
  /** A variant's id. */
  readonly variant: string;
  readonly backend: Backend;
  /** 1-10 as in the app; 0 is off: full strength within the limits of `go`. */
  readonly level: Level | 0;
  /** Size of the hash table: a power of two of MiB. */
  readonly hashMiB: number;
  /** How many of the best actions are reported. */
  readonly lines: number;
  /** Where a level's choices come from. */
  readonly seed: number;
}

/** The options as they are before anything is set. */
export const DEFAULT_OPTIONS: Options = {
  variant: 'chess-league',
  backend: 'wasm',
  level: 0,
  hashMiB: DEFAULT_HASH_MIB,
  lines: 1,
  seed: 0,
};

/** The most lines that MultiPV may ask for. */
const MAX_LINES = 10;
const MAX_SEED = 2 ** 31 - 1;

const LEVELS: readonly (Level | 0)[] = [0, ...ALL_LEVELS];

/** The lines by which `uci` announces the options. */
export function describeOptions(): readonly string[] {
  const combo = (values: readonly string[]) => values.map((value) => ` var ${value}`).join('');
  const { variant, backend, level, hashMiB, lines, seed } = DEFAULT_OPTIONS;
  return [
    `option name UCI_Variant type combo default ${variant}${combo(entries.map(({ id }) => id))}`,
    `option name Backend type combo default ${backend}${combo(BACKENDS)}`,
    `option name Level type spin default ${level} min 0 max ${MAX_LEVEL}`,
    `option name Hash type spin default ${hashMiB} min 1 max ${MAX_HASH_MIB}`,
    `option name MultiPV type spin default ${lines} min 1 max ${MAX_LINES}`,
    `option name Seed type spin default ${seed} min 0 max ${MAX_SEED}`,
  ];
}

/** The options with one of them set. Names are read as UCI wants it, in any case. */
export function setOption(options: Options, name: string, value: string): Result<Options, string> {
  switch (name.toLowerCase()) {
    case 'uci_variant':
      return choose(
        'UCI_Variant',
        value,
        entries.map(({ id }) => id),
        (variant) => ({ ...options, variant }),
      );
    case 'backend':
      return choose('Backend', value, BACKENDS, (backend) => ({ ...options, backend }));
    case 'level':
      return choose('Level', value, LEVELS, (level) => ({ ...options, level }));
    case 'hash':
      return spin('Hash', value, 1, MAX_HASH_MIB, (size) => ({ ...options, hashMiB: powerOfTwoWithin(size) }));
    case 'multipv':
      return spin('MultiPV', value, 1, MAX_LINES, (lines) => ({ ...options, lines }));
    case 'seed':
      return spin('Seed', value, 0, MAX_SEED, (seed) => ({ ...options, seed }));
    default:
      return fail(`there is no option '${shown(name)}': there are UCI_Variant, Backend, Level, Hash, MultiPV, Seed`);
  }
}

/** Programs ask for any number of MiB; a hash table has a power of two, so it gets the largest that fits. */
const powerOfTwoWithin = (size: number): number => 2 ** Math.floor(Math.log2(size));

function choose<T extends string | number>(
  name: string,
  value: string,
  values: readonly T[],
  set: (value: T) => Options,
): Result<Options, string> {
  const found = values.find((one) => String(one) === value);
  return found === undefined
    ? fail(`${name} must be one of ${values.join(', ')}, not '${shown(value)}'`)
    : ok(set(found));
}

function spin(
  name: string,
  value: string,
  min: number,
  max: number,
  set: (value: number) => Options,
): Result<Options, string> {
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max
    ? ok(set(number))
    : fail(`${name} must be a whole number from ${min} to ${max}, not '${shown(value)}'`);
}
