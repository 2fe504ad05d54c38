import { expect as expectValue } from 'vitest';
import {
  descriptionOf,
  fits,
  isChecked,
  isDisabled,
  isVisible,
  Locator,
  nameOf,
  onlyInBrowser,
  type Text,
  untilItHolds,
} from './locator.ts';

const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (element: Element): string => squeezed(element.textContent ?? '');

/** What is asked of one element: a word for what it is, and whether that is wanted. */
type Question = (element: Element) => readonly [is: unknown, holds: boolean];

const sameText =
  (read: (element: Element) => string, wanted: Text, isExact = true): Question =>
  (element) => {
    const text = read(element);
    return [text, fits(text, wanted, isExact)];
  };
const state =
  (read: (element: Element) => boolean): Question =>
  (element) => [read(element), read(element)];

/** Whether a list of elements has the wanted texts, one each. */
function haveTexts(locator: Locator, wanted: readonly Text[], isExact: boolean): readonly [unknown, boolean] {
  const texts = locator.elements().map(textOf);
  return [texts, texts.length === wanted.length && texts.every((text, index) => fits(text, wanted[index]!, isExact))];
}

/** The questions that may be asked of a locator, as in Playwright. Each waits until its answer is the wanted one. */
function expectLocator(locator: Locator, words = '', isNot = false) {
  const ask = (what: string, wanted: unknown, answer: () => readonly [is: unknown, holds: boolean]) =>
    untilItHolds(() => {
      const [is, holds] = answer();
      if (holds !== isNot) return;
      const asked = `${words} ${locator}: ${isNot ? 'not ' : ''}${what} ${wanted ?? ''}`.trim();
      throw new Error(`${asked}; it is ${JSON.stringify(is)}`);
    });
  const one = (what: string, wanted: unknown, question: Question) => ask(what, wanted, () => question(locator.only()));
  /** Holds also where there is no element. */
  const isThere = (element: Element | undefined) => element !== undefined && isVisible(element);
  const only = () => (locator.elements().length === 0 ? undefined : locator.only());
  const texts = (what: string, wanted: Text | readonly Text[], isExact: boolean) =>
    Array.isArray(wanted)
      ? ask(what, wanted, () => haveTexts(locator, wanted as readonly Text[], isExact))
      : one(what, wanted, sameText(textOf, wanted as Text, isExact));
  return {
    toBeVisible: ({ visible = true } = {}) =>
      ask('visible', undefined, () => [isThere(only()), isThere(only()) === visible]),
    toBeHidden: () => ask('hidden', undefined, () => [!isThere(only()), !isThere(only())]),
    toBeAttached: () => ask('attached', undefined, () => [locator.elements().length, locator.elements().length > 0]),
    toHaveCount: (count: number) =>
      ask('count', count, () => [locator.elements().length, locator.elements().length === count]),
    toHaveText: (wanted: Text | readonly Text[]) => texts('text', wanted, true),
    toContainText: (wanted: Text | readonly Text[]) => texts('contains', wanted, false),
    toHaveAccessibleName: (wanted: Text) => one('name', wanted, sameText(nameOf, wanted)),
    toHaveAccessibleDescription: (wanted: Text) => one('description', wanted, sameText(descriptionOf, wanted)),
    toHaveAttribute: (name: string, wanted?: Text) =>
      one(`attribute ${name}`, wanted, (element) => {
        const value = element.getAttribute(name);
        const isWanted = () => (typeof wanted === 'string' ? value === wanted : wanted!.test(value!));
        return [value, value !== null && (wanted === undefined || isWanted())];
      }),
    toHaveValue: (wanted: Text) =>
      one('value', wanted, (element) => {
        const { value } = element as HTMLInputElement;
        return [value, typeof wanted === 'string' ? value === wanted : wanted.test(value)];
      }),
    toHaveClass: (wanted: Text) =>
      one(
        'class',
        wanted,
        sameText((element) => element.className, wanted),
      ),
    toBeChecked: ({ checked = true } = {}) =>
      one('checked', checked, (element) => [isChecked(element), isChecked(element) === checked]),
    toBeFocused: () =>
      one(
        'focused',
        undefined,
        state((element) => element === document.activeElement),
      ),
    toBeDisabled: () => one('disabled', undefined, state(isDisabled)),
    toBeEnabled: () =>
      one(
        'enabled',
        undefined,
        state((element) => !isDisabled(element)),
      ),
    toBeInViewport: onlyInBrowser('toBeInViewport'),
    toHaveCSS: onlyInBrowser('toHaveCSS'),
  };
}

/** The questions about the page itself. */
function expectPage(isNot = false) {
  const ask = (read: () => string, wanted: Text) =>
    untilItHolds(() => {
      const text = read();
      const holds = typeof wanted === 'string' ? text.endsWith(wanted.replace(/^\./, '')) : wanted.test(text);
      if (holds === isNot) throw new Error(`${isNot ? 'not ' : ''}${wanted}; it is ${text}`);
    });
  return {
    toHaveURL: (wanted: Text) => ask(() => location.href, wanted),
    toHaveTitle: (wanted: Text) => ask(() => document.title, wanted),
  };
}

/** Asks again and again, until a vitest assertion about what is read holds. */
const poll = (read: () => unknown, words?: string) => {
  const of = (isNot: boolean): unknown =>
    new Proxy(
      {},
      {
        get: (_, name: string) => {
          if (name === 'not') return of(!isNot);
          return (...wanted: readonly unknown[]) =>
            untilItHolds(async () => {
              const value = expectValue(await read(), words);
              const asked = (isNot ? value.not : value) as unknown as Record<string, (...args: unknown[]) => void>;
              asked[name]!(...wanted);
            });
        },
      },
    );
  return of(false);
};

const isPage = (subject: unknown): boolean => typeof subject === 'object' && subject !== null && 'goto' in subject;

/** Asks of a locator, of the page, or of a value. */
export const expect = Object.assign(
  (subject: unknown, words?: string) => {
    if (subject instanceof Locator)
      return { ...expectLocator(subject, words), not: expectLocator(subject, words, true) };
    if (isPage(subject)) return { ...expectPage(), not: expectPage(true) };
    if (typeof subject === 'function') return { toPass: () => untilItHolds(subject as () => unknown) };
    return expectValue(subject, words);
  },
  { poll },
);
