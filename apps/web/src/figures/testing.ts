import { type MatchFigures, NO_TURNS, type TurnSums } from './figures.ts';

/** For tests: the sums of equal turns. A loss is what the accuracy misses, divided by 3. */
export const turnsOf = (turns: number, accuracy: number, blunders = 0): TurnSums => ({
  turns,
  accuracy: turns * accuracy,
  loss: (turns * (100 - accuracy)) / 3,
  blunders,
});

/** For tests: figures of a match in which only these turns were played. */
export const figuresWith = (figures: Partial<MatchFigures>): MatchFigures => ({
  phases: { opening: NO_TURNS, middle: NO_TURNS, end: NO_TURNS },
  wins: { had: 0, made: 0 },
  reasons: {},
  motifs: {},
  ...figures,
});
