import type { Gender } from '@kickmate/language';

/** The German words that depend on the gender of a name. */
interface GenderWords {
  /** The article of the subject, and the pronoun of a clause about it: "der". */
  readonly nominative: string;
  /** The article of the object, and the pronoun of a clause about it: "den". */
  readonly accusative: string;
  /** The pronoun after "hinter": "ihm". */
  readonly dative: string;
  /** The word before what something becomes: "zum". */
  readonly into: string;
}

const MASCULINE: GenderWords = { nominative: 'der', accusative: 'den', dative: 'ihm', into: 'zum' };

/** The German words for a name, by its gender. */
export const GERMAN_WORDS: Readonly<Record<Gender, GenderWords>> = {
  m: MASCULINE,
  f: { nominative: 'die', accusative: 'die', dative: 'ihr', into: 'zur' },
  n: { ...MASCULINE, nominative: 'das', accusative: 'das' },
};
