import type { LevelTable } from '@kickmate/game';

/**
 * The computer levels that differ from all other games'. Without mistakes nearly all games are drawn here,
 * because too few pieces are left to win; so each level except the highest makes some. Found by matches: see
 * docs/measurements.md.
 */
// biome-ignore format: a table is read by its columns
export const LEVELS: Partial<LevelTable> = {
  3: { depth: 2, nodes: 3000, lines: 8, margin: 95, temperature: 48, blindness: 0.17, replyBlindness: 0.22, quiescence: true, ms: 1500 },
  4: { depth: 3, nodes: 5000, lines: 7, margin: 80, temperature: 40, blindness: 0.13, replyBlindness: 0.12, quiescence: true, ms: 1500 },
  5: { depth: 4, nodes: 7000, lines: 6, margin: 65, temperature: 32, blindness: 0.1, replyBlindness: 0.07, quiescence: true, ms: 2000 },
  6: { depth: 5, nodes: 10_000, lines: 6, margin: 50, temperature: 25, blindness: 0.07, replyBlindness: 0.03, quiescence: true, ms: 2000 },
  7: { depth: 6, nodes: 16_000, lines: 5, margin: 36, temperature: 18, blindness: 0.045, replyBlindness: 0, quiescence: true, ms: 2500 },
  8: { depth: 8, nodes: 30_000, lines: 4, margin: 24, temperature: 12, blindness: 0.025, replyBlindness: 0, quiescence: true, ms: 2500 },
  9: { depth: 12, nodes: 60_000, lines: 3, margin: 12, temperature: 6, blindness: 0.01, replyBlindness: 0, quiescence: true, ms: 3000 },
};
