import { type NamedPiece, The, the } from '@kickmate/game/motifs';
import { EN, messages } from '@kickmate/language';

/** "a goal in 50% of cases" */
const chanceWords = (percent: number): string =>
  percent === 100 ? 'a certain goal' : `a goal with a chance of ${EN.percent(percent)}`;

const ENGLISH = {
  /** Said before what follows in a turn. */
  move: ({ piece, on }: NamedPiece, to: string) => `The ${piece} goes from ${on} to ${to}.`,
  shot: (shooter: NamedPiece, goal: string, percent: number) =>
    `${The(shooter)} can shoot at ${goal}: ${chanceWords(percent)}.`,
  /** The shot is part of the same turn, or of the next one. */
  pass: (ball: string, shooter: NamedPiece, goal: string, percent: number) =>
    `From ${ball} the ball can be passed to ${the(shooter)}, which can then shoot at ${goal}: ${chanceWords(percent)}.`,
  steal: (taker: NamedPiece, taken: NamedPiece) => `${The(taker)} can take ${the(taken)} and with it the ball.`,
};

/** The motifs of Chess Eleven, as sentences. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
