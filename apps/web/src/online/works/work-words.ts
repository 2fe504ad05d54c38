import type { WorkInfo } from '@kickmate/protocol';
import { texts } from './texts.ts';

/** The kind of a work and its author in words. */
export const byWords = ({ kind, author }: Pick<WorkInfo, 'kind' | 'author'>): string =>
  `${texts.kinds[kind]} ${texts.by} ${author?.name ?? texts.somebody}`;

/** The counts of a work in words. */
export function countWords({ kind, likes, plays, solves, count }: WorkInfo): string {
  const all = [texts.counts(likes, plays)];
  if (kind === 'puzzle') all.push(texts.solvedBy(solves));
  if (kind === 'pack') all.unshift(texts.maps(count));
  return all.join(' · ');
}
