import { DE } from '@kickmate/language';
import { Der, den, der, GERMAN_WORDS } from './german-words.ts';
import type { NamedKick } from './named-kick.ts';
import type { NamedPiece } from './named-piece.ts';

/** The motifs that games have in common, in German. */
export const GERMAN = {
  names: {
    shot: 'Tore sofort',
    pass: 'Pässe zum Schützen',
    'double-threat': 'Doppeldrohungen',
    unguarded: 'Verlassene Wachen',
    hanging: 'Ungeschützte Figuren',
  },
  hanging: (taker: NamedPiece, taken: NamedPiece) =>
    `${Der(taker)} kann ${den(taken)} schlagen, ${GERMAN_WORDS[taken.gender].accusative} nichts schützt.`,
  guard: (guard: NamedPiece) => `${Der(guard)} schützte davor, bis ${GERMAN_WORDS[guard.gender].pronoun} wegzog.`,
  kick: ({ kicker, ball, over, goal }: NamedKick) =>
    `${der(kicker)} kann den Ball von ${ball}${over.length > 0 ? ` über ${DE.list(over)}` : ''} ins Tor auf ${goal} schießen`,
};
