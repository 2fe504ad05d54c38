import { type Engine, type Limits, type SearchRequest, type SearchResult, timeLimitsOf } from '@kickmate/engine';
import { clockOf } from './clock.ts';
import type { Errand } from './errand.ts';
import { type Go, LEAST } from './go.ts';
import { describeProgress } from './info.ts';
import { levelOf, type Options } from './options.ts';
import { readMoves, type Setup } from './setup.ts';

/** All that one `go` is about. */
export interface Thinking {
  readonly engine: Engine;
  /** The position; its round is not over. */
  readonly setup: Setup;
  readonly options: Options;
  readonly go: Go;
  readonly errand: Errand;
  /** Whether nobody is left who could stop a search. */
  isLeaving(): boolean;
  say(line: string): void;
  inform(text: string): void;
}

type Found = SearchResult | undefined;

/** Searches as `go` says, and gives what was found; `undefined` if nothing could be. */
export async function think(thinking: Thinking): Promise<Found> {
  const { setup, go, inform } = thinking;
  const { texts, complaint } = readMoves(setup, go.only ?? []);
  if (complaint !== undefined) inform(complaint);
  const task: Task = { ...thinking, only: texts };
  return go.answers === 'ponderhit' ? ponder(task) : search(task, limitsOf(task));
}

interface Task extends Thinking {
  /** The moves to which it is confined; none: it is free. */
  readonly only: readonly string[];
}

/**
 * Searches without limits until the other side has played what was expected; then again, with them: what was learnt is
 * in the hash table, so the second search soon is where the first one was. Levels do not ponder: those below 10 learn
 * nothing from other searches, and level 10 answers within a second as it is.
 */
async function ponder(task: Task): Promise<Found> {
  const { options, errand } = task;
  let pondered: Found;
  if (levelOf(options) === undefined && !errand.isHit) {
    const began = performance.now();
    errand.isPondering = true;
    pondered = await search(task, {});
    await errand.released;
    errand.isPondering = false;
    if (errand.isStopped || !errand.isHit) return pondered ?? search(task, LEAST);
    if (pondered && isThoughtEnough(task, performance.now() - began)) return pondered;
  } else await errand.released;
  const found = await search(task, limitsOf(task));
  return pondered && pondered.depth > (found?.depth ?? 0) ? pondered : found;
}

/** Whether the other side took longer than we would have. */
function isThoughtEnough(task: Task, ponderedMs: number): boolean {
  const { clock } = limitsOf(task);
  return clock !== undefined && ponderedMs >= timeLimitsOf(clock).softMs;
}

/** The limits of a `go`, with what is left of the clock by now. */
function limitsOf({ go, setup, options, errand }: Task): Limits {
  const { limits, clocks } = go;
  if (!clocks) return limits;
  const side = setup.variant.side(setup.position);
  return { ...limits, clock: clockOf(clocks, side, options, performance.now() - errand.began) };
}

async function search(task: Task, limits: Limits): Promise<Found> {
  const { engine, errand, inform } = task;
  const request = requestOf(task, limits);
  const { depth, nodes, ms, clock, mate } = limits;
  errand.isEndless = (depth ?? nodes ?? ms ?? clock ?? mate ?? request.level) === undefined;
  // Told to stop before it began, or never to be told: the least that gives an answer.
  const isOver = errand.isStopped || (errand.isEndless && task.isLeaving());
  const result = await engine.search(isOver ? { ...request, limits: LEAST } : request, (progress) => {
    for (const line of describeProgress(progress)) task.say(line);
  });
  errand.isEndless = false;
  if (result.ok) return isGuess(result.value) && limits.nodes !== undefined ? search(task, LEAST) : result.value;
  const { cause, message } = result.error;
  if (cause !== 'stopped') inform(message);
  // Stopped before anything was known: by `stop`, the least is still to be searched; by `ponderhit`, more than that. An
  // engine that crashed has been started anew, and gets one chance more.
  const hasMoreToTry = cause === 'stopped' || (cause === 'crashed' && limits !== LEAST);
  return hasMoreToTry && !isOver && !errand.isPondering ? search(task, LEAST) : undefined;
}

/** Whether an action was named that nothing speaks for: the nodes were too few for one iteration. */
const isGuess = ({ best, lines, book }: SearchResult): boolean => best !== undefined && lines.length === 0 && !book;

function requestOf({ setup, options, go, only }: Task, limits: Limits): SearchRequest {
  const { start, actions } = setup;
  const { lines, seed, isBookOwn, isAnalysing, off } = options;
  const level = levelOf(options);
  const isPlaying = go.answers !== 'stop' && limits.mate === undefined;
  const hasEnd = level !== undefined || Object.keys(limits).length > 0;
  return {
    start,
    actions,
    limits,
    lines,
    seed,
    book: isBookOwn && !isAnalysing && isPlaying && hasEnd,
    switches: switchedOff(off),
    ...(only.length > 0 && { only }),
    ...(level !== undefined && { level }),
  };
}

/** The techniques that are off, as the engine wants them. */
export const switchedOff = (off: Options['off']): NonNullable<SearchRequest['switches']> =>
  Object.fromEntries(off.map((name) => [name, false]));

/** The words of an answer: the move, and what is expected to be played then. */
export function describeAnswer(setup: Setup, found: Found): string {
  const reply = found && replyTo(setup, found);
  return `bestmove ${found?.best ?? '(none)'}${reply ? ` ponder ${reply}` : ''}`;
}

/** What the other side is expected to answer; `undefined` where it is not its turn, or chance comes between. */
function replyTo({ variant, position }: Setup, { best, lines }: SearchResult): string | undefined {
  const reply = lines.find(({ actions }) => actions[0] === best)?.actions[1];
  const read = best === undefined ? undefined : variant.text.parseAction(position, best);
  if (reply === undefined || !read?.ok || variant.chance(position, read.value.action).length > 0) return undefined;
  const after = variant.play(position, read.value.action);
  return variant.side(after) !== variant.side(position) && variant.text.parseAction(after, reply).ok
    ? reply
    : undefined;
}
