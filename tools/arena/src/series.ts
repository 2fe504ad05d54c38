import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import {
  endProgress,
  openWorkerPool,
  sayProgress,
  seedOf,
  UsageError,
  useNamedFile,
  type WorkerPool,
} from '@kickmate/command';
import { type MatchPair, openPairRunner, type PairResults, type PairTask, type Series } from './match-pair.ts';
import type { MatchResult, RoundResult } from './play-match.ts';
import type { SeriesOptions } from './series-options.ts';
import { type Hypotheses, type Sprt, sprtOf, type Tally, tallyLine, tallyOf } from './statistics.ts';

/** Optional parts of playing a series. */
export interface SeriesExtras {
  /** The file in which finished pairs are kept. */
  readonly file?: string | undefined;
  /** The file to which the matches' records are written. */
  readonly pgn?: string | undefined;
  /** Two hypotheses that the series tests. */
  readonly hypotheses?: Hypotheses | undefined;
  /**
   * Asked after each pair that has been played (those of the file all count), with the test so far; `true` ends the series. By
   * default a series ends as soon as one of its hypotheses is accepted.
   */
  readonly isEnough?: ((sprt: Sprt | undefined) => boolean) | undefined;
}

/** The result of a series. */
export interface SeriesResult {
  readonly tally: Tally;
  readonly sprt?: Sprt;
  readonly memory: Memory;
}

/** The memory of this process with its threads, in MiB. */
export interface Memory {
  readonly afterFirstPair: number;
  readonly atEnd: number;
}

/**
 * Plays a series, and reports its progress on standard error.
 *
 * @param title what a line of progress begins with; asked anew for each
 */
export async function playSeries(
  series: Series,
  { pairs, seed, workers }: SeriesOptions,
  title: () => string,
  { file, pgn, hypotheses, isEnough = (sprt) => sprt?.accepted !== undefined }: SeriesExtras = {},
): Promise<SeriesResult> {
  const store = file === undefined ? undefined : openStore(file, series, seed);
  if (pgn !== undefined) useNamedFile('--pgn', () => writeFileSync(pgn, ''));
  const pool = openPairPool(workers);
  const kept = store?.pairs.length ?? 0;
  const done: MatchPair[] = [];
  let afterFirstPair = memoryInUse();
  let sprt: Sprt | undefined;
  try {
    for await (const pair of playPairs(series, { pool, pairs, seed, store })) {
      done.push(pair);
      if (done.length === 1) afterFirstPair = memoryInUse();
      if (pgn !== undefined)
        for (const { record } of pair) if (record !== undefined) appendFileSync(pgn, `${record}\n`);
      sprt = hypotheses && sprtOf(done, hypotheses);
      sayProgress(`${title()}: ${tallyLine(tallyOf(done))}${sprt ? `  LLR ${sprt.ratio.toFixed(2)}` : ''}`);
      if (done.length >= kept && isEnough(sprt)) break;
    }
  } finally {
    endProgress();
    await pool.close();
  }
  const memory = { afterFirstPair, atEnd: memoryInUse() };
  return { tally: tallyOf(done), memory, ...(sprt && { sprt }) };
}

const memoryInUse = (): number => Math.round(process.memoryUsage().rss / 2 ** 20);

/** Threads that play pairs. */
export type PairPool = WorkerPool<PairResults>;

/** Opens a pool of this many threads; with one the pairs are played in this thread. */
export const openPairPool = (size: number): PairPool =>
  openWorkerPool(size, openPairRunner, new URL('./worker.ts', import.meta.url));

/** The options for the pairs of a series. */
export interface PairOptions {
  readonly pool: PairPool;
  /** The number of pairs of matches in all. */
  readonly pairs: number;
  readonly seed: number;
  /** The store of finished pairs; those that it holds already are not played again. */
  readonly store?: PairStore | undefined;
}

/** Plays a series and yields its pairs in order: first those from the store, then each as soon as it is finished. */
export async function* playPairs(series: Series, { pool, pairs, seed, store }: PairOptions): AsyncGenerator<MatchPair> {
  const kept = (store?.pairs ?? []).slice(0, pairs);
  yield* kept;
  const event = series.names && `${series.names.join(' - ')}, seed ${seed}`;
  const tasks = Array.from({ length: pairs - kept.length }, (_, index): PairTask => {
    const number = kept.length + index;
    return { kind: 'pair', series, seed: seedOf(seed, number), number, event };
  });
  for await (const pair of pool.results(tasks)) {
    store?.append(pair);
    yield pair;
  }
}

/** A file of finished pairs, so that a long series can be interrupted and continued. */
export interface PairStore {
  /** The pairs that were in the file when it was opened. */
  readonly pairs: readonly MatchPair[];
  /** Adds a pair to the file at once. */
  append(pair: MatchPair): void;
}

/**
 * Opens a file of pairs, or begins one. Its first line is JSON with the series and its seed; each other line is a pair. A
 * last line without an end was cut off while it was written, and is dropped.
 * @throws UsageError if the file belongs to another series, is damaged, or cannot be read and written; it stays as it is
 */
export function openStore(path: string, series: Series, seed: number): PairStore {
  const title = JSON.stringify({ series, seed });
  const content = useNamedFile('--resume', () => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
  const [first = '', ...rest] = content.split('\n');
  if (content !== '' && first !== title) checkTitle(path, first, title);
  const lines = rest.slice(0, -1);
  // Line numbers count from 1, and the title is line 1.
  const pairs = lines.map((line, index) => readPair(line, `${path}: line ${index + 2}`));
  useNamedFile('--resume', () => writeFileSync(path, `${[title, ...lines].join('\n')}\n`));
  return {
    pairs,
    append: (pair) => appendFileSync(path, `${JSON.stringify(pair)}\n`),
  };
}

/** Throws a {@link UsageError} that names the differing fields if the file belongs to another series. */
function checkTitle(path: string, found: string, wanted: string): void {
  const kept = parseJson(found);
  if (typeof kept !== 'object' || kept === null || !('series' in kept))
    throw new UsageError(`${path} is not a file of pairs: its first line should be ${wanted}`);
  const [there, here] = [fieldsOf(kept), fieldsOf(JSON.parse(wanted))];
  const differing = [...new Set([...there.keys(), ...here.keys()])]
    .filter((field) => !isDeepStrictEqual(there.get(field), here.get(field)))
    .map((field) => `${nameOf(field)} is ${shown(there.get(field))} there, ${shown(here.get(field))} here`);
  if (differing.length > 0) throw new UsageError(`${path} holds another series: ${differing.join('; ')}`);
}

/** The fields of a JSON object and of the objects in it, by path: `series.first.limits.nodes`. */
const fieldsOf = (object: object, path = ''): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [...fieldsOf(value, `${path}${key}.`)]
        : [[path + key, value] as const],
    ),
  );

/** A field's path, with the command's option where that has another name. */
const nameOf = (field: string): string => (field in OPTIONS ? `${field} (${OPTIONS[field]})` : field);

const OPTIONS: Readonly<Record<string, string>> = { 'series.names': '--pgn', 'series.isAdjudicated': '--adjudge' };

const shown = (value: unknown): string => JSON.stringify(value) ?? 'absent';

function readPair(line: string, where: string): MatchPair {
  const pair = parseJson(line);
  if (isPair(pair)) return pair;
  throw new UsageError(`${where} is damaged: a pair of matches should stand there`);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const isPair = (value: unknown): value is MatchPair =>
  Array.isArray(value) && value.length === 2 && value.every(isResult);

function isResult(value: Partial<MatchResult> | null): value is MatchResult {
  const { goals, habits, rounds } = value ?? {};
  if (!Number.isInteger(habits?.w?.actions) || !Number.isInteger(habits?.b?.actions)) return false;
  return Number.isInteger(goals?.w) && Number.isInteger(goals?.b) && Array.isArray(rounds) && rounds.every(isRound);
}

const isRound = (round: Partial<RoundResult> | null): boolean =>
  typeof round?.kind === 'string' && Number.isInteger(round.actions);
