import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import type { Engine, InputSource, Tab } from './tab.ts';

/** Settings of a profile that asks nothing, fetches nothing, and moves nothing. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.disable_open_during_load': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#no-remote-settings',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.prefersReducedMotion': 1,
};

type Params = Readonly<Record<string, unknown>>;
type Value = Readonly<Record<string, unknown>>;

/** Tells the console of each link or script that cannot be loaded, unless the page is being left: an `error` event is not told. */
const TELL_ERRORS = `() => {
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  addEventListener('error', ({ target }) => {
    if (!isLeft && target instanceof Element) console.error('not loaded: ' + target.outerHTML);
  }, true);
}`;

/** What Firefox says of a page that is left while parts of it are being loaded. */
const IS_LEFT = /Unable to preload CSS|A ServiceWorker intercepted the request/;

/** A connection to WebDriver BiDi. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(value: Value): void; reject(error: Error): void }>();
  readonly #onEvent: (method: string, params: Value) => void;
  #last = 0;

  constructor(socket: WebSocket, onEvent: (method: string, params: Value) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox has ended'));
    });
  }

  #hear(message: { id?: number; type: string; method: string; params: Value; result: Value; message: string }): void {
    const waiting = this.#waiting.get(message.id ?? 0);
    this.#waiting.delete(message.id ?? 0);
    if (message.type === 'event') this.#onEvent(message.method, message.params);
    else if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`Firefox: ${message.message}`));
  }

  send(method: string, params: Params = {}): Promise<Value> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

/** Starts Firefox without a screen, driven by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'kickmate-firefox-'));
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => void browser.kill('SIGKILL');
  process.on('exit', kill);
  const ended = once(browser, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on('line', (line) => {
      const [, found] = /^WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error(`${path} has ended before it could be driven`)), reject);
  });
  const socket = new WebSocket(`${address}/session`, { perMessageDeflate: false, maxPayload: 0 });
  await once(socket, 'open');
  const errors = new Map<string, string[]>();
  const connection = new Connection(socket, (_, { level, text, source }) => {
    const context = String((source as Value).context);
    if (level === 'error' && !IS_LEFT.test(String(text)))
      errors.set(context, [...(errors.get(context) ?? []), String(text)]);
  });
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  await connection.send('script.addPreloadScript', { functionDeclaration: TELL_ERRORS });

  async function openWindow(userContext: string): Promise<Tab> {
    const { context } = await connection.send('browsingContext.create', { type: 'window', userContext });
    const send = (method: string, params: Params = {}) => connection.send(method, { context, ...params });
    const evaluate = (expression: string) =>
      connection.send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    const resize = async (width: number, height: number) =>
      void (await send('browsingContext.setViewport', { viewport: { width, height } }));
    await resize(1280, 800);
    return {
      goto: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
      reload: async () => void (await send('browsingContext.reload', { wait: 'complete' })),
      back: async () => void (await send('browsingContext.traverseHistory', { delta: -1 })),
      run: async (expression) => {
        const { result, exceptionDetails } = await evaluate(`JSON.stringify(${expression})`);
        if (!result) throw new Error(String((exceptionDetails as Value).text));
        const { value } = result as Value;
        return value === undefined ? undefined : JSON.parse(String(value));
      },
      act: async (source: InputSource) => {
        await send('input.performActions', { actions: [source] });
        await send('input.releaseActions');
      },
      upload: async (field, path) => {
        const { result } = await evaluate(field);
        const { sharedId } = result as Value;
        if (sharedId === undefined) throw new Error(`${field} is no field`);
        await send('input.setFiles', { element: { sharedId }, files: [path] });
      },
      resize,
      screenshot: async () => String((await send('browsingContext.captureScreenshot')).data),
      another: () => openWindow(userContext),
      close: async () => void (await send('browsingContext.close')),
      get errors() {
        return errors.get(String(context)) ?? [];
      },
    };
  }

  return {
    open: async () => openWindow(String((await connection.send('browser.createUserContext')).userContext)),
    close: async () => {
      kill();
      await ended;
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
