import type { LevelTable } from '@kickmate/game';

/**
 * The computer levels that differ from other games'. A turn here is several actions, so that it takes more nodes and a
 * greater depth until a level is stronger than the one below.
 */
export const LEVELS: Partial<LevelTable> = {
  8: {
    depth: 10,
    nodes: 40_000,
    lines: 2,
    margin: 10,
    temperature: 5,
    blindness: 0,
    replyBlindness: 0,
    quiescence: true,
    ms: 2500,
  },
  9: {
    depth: 20,
    nodes: 70_000,
    lines: 1,
    margin: 0,
    temperature: 1,
    blindness: 0,
    replyBlindness: 0,
    quiescence: true,
    ms: 3000,
  },
};
