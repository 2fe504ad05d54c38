import { userEvent } from '@testing-library/user-event';
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import { type Pinia, setActivePinia } from 'pinia';

// Finds and uses what a person sees of a page, in the shape of Playwright's locators.

/** A text that something must have: a part of it in any case, a pattern, or the whole text if `exact`. */
export type Text = string | RegExp;

/** What a role may be narrowed by. */
interface RoleOptions {
  readonly name?: Text;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly includeHidden?: boolean;
}

/** What {@link Locator.filter} asks for. */
interface Filter {
  readonly hasText?: Text;
  readonly hasNotText?: Text;
  readonly has?: Locator;
  readonly hasNot?: Locator;
  readonly visible?: boolean;
}

/** A test that hangs is ended after this time, in milliseconds; it is no measure of anything. */
const PATIENCE = 300_000;
/** The window's own clock: a test may stop the page's. */
const { setTimeout: later, Date: RealDate } = globalThis;

/** Lets the page go on. */
export const breath = (ms = 0): Promise<void> => new Promise((resolve) => later(resolve, ms));

/** What no waiting mends. */
class NeedsBrowser extends Error {}

/** Calls a function until it no longer throws; if it never stops, throws its last error. */
export async function untilItHolds<T>(attempt: () => T | Promise<T>, patience = PATIENCE): Promise<T> {
  const end = RealDate.now() + patience;
  for (let tries = 0; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof NeedsBrowser) throw error;
      if (RealDate.now() > end)
        throw new Error(`${(error as Error).message}\nThe page: ${pageWords()}`, { cause: error });
      await breath(tries < 20 ? 0 : 10);
    }
  }
}

/** The beginning of what stands on the page, for somebody who looks why a test has failed. */
const pageWords = (): string => `${location.hash} ${squeezed(document.body.textContent).slice(0, 600)}`;

const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

export function fits(text: string, wanted: Text, exact = false): boolean {
  if (typeof wanted !== 'string') return wanted.test(text);
  return exact ? text === squeezed(wanted) : text.toLowerCase().includes(squeezed(wanted).toLowerCase());
}

/** Style sheets are not loaded: only what stands at the elements hides them. */
const HIDDEN =
  '[hidden], dialog:not([open]), [style*="display: none"], [style*="visibility: hidden"], template, script, style';

const isInClosedDetails = (element: Element): boolean => {
  const details = element.closest('details:not([open])');
  return details !== null && element !== details && !details.querySelector(':scope > summary')?.contains(element);
};

export const isVisible = (element: Element): boolean =>
  element.isConnected && !element.closest(HIDDEN) && !isInClosedDetails(element);

const isSpoken = (element: Element): boolean => isVisible(element) && !element.closest('[aria-hidden="true"]');

// Most of the time goes into styles, which say nothing here.
const NO_STYLE = new Proxy({} as CSSStyleDeclaration, {
  get: (_, key) => (key === 'getPropertyValue' ? () => '' : ''),
});
const withoutStyle = { getComputedStyle: () => NO_STYLE };

export const nameOf = (element: Element): string =>
  squeezed(
    (!element.hasAttribute('aria-labelledby') && element.getAttribute('aria-label')) ||
      computeAccessibleName(element, withoutStyle),
  );

export const descriptionOf = (element: Element): string =>
  squeezed(element.getAttribute('aria-description') ?? computeAccessibleDescription(element, withoutStyle));

const isOn = (element: Element, state: string): boolean => element.getAttribute(`aria-${state}`) === 'true';
export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, fieldset:disabled *, [aria-disabled="true"]');
export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : isOn(element, 'checked');

function hasRole(element: Element, role: string, options: RoleOptions): boolean {
  if (getRole(element) !== role) return false;
  if (!options.includeHidden && !isSpoken(element)) return false;
  const { level, checked, pressed, expanded, selected, disabled, name, exact } = options;
  const own = Number(element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1]);
  if (level !== undefined && own !== level) return false;
  if (checked !== undefined && isChecked(element) !== checked) return false;
  if (pressed !== undefined && isOn(element, 'pressed') !== pressed) return false;
  if (expanded !== undefined && isOn(element, 'expanded') !== expanded) return false;
  const isSelected = element instanceof HTMLOptionElement ? element.selected : isOn(element, 'selected');
  if (selected !== undefined && isSelected !== selected) return false;
  if (disabled !== undefined && isDisabled(element) !== disabled) return false;
  return name === undefined || fits(nameOf(element), name, exact);
}

/** The texts by which a field is labelled. */
function labelsOf(element: Element): readonly string[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => document.getElementById(id)?.textContent);
  const around = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
  return [element.getAttribute('aria-label'), ...named, ...around.map(({ textContent }) => textContent)]
    .filter((text) => text !== null && text !== undefined)
    .map(squeezed);
}

/** The innermost elements with a text. */
function withText(within: Element, text: Text, exact?: boolean): readonly Element[] {
  const isWanted = (element: Element) => fits(squeezed(element.textContent), text, exact);
  return [...within.querySelectorAll('*')].filter(
    (element) =>
      element.childNodes.length > 0 &&
      !element.closest('script, style') &&
      isWanted(element) &&
      ![...element.children].some(isWanted),
  );
}

/** The element in which an app is mounted, with the app itself, which Vue keeps there. */
interface MountPoint extends Element {
  readonly __vue_app__?: {
    unmount(): void;
    readonly config: {
      readonly globalProperties: {
        readonly $router: { readonly options: { history: History }; replace(address: string): Promise<unknown> };
        readonly $pinia: Pinia;
      };
    };
  };
}
interface History {
  destroy(): void;
}

/** The app that is open. */
export const mountedApp = () => (document.getElementById('app') as MountPoint | null)?.__vue_app__;

/** Makes the stores of the open app the active ones: a closed app that still ends an action has left its own, which are destroyed. */
const useOpenStores = (): void => void setActivePinia(mountedApp()?.config.globalProperties.$pinia);

function user(): ReturnType<typeof userEvent.setup> {
  useOpenStores();
  return userEvent.setup({ delay: null, pointerEventsCheck: 0, advanceTimers: () => undefined });
}

/** The elements that a person could mean, looked up anew at each use. */
export class Locator {
  readonly #find: () => readonly Element[];
  readonly #words: string;

  constructor(find: () => readonly Element[], words: string) {
    this.#find = find;
    this.#words = words;
  }

  toString(): string {
    return this.#words;
  }

  // ---- what is meant ----

  #inside(words: string, find: (within: Element) => Iterable<Element>): Locator {
    return new Locator(
      () => [...new Set(this.elements().flatMap((one) => [...find(one)]))],
      `${this.#words} > ${words}`,
    );
  }

  elements(): readonly Element[] {
    return this.#find();
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#inside(`${role} ${options.name ?? ''}`, (within) =>
      [...within.querySelectorAll('*')].filter((element) => hasRole(element, role, options)),
    );
  }

  getByLabel(text: Text, { exact }: { readonly exact?: boolean } = {}): Locator {
    return this.#inside(`label ${text}`, (within) =>
      [...within.querySelectorAll('input, select, textarea, output, [aria-label], [aria-labelledby]')].filter(
        (element) => labelsOf(element).some((label) => fits(label, text, exact)),
      ),
    );
  }

  getByText(text: Text, { exact }: { readonly exact?: boolean } = {}): Locator {
    return this.#inside(`text ${text}`, (within) => withText(within, text, exact));
  }

  getByTitle(text: Text, { exact }: { readonly exact?: boolean } = {}): Locator {
    return this.#inside(`title ${text}`, (within) =>
      [...within.querySelectorAll('[title]')].filter((element) =>
        fits(squeezed(element.getAttribute('title')), text, exact),
      ),
    );
  }

  locator(selector: string | Locator): Locator {
    if (selector instanceof Locator)
      return this.#inside(String(selector), (within) => selector.elements().filter((one) => within.contains(one)));
    if (selector === '..' || selector === 'xpath=..')
      return this.#inside('..', ({ parentElement }) => (parentElement ? [parentElement] : []));
    return this.#inside(selector, (within) =>
      selector === ':focus'
        ? [document.activeElement].filter((one) => one !== null && within.contains(one)).map((one) => one!)
        : // The root of the page can be meant, too.
          [within, ...within.querySelectorAll(selector)].filter(
            (one) => one !== within || (one === document.documentElement && one.matches(selector)),
          ),
    );
  }

  filter({ hasText, hasNotText, has, hasNot, visible }: Filter): Locator {
    const holds = (outer: Element, inner: Locator) =>
      inner.elements().some((element) => element !== outer && outer.contains(element));
    return new Locator(
      () =>
        this.elements().filter((element) => {
          const text = squeezed(element.textContent);
          if (hasText !== undefined && !fits(text, hasText)) return false;
          if (hasNotText !== undefined && fits(text, hasNotText)) return false;
          if (has && !holds(element, has)) return false;
          if (hasNot && holds(element, hasNot)) return false;
          return visible === undefined || isVisible(element) === visible;
        }),
      `${this.#words} with ${hasText ?? has ?? hasNotText ?? hasNot ?? ''}`,
    );
  }

  nth(index: number): Locator {
    return new Locator(() => this.elements().slice(index, index + 1 || undefined), `${this.#words} [${index}]`);
  }
  first = (): Locator => this.nth(0);
  last = (): Locator => this.nth(-1);

  and(other: Locator): Locator {
    return new Locator(
      () => this.elements().filter((one) => other.elements().includes(one)),
      `${this.#words} and ${other}`,
    );
  }

  or(other: Locator): Locator {
    const all = () => [...new Set([...this.elements(), ...other.elements()])];
    return new Locator(all, `${this.#words} or ${other}`);
  }

  /** The only element. Throws if there are none or several. */
  only(): Element {
    const [element, ...others] = this.elements();
    if (!element) throw new Error(`there is no ${this.#words}`);
    if (others.length > 0) {
      const texts = [element, ...others].map(({ textContent }) => `'${squeezed(textContent).slice(0, 80)}'`);
      throw new Error(`there are ${texts.length} of ${this.#words}: ${texts.join(', ')}`);
    }
    return element;
  }

  // ---- what it is like ----

  count = async (): Promise<number> => this.elements().length;
  all = async (): Promise<readonly Locator[]> => this.elements().map((_, index) => this.nth(index));
  isVisible = async (): Promise<boolean> => this.elements().length > 0 && isVisible(this.only());
  isHidden = async (): Promise<boolean> => !(await this.isVisible());
  isChecked = async (): Promise<boolean> => isChecked(await this.#there());
  isDisabled = async (): Promise<boolean> => isDisabled(await this.#there());
  isEnabled = async (): Promise<boolean> => !isDisabled(await this.#there());
  getAttribute = async (name: string): Promise<string | null> => (await this.#there()).getAttribute(name);
  textContent = async (): Promise<string | null> => (await this.#there()).textContent;
  innerText = async (): Promise<string> => squeezed((await this.#there()).textContent);
  inputValue = async (): Promise<string> => ((await this.#there()) as HTMLInputElement).value;
  allTextContents = async (): Promise<readonly string[]> => this.elements().map(({ textContent }) => textContent ?? '');
  allInnerTexts = async (): Promise<readonly string[]> =>
    this.elements().map(({ textContent }) => squeezed(textContent));
  evaluate = async <T, A>(read: (element: Element, given: A) => T, given?: A): Promise<T> =>
    read(await this.#there(), given as A);
  evaluateAll = async <T, A>(read: (elements: readonly Element[], given: A) => T, given?: A): Promise<T> =>
    read(this.elements(), given as A);

  #there = (): Promise<Element> => untilItHolds(() => this.only());

  async waitFor({ state = 'visible' }: { readonly state?: string } = {}): Promise<void> {
    await untilItHolds(async () => {
      const is = { visible: await this.isVisible(), attached: this.elements().length > 0 };
      const holds = { ...is, hidden: !is.visible, detached: !is.attached }[state];
      if (!holds) throw new Error(`${this.#words} is not ${state}`);
    });
  }

  // ---- what a person does with it ----

  /** The only element, as soon as a person can use it. */
  #usable = (): Promise<HTMLElement> =>
    untilItHolds(() => {
      const element = this.only();
      if (!isVisible(element)) throw new Error(`${this.#words} cannot be seen`);
      if (isDisabled(element)) throw new Error(`${this.#words} is disabled`);
      return element as HTMLElement;
    });

  async #do(act: (element: HTMLElement) => unknown): Promise<void> {
    const element = await this.#usable();
    useOpenStores();
    await act(element);
    await breath();
  }

  click = ({ button = 'left', modifiers = [] }: { button?: 'left' | 'right'; modifiers?: readonly string[] } = {}) =>
    this.#do(async (element) => {
      const person = user();
      for (const key of modifiers) await person.keyboard(`{${key}>}`);
      await person.pointer({ target: element, keys: button === 'left' ? '[MouseLeft]' : '[MouseRight]' });
      for (const key of modifiers) await person.keyboard(`{/${key}}`);
    });
  dblclick = () => this.#do((element) => user().dblClick(element));
  hover = () => this.#do((element) => user().hover(element));
  focus = () => this.#do((element) => element.focus());
  blur = () => this.#do((element) => element.blur());
  fill = (text: string) =>
    this.#do((element) => {
      element.focus();
      (element as HTMLInputElement).value = text;
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  clear = () => this.fill('');
  pressSequentially = (text: string) => this.#do((element) => user().type(element, text.replace(/[{[]/g, '$&$&')));
  press = (key: string) =>
    this.#do(async (element) => {
      element.focus();
      await pressKey(key);
    });
  setChecked = (wanted: boolean) =>
    this.#do(async (element) => {
      if (isChecked(element) !== wanted) await user().click(element);
    });
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);
  selectOption = (wanted: string | { readonly label: string }) =>
    this.#do((element) => {
      const { options } = element as HTMLSelectElement;
      const isWanted = ({ value, label, text }: HTMLOptionElement) =>
        typeof wanted === 'string' ? [value, label, text.trim()].includes(wanted) : text.trim() === wanted.label;
      const option = [...options].find(isWanted);
      if (!option) throw new Error(`${this.#words} has no option ${JSON.stringify(wanted)}`);
      return user().selectOptions(element, option);
    });
  /** Chooses files of the disk or of memory. */
  async setInputFiles(given: Chosen | readonly Chosen[]): Promise<void> {
    const element = (await this.#there()) as HTMLInputElement;
    const files = await Promise.all([given].flat().map(readChosen));
    await user().upload(element, files);
    await breath();
  }
  dispatchEvent = (type: string, init: EventInit = {}) =>
    this.#do((element) => element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init })));
  scrollIntoViewIfNeeded = async (): Promise<void> => void (await this.#there());

  /** What only a browser can tell. */
  boundingBox = onlyInBrowser('boundingBox');
  tap = onlyInBrowser('tap');
  dragTo = onlyInBrowser('dragTo');
  screenshot = onlyInBrowser('screenshot');
}

/** A file of the disk by its path, or one of memory. */
export type Chosen = string | { readonly name: string; readonly mimeType: string; readonly buffer: Uint8Array };

async function readChosen(chosen: Chosen): Promise<File> {
  if (typeof chosen !== 'string')
    return new File([new Uint8Array(chosen.buffer)], chosen.name, { type: chosen.mimeType });
  const { readFile } = await import('node:fs/promises');
  return new File([new Uint8Array(await readFile(chosen))], chosen.split('/').at(-1)!);
}

/** Stands in for what only a browser can tell or do. */
export function onlyInBrowser(what: string): (...args: readonly unknown[]) => Promise<never> {
  return () => Promise.reject(new NeedsBrowser(`${what} needs a browser: move the test to e2e`));
}

/** Presses a key, or several together (`Control+ArrowLeft`), where the focus is. */
export async function pressKey(keys: string): Promise<void> {
  const names = keys.split('+').map((key) => (key === 'Space' ? ' ' : key));
  const last = names.pop()!;
  if (/^[A-Z]$/.test(last) && !names.includes('Shift')) names.push('Shift');
  const held = names.map((name) => `{${name}>}`).join('');
  const let_go = names.map((name) => `{/${name}}`).join('');
  const pressed = last.length > 1 ? `{${last}}` : last.replace(/[{[]/, '$&$&');
  await user().keyboard(`${held}${pressed}${let_go}`);
  await breath();
}

/** Types where the focus is. */
export const typeText = (text: string): Promise<void> => user().keyboard(text.replace(/[{[]/g, '$&$&'));
