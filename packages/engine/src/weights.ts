import { quoted } from '@kickmate/board';
import type { AnyVariant, KernelSource } from '@kickmate/game';

/** Named groups of a kernel's evaluation weights: the first one's number, and how many. */
export type WeightGroups = NonNullable<KernelSource<unknown>['weightGroups']>;

/** The groups that a variant's kernel names; none if it names none. */
export const weightGroupsOf = ({ kernel }: AnyVariant): WeightGroups => kernel?.weightGroups ?? {};

/** What is wrong with names of a variant's groups: the first that is none. */
export function wrongGroup(variant: AnyVariant, names: readonly string[]): string | undefined {
  const groups = weightGroupsOf(variant);
  const wrong = names.find((name) => !Object.hasOwn(groups, name));
  if (wrong === undefined) return undefined;
  return `${quoted(wrong)}: the groups of weights of ${variant.id} are ${Object.keys(groups).join(', ') || 'none'}`;
}

/** Sets the weights of some groups to 0, so that they count nothing. */
export function silenceGroups(weights: number[] | Int32Array, groups: WeightGroups, names: readonly string[]): void {
  for (const name of names) {
    const [first, count] = groups[name] ?? [0, 0];
    weights.fill(0, first, first + count);
  }
}
