import { EN, messages } from '@kickmate/language';
import { The, the } from './english-words.ts';
import type { NamedKick } from './named-kick.ts';
import type { NamedPiece } from './named-piece.ts';

const ENGLISH = {
  names: {
    shot: 'Goals at once',
    pass: 'Passes to a shooter',
    'double-threat': 'Double threats',
    unguarded: 'Guards that left',
    hanging: 'Unprotected pieces',
  },
  /** A piece is taken for nothing. Both pieces stand where they stood before. */
  hanging: (taker: NamedPiece, taken: NamedPiece) => `${The(taker)} can take ${the(taken)}, which nothing protects.`,
  /** Said after a goal is told: the piece, where it stood before it left, was in the way. */
  guard: (guard: NamedPiece) => `${The(guard)} guarded against this until it left.`,
  /** A goal at once; a clause in the middle of a sentence. */
  kick: ({ kicker, ball, over, goal }: NamedKick) =>
    `${the(kicker)} can kick the ball from ${ball}${over.length > 0 ? ` over ${EN.list(over)}` : ''} into the goal on ${goal}`,
};

/** The motifs that games have in common, as sentences or clauses. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
