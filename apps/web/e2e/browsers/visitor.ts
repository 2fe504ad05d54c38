import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import type { Pattern, Seen, Wanted } from './in-page.ts';
import { poll, type Tab } from './tab.ts';

/** `in-page.ts` as one script, which leaves its functions in the constant `page`. */
const inPage = (async () => {
  const entry = join(import.meta.dirname, 'in-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'page' } },
  });
  if (!Array.isArray(built)) throw new Error('the build of the script has no result');
  return built[0]!.output[0].code;
})();

/** The keys that have no character, by WebDriver's codes. */
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

const pattern = (text: string | RegExp): Pattern =>
  typeof text === 'string' ? { text } : { source: text.source, flags: text.flags };

/** Elements by their role and name. */
export const role = (role: string, name?: string | RegExp, within?: Wanted): Wanted => ({
  role,
  ...(name !== undefined && { name: pattern(name) }),
  ...(within && { within }),
});

/** The innermost elements with a text. */
export const text = (words: string | RegExp, within?: Wanted): Wanted => ({
  text: pattern(words),
  ...(within && { within }),
});

/** Somebody at a window of a browser, who finds everything by its role, name or text, and waits until it is there. */
export class Visitor {
  readonly #tab: Tab;
  readonly #home: string;

  /** `home` is the address of the app. */
  constructor(tab: Tab, home: string) {
    this.#tab = tab;
    this.#home = home;
  }

  /** The errors of the page's scripts, where the browser tells them. */
  get errors(): readonly string[] {
    return this.#tab.errors;
  }

  /** Opens a page of the app: `#/match`, or a whole address. */
  goto(address: string): Promise<void> {
    return this.#tab.goto(new URL(address, this.#home).href);
  }

  reload(): Promise<void> {
    return this.#tab.reload();
  }

  /** Goes one page back in the window's history. */
  back(): Promise<void> {
    return this.#tab.back();
  }

  /** Waits until the service worker has stored the app, and answers this page. */
  async stored(): Promise<void> {
    await poll(
      'the service worker',
      async () => (await this.#tab.run('navigator.serviceWorker?.controller?.state === "activated"')) || undefined,
    );
  }

  /** Runs a function of `in-page.ts`. */
  async #ask(call: string): Promise<unknown> {
    return this.#tab.run(`(() => { ${await inPage}; return page.${call}; })()`);
  }

  /** What is seen now. */
  async look(wanted: Wanted, isShown = false): Promise<readonly Seen[]> {
    return (await this.#ask(`look(${JSON.stringify(wanted)}, ${isShown})`)) as readonly Seen[];
  }

  /** Waits until something is seen of which a condition holds, and returns it. */
  see(wanted: Wanted, condition: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return poll(JSON.stringify(wanted), async () => (await this.look(wanted)).find(condition));
  }

  /** Waits until something is not seen. */
  async gone(wanted: Wanted): Promise<void> {
    await poll(`${JSON.stringify(wanted)} to go`, async () => (await this.look(wanted)).length === 0 || undefined);
  }

  /** Clicks at the first element once it stands still and nothing covers it. */
  async click(wanted: Wanted): Promise<void> {
    let before: Seen | undefined;
    const { x, y } = await poll(`${JSON.stringify(wanted)} to click at`, async () => {
      const [now] = await this.look(wanted, true);
      const isStill = now && before && now.x === before.x && now.y === before.y;
      before = now;
      return isStill && now.isOnTop && !now.isDisabled ? now : undefined;
    });
    await this.#tab.act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Checks a box or a radio button. */
  async check(wanted: Wanted): Promise<void> {
    if (!(await this.see(wanted)).isChecked) await this.click(wanted);
    await this.see(wanted, ({ isChecked }) => isChecked);
  }

  /** Writes into a field, in place of what it has. */
  async fill(wanted: Wanted, words: string): Promise<void> {
    await this.click(wanted);
    await this.see(wanted, ({ isFocused }) => isFocused);
    await this.#ask('selectAll()');
    await this.type(words);
    await this.see(wanted, ({ value }) => value === words);
  }

  type(words: string): Promise<void> {
    const actions = [...words].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#tab.act({ type: 'key', id: 'keyboard', actions });
  }

  press(key: keyof typeof KEYS): Promise<void> {
    return this.type(KEYS[key]);
  }

  /** Chooses a file in the field with a label. */
  async upload(label: string | RegExp, path: string): Promise<void> {
    const field = `(() => { ${await inPage}; return page.fileField(${JSON.stringify(pattern(label))}); })()`;
    await poll(`the field ${label}`, async () => {
      await this.#tab.upload(field, path);
      return true;
    });
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  /** Waits until nothing on the page is wider than the window. */
  async fits(where: string): Promise<void> {
    await poll(`${where} to fit the window`, async () => !(await this.#ask('isTooWide()')) || undefined);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#tab.screenshot(), 'base64');
  }

  /** Opens another window of the same person. */
  async another(): Promise<Visitor> {
    return new Visitor(await this.#tab.another(), this.#home);
  }

  close(): Promise<void> {
    return this.#tab.close();
  }

  /** Expects that the page's scripts had no error. */
  expectNoErrors(): void {
    expect(this.errors).toEqual([]);
  }
}
