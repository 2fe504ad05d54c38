import { type Gender, obliqueName } from '@kickmate/language';
import type { NamedPiece } from './named-piece.ts';

/** The German words that depend on the gender of a name. */
interface GenderWords {
  /** The article of the subject, and the pronoun of a clause about it: "der". */
  readonly nominative: string;
  /** The article of the object, and the pronoun of a clause about it: "den". */
  readonly accusative: string;
  /** The pronoun of the subject: "er". */
  readonly pronoun: string;
  /** The pronoun after "hinter": "ihm". */
  readonly dative: string;
  /** The word before what something becomes: "zum". */
  readonly into: string;
}

const MASCULINE: GenderWords = { nominative: 'der', accusative: 'den', pronoun: 'er', dative: 'ihm', into: 'zum' };

/** The German words for a name, by its gender. */
export const GERMAN_WORDS: Readonly<Record<Gender, GenderWords>> = {
  m: MASCULINE,
  f: { nominative: 'die', accusative: 'die', pronoun: 'sie', dative: 'ihr', into: 'zur' },
  n: { ...MASCULINE, nominative: 'das', accusative: 'das', pronoun: 'es' },
};

const wordsFor = ({ gender }: NamedPiece): GenderWords => GERMAN_WORDS[gender];

/** "der Springer auf c7" */
export const der = (one: NamedPiece): string => `${wordsFor(one).nominative} ${one.piece} auf ${one.on}`;

/** "den Springer auf c7", "den Bauern auf d4" */
export const den = (one: NamedPiece): string => `${wordsFor(one).accusative} ${obliqueName(one.piece)} auf ${one.on}`;

/** "Der Springer auf c7" */
export const Der = (one: NamedPiece): string => der(one).replace(/^d/, 'D');
