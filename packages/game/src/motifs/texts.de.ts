import { GERMAN_WORDS } from './german-words.ts';
import type { NamedPiece } from './named-piece.ts';

/** The motifs that games have in common, in German. */
export const GERMAN = {
  hanging: (taker: NamedPiece, taken: NamedPiece) => {
    const { accusative } = GERMAN_WORDS[taken.gender];
    const subject = GERMAN_WORDS[taker.gender].nominative.replace(/^d/, 'D');
    return `${subject} ${taker.piece} auf ${taker.on} kann ${accusative} ${taken.piece} auf ${taken.on} schlagen, ${accusative} nichts schützt.`;
  },
};
