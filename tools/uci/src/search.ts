import type { Side } from '@kickmate/board';
import {
  actionsPerTurn,
  type Clock,
  type Engine,
  type Evaluation,
  type EvaluationKind,
  type Limits,
  type Line,
  type Score,
  type SearchInfo,
  type SearchRequest,
  type SearchResult,
  timeLimitsOf,
} from '@kickmate/engine';
import { type Clocks, type Go, LEAST } from './command.ts';
import { levelOf, type Options } from './options.ts';
import { readSearchMoves, type SetPosition } from './position.ts';

/** A `go`, `go perft` or `bench` that has been read and not answered yet. */
export class PendingCommand {
  /** Whether its limits count only from `ponderhit` on. */
  readonly isForPonderhit: boolean;
  /** Whether it is a running search that does not end by itself. */
  isEndless = false;
  /** Whether it is a search that runs before the expected move has been played. */
  isPondering = false;
  /** The moment at which its time began, by `performance.now()`: it was read, or the expected move was played. */
  began: number;
  /** Resolves when an answer that is held back may be given: after `stop` or `ponderhit`, or at the end of the input. */
  readonly released: Promise<void>;
  /** Lets the answer be given as soon as there is one. */
  release: () => void = () => {};
  private wasStopped = false;
  private wasHit = false;

  constructor(began: number, isForPonderhit = false) {
    this.began = began;
    this.isForPonderhit = isForPonderhit;
    this.released = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Whether `stop` was read, before or while it runs. */
  get isStopped(): boolean {
    return this.wasStopped;
  }

  /** Whether the expected move has been played. */
  get isHit(): boolean {
    return this.wasHit;
  }

  stop(): void {
    this.wasStopped = true;
    this.release();
  }

  hit(now: number): void {
    this.wasHit = true;
    this.began = now;
    this.release();
  }
}

/** Everything that one `go` needs. */
export interface GoContext {
  readonly engine: Engine;
  /** The position. Its round is not over. */
  readonly setPosition: SetPosition;
  readonly options: Options;
  readonly go: Go;
  readonly command: PendingCommand;
  /** Whether the input has ended: then no `stop` will come. */
  isInputOver(): boolean;
  say(line: string): void;
  inform(text: string): void;
}

/** The result of a `go`; `undefined` if no search succeeded. */
type Found = SearchResult | undefined;

interface SearchContext extends GoContext {
  /** The moves of `searchmoves`; empty: all moves are searched. */
  readonly only: readonly string[];
}

/** Searches as `go` says. */
export async function searchFor(context: GoContext): Promise<Found> {
  const { setPosition, go, inform } = context;
  const { texts, complaint } = readSearchMoves(setPosition, go.only ?? []);
  if (complaint !== undefined) inform(complaint);
  const search: SearchContext = { ...context, only: texts };
  return go.answers === 'ponderhit' ? ponder(search) : searchWithin(search, limitsOf(search));
}

/**
 * Searches without limits until the expected move has been played, then again with the limits. The second search soon
 * reaches the depth of the first, because their hash table is the same. Levels do not ponder: those below 10 learn nothing
 * from other searches, and level 10 answers within a second anyway.
 */
async function ponder(context: SearchContext): Promise<Found> {
  const { options, command } = context;
  let pondered: Found;
  if (levelOf(options) === undefined && !command.isHit) {
    const began = performance.now();
    command.isPondering = true;
    pondered = await searchWithin(context, {});
    await command.released;
    command.isPondering = false;
    if (command.isStopped || !command.isHit) return pondered ?? searchWithin(context, LEAST);
    if (pondered && isLongEnough(context, performance.now() - began)) return pondered;
  } else await command.released;
  const found = await searchWithin(context, limitsOf(context));
  return pondered && pondered.depth > (found?.depth ?? 0) ? pondered : found;
}

/** Whether pondering took as long as a search on the clock would take. */
function isLongEnough(context: SearchContext, ponderedMs: number): boolean {
  const { variant, plies } = context.setPosition;
  const { clock } = limitsOf(context);
  return clock !== undefined && ponderedMs >= timeLimitsOf(clock, actionsPerTurn(variant, plies)).softMs;
}

/** The limits of a `go`, with the time that is left on the clock now. */
function limitsOf({ go, setPosition, options, command }: SearchContext): Limits {
  const { limits, clocks } = go;
  if (!clocks) return limits;
  const side = setPosition.variant.side(setPosition.position);
  return { ...limits, clock: clockOf(clocks, side, options, performance.now() - command.began) };
}

/** The options that a clock depends on. */
type ClockOptions = Pick<Options, 'overheadMs' | 'isTimeAdaptive'>;

/** The clock of a side, `elapsedMs` after it was read. If only the other side's time is known, both have the same. */
export function clockOf(clocks: Clocks, side: Side, options: ClockOptions, elapsedMs: number): Clock {
  const { wtime, btime, winc, binc, movestogo } = clocks;
  const [own, other, increment = 0] = side === 'w' ? [wtime, btime, winc] : [btime, wtime, binc];
  return {
    remainingMs: Math.floor((own ?? other ?? 0) - elapsedMs),
    incrementMs: Math.max(0, increment),
    moveOverheadMs: options.overheadMs,
    adapts: options.isTimeAdaptive,
    // Some programs send 0 when the clock has to last for the whole game.
    ...(movestogo && { movesToGo: movestogo }),
  };
}

async function searchWithin(context: SearchContext, limits: Limits): Promise<Found> {
  const { engine, command, inform } = context;
  const request = requestOf(context, limits);
  const { depth, nodes, ms, clock, mate } = limits;
  command.isEndless = (depth ?? nodes ?? ms ?? clock ?? mate ?? request.level) === undefined;
  // If it was stopped before it began, or is endless and no `stop` can come: the shortest search that gives an answer.
  const isOver = command.isStopped || (command.isEndless && context.isInputOver());
  const result = await engine.search(isOver ? { ...request, limits: LEAST } : request, (info) => {
    for (const line of describeInfo(info)) context.say(line);
  });
  command.isEndless = false;
  if (result.ok)
    return isGuess(result.value) && limits.nodes !== undefined ? searchWithin(context, LEAST) : result.value;
  const { cause, message } = result.error;
  if (cause !== 'stopped') inform(message);
  // `stop` came before there was a result: the shortest search follows. After `ponderhit`, the search with the limits does.
  // An engine that crashed has been restarted, and gets a second chance.
  const hasMoreToTry = cause === 'stopped' || (cause === 'crashed' && limits !== LEAST);
  return hasMoreToTry && !isOver && !command.isPondering ? searchWithin(context, LEAST) : undefined;
}

/** Whether the action was chosen without any line: the nodes were too few for one iteration. */
const isGuess = ({ best, lines, book }: SearchResult): boolean => best !== undefined && lines.length === 0 && !book;

function requestOf({ setPosition, options, go, only }: SearchContext, limits: Limits): SearchRequest {
  const { start, actions } = setPosition;
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
    switches: switchesFor(off),
    ...(only.length > 0 && { only }),
    ...(level !== undefined && { level }),
  };
}

/** The techniques that are off, in the engine's form. */
export const switchesFor = (off: Options['off']): NonNullable<SearchRequest['switches']> =>
  Object.fromEntries(off.map((name) => [name, false]));

/** The answer to a `go`: the move, and the reply that is expected. */
export function describeAnswer(setPosition: SetPosition, found: Found): string {
  const reply = found && replyTo(setPosition, found);
  return `bestmove ${found?.best ?? '(none)'}${reply ? ` ponder ${reply}` : ''}`;
}

/** The reply that is expected; `undefined` if the other side is not to act, or if chance comes between. */
function replyTo({ variant, position }: SetPosition, { best, lines }: SearchResult): string | undefined {
  const reply = lines.find(({ actions }) => actions[0] === best)?.actions[1];
  const read = best === undefined ? undefined : variant.text.parseAction(position, best);
  if (reply === undefined || !read?.ok || variant.chance(position, read.value.action).length > 0) return undefined;
  const after = variant.play(position, read.value.action);
  return variant.side(after) !== variant.side(position) && variant.text.parseAction(after, reply).ok
    ? reply
    : undefined;
}

/** The state of a search: one `info` line for each of its lines of play, the best first. */
function describeInfo(info: SearchInfo): readonly string[] {
  return info.lines.map((line, index) => describeLine(info, line, index + 1));
}

/** The `info` line for a position whose round is over: a loss for the side that would act, or nothing. */
export const describeOver = (isLost: boolean): string => `info depth 0 score ${isLost ? 'mate 0' : 'cp 0'}`;

function describeLine(info: SearchInfo, { score, actions }: Line, rank: number): string {
  const { depth, selectiveDepth, nodes, ms, hashFull } = info;
  return [
    `info depth ${depth} seldepth ${selectiveDepth} multipv ${rank} score ${describeScore(score)}`,
    `nodes ${nodes} nps ${perSecond(nodes, ms)} hashfull ${hashFull} time ${Math.round(ms)} pv ${actions.join(' ')}`,
  ].join(' ');
}

/** Nodes a second, a whole number. */
export const perSecond = (nodes: number, ms: number): number => Math.round((nodes * 1000) / Math.max(ms, 1));

/** A score in UCI's words. `mate` counts the winner's turns, below 0 if the side to act loses. */
function describeScore(score: Score): string {
  switch (score.kind) {
    case 'points':
      return `cp ${score.value}`;
    case 'win':
      return `mate ${Math.sign(score.actions) * score.turns}`;
  }
}

/**
 * The static evaluation in pawns, from White's side, after a line for each part of the classical one. The parts need not add
 * up: one may depend on another. If a network evaluates, both values are told, the network's last. The last line says which of them
 * searches use.
 */
export function describeEvaluation(
  { value, classical, parts }: Evaluation,
  side: Side,
  kind: EvaluationKind,
): readonly string[] {
  const pawns = (points: number): string => {
    const forWhite = side === 'w' ? points : -points;
    return `${forWhite < 0 ? '-' : '+'}${(Math.abs(forWhite) / 100).toFixed(2)}`;
  };
  const width = Math.max(...parts.map(({ name }) => name.length));
  const rows = parts.map((part) => `${part.name.padEnd(width)} ${pawns(part.value).padStart(7)}`);
  const ofNetwork = kind === 'network' ? [`Classical: ${pawns(classical)} (White's side)`] : [];
  return [...rows, ...ofNetwork, `Evaluation: ${pawns(value)} (White's side, ${kind})`];
}
