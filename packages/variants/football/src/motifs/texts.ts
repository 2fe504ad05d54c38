import { type NamedPiece, The, the } from '@kickmate/game/motifs';
import { EN, messages } from '@kickmate/language';
import type { NamedStroke } from './named-stroke.ts';

const ENGLISH = {
  /** Said before the kicks of a turn that begins with a move. */
  move: ({ piece, on }: NamedPiece, to: string) => `The ${piece} goes from ${on} to ${to}.`,
  /** A goal by several kicks. `ball`: the square from which the first one goes. */
  pass: (ball: string, [first, ...others]: readonly [NamedStroke, ...NamedStroke[]]) =>
    `${The(first.kicker)} can kick the ball from ${ball} ${EN.list([`to ${first.to}`, ...others.map(({ kicker, to, isGoal }) => `${the(kicker)} ${isGoal ? 'into the goal on' : 'to'} ${to}`)])}.`,
};

/** The motifs of Football Chess, as sentences. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
