import { chosenLanguage, type Language } from './messages.ts';

/** A text for one thing and a text for any other number of them. `#` stands for the number. */
export type PluralForms = Readonly<Record<'one' | 'other', string>>;

/** The way a language writes numbers, dates, lists and plurals. */
export interface Formats {
  /** The form that suits a count, with the count in place of `#`: `plural(2, { one: '# goal', other: '# goals' })`. */
  plural(count: number, forms: PluralForms): string;
  /** A number with the language's signs for thousands and decimals. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A part of a hundred: "63%", in German with a narrow space that does not break. */
  percent(value: number): string;
  /** A time in milliseconds since 1970, as a date; `options` say how. The device's time zone is used. */
  date(time: number, options?: Intl.DateTimeFormatOptions): string;
  /** A list: "a, b and c"; with `disjunction` "a, b or c". */
  list(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
}

/** Makes each format once, by its options: making one takes a browser up to a millisecond, and a long list needs hundreds. */
function madeOnce<Options, Format>(make: (options?: Options) => Format): (options?: Options) => Format {
  const made = new Map<string | undefined, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = made.get(key) ?? make(options);
    made.set(key, format);
    return format;
  };
}

function formatsOf(locale: string): Formats {
  const rules = madeOnce(() => new Intl.PluralRules(locale));
  const numbers = madeOnce((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dates = madeOnce((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const lists = madeOnce((options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
  const number: Formats['number'] = (value, options) => numbers(options).format(value);
  return {
    number,
    plural(count, forms) {
      const form = forms[rules().select(count) === 'one' ? 'one' : 'other'];
      return form.replaceAll('#', () => number(count));
    },
    percent: (value) => number(value / 100, { style: 'percent' }).replace('\u00a0', '\u202f'),
    date: (time, options) => dates(options).format(time),
    list: (items, type = 'conjunction') => lists({ type }).format(items),
  };
}

/** The formats of English texts: British, because the rules and the app are. */
export const EN = formatsOf('en-GB');
/** The formats of German texts. */
export const DE = formatsOf('de');

const ALL: Readonly<Record<Language, Formats>> = { en: EN, de: DE };

/** The formats of the chosen language, for numbers and dates outside of a text. */
export const formats = (): Formats => ALL[chosenLanguage()];
