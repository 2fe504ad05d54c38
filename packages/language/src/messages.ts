/** A language in which the app speaks. English texts are always there; the others are loaded when they are chosen. */
export type Language = 'en' | 'de';

/** The name of each language in that language. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/**
 * The chosen language of this thread. It is state of the module, because texts are made everywhere, down to the errors of a
 * position's text, and a thread speaks one language. A worker is told the language in its first message.
 */
let chosen: Language = 'en';
/** The functions that put the texts of the chosen language in place, one for each call of {@link messages}. */
const translations: (() => Promise<void>)[] = [];
/** Resolved when all texts that are known so far are in place. */
let loading: Promise<unknown> = Promise.resolve();

/** The chosen language. */
export const chosenLanguage = (): Language => chosen;

/** A tree of texts: strings and functions that return them, and objects and lists of these. */
type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Puts texts into a tree in place, so that whoever holds it, or an object within it, has them. */
function fill(tree: Tree, texts: Tree): void {
  for (const [name, text] of Object.entries(texts)) {
    const inner = tree[name];
    if (isTree(text) && isTree(inner)) fill(inner, text);
    else tree[name] = isTree(text) ? copyOf(text) : text;
  }
}

function copyOf(texts: Tree): Tree {
  const tree: Tree = {};
  fill(tree, texts);
  return tree;
}

/** German texts with the type `never` at each name that the English ones do not have, so that no text is superfluous. */
type Needed<German, English> = English extends string | readonly unknown[] | ((...values: never[]) => unknown)
  ? German
  : { readonly [Name in keyof German]: Name extends keyof English ? Needed<German[Name], English[Name]> : never };

/**
 * Returns the texts of a part of the app, in the chosen language. The object and the objects within it stay the same when
 * the language changes. A constant of a module may keep these objects, but no string: the German ones come after the module
 * has been evaluated.
 * @param english the texts in English: strings, functions of values that return strings, and objects of these
 * @param german loads the same object in German, exported as `GERMAN`: with the same names, and functions of the same values.
 *   Texts that cannot be loaded stay English
 */
export function messages<Texts extends object, German extends Texts>(
  english: Texts,
  german: () => Promise<{ readonly GERMAN: German & Needed<German, Texts> }>,
): Readonly<Texts> {
  const texts = copyOf(english as Tree);
  const translate = async (): Promise<void> => {
    const wanted = chosen;
    const translated =
      wanted === 'de'
        ? await german().then(
            ({ GERMAN }) => GERMAN,
            () => english,
          )
        : english;
    if (wanted === chosen) fill(texts, translated as Tree);
  };
  translations.push(translate);
  if (chosen !== 'en') loading = Promise.all([loading, translate()]);
  return texts as Texts;
}

/** Chooses the language, and waits until all texts of the modules that have been evaluated are in that language. */
export function chooseLanguage(language: Language): Promise<void> {
  if (language !== chosen) {
    chosen = language;
    loading = Promise.all([loading, ...translations.map((translate) => translate())]);
  }
  return textsReady();
}

/** Waits until the texts of all modules that have been evaluated are in the chosen language. Await it after an `import()`. */
export async function textsReady(): Promise<void> {
  let awaited: Promise<unknown>;
  do {
    awaited = loading;
    await awaited;
  } while (awaited !== loading);
}

/** The first language of a list, such as `navigator.languages`, in which the app speaks; English if there is none. */
export function preferredLanguage(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.toLowerCase().split('-')[0]!).find((tag) => Object.hasOwn(LANGUAGES, tag));
  return (known as Language | undefined) ?? 'en';
}
