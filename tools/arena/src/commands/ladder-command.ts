import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, UsageError, useNamedFile, wholeNumber } from '@kickmate/command';
import { MAX_LEVEL } from '@kickmate/engine';
import { playSeries } from '../series.ts';
import { readSeries, readSeriesOptions, SERIES_ARGS, type SeriesOptions } from '../series-options.ts';
import { eloOf, type Tally, tallyLine } from '../statistics.ts';

const MANUAL = `Plays each level against the one below; or, with --against, finds the number of nodes at which another engine is as strong.

Between two levels the first player is the higher one. With --against a level plays the other engine at one number of nodes
after another, until it scores more than half at one and less at the next; the estimate is where it would score half.

With --fit, strength is measured at every half level, and the places on that scale are printed at which all steps are equal.

  npm run arena -- ladder 1-10 --with ms=100 --least 65
  npm run arena -- ladder 1-9 --variant chess --matches 60 --adjudge --fit
  npm run arena -- ladder 1-10 --variant chess --against uci:/usr/games/stockfish --matches 40 --resume places`;

/** The command `arena ladder`. */
export const ladderCommand = defineCommand({
  meta: { name: 'ladder', description: MANUAL },
  args: {
    levels: { type: 'positional', default: `1-${MAX_LEVEL}`, description: 'the lowest and the highest level' },
    ...SERIES_ARGS,
    with: { type: 'string', default: '', description: 'settings of all levels, written as those of a player: ms=100' },
    least: {
      type: 'string',
      description: 'percent of the points that the higher level must win, or the exit status is 1',
    },
    against: {
      type: 'string',
      description: 'another engine, written as a player without limits: uci:/usr/games/stockfish',
    },
    nodes: {
      type: 'string',
      default: '10,20,50,100,200,500,1000,2000,5000,10000',
      description: 'the numbers of nodes at which the other engine plays, ascending',
    },
    fit: { type: 'boolean', default: false, description: 'finds places of the levels at which the steps are equal' },
    resume: { type: 'string', description: 'a folder in which finished pairs are kept; they are not played again' },
  },
  async run({ args }) {
    const options = await readSeriesOptions(args);
    const { lowest, highest } = levelsFrom(args.levels);
    const least = args.least === undefined ? 0 : wholeNumber('least', args.least, 0, 100);
    const player = (level: number) => `level:${level}${args.with === '' ? '' : `,${args.with}`}`;
    const levels = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index);
    const { against, resume } = args;
    if (resume !== undefined) useNamedFile('--resume', () => mkdirSync(resume, { recursive: true }));
    const play = (first: string, second: string) => playStep(options, first, second, resume);

    if (args.fit) {
      if (against !== undefined || lowest === highest)
        throw new UsageError('--fit wants two levels or more, as in 1-10, and no --against');
      const places = halfLevels(lowest, highest);
      const ratings = [0];
      for (const [index, place] of places.slice(1).entries()) {
        const tally = await play(player(place), player(places[index]!));
        ratings.push(ratings[index]! + ratingOver(tally));
        print(`${place} - ${places[index]}`.padEnd(10) + tallyLine(tally));
      }
      const fitted = equalSteps(places, ratings);
      for (const { level, place, rating } of fitted)
        print(`level ${level}: as strong as ${place.toFixed(2)} now, ${Math.round(rating)} Elo above level ${lowest}`);
      return;
    }
    if (against === undefined) {
      if (levels.length < 2)
        throw new UsageError('a single level needs --against; without it give two levels or more, as in 1-10');
      const results: { readonly level: number; readonly tally: Tally }[] = [];
      for (const level of levels.slice(1)) results.push({ level, tally: await play(player(level), player(level - 1)) });
      if (args.json) print(JSON.stringify(results));
      else for (const { level, tally } of results) print(`${level} - ${level - 1}`.padEnd(8) + tallyLine(tally));
      if (results.some(({ tally }) => tally.points.value * 100 < least)) process.exitCode = 1;
      return;
    }
    const steps = nodeStepsFrom(args.nodes);
    let begin = 0;
    const found = [];
    for (const level of levels) {
      const equivalent = await findEquivalent(steps, begin, (nodes) =>
        play(player(level), `${against},nodes=${nodes}`),
      );
      // The next level is stronger.
      begin = equivalent.below;
      found.push({ level, ...equivalent });
      if (!args.json) print(`${`level ${level}`.padEnd(9)} ${equivalentText(equivalent, steps)}`);
    }
    if (args.json) print(JSON.stringify(found));
  },
});

/** Plays one series of the ladder. */
async function playStep(
  options: SeriesOptions,
  first: string,
  second: string,
  folder: string | undefined,
): Promise<Tally> {
  const title = `${first} - ${second}`;
  const file = folder === undefined ? undefined : join(folder, `${title.replaceAll(/[^\w.=]+/g, '-')}.jsonl`);
  return (await playSeries(await readSeries(options, first, second), options, () => title, { file })).tally;
}

function levelsFrom(text: string): { readonly lowest: number; readonly highest: number } {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [lowest, highest] = [Number(from), Number(to)];
  if (lowest >= 1 && lowest <= highest && highest <= MAX_LEVEL) return { lowest, highest };
  throw new UsageError(`levels must be written as 1-${MAX_LEVEL}, the lower first, not '${text}'`);
}

function nodeStepsFrom(text: string): NodeSteps {
  const nodes = text.split(',').map((one) => wholeNumber('nodes', one, 1, 1e9));
  if (nodes.some((one, index) => one <= (nodes[index - 1] ?? 0)))
    throw new UsageError(`--nodes must be ascending numbers, as in 10,100,1000, not '${text}'`);
  return nodes;
}

/** The levels from one to another, and the halves between them. */
const halfLevels = (lowest: number, highest: number): readonly number[] =>
  Array.from({ length: 2 * (highest - lowest) + 1 }, (_, index) => lowest + index / 2);

/** A place among the measured strengths. */
export interface FittedLevel {
  readonly level: number;
  /** The level, as things were, that is as strong: 3.4. */
  readonly place: number;
  /** Elo above the lowest level. */
  readonly rating: number;
}

/**
 * Finds places between which all steps are equal, from the lowest place to the highest.
 * @param places the levels that were measured, ascending
 * @param ratings their ratings in Elo
 */
export function equalSteps(places: readonly number[], ratings: readonly number[]): readonly FittedLevel[] {
  const [lowest, highest] = [places[0]!, places.at(-1)!];
  const whole = ratings.at(-1)! - ratings[0]!;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const rating = (whole * index) / (highest - lowest);
    // The first measured place that is as strong; ratings may fall in between, because matches are few.
    const above = Math.max(
      1,
      ratings.findIndex((one) => one - ratings[0]! >= rating - 1e-9),
    );
    const [low, high] = [ratings[above - 1]! - ratings[0]!, ratings[above]! - ratings[0]!];
    const share = high > low ? Math.min(1, Math.max(0, (rating - low) / (high - low))) : 1;
    return { level: lowest + index, place: places[above - 1]! + share * (places[above]! - places[above - 1]!), rating };
  });
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The numbers of nodes at which the other engine plays, ascending. */
export type NodeSteps = readonly number[];

/** The number of nodes at which another engine is as strong as a player. */
export interface NodeEquivalent {
  /** The index of the last step at which the player scores half or more; 0 if there is none. */
  readonly below: number;
  /** The nodes at which it would score half; `undefined` if that is outside the steps. */
  readonly nodes: number | undefined;
  /** The result at each step that was played, by the step's index. */
  readonly results: Readonly<Record<number, Tally>>;
}

/**
 * Finds the two neighbouring steps between which a player scores half, by playing at one step after another.
 * @param begin the index of the first step that is played
 * @param play plays a series against this many nodes
 */
export async function findEquivalent(
  steps: NodeSteps,
  begin: number,
  play: (nodes: number) => Promise<Tally>,
): Promise<NodeEquivalent> {
  const results: Record<number, Tally> = {};
  const scoresHalf = async (index: number): Promise<boolean> => {
    results[index] ??= await play(steps[index]!);
    return results[index].points.value >= 0.5;
  };
  let index = begin;
  if (await scoresHalf(index)) while (index < steps.length - 1 && (await scoresHalf(index + 1))) index++;
  else while (index > 0 && !(await scoresHalf(index))) index--;
  return { below: index, nodes: nodesBetween(steps, results, index), results };
}

/** Interpolates: between two steps the rating is taken to be linear in the logarithm of the nodes. */
function nodesBetween(steps: NodeSteps, results: Readonly<Record<number, Tally>>, index: number): number | undefined {
  const [low, high] = [results[index], results[index + 1]];
  if (!low || !high || low.points.value < 0.5) return undefined;
  const [lead, lag] = [ratingOver(low), -ratingOver(high)];
  const share = lead + lag === 0 ? 0 : lead / (lead + lag);
  return Math.round(steps[index]! * (steps[index + 1]! / steps[index]!) ** share);
}

/** The difference of ratings, with half a drawn match added, because a player who won every match would have an infinite one. */
const ratingOver = ({ matches, points }: Tally): number => eloOf((points.value * matches + 0.25) / (matches + 0.5));

/** A node equivalent in words: `about 316 nodes (60% against 100, 40% against 1000)`. */
export function equivalentText({ nodes, below, results }: NodeEquivalent, steps: NodeSteps): string {
  const texts = Object.entries(results).map(
    ([index, { points }]) => `${(points.value * 100).toFixed(0)}% against ${steps[Number(index)]}`,
  );
  const isAbove = nodes === undefined && (results[below]?.points.value ?? 0) >= 0.5;
  const strength = nodes === undefined ? `${isAbove ? 'more' : 'less'} than ${steps[below]}` : `about ${nodes}`;
  return `${strength} nodes (${texts.join(', ')})`;
}
