import { eloOf } from './elo.ts';
import type { Tally } from './tally.ts';

/** The numbers of nodes at which another engine is met, rising. */
export type Yardstick = readonly number[];

/** Where a player stands on a {@link Yardstick}. */
export interface Place {
  /** The number of the last step at which it scores half or more; 0 if it never does. */
  readonly below: number;
  /** The nodes at which it would score half; `undefined` outside the yardstick. */
  readonly nodes: number | undefined;
  /** What it met, by step. */
  readonly met: Readonly<Record<number, Tally>>;
}

/**
 * Finds between which two steps of a yardstick a player scores half, by meeting one after another from a step on.
 * @param meet plays against so many nodes
 */
export async function placeAmong(
  yardstick: Yardstick,
  begin: number,
  meet: (nodes: number) => Promise<Tally>,
): Promise<Place> {
  const met: Record<number, Tally> = {};
  const holds = async (step: number): Promise<boolean> => {
    met[step] ??= await meet(yardstick[step]!);
    return met[step].points.value >= 0.5;
  };
  let step = begin;
  if (await holds(step)) while (step < yardstick.length - 1 && (await holds(step + 1))) step++;
  else while (step > 0 && !(await holds(step))) step--;
  return { below: step, nodes: nodesBetween(yardstick, met, step), met };
}

/** Between two steps the difference of ratings is taken to be in proportion to the logarithm of the nodes. */
function nodesBetween(yardstick: Yardstick, met: Readonly<Record<number, Tally>>, step: number): number | undefined {
  const [low, high] = [met[step], met[step + 1]];
  if (!low || !high || low.points.value < 0.5) return undefined;
  const [lead, lag] = [ratingOver(low), -ratingOver(high)];
  const share = lead + lag === 0 ? 0 : lead / (lead + lag);
  return Math.round(yardstick[step]! * (yardstick[step + 1]! / yardstick[step]!) ** share);
}

/** As if half a point more had been played for: who won everything has no rating. */
const ratingOver = ({ matches, points }: Tally): number => eloOf((points.value * matches + 0.25) / (matches + 0.5));

/** A place for people. */
export function placeText({ nodes, below, met }: Place, yardstick: Yardstick): string {
  const results = Object.entries(met).map(
    ([step, { points }]) => `${(points.value * 100).toFixed(0)}% against ${yardstick[Number(step)]}`,
  );
  const isAbove = nodes === undefined && (met[below]?.points.value ?? 0) >= 0.5;
  const place = nodes === undefined ? `${isAbove ? 'more' : 'less'} than ${yardstick[below]}` : `about ${nodes}`;
  return `${place} nodes (${results.join(', ')})`;
}
