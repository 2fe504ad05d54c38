import { type NamedPiece, The, the } from '@kickmate/game/motifs';
import { EN, messages } from '@kickmate/language';
import type { NamedPass } from './named-pass.ts';

const ENGLISH = {
  names: { 'last-save': 'Last saves' },
  /** A pawn scores; a clause in the middle of a sentence. */
  pawnGoal: (pawn: NamedPiece, to: string) => `${the(pawn)} can reach ${to}, which is a goal`,
  pass: ({ passer, from, to, shooter, over, goal }: NamedPass) =>
    `${The(passer)} can kick the ball from ${from} to ${to}. Then ${the(shooter)} can kick it${over.length > 0 ? ` over ${EN.list(over)}` : ''} into the goal on ${goal}, and no answer prevents a goal.`,
  /** Said after a goal is told. `targets`: the square of the ball that the piece would have had to kick, or one or two to go to. */
  lastSave: (saver: NamedPiece, targets: readonly string[], isKicked: boolean) =>
    `Only ${the(saver)} could have prevented a goal at once, by ${isKicked ? 'kicking the ball from' : 'going to'} ${EN.list(targets, 'disjunction')}.`,
  /** `first` and `second`: goals as clauses. */
  doubleThreat: ({ piece, on }: NamedPiece, to: string, first: string, second: string) =>
    `The ${piece} goes from ${on} to ${to} and makes two threats: ${first}, and ${second}. Only one of them can be stopped.`,
};

/** The motifs of Chess League, as sentences or clauses. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
