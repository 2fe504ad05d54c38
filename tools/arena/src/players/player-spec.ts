import { fail, ok, type Result, type Side } from '@kickmate/board';
import { isRival, RIVALS, type Rival } from '@kickmate/command';
import {
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  EVALUATIONS,
  type EvaluationKind,
  MAX_DEPTH,
  MAX_HASH_MIB,
  MAX_LEVEL,
  MAX_THREADS,
  type StyleChoice,
  TECHNIQUE_NAMES,
  type TechniqueName,
} from '@kickmate/engine';
import { type Formation, type Match, STYLES, type TimeControl } from '@kickmate/game';

/** A player's answer. */
export interface Choice {
  /** The action, in coordinates. */
  readonly action: string;
  /** The player's score of its position, in hundredths of a pawn; a forced win or loss is beyond {@link FORCED_SCORE}. */
  readonly score?: number | undefined;
}

/** Scores beyond this are forced wins and losses, in hundredths of a pawn. */
export const FORCED_SCORE = 20_000;

/** A player of matches of one variant. */
export interface Player {
  /**
   * Called before a match. Clears what the player has stored, so that a match does not depend on the one before.
   * @throws PlayerFault if the player fails; then it loses the match
   */
  begin(): Promise<void>;
  /**
   * Chooses an action for the side to act.
   * @param random the source of the choice's luck
   * @throws PlayerFault if the player fails; then it loses the match
   */
  choose(match: Match<unknown>, random: () => number): Promise<Choice>;
  /**
   * Chooses a side's formation before a round, in games with formations. Absent: the usual formation.
   * @throws PlayerFault if the player fails; then it loses the match
   */
  lineUp?(match: Match<unknown>, side: Side): Promise<Formation>;
  close(): void;
}

/** A player's failure that loses the match: an illegal action, the end of its program, no answer. */
export type Fault = 'illegal' | 'crash' | 'stall';

/** A player failed in a match. */
export class PlayerFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The description of a player. It can be written to a file and sent to another thread. */
export type PlayerSpec =
  /** Plays any legal action. */
  | { readonly kind: 'random' }
  /** Searches to the end of its turn: wins if it can, otherwise captures as much as possible. */
  | { readonly kind: 'greedy' }
  /** The engine. */
  | EngineSpec
  /** Any program that speaks UCI. */
  | UciSpec
  /** The engine js-chess-engine, which does not speak UCI. */
  | JsChessEngineSpec;

/** The limits of a player's search for an action; `clock` is for a whole match. */
export interface PlayerLimits {
  readonly depth?: number;
  readonly nodes?: number;
  readonly ms?: number;
  readonly clock?: TimeControl;
}

/** The engine as a player. */
export interface EngineSpec {
  readonly kind: 'engine';
  /** From 1 to 10, also between two levels. Absent: full strength within {@link limits}. */
  readonly level?: number;
  /** The style of the level; absent: its own. */
  readonly style?: StyleChoice;
  readonly limits: PlayerLimits;
  readonly backend: Backend;
  readonly hashMiB: number;
  /** The threads that search; absent: one, in the thread that plays the match. */
  readonly threads?: number;
  readonly switches: Readonly<Partial<Record<TechniqueName, boolean>>>;
  /**
   * The file of a kernel to play instead of the present one: a `build/release.wasm` of the same variant that packs positions
   * as today's does.
   */
  readonly kernel?: string;
  /** The evaluation; absent: the network, if there is one. */
  readonly evaluation?: EvaluationKind;
  /** The file of a network to use instead of the variant's own. */
  readonly network?: string;
  /** A file of evaluation weights to use instead of the kernel's own, as `npm run tune` writes it. */
  readonly weights?: string;
  /** A file of constants of the search, as `npm run tune -- spsa --search` writes it. */
  readonly constants?: string;
  /** Groups of evaluation weights that are set to zero. */
  readonly without?: readonly string[];
  /** The formation in games with formations: chosen by a search, or always this text. Absent: the usual formation. */
  readonly formation?: typeof CHOSEN | { readonly text: string };
}

/** The setting of a player that chooses its formations by a search. */
export const CHOSEN = 'chosen';

/** A UCI engine as a player. */
export interface UciSpec {
  readonly kind: 'uci';
  /** The program and its arguments, or an engine that is fetched from npm. */
  readonly command: readonly string[] | { readonly rival: Rival };
  readonly limits: PlayerLimits;
  /** The engine's options that are set before the first match, by name. */
  readonly options: Readonly<Record<string, string>>;
}

/** The npm package js-chess-engine as a player. */
export interface JsChessEngineSpec {
  readonly kind: 'js-chess-engine';
  readonly level: number;
}

/** The highest level of js-chess-engine. */
const JS_CHESS_ENGINE_LEVELS = 5;

/** The manual of players' texts. */
export const PLAYER_MANUAL = `A player is a word, then settings after commas or plus signs:
  level:N     the engine at a level, 1 to 10          nodes:N     the engine at full strength, N nodes an action
  ms:N        the same, N milliseconds an action      depth:N     the same, N actions deep
  clock:S+I   the same, S seconds for the match and I more for each action; then both players have this clock
  greedy      the best position after its own turn    random      any legal action
  settings    ms=N nodes=N depth=N clock=S+I (limits), backend=wasm|js|rules, hash=MiB|off, threads=N (in
              workers), TECHNIQUE=off (one that the game uses), kernel=FILE (another build's release.wasm, which has only the
              network that network= names), weights=FILE (as npm run tune writes it) and -GROUP (sets the weights of this
              name to zero), both of the classical evaluation, which such a player uses, constants=FILE (of the search, by
              npm run tune -- spsa --search), evaluation=network|classical, network=FILE (another one, as npm run train
              writes it), formation=chosen (by a search) or formation=TEXT (5N2/P2PP2P/R1BKQB1R N), in games with formations
               and for a level style=off or style=${STYLES.join('|')}
  techniques  ${wrapped(TECHNIQUE_NAMES, 8).join(',\n              ')}
  uci:COMMAND a program that speaks UCI, for chess, chess960 and whatever its UCI_Variant offers; settings after commas:
              ms=N nodes=N depth=N clock=S+I option.NAME=VALUE
  rival:NAME  another engine, which npm fetches: ${Object.keys(RIVALS).join(', ')}
              (settings as for uci; js-chess-engine takes level=1 to ${JS_CHESS_ENGINE_LEVELS}, which is the default)
  examples    level:10,ms=100   nodes:5000+nullMove=off   depth:4,backend=js   nodes:5000,-mobility
              "uci:/usr/games/stockfish,nodes=2000,option.Skill Level=16"   'uci:"node my,engine.js",ms=100'`;

/** Joins words by commas, with this many to a line. */
function wrapped(words: readonly string[], each: number): readonly string[] {
  return words.length <= each
    ? [words.join(', ')]
    : [words.slice(0, each).join(', '), ...wrapped(words.slice(each), each)];
}

const MAXIMA = { ms: 1e9, nodes: 1e15, depth: MAX_DEPTH } as const;
type Limit = keyof typeof MAXIMA;
const isLimit = (name: string): name is Limit => Object.hasOwn(MAXIMA, name);

/** Reads a player's text. A failure says what would be right. */
export function readPlayer(text: string): Result<PlayerSpec, string> {
  const spec = readSpec(text);
  return spec.ok ? spec : fail(`'${text}': ${spec.error}`);
}

function readSpec(text: string): Result<PlayerSpec, string> {
  const [kind = '', rest = ''] = splitAtFirst(text, ':');
  if (kind === 'uci' || kind === 'rival') return readOtherEngine(kind, rest);
  // A plus sign before a digit belongs to a clock.
  const [head = '', ...settings] = text.split(/,|\+(?!\d)/);
  if (head === 'random' || head === 'greedy')
    return settings[0] === undefined ? ok({ kind: head }) : fail(`${head} has no settings`);
  const [word = '', amount = ''] = splitAtFirst(head, ':');
  if (word !== 'level' && word !== 'clock' && !isLimit(word))
    return fail('a player is level:N, nodes:N, ms:N, depth:N, clock:S+I, greedy, random, uci:COMMAND or rival:NAME');
  const first = word === 'level' ? withLevel(amount) : withSetting(PLAIN_ENGINE, word, amount);
  return settings.reduce<Result<EngineSpec, string>>(
    (spec, setting) => (spec.ok ? withSetting(spec.value, ...splitAtFirst(setting, '=')) : spec),
    first,
  );
}

/** Splits a text at the first `sign`; without one the second part is empty. */
function splitAtFirst(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

const PLAIN_ENGINE: EngineSpec = {
  kind: 'engine',
  limits: {},
  backend: 'wasm',
  hashMiB: DEFAULT_HASH_MIB,
  switches: {},
};

function withLevel(text: string): Result<EngineSpec, string> {
  const level = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && level >= 1 && level <= MAX_LEVEL
    ? ok({ ...PLAIN_ENGINE, level })
    : fail(`level must be a number from 1 to ${MAX_LEVEL}, as in 5 or 5.5, not '${text}'`);
}

function withSetting(spec: EngineSpec, name: string, value: string): Result<EngineSpec, string> {
  const limits = withLimit(spec.limits, name, value);
  if (limits) return limits.ok ? ok({ ...spec, limits: limits.value }) : limits;
  switch (name) {
    case 'backend': {
      const backend = BACKENDS.find((one) => one === value);
      return backend ? ok({ ...spec, backend }) : fail(`backend is ${BACKENDS.join(', ')}, not '${value}'`);
    }
    case 'hash': {
      if (value === 'off') return ok({ ...spec, switches: { ...spec.switches, hash: false } });
      const size = whole('hash', value, 1, MAX_HASH_MIB);
      if (!size.ok) return size;
      const isPower = Number.isInteger(Math.log2(size.value));
      return isPower ? ok({ ...spec, hashMiB: size.value }) : fail(`hash must be a power of two, not ${value}`);
    }
    case 'threads': {
      const threads = whole('threads', value, 1, MAX_THREADS);
      return threads.ok ? ok({ ...spec, threads: threads.value }) : threads;
    }
    case 'style': {
      const style = ([...STYLES, 'off'] as const).find((one) => one === value);
      if (!style) return fail(`style is ${STYLES.join(', ')} or off, not '${value}'`);
      return spec.level === undefined ? fail('style is for a level') : ok({ ...spec, style });
    }
    case 'formation':
      return value === ''
        ? fail('formation needs a text')
        : ok({ ...spec, formation: value === CHOSEN ? CHOSEN : { text: value } });
    case 'kernel':
      return value === '' ? fail('kernel needs a file') : ok({ ...spec, kernel: value });
    case 'network':
      return value === '' ? fail('network needs a file') : ok({ ...spec, network: value });
    case 'evaluation': {
      const evaluation = EVALUATIONS.find((one) => one === value);
      return evaluation
        ? ok({ ...spec, evaluation })
        : fail(`evaluation is ${EVALUATIONS.join(' or ')}, not '${value}'`);
    }
    case 'weights':
      return value === '' ? fail('weights needs a file') : ok({ ...spec, weights: value });
    case 'constants':
      return value === '' ? fail('constants needs a file') : ok({ ...spec, constants: value });
  }
  if (name.startsWith('-')) return ok({ ...spec, without: [...(spec.without ?? []), name.slice(1)] });
  const technique = TECHNIQUE_NAMES.find((one) => one === name);
  if (!technique) return fail(`there is no setting '${name}'`);
  if (value !== 'off') return fail(`${name} can only be off: it is on anyway`);
  return ok({ ...spec, switches: { ...spec.switches, [technique]: false } });
}

/** Adds a limit to others; `undefined` if there is no limit of this name. */
function withLimit(limits: PlayerLimits, name: string, value: string): Result<PlayerLimits, string> | undefined {
  if (name === 'clock') {
    const [, seconds, more = '0'] = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(value) ?? [];
    const [ms, incrementMs] = [Number(seconds) * 1000, Number(more) * 1000].map(Math.round);
    if (!(ms! >= 1 && ms! <= MAXIMA.ms && incrementMs! <= MAXIMA.ms))
      return fail(`clock must be seconds for the match and for each action, as in 10+0.1, not '${value}'`);
    return ok({ ...limits, clock: { ms: ms!, incrementMs: incrementMs! } });
  }
  if (!isLimit(name)) return undefined;
  const limit = whole(name, value, 1, MAXIMA[name]);
  return limit.ok ? ok({ ...limits, [name]: limit.value }) : limit;
}

/** Reads another engine. Its settings are separated by commas only, and a text in quotation marks is not split. */
function readOtherEngine(kind: 'uci' | 'rival', text: string): Result<PlayerSpec, string> {
  const [head = '', ...settings] = splitWords(text, ',');
  if (kind === 'rival' && head === 'js-chess-engine') return readJsChessEngine(settings);
  if (kind === 'rival' && !isRival(head)) return fail(`rivals are ${Object.keys(RIVALS).join(', ')}`);
  const command = isRival(head) && kind === 'rival' ? { rival: head } : splitWords(head, ' ');
  if (Array.isArray(command) && command.length === 0) return fail('uci needs a command');
  let spec: UciSpec = { kind: 'uci', command, limits: {}, options: {} };
  for (const setting of settings) {
    const [name, value] = splitAtFirst(setting, '=');
    const limits = withLimit(spec.limits, name, value);
    if (limits && !limits.ok) return limits;
    if (limits) spec = { ...spec, limits: limits.value };
    else if (name.startsWith('option.')) spec = { ...spec, options: { ...spec.options, [name.slice(7)]: value } };
    else return fail(`there is no setting '${name}'; an engine's own are written option.NAME=VALUE`);
  }
  return Object.keys(spec.limits).length > 0 ? ok(spec) : fail('a limit is missing: ms, nodes, depth or clock');
}

function readJsChessEngine(settings: readonly string[]): Result<PlayerSpec, string> {
  const [setting = `level=${JS_CHESS_ENGINE_LEVELS}`, more] = settings;
  const [name, value] = splitAtFirst(setting, '=');
  if (name !== 'level' || more !== undefined) return fail('js-chess-engine has only the setting level');
  const level = whole('level', value, 1, JS_CHESS_ENGINE_LEVELS);
  return level.ok ? ok({ kind: 'js-chess-engine', level: level.value }) : level;
}

function whole(name: string, text: string, min: number, max: number): Result<number, string> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max
    ? ok(value)
    : fail(`${name} must be a whole number from ${min} to ${max}, not '${text}'`);
}

/** Splits a text at `sign`, but not within quotation marks ("..." or '...'), which are removed. Empty parts are dropped. */
export function splitWords(text: string, sign: ',' | ' '): readonly string[] {
  const parts = text.match(new RegExp(`(?:"[^"]*"|'[^']*'|[^${sign}])+`, 'g')) ?? [];
  return parts.map((part) => part.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
