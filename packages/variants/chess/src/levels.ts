import type { Level, LevelTable } from '@kickmate/game';

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

/**
 * The strength of each level: the middle of its two places among Stockfish 15.1 in docs/measurements.md ("Chess:
 * strength"), rounded; below ten positions its mean score against that. The first two have no place there: matches against
 * their neighbours tell them apart.
 */
export const STRENGTHS: Readonly<Record<Level, string>> = {
  1: 'For your first games: level 2 beats it nearly always.',
  2: 'Beats level 1 nearly always, and loses to level 3.',
  3: 'Loses most games to Stockfish, even if that looks at only 10 positions a move.',
  4: 'Gets a third of the points against Stockfish with 10 positions a move.',
  5: evenWith(50),
  6: evenWith(500),
  7: evenWith(700),
  8: evenWith(1600),
  9: evenWith(3000),
  10: evenWith(4000),
};

function evenWith(nodes: number): string {
  return `About as strong as Stockfish with ${nodes.toLocaleString('en')} positions a move.`;
}
