import type { LevelTable } from '@kickmate/game';

/** The computer levels of chess and Chess960 that differ from all other games'. Found by matches: see docs/measurements.md. */
export const LEVELS: Partial<LevelTable> = {
  9: {
    depth: 20,
    nodes: 90_000,
    lines: 1,
    margin: 0,
    temperature: 1,
    blindness: 0,
    replyBlindness: 0,
    quiescence: true,
    ms: 3000,
  },
};
