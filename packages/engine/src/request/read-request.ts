import { fail, ok, quoted, type Result } from '@kickmate/board';
import { type Action, type Ply, readPlayed, roundWord, type Variant } from '@kickmate/game';
import {
  BACKENDS,
  type Clock,
  type EngineError,
  type EngineOptions,
  type Limits,
  MAX_DEPTH,
  MAX_HASH_MIB,
  MAX_LEVEL,
  MAX_LINES,
  type SearchRequest,
} from './engine.ts';

/** A round as it was read. */
export interface ReadRound<P> {
  /** As the request has it. */
  readonly texts: Pick<SearchRequest, 'start' | 'actions'>;
  readonly start: P;
  readonly plies: readonly Ply<P>[];
}

/** A request that was read and checked. */
export interface ReadRequest<P> extends ReadRound<P> {
  /** The position after `plies`. */
  readonly position: P;
  /** What may be played: all legal actions, or those of the request's `only`. Empty when the round is over. */
  readonly candidates: readonly Action[];
}

const bad = (message: string) => fail<EngineError>({ cause: 'request', message });

/**
 * Reads a request's texts and checks its numbers; the error says which of them is wrong, where, and what is right.
 * @param last the round of an earlier request: in a long game only what was played since has to be read
 */
export function readRequest<P>(
  variant: Variant<P>,
  request: SearchRequest,
  last?: ReadRound<P>,
): Result<ReadRequest<P>, EngineError> {
  const fault = wrongRequest(request);
  if (fault !== undefined) return bad(fault);
  const read = readRound(variant, request, last);
  if (!read.ok) return read;
  const round = read.value;
  const position = round.plies.at(-1)?.after ?? round.start;
  const isOver = variant.end(position) !== undefined || variant.endByHistory(round.plies) !== undefined;
  if (isOver) return ok({ ...round, position, candidates: [] });
  const candidates = readCandidates(variant, position, request.only);
  return candidates.ok ? ok({ ...round, position, candidates: candidates.value }) : candidates;
}

function readRound<P>(
  variant: Variant<P>,
  { start, actions }: SearchRequest,
  last: ReadRound<P> | undefined,
): Result<ReadRound<P>, EngineError> {
  const isLonger = last?.texts.start === start && last.texts.actions.every((text, index) => actions[index] === text);
  const from = isLonger ? ok(last.start) : variant.text.parse(start);
  if (!from.ok) return bad(`start: ${from.error.message}`);
  const plies: Ply<P>[] = isLonger ? [...last.plies] : [];
  let position = plies.at(-1)?.after ?? from.value;
  for (let index = plies.length; index < actions.length; index++) {
    const text = actions[index]!;
    const successor = readPlayed(variant, position, text);
    if (!successor.ok) return bad(`action ${index + 1} ${quoted(text)}: ${successor.error.message}`);
    const { action, outcome } = successor.value;
    const after = variant.play(position, action, outcome);
    plies.push({ before: position, action, outcome, after });
    position = after;
  }
  return ok({ texts: { start, actions: [...actions] }, start: from.value, plies });
}

/** Reads a position. */
export function readPosition<P>(variant: Variant<P>, text: string): Result<P, EngineError> {
  const fault = wrongText('position', text);
  if (fault !== undefined) return bad(fault);
  const position = variant.text.parse(text);
  return position.ok ? position : bad(`position: ${position.error.message}`);
}

/** Reads a position that can be evaluated: its round is not over. */
export function readEvaluate<P>(variant: Variant<P>, text: string): Result<P, EngineError> {
  const position = readPosition(variant, text);
  return position.ok && variant.end(position.value) ? bad(`position: the ${roundWord(variant)} is over`) : position;
}

function readCandidates<P>(
  variant: Variant<P>,
  position: P,
  only: readonly string[] | undefined,
): Result<readonly Action[], EngineError> {
  const actions = variant.actions(position);
  if (only === undefined) return ok(actions);
  if (only.length === 0) return bad('only: names no action');
  const texts = new Map(actions.map((action) => [variant.text.formatAction({ action }), action]));
  const wrong = only.find((text) => !texts.has(text));
  if (wrong !== undefined) return bad(`only: ${quoted(wrong)} is not a legal action here`);
  return ok([...texts].filter(([text]) => only.includes(text)).map(([, action]) => action));
}

/**
 * What is wrong with what callers pass, as far as no rules are needed to see it: sentences that name the field and say
 * what is allowed, `undefined` if all is well. For callers without types too: nothing here is believed.
 */

/** The fields that a request may have; none is missing here, or the types do not agree. */
const FIELDS = Object.keys({
  start: 1,
  actions: 1,
  limits: 1,
  lines: 1,
  level: 1,
  seed: 1,
  book: 1,
  only: 1,
  switches: 1,
} satisfies Record<keyof SearchRequest, 1>);

const ANY = Number.MAX_SAFE_INTEGER;

/** The limits that are numbers, each with the largest that is allowed. */
const LIMITS: Readonly<Record<Exclude<keyof Limits, 'clock'>, number>> = {
  depth: MAX_DEPTH,
  nodes: ANY,
  ms: ANY,
  mate: MAX_DEPTH,
};
const LIMIT_NAMES = [...Object.keys(LIMITS), 'clock'];

/** What a clock says in numbers, each with the least and the largest that is allowed. */
const CLOCK: Readonly<Record<Exclude<keyof Clock, 'adapts'>, readonly [min: number, max: number]>> = {
  remainingMs: [Number.MIN_SAFE_INTEGER, ANY],
  incrementMs: [0, ANY],
  movesToGo: [1, ANY],
  moveOverheadMs: [0, ANY],
};

/** What is wrong with a request: its fields' kinds and numbers. */
export function wrongRequest(request: unknown): string | undefined {
  if (!isRecord(request)) return wrong('request', request, 'an object with start, actions and limits');
  const { start, actions, limits, lines, level, seed, book, only, switches } = request;
  return (
    wrongName('field', request, FIELDS, 'the fields') ??
    wrongText('start', start) ??
    wrongTexts('actions', actions) ??
    wrongLimits(limits) ??
    wrongNumber('lines', lines, 1, MAX_LINES) ??
    wrongNumber('level', level, 1, MAX_LEVEL) ??
    wrongNumber('seed', seed, Number.MIN_SAFE_INTEGER, ANY) ??
    wrongQuestion('book', book) ??
    (only === undefined ? undefined : wrongTexts('only', only)) ??
    wrongSwitches(switches)
  );
}

/** What is wrong with an engine's options, be they of one in process, which has no `variant`. */
export function wrongOptions(options: unknown): string | undefined {
  if (!isRecord(options)) return wrong('options', options, 'an object');
  const { backend, hashMiB, without } = options as Partial<Record<keyof EngineOptions, unknown>>;
  if (backend !== undefined && !BACKENDS.some((one) => one === backend))
    return wrong('backend', backend, `one of ${BACKENDS.join(', ')}`);
  if (hashMiB !== undefined && !(isWhole(hashMiB, 1, MAX_HASH_MIB) && (hashMiB & (hashMiB - 1)) === 0))
    return wrong('hashMiB', hashMiB, `a power of two from 1 to ${MAX_HASH_MIB} (MiB)`);
  return without === undefined ? undefined : wrongTexts('without', without);
}

/** The error of a request or options, for throwing; its `cause` is an `EngineError`. */
export const requestError = (message: string): RangeError =>
  new RangeError(message, { cause: { cause: 'request', message } });

/** What is wrong with a text. */
export const wrongText = (name: string, value: unknown): string | undefined =>
  typeof value === 'string' ? undefined : wrong(name, value, 'a text');

/** What is wrong with a whole number, which may be absent. */
export function wrongNumber(name: string, value: unknown, min: number, max: number): string | undefined {
  if (value === undefined || isWhole(value, min, max)) return undefined;
  const range = max === ANY ? (min >= 0 ? ` from ${min}` : '') : ` from ${min} to ${max}`;
  return wrong(name, value, `a whole number${range}`);
}

/** What is wrong with an object's names: the first that is not known. */
export function wrongName(what: string, value: object, known: readonly string[], all: string): string | undefined {
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `${what} ${quoted(unknown)}: ${all} are ${known.join(', ')}`;
}

function wrongTexts(name: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return wrong(name, value, 'a list of texts');
  const index = value.findIndex((item) => typeof item !== 'string');
  return index < 0 ? undefined : wrong(`${name}[${index}]`, value[index], 'a text');
}

function wrongLimits(limits: unknown): string | undefined {
  if (!isRecord(limits)) return wrong('limits', limits, `an object; the limits are ${LIMIT_NAMES.join(', ')}`);
  const unknown = wrongName('limit', limits, LIMIT_NAMES, 'the limits');
  if (unknown !== undefined) return unknown;
  for (const [name, max] of Object.entries(LIMITS)) {
    const fault = wrongNumber(name, limits[name], 1, max);
    if (fault !== undefined) return fault;
  }
  return limits.clock === undefined ? undefined : wrongClock(limits.clock);
}

function wrongClock(clock: unknown): string | undefined {
  if (!isRecord(clock)) return wrong('clock', clock, 'an object with remainingMs and incrementMs');
  const unknown = wrongName('clock', clock, [...Object.keys(CLOCK), 'adapts'], 'its fields');
  if (unknown !== undefined) return unknown;
  for (const [name, [min, max]] of Object.entries(CLOCK)) {
    const isNeeded = name === 'remainingMs' || name === 'incrementMs';
    const fault = wrongNumber(`clock.${name}`, clock[name] ?? (isNeeded ? Number.NaN : undefined), min, max);
    if (fault !== undefined) return fault;
  }
  return wrongQuestion('clock.adapts', clock.adapts);
}

const wrongQuestion = (name: string, value: unknown): string | undefined =>
  value === undefined || typeof value === 'boolean' ? undefined : wrong(name, value, 'true or false');

function wrongSwitches(switches: unknown): string | undefined {
  if (switches === undefined) return undefined;
  if (!isRecord(switches)) return wrong('switches', switches, 'an object of techniques, each true or false');
  const name = Object.keys(switches).find((one) => !['boolean', 'undefined'].includes(typeof switches[one]));
  return name === undefined ? undefined : wrong(`switch ${quoted(name)}`, switches[name], 'true or false');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const wrong = (name: string, value: unknown, allowed: string): string => `${name} ${show(value)}: must be ${allowed}`;

/** A value in a sentence, whatever it is. */
function show(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `(a ${typeof value})`;
  if (Array.isArray(value)) return '(a list)';
  return typeof value === 'object' && value !== null ? '(an object)' : String(value);
}
