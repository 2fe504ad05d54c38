import { ALL_LEVELS, type Level } from '@kickmate/engine';

/**
 * What UCI_Elo calls each level in chess: a label, so that programs which know nothing but Elo can choose a level. It is
 * no promise of results against people, and other variants have no ladder of their own.
 */
// biome-ignore format: a table is read by its columns
export const ELO_OF_LEVEL: Readonly<Record<Level, number>> = {
  1: 500, 2: 700, 3: 900, 4: 1100, 5: 1300, 6: 1500, 7: 1700, 8: 1900, 9: 2100, 10: 2500,
};

export const MIN_ELO = ELO_OF_LEVEL[1];
export const MAX_ELO = ELO_OF_LEVEL[10];

/** The level whose label is nearest to an Elo number; the weaker of two. */
export function levelOfElo(elo: number): Level {
  const distance = (level: Level) => Math.abs(ELO_OF_LEVEL[level] - elo);
  return ALL_LEVELS.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest));
}

/** Skill Level as other engines have it, 0 to this, which is full strength: two steps to a level. */
export const MAX_SKILL = 20;

/** The level of a skill below {@link MAX_SKILL}. */
export const levelOfSkill = (skill: number): Level => ALL_LEVELS[Math.floor(skill / 2)] ?? 10;
