import { fail, ok, quoted, type Result, sideName, type TextError } from '@kickmate/board';
import {
  type Action,
  type AnyVariant,
  endOfRound,
  type Ply,
  plyFrom,
  type RoundEnd,
  readPlayed,
  roundWord,
  STYLES,
  type Variant,
} from '@kickmate/game';
import {
  BACKENDS,
  type Clock,
  type EngineError,
  type EngineOptions,
  EVALUATIONS,
  type Limits,
  MAX_DEPTH,
  MAX_HASH_MIB,
  MAX_LEVEL,
  MAX_LINES,
  MAX_THREADS,
  type SearchRequest,
} from './engine.ts';

/**
 * A round read from texts. The texts are kept, so that of a longer round that begins the same only the rest is read.
 */
export interface ReadRound<P> {
  /** The starting position, as text. */
  readonly start: string;
  /** The actions played since, as texts; one for each of {@link plies}. */
  readonly actions: readonly string[];
  /** The starting position. */
  readonly first: P;
  readonly plies: readonly Ply<P>[];
  /** The position after `plies`. */
  readonly position: P;
  /** The end of the round, by its position or by its history; `undefined` while it goes on. */
  readonly end: RoundEnd | undefined;
}

/** A text of a round that cannot be read. */
export interface ActionError {
  /** The index of the action, from 0. */
  readonly index: number;
  /** The fault, for people. */
  readonly message: string;
}

/** The round that begins in a position that was read from `start`. */
export const beginRead = <P>(variant: Variant<P>, start: string, first: P): ReadRound<P> => ({
  start,
  actions: [],
  first,
  plies: [],
  position: first,
  end: variant.end(first),
});

/**
 * Reads the actions of a round. Of a round that goes on, only the new actions are read.
 * @param from a round that begins in the same position; its actions count as read if they are the first of `actions`
 * @param onAction called before each action is read: those of a long round on a large map take seconds
 */
export function readActions<P>(
  variant: Variant<P>,
  from: ReadRound<P>,
  actions: readonly string[],
  onAction?: () => void,
): Result<ReadRound<P>, ActionError> {
  const isLonger = from.actions.every((text, index) => actions[index] === text);
  const known = isLonger ? from : beginRead(variant, from.start, from.first);
  const plies = [...known.plies];
  let { position, end } = known;
  for (let index = plies.length; index < actions.length; index++) {
    if (end) return fail({ index, message: describeEnd(variant, end) });
    onAction?.();
    const played = readPlayed(variant, position, actions[index]!);
    if (!played.ok) return fail({ index, message: played.error.message });
    const ply = plyFrom(variant, position, played.value);
    plies.push(ply);
    position = ply.after;
    end = endOfRound(variant, plies);
  }
  return ok({ ...known, actions: [...actions], plies, position, end });
}

/** A sentence about a round that is over: "the round is over: Goal, White wins it". */
export const describeEnd = (variant: AnyVariant, { title, winner }: RoundEnd): string =>
  `the ${roundWord(variant)} is over: ${title}${winner ? `, ${sideName(winner)} wins it` : ''}`;

/** A request that was read and checked. */
export interface ReadRequest<P> {
  readonly round: ReadRound<P>;
  /** The actions to choose from: all legal ones, or those of the request's `only`. Empty when the round is over. */
  readonly candidates: readonly Action[];
}

const bad = (message: string) => fail<EngineError>({ cause: 'request', message });

/**
 * Checks a request and reads its texts. An error names the wrong part and its place, and says what would be right.
 * @param last the round of an earlier request: in a long game only the actions played since are read
 * @param onAction see {@link readActions}
 */
export function readRequest<P>(
  variant: Variant<P>,
  request: SearchRequest,
  last?: ReadRound<P>,
  onAction?: () => void,
): Result<ReadRequest<P>, EngineError> {
  const problem = requestProblem(request);
  if (problem !== undefined) return bad(problem);
  const { start, actions, only } = request;
  const from = last?.start === start ? ok(last) : readStart(variant, start);
  if (!from.ok) return bad(`start: ${from.error.message}`);
  const round = readActions(variant, from.value, actions, onAction);
  if (!round.ok) {
    const { index, message } = round.error;
    return bad(`action ${index + 1} ${quoted(actions[index]!)}: ${message}`);
  }
  if (round.value.end) return ok({ round: round.value, candidates: [] });
  const candidates = readCandidates(variant, round.value.position, only);
  return candidates.ok ? ok({ round: round.value, candidates: candidates.value }) : candidates;
}

function readStart<P>(variant: Variant<P>, start: string): Result<ReadRound<P>, TextError> {
  const read = variant.text.parse(start);
  return read.ok ? ok(beginRead(variant, start, read.value)) : read;
}

/** Reads a position. */
export function readPosition<P>(variant: Variant<P>, text: string): Result<P, EngineError> {
  const fault = textProblem('position', text);
  if (fault !== undefined) return bad(fault);
  const position = variant.text.parse(text);
  return position.ok ? position : bad(`position: ${position.error.message}`);
}

/** Reads a position whose round is not over. */
export function readUnfinished<P>(variant: Variant<P>, text: string): Result<P, EngineError> {
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
  const unknown = only.find((text) => !texts.has(text));
  if (unknown !== undefined) return bad(`only: ${quoted(unknown)} is not a legal action here`);
  return ok([...texts].filter(([text]) => only.includes(text)).map(([, action]) => action));
}

// The functions below check the values that callers pass, as far as that needs no rules. Each returns a sentence that
// names the field and says what is allowed, or `undefined` if nothing is wrong. They do not trust the types: callers
// may be JavaScript.

/** The fields that a request may have. The type makes sure that none is missing here. */
const FIELDS = Object.keys({
  start: 1,
  actions: 1,
  limits: 1,
  lines: 1,
  level: 1,
  style: 1,
  seed: 1,
  book: 1,
  only: 1,
  switches: 1,
} satisfies Record<keyof SearchRequest, 1>);

const ANY = Number.MAX_SAFE_INTEGER;

/** The limits that are numbers, each with the largest value that is allowed. */
const LIMITS: Readonly<Record<Exclude<keyof Limits, 'clock'>, number>> = {
  depth: MAX_DEPTH,
  nodes: ANY,
  ms: ANY,
  mate: MAX_DEPTH,
};
const LIMIT_NAMES = [...Object.keys(LIMITS), 'clock'];

/** The numbers of a clock, each with the least and the largest value that is allowed. */
const CLOCK: Readonly<Record<Exclude<keyof Clock, 'adapts'>, readonly [min: number, max: number]>> = {
  remainingMs: [Number.MIN_SAFE_INTEGER, ANY],
  incrementMs: [0, ANY],
  movesToGo: [1, ANY],
  moveOverheadMs: [0, ANY],
};

/** Returns what is wrong with a request's fields, or `undefined`. It does not read the texts. */
export function requestProblem(request: unknown): string | undefined {
  if (!isRecord(request)) return mustBe('request', request, 'an object with start, actions and limits');
  const { start, actions, limits, lines, level, style, seed, book, only, switches } = request;
  return (
    nameProblem('field', request, FIELDS, 'the fields') ??
    textProblem('start', start) ??
    textsProblem('actions', actions) ??
    limitsProblem(limits) ??
    numberProblem('lines', lines, 1, MAX_LINES) ??
    levelProblem(level) ??
    styleProblem(style) ??
    numberProblem('seed', seed, Number.MIN_SAFE_INTEGER, ANY) ??
    booleanProblem('book', book) ??
    (only === undefined ? undefined : textsProblem('only', only)) ??
    switchesProblem(switches)
  );
}

/**
 * Returns what is wrong with an engine's options, or `undefined`. `variant` is not checked: an engine in process has
 * none.
 */
export function optionsProblem(options: unknown): string | undefined {
  if (!isRecord(options)) return mustBe('options', options, 'an object');
  const { backend, evaluation, hashMiB, threads, without } = options as Partial<Record<keyof EngineOptions, unknown>>;
  if (backend !== undefined && !BACKENDS.some((one) => one === backend))
    return mustBe('backend', backend, `one of ${BACKENDS.join(', ')}`);
  if (hashMiB !== undefined && !(isWhole(hashMiB, 1, MAX_HASH_MIB) && (hashMiB & (hashMiB - 1)) === 0))
    return mustBe('hashMiB', hashMiB, `a power of two from 1 to ${MAX_HASH_MIB} (MiB)`);
  if (evaluation !== undefined && !EVALUATIONS.some((one) => one === evaluation))
    return mustBe('evaluation', evaluation, `one of ${EVALUATIONS.join(', ')}`);
  return (
    numberProblem('threads', threads, 1, MAX_THREADS) ??
    (without === undefined ? undefined : textsProblem('without', without))
  );
}

/** Returns what is wrong with a question for wins, or `undefined`. It does not read the position. */
export function winQuestionProblem(question: unknown): string | undefined {
  if (!isRecord(question)) return mustBe('question', question, 'an object with position, turns and nodes');
  const { position, turns, nodes } = question;
  return (
    textProblem('position', position) ??
    numberProblem('turns', turns ?? Number.NaN, 1, MAX_DEPTH) ??
    numberProblem('nodes', nodes ?? Number.NaN, 1, ANY)
  );
}

/** An error to throw for a wrong request or wrong options. Its `cause` is an `EngineError`. */
export const requestError = (message: string): RangeError =>
  new RangeError(message, { cause: { cause: 'request', message } });

/** Returns what is wrong with a value that should be a text, or `undefined`. */
export const textProblem = (name: string, value: unknown): string | undefined =>
  typeof value === 'string' ? undefined : mustBe(name, value, 'a text');

/** Returns what is wrong with a value that should be a whole number or absent, or `undefined`. */
export function numberProblem(name: string, value: unknown, min: number, max: number): string | undefined {
  if (value === undefined || isWhole(value, min, max)) return undefined;
  const range = max === ANY ? (min >= 0 ? ` from ${min}` : '') : ` from ${min} to ${max}`;
  return mustBe(name, value, `a whole number${range}`);
}

/** Returns what is wrong with a level, or `undefined`. */
const levelProblem = (level: unknown): string | undefined =>
  level === undefined || (typeof level === 'number' && level >= 1 && level <= MAX_LEVEL)
    ? undefined
    : mustBe('level', level, `a number from 1 to ${MAX_LEVEL}`);

/** Returns what is wrong with a style, or `undefined`. */
const styleProblem = (style: unknown): string | undefined =>
  style === undefined || style === 'off' || STYLES.some((one) => one === style)
    ? undefined
    : mustBe('style', style, `one of ${STYLES.join(', ')}, off`);

/** Returns a sentence about the first of an object's keys that is not known, or `undefined`. */
export function nameProblem(what: string, value: object, known: readonly string[], all: string): string | undefined {
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  return unknown === undefined ? undefined : `${what} ${quoted(unknown)}: ${all} are ${known.join(', ')}`;
}

function textsProblem(name: string, value: unknown): string | undefined {
  if (!Array.isArray(value)) return mustBe(name, value, 'a list of texts');
  const index = value.findIndex((item) => typeof item !== 'string');
  return index < 0 ? undefined : mustBe(`${name}[${index}]`, value[index], 'a text');
}

function limitsProblem(limits: unknown): string | undefined {
  if (!isRecord(limits)) return mustBe('limits', limits, `an object; the limits are ${LIMIT_NAMES.join(', ')}`);
  const unknown = nameProblem('limit', limits, LIMIT_NAMES, 'the limits');
  if (unknown !== undefined) return unknown;
  for (const [name, max] of Object.entries(LIMITS)) {
    const fault = numberProblem(name, limits[name], 1, max);
    if (fault !== undefined) return fault;
  }
  return limits.clock === undefined ? undefined : clockProblem(limits.clock);
}

function clockProblem(clock: unknown): string | undefined {
  if (!isRecord(clock)) return mustBe('clock', clock, 'an object with remainingMs and incrementMs');
  const unknown = nameProblem('clock', clock, [...Object.keys(CLOCK), 'adapts'], 'its fields');
  if (unknown !== undefined) return unknown;
  for (const [name, [min, max]] of Object.entries(CLOCK)) {
    const isNeeded = name === 'remainingMs' || name === 'incrementMs';
    const fault = numberProblem(`clock.${name}`, clock[name] ?? (isNeeded ? Number.NaN : undefined), min, max);
    if (fault !== undefined) return fault;
  }
  return booleanProblem('clock.adapts', clock.adapts);
}

const booleanProblem = (name: string, value: unknown): string | undefined =>
  value === undefined || typeof value === 'boolean' ? undefined : mustBe(name, value, 'true or false');

function switchesProblem(switches: unknown): string | undefined {
  if (switches === undefined) return undefined;
  if (!isRecord(switches)) return mustBe('switches', switches, 'an object of techniques, each true or false');
  const name = Object.keys(switches).find((one) => !['boolean', 'undefined'].includes(typeof switches[one]));
  return name === undefined ? undefined : mustBe(`switch ${quoted(name)}`, switches[name], 'true or false');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

const mustBe = (name: string, value: unknown, allowed: string): string => `${name} ${show(value)}: must be ${allowed}`;

/** A value of any kind as a part of a sentence. */
function show(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function' || typeof value === 'symbol') return `(a ${typeof value})`;
  if (Array.isArray(value)) return '(a list)';
  return typeof value === 'object' && value !== null ? '(an object)' : String(value);
}
