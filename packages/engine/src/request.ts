import { fail, ok, quoted, type Result } from '@kickmate/board';
import { type Action, type Ply, readPlayed, roundWord, type Variant } from '@kickmate/game';
import { MAX_PERFT, SWITCH_BITS } from '@kickmate/search';
import type { EngineError, SearchRequest } from './engine.ts';
import { wrongName, wrongNumber, wrongRequest, wrongText } from './shape.ts';

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
  const fault = findFault(request);
  if (fault !== undefined) return bad(fault);
  const read = readRound(variant, request, last);
  if (!read.ok) return read;
  const round = read.value;
  const position = round.plies.at(-1)?.after ?? round.start;
  const isOver = variant.end(position) !== undefined || variant.deadBall(round.plies) !== undefined;
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
  const from = isLonger ? ok(last.start) : variant.parse(start);
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

/** Reads a position to count from. */
export function readPerft<P>(variant: Variant<P>, text: string, depth: number): Result<P, EngineError> {
  const fault = wrongText('position', text) ?? wrongNumber('depth', depth ?? Number.NaN, 0, MAX_PERFT);
  if (fault !== undefined) return bad(fault);
  const position = variant.parse(text);
  return position.ok ? position : bad(`position: ${position.error.message}`);
}

/** Reads a position to be judged: one whose round is not over. */
export function readEvaluate<P>(variant: Variant<P>, text: string): Result<P, EngineError> {
  const position = readPerft(variant, text, 0);
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
  const texts = new Map(actions.map((action) => [variant.writeSuccessor({ action }), action]));
  const wrong = only.find((text) => !texts.has(text));
  if (wrong !== undefined) return bad(`only: ${quoted(wrong)} is not a legal action here`);
  return ok([...texts].filter(([text]) => only.includes(text)).map(([, action]) => action));
}

/** What is wrong with a request before its texts are read. */
const findFault = (request: SearchRequest): string | undefined =>
  wrongRequest(request) ?? wrongName('switch', request.switches ?? {}, Object.keys(SWITCH_BITS), 'the techniques');
