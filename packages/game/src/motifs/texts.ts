import { messages } from '@kickmate/language';
import type { NamedPiece } from './named-piece.ts';

const ENGLISH = {
  /** A piece is taken for nothing. Both pieces stand where they stood before. */
  hanging: (taker: NamedPiece, taken: NamedPiece) =>
    `The ${taker.piece} on ${taker.on} can take the ${taken.piece} on ${taken.on}, which nothing protects.`,
};

/** The motifs that games have in common, each as a sentence. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
