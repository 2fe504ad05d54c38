import type { SkillAndLuck } from '../figures/figures.ts';
import type { Account } from './accounts.ts';
import { ERRORS, meanOf } from './bounds.ts';

/** Skill and luck over many matches, as means of a match in percent of the chance to win a round. */
export interface ChanceFigures {
  /** The number of matches in which chance decided something. */
  readonly matches: number;
  readonly own: SkillAndLuck;
  readonly other: SkillAndLuck;
  /** The luck of the person less that of the opponents; `undefined` if it may be noise. */
  readonly balance: number | undefined;
}

/** Skill and luck over matches; `undefined` if chance decided nothing in any of them. */
export function chanceIn(accounts: readonly Account[]): ChanceFigures | undefined {
  const all = accounts.flatMap(({ figures: { chance } }) => chance ?? []);
  if (all.length === 0) return undefined;
  const meansOf = (side: 'own' | 'other'): SkillAndLuck => ({
    lost: meanOf(all.map((one) => one[side].lost)).mean,
    luck: meanOf(all.map((one) => one[side].luck)).mean,
  });
  const { mean, error } = meanOf(all.map(({ own, other }) => own.luck - other.luck));
  return {
    matches: all.length,
    own: meansOf('own'),
    other: meansOf('other'),
    balance: Math.abs(mean) > ERRORS * error ? mean : undefined,
  };
}
