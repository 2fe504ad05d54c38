import { fail, ok, type Result } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import {
  ALL_LEVELS,
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  DEFAULT_MOVE_OVERHEAD_MS,
  type EngineOptions,
  EVALUATIONS,
  type EvaluationKind,
  type Level,
  MAX_HASH_MIB,
  MAX_LEVEL,
  MAX_LINES,
  MAX_THREADS,
  type TechniqueName,
  techniquesOf,
  weightGroupsOf,
} from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import { shorten } from './command.ts';

/**
 * The UCI_Elo of each level in chess: a label, so that programs that only know Elo can choose a level. The distances are two
 * thirds of those measured in matches of the levels among each other (docs/measurements.md, "Levels"), as similar programs
 * differ by more against each other than against others; the highest is set to 2550. The labels promise nothing about results against people. In other variants they only name the
 * levels.
 */
// biome-ignore format: a table is read by its columns
const ELO_OF_LEVEL: Readonly<Record<Level, number>> = {
  1: 400, 2: 650, 3: 900, 4: 1150, 5: 1400, 6: 1650, 7: 1850, 8: 2100, 9: 2300, 10: 2550,
};

export const MIN_ELO = ELO_OF_LEVEL[1];
export const MAX_ELO = ELO_OF_LEVEL[10];

/** The level whose label is nearest to an Elo number; the weaker of two equally near ones. */
export function levelOfElo(elo: number): Level {
  const distance = (level: Level) => Math.abs(ELO_OF_LEVEL[level] - elo);
  return ALL_LEVELS.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}

/** The largest Skill Level, which is full strength. Skill levels count from 0 as in other engines, two for each level. */
export const MAX_SKILL = 20;

/** The level of a skill below {@link MAX_SKILL}. */
export const levelOfSkill = (skill: number): Level => ALL_LEVELS[Math.floor(skill / 2)] ?? 10;

/** The values of all options. */
export interface Options {
  /** A variant's id, or the address of a game outside; see {@link variantOf}. */
  readonly variant: string;
  /** Whether castling is written as in Chess960; then `chess` means `chess960`. */
  readonly isChess960: boolean;
  readonly backend: Backend;
  /** 1-10 as in the app; 0 is off. This and the next three: see {@link levelOf}. */
  readonly level: number;
  /** 0-{@link MAX_SKILL}; the largest is off. */
  readonly skill: number;
  readonly isStrengthLimited: boolean;
  readonly elo: number;
  /** Size of the hash table in MiB, a power of two. */
  readonly hashMiB: number;
  /** The number of threads that search at full strength. */
  readonly threads: number;
  /** The number of best actions that are reported. */
  readonly lines: number;
  /** The seed of the choices of levels and of the opening book. */
  readonly seed: number;
  /** Whether the opening book may answer. */
  readonly isBookOwn: boolean;
  /** The time that each action costs in addition to the search, in milliseconds. */
  readonly overheadMs: number;
  /** Whether the time for a move depends on the results of the search. */
  readonly isTimeAdaptive: boolean;
  /** Whether positions are analysed: at full strength and without the book. */
  readonly isAnalysing: boolean;
  /** The techniques that are off. */
  readonly off: readonly TechniqueName[];
  /** The evaluation, if the variant has a network. */
  readonly evaluation: EvaluationKind;
  /** The groups of the classical evaluation's weights that are off. */
  readonly without: readonly string[];
}

/** The games: chess first, if it is there, since it is the default. Some programs show them in this order. */
const VARIANTS = [...entries].sort((a, b) => Number(b.id === 'chess') - Number(a.id === 'chess')).map(({ id }) => id);

/** The options as they are before anything is set. */
export const DEFAULT_OPTIONS: Options = {
  variant: VARIANTS[0]!,
  isChess960: false,
  backend: 'wasm',
  level: 0,
  skill: MAX_SKILL,
  isStrengthLimited: false,
  elo: MAX_ELO,
  hashMiB: DEFAULT_HASH_MIB,
  threads: 1,
  lines: 1,
  seed: 0,
  isBookOwn: false,
  overheadMs: DEFAULT_MOVE_OVERHEAD_MS,
  isTimeAdaptive: true,
  isAnalysing: false,
  off: [],
  evaluation: 'network',
  without: [],
};

/** Names that other programs use for our variants. */
const ALIASES: Readonly<Record<string, string>> = {
  standard: 'chess',
  normal: 'chess',
  fischerandom: 'chess960',
  fischerrandom: 'chess960',
};

/** The id of the variant that is played. */
export const variantOf = ({ variant, isChess960 }: Options): string =>
  variant === 'chess' && isChess960 ? 'chess960' : variant;

/** The options with which the engine is opened. */
export const engineOptions = (options: Options): EngineOptions => ({
  variant: variantOf(options),
  backend: options.backend,
  hashMiB: options.hashMiB,
  threads: options.threads,
  evaluation: options.evaluation,
  without: options.without,
});

/** The level that plays: the weakest of those that the options name; `undefined`: full strength. */
export function levelOf({ level, skill, isStrengthLimited, elo, isAnalysing }: Options): Level | undefined {
  const asked = [
    ...(level > 0 ? [level as Level] : []),
    ...(skill < MAX_SKILL ? [levelOfSkill(skill)] : []),
    ...(isStrengthLimited ? [levelOfElo(elo)] : []),
  ];
  return isAnalysing || asked.length === 0 ? undefined : (Math.min(...asked) as Level);
}

const MAX_SEED = 2 ** 31 - 1;
const MAX_OVERHEAD_MS = 5000;

/** The options after one of them has been set. */
export interface SetOption {
  readonly options: Options;
  /** A message, if the value differs from the one that was sent. */
  readonly note?: string;
}

/** One option. */
interface Option {
  readonly name: string;
  /** The words after `type` in the answer to `uci`. */
  readonly kind: string;
  /** The options with this one set; an error says which values are allowed. */
  set(options: Options, value: string): Result<SetOption, string>;
}

/** The fields of the options that hold values of a type. */
type Fields<T> = { [Name in keyof Options]: Options[Name] extends T ? Name : never }[keyof Options];

function spin(
  name: string,
  field: Fields<number>,
  min: number,
  max: number,
  settle: (value: number) => number = (value) => value,
): Option {
  return {
    name,
    kind: `spin default ${DEFAULT_OPTIONS[field]} min ${min} max ${max}`,
    set(options, value) {
      if (!/^-?\d+$/.test(value))
        return fail(`${name} must be a whole number from ${min} to ${max}, not '${shorten(value)}'`);
      const held = Math.min(Math.max(Number(value), min), max);
      const settled = settle(held);
      const why = held === Number(value) ? 'the number must be a power of two' : `it is from ${min} to ${max}`;
      const note = `${name} ${shorten(value)} is read as ${settled}: ${why}`;
      return ok({ options: { ...options, [field]: settled }, ...(settled !== Number(value) && { note }) });
    },
  };
}

function check(name: string, isOn: boolean, put: (options: Options, isOn: boolean) => Options): Option {
  return {
    name,
    kind: `check default ${isOn}`,
    set(options, value) {
      const word = value.toLowerCase();
      return word === 'true' || word === 'false'
        ? ok({ options: put(options, word === 'true') })
        : fail(`${name} must be true or false, not '${shorten(value)}'`);
    },
  };
}

const question = (name: string, field: Fields<boolean>): Option =>
  check(name, DEFAULT_OPTIONS[field], (options, isOn) => ({ ...options, [field]: isOn }));

function combo(
  name: string,
  field: 'variant' | 'backend' | 'evaluation',
  values: readonly string[],
  find = (value: string): string | undefined => values.find((one) => one === value.toLowerCase()),
): Option {
  return {
    name,
    kind: `combo default ${DEFAULT_OPTIONS[field]}${values.map((value) => ` var ${value}`).join('')}`,
    set(options, value) {
      const found = find(value);
      return found === undefined
        ? fail(`${name} must be one of ${values.join(', ')}, not '${shorten(value)}'`)
        : ok({ options: { ...options, [field]: found } });
    },
  };
}

/** The option for a technique of the search. `Use hash` is not the same as `Hash`. */
const technique = (name: TechniqueName): Option =>
  check(`Use ${name}`, true, ({ off, ...options }, isOn) => {
    const others = off.filter((one) => one !== name);
    return { ...options, off: isOn ? others : [...others, name] };
  });

/** An option without effect, which programs expect. */
const ignored = (name: string, kind: string, isAllowed: (value: string) => boolean): Option => ({
  name,
  kind,
  set: (options, value) =>
    isAllowed(value) ? ok({ options }) : fail(`${name} cannot be changed to '${shorten(value)}'`),
});

/** The option for a group of the evaluation's weights. */
const weightGroup = (name: string): Option =>
  check(`Evaluate ${name}`, true, ({ without, ...options }, isOn) => {
    const others = without.filter((one) => one !== name);
    return { ...options, without: isOn ? others : [...others, name] };
  });

/** The name of the option for the evaluation. */
export const EVALUATION = 'Evaluation';

/** The name of the button that empties the hash table. */
export const CLEAR_HASH = 'Clear Hash';

const button = (name: string): Option => ({
  name,
  kind: 'button',
  set: (options, value) =>
    ok({ options, ...(value !== '' && { note: `${name} takes no value: '${shorten(value)}' is ignored` }) }),
});

/** The largest power of two that fits: programs ask for any number of MiB, and a hash table has a power of two. */
const powerOfTwoWithin = (size: number): number => 2 ** Math.floor(Math.log2(size));

/** A game outside this repository that can be played in addition to those of the catalogue. */
export interface OutsideGame {
  readonly id: string;
  /** The text by which `loadGame` loads it. */
  readonly address: string;
}

/** The id that a value means. Its map, if it names one, is not checked here: loading the variant does that. */
function findVariant(value: string): string | undefined {
  const word = gameOf(value).toLowerCase();
  const game = Object.hasOwn(ALIASES, word) ? ALIASES[word] : word;
  return VARIANTS.find((id) => id === game) && game + value.slice(word.length);
}

/** The option for the variant. A game outside is the default, since it was named when the program was started. */
function variantOption(outside: OutsideGame | undefined): Option {
  const own = combo('UCI_Variant', 'variant', VARIANTS, findVariant);
  if (!outside) return own;
  const others = VARIANTS.map((id) => ` var ${id}`).join('');
  return {
    name: own.name,
    kind: `combo default ${outside.id} var ${outside.id}${others}`,
    set: (options, value) =>
      value.toLowerCase() === outside.id
        ? ok({ options: { ...options, variant: outside.address } })
        : own.set(options, value),
  };
}

const COMMON: readonly Option[] = [
  question('UCI_Chess960', 'isChess960'),
  combo('Backend', 'backend', BACKENDS),
  combo(EVALUATION, 'evaluation', EVALUATIONS),
  spin('Hash', 'hashMiB', 1, MAX_HASH_MIB, powerOfTwoWithin),
  button(CLEAR_HASH),
  spin('Threads', 'threads', 1, MAX_THREADS),
  spin('MultiPV', 'lines', 1, MAX_LINES),
  spin('Level', 'level', 0, MAX_LEVEL),
  spin('Skill Level', 'skill', 0, MAX_SKILL),
  question('UCI_LimitStrength', 'isStrengthLimited'),
  spin('UCI_Elo', 'elo', MIN_ELO, MAX_ELO),
  spin('Seed', 'seed', 0, MAX_SEED),
  question('OwnBook', 'isBookOwn'),
  ignored('Ponder', 'check default false', (value) => /^(true|false)$/i.test(value)),
  spin('Move Overhead', 'overheadMs', 0, MAX_OVERHEAD_MS),
  question('Adaptive Time', 'isTimeAdaptive'),
  question('UCI_AnalyseMode', 'isAnalysing'),
];

const optionsOf = (variant: AnyVariant, outside: OutsideGame | undefined): readonly Option[] => [
  variantOption(outside),
  ...COMMON,
  ...techniquesOf(variant).map(technique),
  ...Object.keys(weightGroupsOf(variant)).map(weightGroup),
];

/** The lines of the answer to `uci` that announce the options of a variant. `outside` may be chosen as well. */
export const describeOptions = (variant: AnyVariant, outside?: OutsideGame): readonly string[] =>
  optionsOf(variant, outside).map(({ name, kind }) => `option name ${name} type ${kind}`);

/** The options with one of a variant's options set. Upper and lower case in the name are the same, as UCI demands. */
export function setOption(
  variant: AnyVariant,
  options: Options,
  name: string,
  value: string,
  outside?: OutsideGame,
): Result<SetOption, string> {
  const option = optionsOf(variant, outside).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (option) return option.set(options, value);
  const names = ['UCI_Variant', ...COMMON.map((one) => one.name)].join(', ');
  return fail(
    `there is no option '${shorten(name)}'; the options are ${names}, 'Use' with a technique of the search, and ` +
      `'Evaluate' with a part of the evaluation of ${variant.id} (uci lists them)`,
  );
}

/** The options for another variant, without the parts of the evaluation that it does not have. */
export const optionsFor = (variant: AnyVariant, options: Options): Options => ({
  ...options,
  without: options.without.filter((name) => Object.hasOwn(weightGroupsOf(variant), name)),
});
