import { fail, ok, type Result } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import {
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  DEFAULT_MOVE_OVERHEAD_MS,
  type EngineOptions,
  type Level,
  MAX_HASH_MIB,
  MAX_LEVEL,
  MAX_LINES,
  type Switch,
  techniquesOf,
  weightGroupsOf,
} from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import { shown } from './shown.ts';
import { levelOfElo, levelOfSkill, MAX_ELO, MAX_SKILL, MIN_ELO } from './strength.ts';

/** What can be set from outside. */
export interface Options {
  /** A variant's id; see {@link variantOf}. */
  readonly variant: string;
  /** Whether castling is written as in Chess960: then `chess` is `chess960`. */
  readonly isChess960: boolean;
  readonly backend: Backend;
  /** 1-10 as in the app; 0 is off. This and the next three: see {@link levelOf}. */
  readonly level: number;
  /** 0-{@link MAX_SKILL}, which is off. */
  readonly skill: number;
  readonly isStrengthLimited: boolean;
  readonly elo: number;
  /** Size of the hash table: a power of two of MiB. */
  readonly hashMiB: number;
  /** How many of the best actions are reported. */
  readonly lines: number;
  /** Where a level's choices and the book's come from. */
  readonly seed: number;
  /** Whether the opening book is asked. */
  readonly isBookOwn: boolean;
  /** What each action costs beside the search, in milliseconds. */
  readonly overheadMs: number;
  /** Whether a move's time becomes more or less by what the search finds. */
  readonly isTimeAdaptive: boolean;
  /** Whether positions are analysed: at full strength, and without a book. */
  readonly isAnalysing: boolean;
  /** The techniques that are off. */
  readonly off: readonly Switch[];
  /** The groups of the evaluation's weights that count nothing. */
  readonly without: readonly string[];
}

/** The options as they are before anything is set. */
export const DEFAULT_OPTIONS: Options = {
  variant: 'chess',
  isChess960: false,
  backend: 'wasm',
  level: 0,
  skill: MAX_SKILL,
  isStrengthLimited: false,
  elo: MAX_ELO,
  hashMiB: DEFAULT_HASH_MIB,
  lines: 1,
  seed: 0,
  isBookOwn: false,
  overheadMs: DEFAULT_MOVE_OVERHEAD_MS,
  isTimeAdaptive: true,
  isAnalysing: false,
  off: [],
  without: [],
};

/** Names under which other programs know variants of ours. */
const ALIASES: Readonly<Record<string, string>> = {
  standard: 'chess',
  normal: 'chess',
  fischerandom: 'chess960',
  fischerrandom: 'chess960',
};

/** The id of the variant that is played. */
export const variantOf = ({ variant, isChess960 }: Options): string =>
  variant === 'chess' && isChess960 ? 'chess960' : variant;

/** How the engine is opened by them. */
export const engineOptions = (options: Options): EngineOptions => ({
  variant: variantOf(options),
  backend: options.backend,
  hashMiB: options.hashMiB,
  without: options.without,
});

/** The level that is played: the weakest of those that are asked for in one way or another; absent: full strength. */
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

/** The options after one of them was set. */
export interface SetOption {
  readonly options: Options;
  /** What there is to say of it, where it is not what was asked for. */
  readonly note?: string;
}

/** One option: its name, how `uci` announces it, and how it is set. */
interface Option {
  readonly name: string;
  /** `type ...`. */
  readonly kind: string;
  set(options: Options, value: string): Result<SetOption, string>;
}

/** The fields of the options that hold such values. */
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
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max))
        return fail(`${name} must be a whole number from ${min} to ${max}, not '${shown(value)}'`);
      const settled = settle(number);
      const note = `${name} ${number} is read as ${settled}: it is a power of two`;
      return ok({ options: { ...options, [field]: settled }, ...(settled !== number && { note }) });
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
        : fail(`${name} must be true or false, not '${shown(value)}'`);
    },
  };
}

const question = (name: string, field: Fields<boolean>): Option =>
  check(name, DEFAULT_OPTIONS[field], (options, isOn) => ({ ...options, [field]: isOn }));

function combo(
  name: string,
  field: 'variant' | 'backend',
  values: readonly string[],
  find = (value: string): string | undefined => values.find((one) => one === value.toLowerCase()),
): Option {
  return {
    name,
    kind: `combo default ${DEFAULT_OPTIONS[field]}${values.map((value) => ` var ${value}`).join('')}`,
    set(options, value) {
      const found = find(value);
      return found === undefined
        ? fail(`${name} must be one of ${values.join(', ')}, not '${shown(value)}'`)
        : ok({ options: { ...options, [field]: found } });
    },
  };
}

/** A technique of the search; `Use hash` is another thing than `Hash`. */
const technique = (name: Switch): Option =>
  check(`Use ${name}`, true, ({ off, ...options }, isOn) => {
    const others = off.filter((one) => one !== name);
    return { ...options, off: isOn ? others : [...others, name] };
  });

/** What is said for politeness: programs ask for it, and it changes nothing here. */
const polite = (name: string, kind: string, isAllowed: (value: string) => boolean): Option => ({
  name,
  kind,
  set: (options, value) =>
    isAllowed(value) ? ok({ options }) : fail(`${name} can only be as it is, not '${shown(value)}'`),
});

/** A group of the evaluation's weights. */
const weightGroup = (name: string): Option =>
  check(`Evaluate ${name}`, true, ({ without, ...options }, isOn) => {
    const others = without.filter((one) => one !== name);
    return { ...options, without: isOn ? others : [...others, name] };
  });

/** The name of the button that forgets what was learnt. */
export const CLEAR_HASH = 'Clear Hash';

const button = (name: string): Option => ({
  name,
  kind: 'button',
  set: (options, value) =>
    ok({ options, ...(value !== '' && { note: `${name} takes no value: '${shown(value)}' is passed over` }) }),
});

/** Programs ask for any number of MiB; a hash table has a power of two, so it gets the largest that fits. */
const powerOfTwoWithin = (size: number): number => 2 ** Math.floor(Math.log2(size));

// The default first: some programs show them in this order.
const VARIANTS = [...entries].sort((a, b) => Number(b.id === 'chess') - Number(a.id === 'chess')).map(({ id }) => id);

/** The id that is meant. Whether there is the map that it may name is not asked: the variant's own rules know. */
function findVariant(value: string): string | undefined {
  const word = gameOf(value).toLowerCase();
  const game = Object.hasOwn(ALIASES, word) ? ALIASES[word] : word;
  return VARIANTS.find((id) => id === game) && game + value.slice(word.length);
}

const COMMON: readonly Option[] = [
  combo('UCI_Variant', 'variant', VARIANTS, findVariant),
  question('UCI_Chess960', 'isChess960'),
  combo('Backend', 'backend', BACKENDS),
  spin('Hash', 'hashMiB', 1, MAX_HASH_MIB, powerOfTwoWithin),
  button(CLEAR_HASH),
  polite('Threads', 'spin default 1 min 1 max 1', (value) => value === '1'),
  spin('MultiPV', 'lines', 1, MAX_LINES),
  spin('Level', 'level', 0, MAX_LEVEL),
  spin('Skill Level', 'skill', 0, MAX_SKILL),
  question('UCI_LimitStrength', 'isStrengthLimited'),
  spin('UCI_Elo', 'elo', MIN_ELO, MAX_ELO),
  spin('Seed', 'seed', 0, MAX_SEED),
  question('OwnBook', 'isBookOwn'),
  polite('Ponder', 'check default false', (value) => /^(true|false)$/i.test(value)),
  spin('Move Overhead', 'overheadMs', 0, MAX_OVERHEAD_MS),
  question('Adaptive Time', 'isTimeAdaptive'),
  question('UCI_AnalyseMode', 'isAnalysing'),
];

const optionsOf = (variant: AnyVariant): readonly Option[] => [
  ...COMMON,
  ...techniquesOf(variant).map(technique),
  ...Object.keys(weightGroupsOf(variant)).map(weightGroup),
];

/** The lines by which `uci` announces the options that there are with a variant. */
export const describeOptions = (variant: AnyVariant): readonly string[] =>
  optionsOf(variant).map(({ name, kind }) => `option name ${name} type ${kind}`);

/** The options with one of those set that there are with a variant. Names are read as UCI wants it, in any case. */
export function setOption(
  variant: AnyVariant,
  options: Options,
  name: string,
  value: string,
): Result<SetOption, string> {
  const option = optionsOf(variant).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (option) return option.set(options, value);
  const names = COMMON.map((one) => one.name).join(', ');
  return fail(
    `there is no option '${shown(name)}': there are ${names}, and 'Use' with a technique of the search and ` +
      `'Evaluate' with a part of the evaluation of ${variant.id} (uci lists them)`,
  );
}

/** The options for another variant: parts of the evaluation that it does not have are forgotten. */
export const optionsFor = (variant: AnyVariant, options: Options): Options => ({
  ...options,
  without: options.without.filter((name) => Object.hasOwn(weightGroupsOf(variant), name)),
});
