import { computeAccessibleName, getRole, isDisabled, isInaccessible } from 'dom-accessibility-api';

// It runs in the page, in whatever browser: `scripts.ts` bundles it.

/** A text as it is, without spaces around it, or the source of a regular expression. */
export type Pattern = { readonly text: string } | { readonly source: string; readonly flags: string };

/** Elements as a person means them: by role and name, or by their text; `within` says in which part of the page. */
export interface Wanted {
  readonly role?: string;
  /** The name that a screen reader says. */
  readonly name?: Pattern;
  readonly text?: Pattern;
  readonly within?: Wanted;
}

/** One element that a person can see. */
export interface Seen {
  readonly name: string;
  readonly text: string;
  /** The value of a field. */
  readonly value: string | undefined;
  /** Whether a box or a radio button is checked. */
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly isFocused: boolean;
  /** The middle of the element in the window, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Whether a click at the middle reaches the element or its label. */
  readonly isOnTop: boolean;
}

const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function matches(pattern: Pattern | undefined, text: string): boolean {
  if (!pattern) return true;
  return 'text' in pattern ? pattern.text === text : new RegExp(pattern.source, pattern.flags).test(text);
}

/** The elements that are meant and can be seen. Of a text only the innermost elements. */
function find({ role, name, text, within }: Wanted): readonly HTMLElement[] {
  const parents: readonly Element[] = within ? find(within) : [document.body];
  const all = [...new Set(parents.flatMap((parent) => [...parent.querySelectorAll<HTMLElement>('*')]))].filter(
    (element) =>
      (role === undefined || getRole(element) === role) &&
      matches(text, tidy(element.textContent)) &&
      !isInaccessible(element) &&
      (!name || matches(name, tidy(computeAccessibleName(element)))),
  );
  return role === undefined
    ? all.filter((element) => !all.some((one) => one !== element && element.contains(one)))
    : all;
}

/** Returns what a person sees of the elements. `isShown` scrolls the first one into the window. */
export function look(wanted: Wanted, isShown = false): readonly Seen[] {
  const all = find(wanted);
  if (isShown) all[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return all.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return {
      name: tidy(computeAccessibleName(element)),
      text: tidy(element.textContent),
      value: 'value' in element ? String(element.value) : undefined,
      isChecked: element instanceof HTMLInputElement && element.checked,
      isDisabled: isDisabled(element),
      isFocused: element === document.activeElement,
      x,
      y,
      isOnTop: there !== null && [element, ...labels].some((one) => one.contains(there)),
    };
  });
}

/** Returns the field for a file by its label. */
export const fileField = (label: Pattern): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].find(
    (field) =>
      [...(field.labels ?? [])].some((one) => matches(label, tidy(one.textContent))) ||
      matches(label, tidy(computeAccessibleName(field))),
  );

/** Whether the page is wider than the window, so that it scrolls sideways. */
export const isTooWide = (): boolean => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Empties the field that has the focus. */
export const selectAll = (): void => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};
