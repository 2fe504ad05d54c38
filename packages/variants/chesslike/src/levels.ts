import type { LevelTable } from '@kickmate/game';

/**
 * The computer levels that differ from all other games'. Between equals most games are drawn here, for want of pieces to win
 * with, so each level is a larger step. Found by matches: see docs/measurements.md.
 */
// biome-ignore format: a table is read by its columns
export const LEVELS: Partial<LevelTable> = {
  5: { depth: 4, nodes: 6000, lines: 6, margin: 50, temperature: 25, blindness: 0.07, replyBlindness: 0.06, quiescence: true, ms: 2000 },
  6: { depth: 5, nodes: 9000, lines: 4, margin: 30, temperature: 15, blindness: 0.04, replyBlindness: 0.02, quiescence: true, ms: 2000 },
  7: { depth: 7, nodes: 20_000, lines: 3, margin: 12, temperature: 8, blindness: 0.01, replyBlindness: 0, quiescence: true, ms: 2500 },
  8: { depth: 11, nodes: 55_000, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  9: { depth: 20, nodes: 160_000, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 3000 },
};
