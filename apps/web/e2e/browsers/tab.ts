import { setTimeout as pause } from 'node:timers/promises';

/** A source of input, as WebDriver describes it: a mouse or a keyboard with its steps. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** One window of a browser, as its driver moves it. Nothing but a picture has a time limit of its own: the test has one. */
export interface Tab {
  /** Opens an address, and waits until the page is loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs an expression in the page, and returns its value, which is JSON. */
  run(expression: string): Promise<unknown>;
  act(source: InputSource): Promise<void>;
  /** Puts a file into the field that an expression returns. */
  upload(field: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of what the window shows, as PNG in base64. */
  screenshot(): Promise<string>;
  /** Opens another window of the same person: with the same storage. */
  another(): Promise<Tab>;
  close(): Promise<void>;
  /** The errors of the page's scripts so far, where the browser tells them. */
  readonly errors: readonly string[];
}

/** A browser that runs. */
export interface Engine {
  /** Opens a window for a new person, who has visited no page yet. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

/** The time after which something is not waited for any more, in milliseconds: long, because the machine may be busy. */
const PATIENCE_MS = 120_000;

/** Tries something until it returns a value. An attempt that fails is one without a value: a page may just be changing. */
export async function poll<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const got = await attempt().catch(() => undefined);
    if (got !== undefined) return got;
    if (Date.now() > end) throw new Error(`waited two minutes for ${what}`);
    await pause(50);
  }
}
