import { fail, ok, type Result } from '@kickmate/board';
import { type Action, type Ply, readPlayed, type Variant } from '@kickmate/game';
import { MAX_PERFT, SWITCH_BITS } from '@kickmate/search';
import { type EngineError, MAX_DEPTH, MAX_HASH_MIB, MAX_LEVEL, type SearchRequest } from './engine.ts';

/** The most lines a search reports. */
export const MAX_LINES = 64;

/** A request that was read and checked. */
export interface ReadRequest<P> {
  readonly start: P;
  readonly plies: readonly Ply<P>[];
  /** The position after `plies`. */
  readonly position: P;
  /** What may be played: all legal actions, or those of the request's `only`. Empty when the round is over. */
  readonly candidates: readonly Action[];
}

const bad = (message: string) => fail<EngineError>({ cause: 'request', message });

/** Reads a request's texts and checks its numbers; the error says which of them is wrong, where, and what is right. */
export function readRequest<P>(variant: Variant<P>, request: SearchRequest): Result<ReadRequest<P>, EngineError> {
  const fault = findFault(request);
  if (fault !== undefined) return bad(fault);
  const start = variant.parse(request.start);
  if (!start.ok) return bad(`start: ${start.error.message}`);
  const plies: Ply<P>[] = [];
  let position = start.value;
  for (const [index, text] of request.actions.entries()) {
    const successor = readPlayed(variant, position, text);
    if (!successor.ok) return bad(`action ${index + 1} '${text}': ${successor.error.message}`);
    const { action, outcome } = successor.value;
    const after = variant.play(position, action, outcome);
    plies.push({ before: position, action, outcome, after });
    position = after;
  }
  const isOver = variant.end(position) !== undefined || variant.deadBall(plies) !== undefined;
  if (isOver) return ok({ start: start.value, plies, position, candidates: [] });
  const candidates = readCandidates(variant, position, request.only);
  return candidates.ok ? ok({ start: start.value, plies, position, candidates: candidates.value }) : candidates;
}

/** Reads a position to count from. */
export function readPerft<P>(variant: Variant<P>, text: string, depth: number): Result<P, EngineError> {
  const fault = wrongNumber('depth', depth, 0, MAX_PERFT);
  if (fault !== undefined) return bad(fault);
  const position = variant.parse(text);
  return position.ok ? position : bad(`position: ${position.error.message}`);
}

/** Throws a `RangeError` unless a hash table can have this size. */
export function checkHash(hashMiB: number): void {
  const isSize =
    Number.isInteger(hashMiB) && hashMiB >= 1 && hashMiB <= MAX_HASH_MIB && (hashMiB & (hashMiB - 1)) === 0;
  if (!isSize) throw new RangeError(`hash of ${hashMiB} MiB: it must be a power of two from 1 to ${MAX_HASH_MIB}`);
}

function readCandidates<P>(
  variant: Variant<P>,
  position: P,
  only: readonly string[] | undefined,
): Result<readonly Action[], EngineError> {
  const actions = variant.actions(position);
  if (only === undefined) return ok(actions);
  if (only.length === 0) return bad('only: names no action');
  const texts = new Map(actions.map((action) => [variant.writeSuccessor({ action }), action]));
  const wrong = only.find((text) => !texts.has(text));
  if (wrong !== undefined) return bad(`only: '${wrong}' is not a legal action here`);
  return ok([...texts].filter(([text]) => only.includes(text)).map(([, action]) => action));
}

/** What is wrong with a request's numbers and names, if anything. */
function findFault({ limits, lines, level, seed, switches }: SearchRequest): string | undefined {
  return (
    wrongNumber('depth', limits.depth, 1, MAX_DEPTH) ??
    wrongNumber('nodes', limits.nodes, 1, Number.MAX_SAFE_INTEGER) ??
    wrongNumber('ms', limits.ms, 1, Number.MAX_SAFE_INTEGER) ??
    wrongNumber('lines', lines, 1, MAX_LINES) ??
    wrongNumber('level', level, 1, MAX_LEVEL) ??
    wrongNumber('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) ??
    wrongSwitch(switches)
  );
}

function wrongNumber(name: string, value: number | undefined, min: number, max: number): string | undefined {
  if (value === undefined || (Number.isInteger(value) && value >= min && value <= max)) return undefined;
  const range = max === Number.MAX_SAFE_INTEGER ? (min > 0 ? ` from ${min}` : '') : ` from ${min} to ${max}`;
  return `${name} ${value}: must be a whole number${range}`;
}

function wrongSwitch(switches: SearchRequest['switches'] = {}): string | undefined {
  const unknown = Object.keys(switches).find((name) => !Object.hasOwn(SWITCH_BITS, name));
  return unknown === undefined
    ? undefined
    : `switch '${unknown}': the techniques are ${Object.keys(SWITCH_BITS).join(', ')}`;
}
