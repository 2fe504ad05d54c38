import { ALL_LEVELS, type Level } from '@kickmate/engine';

/**
 * What UCI_Elo calls each level in chess: a label, so that programs which know nothing but Elo can choose a level. The levels
 * stand apart by two thirds of what their matches among each other and against Stockfish at fixed nodes come to (ladder
 * and fit: docs/measurements.md, "Chess: strength"), as programs that are alike differ by more against each other than
 * against others; the highest is called 2500. It is no promise of results against people, and other variants have no
 * ladder of their own.
 */
// biome-ignore format: a table is read by its columns
const ELO_OF_LEVEL: Readonly<Record<Level, number>> = {
  1: 400, 2: 750, 3: 1250, 4: 1400, 5: 1650, 6: 1750, 7: 1950, 8: 2150, 9: 2400, 10: 2500,
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
