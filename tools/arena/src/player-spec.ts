import { fail, ok, type Result } from '@kickmate/board';
import {
  BACKENDS,
  type Backend,
  DEFAULT_HASH_MIB,
  type Level,
  type Limits,
  MAX_DEPTH,
  MAX_HASH_MIB,
  MAX_LEVEL,
  SWITCH_BITS,
  type Switch,
} from '@kickmate/engine';

/** A player by name: everything about it can be written in a file and read by another process. */
export type PlayerSpec =
  /** Plays any legal action. */
  | { readonly kind: 'random' }
  /** Looks one action ahead: wins at once if it can, else takes what is worth most. */
  | { readonly kind: 'greedy' }
  /** The engine. */
  | EngineSpec;

/** The engine as a player. */
export interface EngineSpec {
  readonly kind: 'engine';
  /** Absent: full strength within the limits. */
  readonly level?: Level;
  readonly limits: Limits;
  readonly backend: Backend;
  readonly hashMiB: number;
  readonly switches: Readonly<Partial<Record<Switch, boolean>>>;
  /** A file of evaluation weights (see tune) to use instead of the kernel's own. */
  readonly weights?: string;
}

/** How players are written, for manuals. */
export const PLAYER_MANUAL = `A player is a word, then settings after commas or plus signs:
  level:N    the engine at a level, 1 to 10          nodes:N    the engine at full strength, N nodes an action
  ms:N       the same, N milliseconds an action      depth:N    the same, N actions deep
  greedy     the best after one action               random     any legal action
  settings   ms=N nodes=N depth=N (limits), backend=wasm|js|rules, hash=MiB, weights=FILE (as written by tune),
             TECHNIQUE=off
  techniques ${Object.keys(SWITCH_BITS).slice(0, 8).join(', ')},
             ${Object.keys(SWITCH_BITS).slice(8).join(', ')}
  examples   level:10,ms=100   nodes:5000+nullMove=off   depth:4,backend=js`;

const MAXIMA = { ms: 1e9, nodes: 1e15, depth: MAX_DEPTH } as const;
type Limit = keyof typeof MAXIMA;
const isLimit = (name: string): name is Limit => Object.hasOwn(MAXIMA, name);

/** Reads a player's text; a failure says what would be right. */
export function readPlayer(text: string): Result<PlayerSpec, string> {
  const [head = '', ...settings] = text.split(/[,+]/);
  if (head === 'random' || head === 'greedy')
    return settings[0] === undefined ? ok({ kind: head }) : fail(`'${text}': ${head} has no settings`);
  const [kind = '', amount = ''] = head.split(':');
  let spec: Result<EngineSpec, string>;
  if (kind === 'level') spec = withLevel(amount);
  else if (isLimit(kind)) spec = withSetting(BARE, kind, amount);
  else return fail(`'${text}': a player is level:N, nodes:N, ms:N, depth:N, greedy or random`);
  for (const setting of settings) {
    const [name = '', value = ''] = setting.split('=');
    if (spec.ok) spec = withSetting(spec.value, name, value);
  }
  return spec.ok ? spec : fail(`'${text}': ${spec.error}`);
}

function withBackend(spec: EngineSpec, value: string): Result<EngineSpec, string> {
  const backend = BACKENDS.find((name) => name === value);
  return backend ? ok({ ...spec, backend }) : fail(`backend is ${BACKENDS.join(', ')}, not '${value}'`);
}

const BARE: EngineSpec = { kind: 'engine', limits: {}, backend: 'wasm', hashMiB: DEFAULT_HASH_MIB, switches: {} };

function withLevel(text: string): Result<EngineSpec, string> {
  const level = whole('level', text, 1, MAX_LEVEL);
  return level.ok ? ok({ ...BARE, level: level.value as Level }) : level;
}

function withSetting(spec: EngineSpec, name: string, value: string): Result<EngineSpec, string> {
  if (isLimit(name)) {
    const limit = whole(name, value, 1, MAXIMA[name]);
    return limit.ok ? ok({ ...spec, limits: { ...spec.limits, [name]: limit.value } }) : limit;
  }
  switch (name) {
    case 'backend':
      return withBackend(spec, value);
    case 'hash': {
      const size = whole('hash', value, 1, MAX_HASH_MIB);
      if (!size.ok) return size;
      const isPower = Number.isInteger(Math.log2(size.value));
      return isPower ? ok({ ...spec, hashMiB: size.value }) : fail(`hash ${value} is no power of two`);
    }
    case 'weights':
      return value === '' ? fail('weights needs a file') : ok({ ...spec, weights: value });
  }
  if (!Object.hasOwn(SWITCH_BITS, name)) return fail(`there is no setting '${name}'`);
  if (value !== 'off') return fail(`${name} can only be off: it is on anyway`);
  return ok({ ...spec, switches: { ...spec.switches, [name]: false } });
}

function whole(name: string, text: string, min: number, max: number): Result<number, string> {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max
    ? ok(value)
    : fail(`${name} is a whole number from ${min} to ${max}, not '${text}'`);
}
