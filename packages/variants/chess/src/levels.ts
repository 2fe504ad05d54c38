import type { LevelTable } from '@kickmate/game';

/** The computer levels of chess and Chess960. They are found by matches: see docs/measurements.md. */
// biome-ignore format: a table is read by its columns
export const LEVELS: LevelTable = {
  1: { depth: 1, nodes: 600, lines: 12, margin: 160, temperature: 80, blindness: 0.35, replyBlindness: 0, quiescence: false, ms: 1000 },
  2: { depth: 2, nodes: 2000, lines: 10, margin: 110, temperature: 55, blindness: 0.25, replyBlindness: 0.35, quiescence: false, ms: 1000 },
  3: { depth: 2, nodes: 3000, lines: 8, margin: 80, temperature: 40, blindness: 0.15, replyBlindness: 0.2, quiescence: true, ms: 1500 },
  4: { depth: 3, nodes: 5000, lines: 6, margin: 60, temperature: 30, blindness: 0.1, replyBlindness: 0.1, quiescence: true, ms: 1500 },
  5: { depth: 4, nodes: 8000, lines: 5, margin: 45, temperature: 22, blindness: 0.06, replyBlindness: 0.05, quiescence: true, ms: 2000 },
  6: { depth: 5, nodes: 10_000, lines: 4, margin: 30, temperature: 15, blindness: 0.03, replyBlindness: 0, quiescence: true, ms: 2000 },
  7: { depth: 7, nodes: 16_000, lines: 3, margin: 20, temperature: 10, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  8: { depth: 9, nodes: 28_000, lines: 2, margin: 10, temperature: 5, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  9: { depth: 20, nodes: 90_000, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 3000 },
  10: { depth: 100, nodes: Number.POSITIVE_INFINITY, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 1000 },
};
