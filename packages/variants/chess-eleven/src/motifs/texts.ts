import { type NamedPiece, The, the } from '@kickmate/game/motifs';
import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  names: { shot: 'Shots', steal: 'Winning the ball' },
  /** The chance of a shot, in percent. */
  chance: (percent: number) => (percent === 100 ? 'a certain goal' : `a goal with a chance of ${EN.percent(percent)}`),
  /** Said before what follows in a turn. */
  move: ({ piece, on }: NamedPiece, to: string) => `The ${piece} goes from ${on} to ${to}.`,
  shot: (shooter: NamedPiece, goal: string, chance: string) => `${The(shooter)} can shoot at ${goal}: ${chance}.`,
  /** The shot is part of the same turn, or of the next one. */
  pass: (ball: string, shooter: NamedPiece, goal: string, chance: string) =>
    `From ${ball} the ball can be passed to ${the(shooter)}, which can then shoot at ${goal}: ${chance}.`,
  steal: (taker: NamedPiece, taken: NamedPiece) => `${The(taker)} can take ${the(taken)} and with it the ball.`,
};

/** The motifs of Chess Eleven, as sentences. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
