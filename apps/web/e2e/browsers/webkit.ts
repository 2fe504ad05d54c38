import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Engine, type InputSource, poll, type Tab } from './tab.ts';

/** The key under which WebDriver returns an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The programs that show a page by WebKitGTK: its driver and the browser that it moves. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  /** A screen that nobody sees. */
  readonly screen: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the port has no number');
  return address.port;
}

/** Starts a screen that nobody sees. */
async function startScreen(path: string): Promise<{ readonly display: string; end(): void }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([
    once(screen.stdio[3]!, 'data'),
    once(screen, 'exit').then(() => {
      throw new Error(`${path} has ended before it had a screen`);
    }),
  ]);
  return { display: `:${String(number).trim()}`, end: () => void screen.kill('SIGKILL') };
}

/** Starts WebKitGTK's small browser on a screen that nobody sees. It is driven by plain calls of W3C WebDriver. */
export async function startWebKit({ driver, browser, screen: screenPath }: WebKitPaths): Promise<Engine> {
  const screen = await startScreen(screenPath);
  process.on('exit', screen.end);

  /** What ends each driver that runs. */
  const drivers = new Set<() => void>();

  /** Starts a driver and its session. A driver has one session at a time, so that each person has a driver. */
  async function begin() {
    const port = await freePort();
    const program = spawn(driver, [`--port=${port}`], {
      // Without a graphics card the page is drawn by the processor.
      env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
      detached: true,
    });
    // The browser and its helpers belong to the driver's group.
    const kill = () => {
      try {
        process.kill(-program.pid!, 'SIGKILL');
      } catch {
        // It has ended.
      }
    };
    process.on('exit', kill);
    drivers.add(kill);

    const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        // Rarely a picture never comes, or a session.
        ...(/(screenshot|\/session)$/.test(path) && { signal: AbortSignal.timeout(60_000) }),
      });
      const { value } = (await answer.json()) as { value: unknown };
      if (!answer.ok) throw new Error(`WebKit: ${path}: ${JSON.stringify(value)}`);
      return value;
    };
    await poll('the driver of WebKit', () => ask('GET', '/status'));
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const made = await ask('POST', '/session', { capabilities }).catch((error: unknown) => {
      kill();
      throw error;
    });
    return { ask, kill, session: `/session/${(made as { sessionId: string }).sessionId}` };
  }

  /** Opens a window for a person. */
  async function open(): Promise<Tab> {
    const { ask, kill, session } = await begin().catch(begin);
    // A session has one current window: commands for several wait for each other.
    let last: Promise<unknown> = Promise.resolve();
    const first = String(await ask('GET', `${session}/window`));
    let current = first;

    function windowOf(handle: string): Tab {
      const command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
        const turn = async () => {
          if (current !== handle) await ask('POST', `${session}/window`, { handle });
          current = handle;
          return ask(method, `${session}${path}`, body);
        };
        const result = last.then(turn, turn);
        last = result;
        return result;
      };
      const execute = (script: string) => command('POST', '/execute/sync', { script, args: [] });
      return {
        goto: async (url) => void (await command('POST', '/url', { url })),
        reload: async () => void (await command('POST', '/refresh', {})),
        back: async () => void (await command('POST', '/back', {})),
        run: async (expression) => {
          const text = await execute(`return JSON.stringify(${expression})`);
          return typeof text === 'string' ? JSON.parse(text) : undefined;
        },
        act: async (source: InputSource) => {
          await command('POST', '/actions', { actions: [source] });
          await command('DELETE', '/actions');
        },
        upload: async (field, path) => {
          const element = (await execute(`return ${field}`)) as Readonly<Record<string, string>>;
          await command('POST', `/element/${element[ELEMENT]}/value`, { text: path });
        },
        resize: async (width, height) => void (await command('POST', '/window/rect', { width, height })),
        screenshot: async () => String(await command('GET', '/screenshot')),
        another: async () => {
          const { handle: next } = (await command('POST', '/window/new', { type: 'window' })) as { handle: string };
          return windowOf(next);
        },
        close: async () => {
          if (handle !== first) return void (await command('DELETE', '/window'));
          kill();
          process.off('exit', kill);
          drivers.delete(kill);
        },
        errors: [],
      };
    }
    return windowOf(first);
  }

  return {
    open,
    close: async () => {
      for (const kill of drivers) kill();
      screen.end();
      process.off('exit', screen.end);
    },
  };
}
