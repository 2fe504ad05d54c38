import type { LevelTable } from '@kickmate/game';

/**
 * The computer levels that differ from other games'. A turn is several actions here, so a level needs more nodes and a
 * greater depth to be stronger than the one below. The side that kicks off wins if it always plays the best action, so each
 * level except the highest sometimes plays another one.
 */
// biome-ignore format: a table is read by its columns
export const LEVELS: Partial<LevelTable> = {
  8: { depth: 10, nodes: 32_000, lines: 3, margin: 14, temperature: 7, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  9: { depth: 20, nodes: 70_000, lines: 2, margin: 6, temperature: 3, blindness: 0, replyBlindness: 0, quiescence: true, ms: 3000 },
};
