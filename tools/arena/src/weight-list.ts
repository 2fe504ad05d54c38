import { wholeNumber } from '@kickmate/command';
import type { WeightGroups } from '@kickmate/engine';

/** Reads `6-11,31,mobility` as the weights that it names, ascending; throws a {@link UsageError} that says what is wrong. */
export function readWeightList(
  option: string,
  text: string,
  count: number,
  groups: WeightGroups = {},
): readonly number[] {
  const indexes = text.split(',').flatMap((part) => {
    const group = Object.hasOwn(groups, part) ? groups[part] : undefined;
    if (group) return run(group[0], group[1]);
    const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const first = wholeNumber(option, from, 0, count - 1);
    return run(first, wholeNumber(option, to, first, count - 1) - first + 1);
  });
  return [...new Set(indexes)].sort((a, b) => a - b);
}

const run = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
