import { fail, ok, type Result, type Side } from '@kickmate/board';
import { isRival, RIVALS, type Rival } from '@kickmate/command';
import {
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  type Level,
  MAX_DEPTH,
  MAX_HASH_MIB,
  MAX_LEVEL,
  SWITCH_BITS,
  type Switch,
} from '@kickmate/engine';
import type { Formation, Match, TimeControl } from '@kickmate/game';

/** What a player plays. */
export interface Choice {
  /** In coordinates. */
  readonly action: string;
  /** How the player likes its position, in hundredths of a pawn; a forced win or loss is beyond {@link FORCED_SCORE}. */
  readonly score?: number | undefined;
}

/** A score that only a forced win or loss has, in hundredths of a pawn. */
export const FORCED_SCORE = 20_000;

/** Somebody who chooses actions in matches of one variant. */
export interface Player {
  /**
   * Before a match: forgets what was learnt in the last, so that a match depends on nothing but itself.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  begin(): Promise<void>;
  /**
   * Chooses an action for the side to act; `random` is for the choice's luck.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  choose(match: Match<unknown>, random: () => number): Promise<Choice>;
  /**
   * In games with formations, before a round: how a side lines up; its usual formation if absent.
   * @throws PlayerFault if the player fails: then the match is lost for it
   */
  lineUp?(match: Match<unknown>, side: Side): Promise<Formation>;
  close(): void;
}

/** How a player may lose a match beside the board: by an illegal action, by ending, by not answering. */
export type Fault = 'illegal' | 'crash' | 'stall';

/** A player's failure in a match. */
export class PlayerFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** A player by name: everything about it can be written in a file and read by another process. */
export type PlayerSpec =
  /** Plays any legal action. */
  | { readonly kind: 'random' }
  /** Looks to the end of its turn: wins if it can, else takes what is worth most. */
  | { readonly kind: 'greedy' }
  /** The engine. */
  | EngineSpec
  /** Any program that speaks UCI. */
  | UciSpec
  /** The one rival that does not. */
  | JsChessEngineSpec;

/** How long a player may think about an action; `clock` is for a whole match. */
export interface PlayerLimits {
  readonly depth?: number;
  readonly nodes?: number;
  readonly ms?: number;
  readonly clock?: TimeControl;
}

/** The engine as a player. */
export interface EngineSpec {
  readonly kind: 'engine';
  /** Absent: full strength within the limits. */
  readonly level?: Level;
  readonly limits: PlayerLimits;
  readonly backend: Backend;
  readonly hashMiB: number;
  readonly switches: Readonly<Partial<Record<Switch, boolean>>>;
  /**
   * The file of a kernel to play instead of the present one: `build/release.wasm` of the same variant, of a day on which it
   * packed positions as it does today.
   */
  readonly kernel?: string;
  /** A file of evaluation weights (see tune and texel) to use instead of the kernel's own. */
  readonly weights?: string;
  /** Groups of evaluation weights that are taken to be zero. */
  readonly without?: readonly string[];
  /** How it lines up in games with formations: by a search, or always so (the formation's text). Absent: as usual. */
  readonly formation?: typeof CHOSEN | { readonly text: string };
}

/** Says of a player that it chooses its formations by a search. */
export const CHOSEN = 'chosen';

/** A UCI engine as a player. */
export interface UciSpec {
  readonly kind: 'uci';
  /** The program and its arguments, or one of those that are fetched. */
  readonly command: readonly string[] | { readonly rival: Rival };
  readonly limits: PlayerLimits;
  /** What is set before the first match, by name. */
  readonly options: Readonly<Record<string, string>>;
}

/** The npm package js-chess-engine as a player. */
export interface JsChessEngineSpec {
  readonly kind: 'js-chess-engine';
  readonly level: number;
}

/** The highest level of js-chess-engine. */
const JS_CHESS_ENGINE_LEVELS = 5;

/** How players are written, for manuals. */
export const PLAYER_MANUAL = `A player is a word, then settings after commas or plus signs:
  level:N     the engine at a level, 1 to 10          nodes:N     the engine at full strength, N nodes an action
  ms:N        the same, N milliseconds an action      depth:N     the same, N actions deep
  clock:S+I   the same, S seconds for the match and I more for each action; then both players have this clock
  greedy      the best after its own turn             random      any legal action
  settings    ms=N nodes=N depth=N clock=S+I (limits), backend=wasm|js|rules, hash=MiB|off, TECHNIQUE=off (one
              that the game uses), kernel=FILE (another build's release.wasm), weights=FILE (as written by tune and
              texel), -GROUP (evaluation weights of this name are zero), formation=chosen (by a search) or
              formation=TEXT (5N2/P2PP2P/R1BKQB1R N), in games with formations
  techniques  ${wrapped(Object.keys(SWITCH_BITS), 8).join(',\n              ')}
  uci:COMMAND a program that speaks UCI, for chess, chess960 and whatever its UCI_Variant offers; settings after commas:
              ms=N nodes=N depth=N clock=S+I option.NAME=VALUE
  rival:NAME  an engine by others that is fetched by npm: ${Object.keys(RIVALS).join(', ')}
              (settings as for uci; js-chess-engine takes level=1 to ${JS_CHESS_ENGINE_LEVELS}, which is the default)
  examples    level:10,ms=100   nodes:5000+nullMove=off   depth:4,backend=js   nodes:5000,-mobility
              "uci:/usr/games/stockfish,nodes=2000,option.Skill Level=16"   'uci:"node my,engine.js",ms=100'`;

/** Words joined by commas, so many to a line. */
function wrapped(words: readonly string[], each: number): readonly string[] {
  return words.length <= each
    ? [words.join(', ')]
    : [words.slice(0, each).join(', '), ...wrapped(words.slice(each), each)];
}

const MAXIMA = { ms: 1e9, nodes: 1e15, depth: MAX_DEPTH } as const;
type Limit = keyof typeof MAXIMA;
const isLimit = (name: string): name is Limit => Object.hasOwn(MAXIMA, name);

/** Reads a player's text; a failure says what would be right. */
export function readPlayer(text: string): Result<PlayerSpec, string> {
  const spec = readSpec(text);
  return spec.ok ? spec : fail(`'${text}': ${spec.error}`);
}

function readSpec(text: string): Result<PlayerSpec, string> {
  const [kind = '', rest = ''] = splitAtFirst(text, ':');
  if (kind === 'uci' || kind === 'rival') return readOtherEngine(kind, rest);
  // A plus sign before a figure belongs to a clock.
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

/** What stands before and behind the first sign of a kind. */
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
  const level = whole('level', text, 1, MAX_LEVEL);
  return level.ok ? ok({ ...PLAIN_ENGINE, level: level.value as Level }) : level;
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
      return isPower ? ok({ ...spec, hashMiB: size.value }) : fail(`hash ${value} is no power of two`);
    }
    case 'formation':
      return value === ''
        ? fail('formation needs a text')
        : ok({ ...spec, formation: value === CHOSEN ? CHOSEN : { text: value } });
    case 'kernel':
      return value === '' ? fail('kernel needs a file') : ok({ ...spec, kernel: value });
    case 'weights':
      return value === '' ? fail('weights needs a file') : ok({ ...spec, weights: value });
  }
  if (name.startsWith('-')) return ok({ ...spec, without: [...(spec.without ?? []), name.slice(1)] });
  if (!Object.hasOwn(SWITCH_BITS, name)) return fail(`there is no setting '${name}'`);
  if (value !== 'off') return fail(`${name} can only be off: it is on anyway`);
  return ok({ ...spec, switches: { ...spec.switches, [name]: false } });
}

/** Limits with one more; `undefined` if the name is none of a limit. */
function withLimit(limits: PlayerLimits, name: string, value: string): Result<PlayerLimits, string> | undefined {
  if (name === 'clock') {
    const [, seconds, more = '0'] = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(value) ?? [];
    const [ms, incrementMs] = [Number(seconds) * 1000, Number(more) * 1000].map(Math.round);
    if (!(ms! >= 1 && ms! <= MAXIMA.ms && incrementMs! <= MAXIMA.ms))
      return fail(`clock is seconds for the match and for each action, as in 10+0.1, not '${value}'`);
    return ok({ ...limits, clock: { ms: ms!, incrementMs: incrementMs! } });
  }
  if (!isLimit(name)) return undefined;
  const limit = whole(name, value, 1, MAXIMA[name]);
  return limit.ok ? ok({ ...limits, [name]: limit.value }) : limit;
}

/** Reads a player that is not ours: settings are parted by commas only, and quotation marks keep what stands in them. */
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
  return Object.keys(spec.limits).length > 0 ? ok(spec) : fail('it needs ms, nodes, depth or clock');
}

function readJsChessEngine(settings: readonly string[]): Result<PlayerSpec, string> {
  const [setting = `level=${JS_CHESS_ENGINE_LEVELS}`, more] = settings;
  const [name, value] = splitAtFirst(setting, '=');
  if (name !== 'level' || more !== undefined) return fail('js-chess-engine has no setting but level');
  const level = whole('level', value, 1, JS_CHESS_ENGINE_LEVELS);
  return level.ok ? ok({ kind: 'js-chess-engine', level: level.value }) : level;
}

function whole(name: string, text: string, min: number, max: number): Result<number, string> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max
    ? ok(value)
    : fail(`${name} is a whole number from ${min} to ${max}, not '${text}'`);
}

/** Parts a text at a sign, but not between quotation marks ("..." or '...'), which are taken off; empty parts are dropped. */
export function splitWords(text: string, sign: ',' | ' '): readonly string[] {
  const parts = text.match(new RegExp(`(?:"[^"]*"|'[^']*'|[^${sign}])+`, 'g')) ?? [];
  return parts.map((part) => part.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
