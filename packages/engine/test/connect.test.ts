import { chooseLanguage } from '@kickmate/language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Engine, SearchInfo, SearchRequest, SearchResult, WinQuestion } from '../src/request/engine.ts';
import { type ConnectOptions, connectEngine, SILENCE_MS } from '../src/worker/connect.ts';
import type { FromWorker, Port, ToWorker } from '../src/worker/messages.ts';
import { nodePort } from '../src/worker/node.ts';
import { MALFORMED, WRONG_OPTIONS } from './malformed.ts';
import { tiny } from './tiny.ts';

const START = tiny.text.format(tiny.starts('w')[0]!.position);
const REQUEST: SearchRequest = { start: START, actions: [], limits: { depth: 2 } };
const ENDLESS: SearchRequest = { start: START, actions: [], limits: {} };
const CLOCK = { remainingMs: 60_000, incrementMs: 0 };
/** Longer than any test takes. */
const NEVER = 60_000;

const open: Engine[] = [];
afterEach(() => {
  for (const engine of open.splice(0)) engine.close();
  return chooseLanguage('en');
});

/** An engine in worker threads; `workers` counts them. */
async function connect(variant: string, options: Partial<ConnectOptions> = {}) {
  let workers = 0;
  const spawn = () => {
    workers++;
    return nodePort(new URL('./engine.worker.ts', import.meta.url));
  };
  const engine = await connectEngine(spawn, { variant, backend: 'js', stopMs: NEVER, ...options });
  open.push(engine);
  return { engine, countWorkers: () => workers };
}

/** Begins a search, and waits for its first info. */
async function begin(engine: Engine, request = ENDLESS) {
  let onInfo: (info: SearchInfo) => void = () => undefined;
  const firstInfo = new Promise<SearchInfo>((resolve) => {
    onInfo = resolve;
  });
  const result = engine.search(request, onInfo);
  await firstInfo;
  return { result };
}

/** A port without a worker: it keeps the requests, and the test sends the answers. */
function fakePort() {
  const asked: ToWorker[] = [];
  const state = { isClosed: false, say: (_message: FromWorker) => {}, die: (_reason: string) => {} };
  const port: Port = {
    post: (message) => asked.push(message),
    listen: (onMessage, onGone) => Object.assign(state, { say: onMessage, die: onGone }),
    close: () => {
      state.isClosed = true;
    },
  };
  return { port, asked, state };
}
const OPENED = {
  kind: 'opened',
  id: 1,
  backend: 'wasm',
  fallback: undefined,
  isShared: false,
  evaluation: 'classical',
  networkProblem: undefined,
} as const;

/** An engine over ports without workers. */
async function connectFakes(options: Partial<ConnectOptions> = {}) {
  const workers: ReturnType<typeof fakePort>[] = [];
  const connecting = connectEngine(
    () => {
      const worker = fakePort();
      workers.push(worker);
      return worker.port;
    },
    { variant: 'tiny', ...options },
  );
  workers[0]!.state.say(OPENED);
  const engine = await connecting;
  open.push(engine);
  return { engine, workers };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Waits until something holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** A search's result at a depth. */
const found = (depth: number): SearchResult => ({
  depth,
  selectiveDepth: depth,
  nodes: 100,
  ms: 1,
  hashFull: 0,
  lines: [],
  best: 'b1a2',
  backend: 'wasm',
});

describe('an engine in a worker', () => {
  it('says in the chosen language what is wrong', async () => {
    await chooseLanguage('de');
    const { engine } = await connect('tiny', { backend: 'wasm' });
    expect(engine.fallback).toMatch(/hat keinen Rechenkern: Es spielt eine einfache Suche/);
    engine.close();
    expect(await engine.search(REQUEST)).toEqual({
      ok: false,
      error: { cause: 'closed', message: 'die Engine ist geschlossen' },
    });
  });

  it('searches with infos, counts and forgets', async () => {
    const { engine } = await connect('tiny', { backend: 'wasm' });
    expect(engine).toMatchObject({ variant: 'tiny', backend: 'rules', fallback: expect.stringContaining('no kernel') });
    const depths: number[] = [];
    const result = await engine.search(REQUEST, ({ depth }) => depths.push(depth));
    expect(result).toMatchObject({ ok: true, value: { depth: 2, backend: 'rules' } });
    expect(depths).toEqual([1, 2]);
    expect(await engine.perft(START, 1)).toMatchObject({ ok: true, value: { nodes: 13 } });
    expect(await engine.evaluate(START)).toEqual({
      ok: true,
      value: { value: expect.any(Number), classical: expect.any(Number), parts: [] },
    });
    expect(await engine.evaluate('nowhere')).toMatchObject({ ok: false, error: { cause: 'request' } });
    expect(await engine.evaluate(7 as unknown as string)).toMatchObject({ ok: false, error: { cause: 'request' } });
    await engine.clear();
    await engine.loadBook();
  });

  it('proves wins, and says what is wrong with a question', async () => {
    const { engine } = await connect('trap');
    const question = { position: 'k3/3P/4/4 w', turns: 1, nodes: 100 };
    expect(await engine.proveWins(new Proxy(question, {}))).toEqual({ ok: true, value: ['d3c4', 'd3d4'] });
    expect(await engine.proveWins({ ...question, turns: 0 })).toMatchObject({ error: { cause: 'request' } });
    expect(await engine.proveWins(undefined as unknown as WinQuestion)).toMatchObject({ error: { cause: 'request' } });
  });

  it('evaluates and forgets in spite of stop, and answers later calls', async () => {
    const { engine, workers } = await connectFakes();
    const { asked, state } = workers[0]!;
    const evaluation = engine.evaluate(START);
    const cleared = engine.clear();
    const result = engine.search(REQUEST);
    const value = { value: 7, classical: 7, parts: [] };
    const answers = [
      ['evaluated', { ok: true, value }],
      ['cleared', undefined],
      ['found', { ok: false, error: { cause: 'request', message: 'as an example' } }],
    ] as const;
    for (const [kind, answer] of answers) {
      await turn();
      state.say({ kind, id: asked.at(-1)!.id, ...(answer && { result: answer }) } as FromWorker);
    }
    expect(await evaluation).toEqual({ ok: true, value });
    await cleared;
    expect(await result).toMatchObject({ ok: false, error: { message: 'as an example' } });
    expect(asked.map(({ kind }) => kind)).toEqual(['open', 'evaluate', 'clear', 'search']);
    expect(workers).toHaveLength(1);
  });

  it('says what is wrong with a request', async () => {
    const { engine } = await connect('tiny');
    const result = await engine.search({ ...REQUEST, limits: { depth: 0 } });
    expect(result).toMatchObject({
      ok: false,
      error: { cause: 'request', message: expect.stringContaining('depth 0') },
    });
  });

  it.each(MALFORMED)('refuses a wrong shape: %s', async (_name, request, message) => {
    const { engine, workers } = await connectFakes();
    const result = await engine.search(request as SearchRequest);
    expect(result).toMatchObject({ ok: false, error: { cause: 'request', message: expect.stringContaining(message) } });
    expect(workers[0]!.asked.map(({ kind }) => kind)).toEqual(['open']);
  });

  it('refuses a count of a wrong shape', async () => {
    const { engine } = await connectFakes();
    const refused = { ok: false, error: { cause: 'request' } };
    expect(await engine.perft(undefined as unknown as string, 1)).toMatchObject(refused);
    expect(await engine.perft(START, (() => 1) as unknown as number)).toMatchObject(refused);
    engine.close();
    expect(await engine.perft(START, '1' as unknown as number)).toMatchObject({ error: { cause: 'closed' } });
  });

  it('sends requests that a reactive store has wrapped', async () => {
    const { engine } = await connect('tiny');
    const wrap = <T extends object>(value: T) => new Proxy(value, {});
    const request = wrap({
      ...REQUEST,
      actions: wrap([]),
      only: wrap(['b1a2']),
      limits: wrap({ depth: 1, clock: wrap(CLOCK) }),
    });
    expect(await engine.search(request)).toMatchObject({ ok: true, value: { best: 'b1a2' } });
  });

  it('restarts a kernel that traps', async () => {
    const { engine, countWorkers } = await connect('trap');
    expect(await engine.search(REQUEST)).toMatchObject({ ok: false, error: { cause: 'crashed' } });
    expect(await engine.search(REQUEST)).toMatchObject({ ok: true, value: { best: 'b1a2' } });
    expect(countWorkers()).toBe(1);
  });

  it('replaces a worker that dies, and gives a search up of which three have died', async () => {
    const { engine, countWorkers } = await connect('deadly');
    for (const workers of [3, 6]) {
      const result = await engine.search(REQUEST);
      expect(result).toMatchObject({
        ok: false,
        error: { cause: 'crashed', message: expect.stringMatching('code 3') },
      });
      expect(countWorkers()).toBe(workers);
    }
  });

  it.each([
    ['variant', { variant: 'nothing' }, "there is no variant 'nothing'"],
    ['variant', { variant: undefined as unknown as string }, 'variant undefined: must be a text'],
    ...WRONG_OPTIONS,
  ])('says that it cannot be opened for a wrong %s', async (_name, options, message) => {
    await expect(connect('', options)).rejects.toMatchObject({
      message: expect.stringContaining(message),
      cause: { cause: 'request', message: expect.stringContaining(message) },
    });
  });

  it('says that its script cannot be loaded', async () => {
    const spawn = () => nodePort(new URL('./no-such.worker.ts', import.meta.url));
    await expect(connectEngine(spawn, { variant: 'tiny' })).rejects.toThrow(/does not start.*no-such/);
  });

  it('says that no worker can be started', async () => {
    const spawn = () => {
      throw new Error('workers are forbidden');
    };
    await expect(connectEngine(spawn, { variant: 'tiny' })).rejects.toThrow('does not start: workers are forbidden');
  });
});

describe('stopping with shared memory', () => {
  it('lets the worker answer with the best it knows', async () => {
    const { engine, countWorkers } = await connect('endless');
    const { result } = await begin(engine);
    engine.stop();
    expect(await result).toMatchObject({ ok: true, value: { best: 'd1d2', depth: 2 } });
    expect(countWorkers()).toBe(1);
  });

  it('happens when a new search begins', async () => {
    const { engine, countWorkers } = await connect('endless');
    const { result } = await begin(engine);
    const second = await begin(engine);
    expect(await result).toMatchObject({ ok: true, value: { best: 'd1d2' } });
    engine.stop();
    expect(await second.result).toMatchObject({ ok: true, value: { best: 'd1d2' } });
    expect(countWorkers()).toBe(1);
  });

  it('replaces a worker that does not react', async () => {
    const { engine, countWorkers } = await connect('deaf', { stopMs: 1 });
    const { result } = await begin(engine);
    engine.stop();
    expect(await result).toMatchObject({ ok: true, value: { best: 'b1a2', depth: 1 } });
    expect(countWorkers()).toBe(2);
    await begin(engine);
  });
});

describe('stopping without shared memory', () => {
  it('answers at once with the last info, and replaces the worker', async () => {
    const { engine, countWorkers } = await connect('endless', { sharedMemory: false });
    const { result } = await begin(engine);
    engine.stop();
    expect(await result).toMatchObject({ ok: true, value: { best: 'b1a2', depth: 1, backend: 'js' } });
    expect(countWorkers()).toBe(2);
    const next = await begin(engine);
    engine.stop();
    expect(await next.result).toMatchObject({ ok: true, value: { best: 'b1a2' } });
  });

  it('happens when a new search begins', async () => {
    const { engine, countWorkers } = await connect('endless', { sharedMemory: false });
    const { result } = await begin(engine);
    await begin(engine);
    expect(await result).toMatchObject({ ok: true, value: { best: 'b1a2' } });
    expect(countWorkers()).toBe(2);
  });

  it('takes no time: the answer comes in the same turn of the event loop', async () => {
    const { engine, workers } = await connectFakes({ sharedMemory: false });
    let isAnswered = false;
    void engine.search(ENDLESS).then(() => {
      isAnswered = true;
    });
    await turn();
    engine.stop();
    expect(workers.map(({ state }) => state.isClosed)).toEqual([true, false]);
    await turn();
    expect(isAnswered).toBe(true);
  });
});

describe('an error of onInfo', () => {
  const search = (engine: Engine) =>
    engine.search(ENDLESS, () => {
      throw new Error('not mine');
    });

  it.each([true, false])('rejects and ends the search (shared memory: %s)', async (sharedMemory) => {
    const { engine, countWorkers } = await connect('endless', { sharedMemory });
    await expect(search(engine)).rejects.toThrow('not mine');
    expect(countWorkers()).toBe(sharedMemory ? 1 : 2);
    const { result } = await begin(engine);
    engine.stop();
    expect((await result).ok).toBe(true);
  });

  it('ends a worker that does not react', async () => {
    const { engine, countWorkers } = await connect('deaf', { stopMs: 1 });
    await expect(search(engine)).rejects.toThrow('not mine');
    expect(countWorkers()).toBe(2);
  });

  it('rejects that search only: later calls are answered', async () => {
    const { engine } = await connect('tiny');
    const failing = search(engine);
    const next = engine.perft(START, 1);
    await expect(failing).rejects.toThrow('not mine');
    expect((await next).ok).toBe(true);
  });
});

describe('stopping', () => {
  it('ends a search that has not begun', async () => {
    const { engine, workers } = await connectFakes();
    const result = engine.search(ENDLESS);
    engine.stop();
    expect(await result).toMatchObject({ ok: false, error: { cause: 'stopped' } });
    await turn();
    expect(workers[0]!.asked.map(({ kind }) => kind)).toEqual(['open']);
  });

  it('ends all searches but the last of many', async () => {
    const { engine } = await connect('tiny');
    const results = await Promise.all([1, 2, 3, 4].map(() => engine.search(REQUEST)));
    expect(results.slice(0, 3).every((result) => !result.ok && result.error.cause === 'stopped')).toBe(true);
    expect(results.at(-1)?.ok).toBe(true);
  });

  it.each([
    ['count', (engine: Engine) => engine.perft(START, 9)],
    ['proof', (engine: Engine) => engine.proveWins({ position: START, turns: 9, nodes: 1e9 })],
  ])('ends a %s', async (_name, ask) => {
    const { engine, workers } = await connectFakes();
    const result = ask(engine);
    await turn();
    engine.stop();
    expect(await result).toMatchObject({ ok: false, error: { cause: 'stopped' } });
    expect(workers.map(({ state }) => state.isClosed)).toEqual([true, false]);
  });

  it('does nothing when nothing runs', async () => {
    const { engine, workers } = await connectFakes();
    engine.stop();
    expect(workers).toHaveLength(1);
  });
});

describe('a worker in trouble', () => {
  it('that never starts is ended', async () => {
    const { port, state } = fakePort();
    const connecting = connectEngine(() => port, { variant: 'tiny', startMs: 20 });
    await expect(connecting).rejects.toMatchObject({ cause: { cause: 'unavailable' } });
    expect(state.isClosed).toBe(true);
  });

  it('that falls silent in a search is replaced, and the search goes on', async () => {
    const { engine, workers } = await connectFakes({ silenceMs: 20 });
    const result = engine.search(REQUEST);
    await until(() => workers.length === 2);
    expect(workers[0]!.state.isClosed).toBe(true);
    workers[1]!.state.say({ ...OPENED, id: workers[1]!.asked[0]!.id, backend: 'js' });
    await turn();
    expect(engine.backend).toBe('js');
    const again = workers[1]!.asked.at(-1)!;
    expect(again).toMatchObject({ kind: 'search', request: REQUEST });
    workers[1]!.state.say({ kind: 'found', id: again.id, result: { ok: true, value: found(2) } });
    expect(await result).toEqual({ ok: true, value: found(2) });
  });

  it.each(['silent', 'out of memory'])('is given up with its search after three of them: %s', async (reason) => {
    const { engine, workers } = await connectFakes({ silenceMs: 20 });
    const result = engine.search(REQUEST);
    for (const worker of [0, 1, 2]) {
      await until(() => workers.length > worker);
      if (worker > 0) workers[worker]!.state.say({ ...OPENED, id: workers[worker]!.asked[0]!.id });
      await until(() => workers[worker]!.asked.length === 2);
      if (reason !== 'silent') workers[worker]!.state.die(reason);
    }
    expect(await result).toMatchObject({
      ok: false,
      error: { cause: 'crashed', message: expect.stringMatching(reason) },
    });
    expect(workers).toHaveLength(3);
  });

  it('leaves its search the last info as the result, if three of them die', async () => {
    const { engine, workers } = await connectFakes();
    const result = engine.search(REQUEST);
    for (const worker of [0, 1, 2]) {
      await until(() => workers.length > worker);
      const { asked, state } = workers[worker]!;
      if (worker > 0) state.say({ ...OPENED, id: asked[0]!.id });
      await until(() => asked.length === 2);
      if (worker === 0) state.say({ kind: 'info', id: asked[1]!.id, info: found(4) });
      state.die('out of memory');
    }
    expect(await result).toEqual({ ok: true, value: found(4) });
    expect(workers).toHaveLength(3);
  });

  it('leaves its search the last info as the result, if no other can be started', async () => {
    const { engine, workers } = await connectFakes();
    const result = engine.search(REQUEST);
    await turn();
    const { asked, state } = workers[0]!;
    state.say({ kind: 'info', id: asked[1]!.id, info: found(4) });
    state.die('out of memory');
    await until(() => workers.length === 2);
    workers[1]!.state.die('still none');
    expect(await result).toEqual({ ok: true, value: found(4) });
  });

  it('has more time while it may be clearing a large hash table', async () => {
    vi.useFakeTimers();
    try {
      for (const [hashMiB, silence] of [
        [16, 1532],
        [1024, 3548],
      ] as const) {
        const { engine, workers } = await connectFakes({ hashMiB });
        void engine.search(REQUEST);
        await vi.advanceTimersByTimeAsync(silence - 50);
        expect(workers).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(100);
        expect(workers).toHaveLength(2);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves the search that goes on the rest of its time, and its caller the better of the two', async () => {
    const { engine, workers } = await connectFakes();
    const infos: number[] = [];
    const limits = { ms: 60_000, clock: CLOCK };
    const result = engine.search({ ...REQUEST, limits }, ({ depth }) => infos.push(depth));
    await turn();
    const first = workers[0]!;
    first.state.say({ kind: 'info', id: first.asked.at(-1)!.id, info: found(5) });
    await new Promise((resolve) => setTimeout(resolve, 20));
    first.state.die('out of memory');
    await until(() => workers.length === 2);
    const { asked, state } = workers[1]!;
    state.say({ ...OPENED, id: asked[0]!.id });
    await until(() => asked.length === 2);
    const again = asked[1] as ToWorker & { kind: 'search' };
    const { ms, clock } = again.request.limits;
    expect(ms).toBeLessThan(60_000 - 10);
    expect(clock!.remainingMs).toBeLessThan(60_000 - 10);
    for (const depth of [1, 4, 5]) state.say({ kind: 'info', id: again.id, info: found(depth) });
    state.say({ kind: 'found', id: again.id, result: { ok: true, value: found(4) } });
    expect(await result).toEqual({ ok: true, value: found(5) });
    expect(infos).toEqual([5, 5]);
  });

  it('does not hold up a search whose time is over', async () => {
    const { engine, workers } = await connectFakes();
    const result = engine.search({ ...REQUEST, limits: { ms: 1 } });
    await turn();
    const { asked, state } = workers[0]!;
    state.say({ kind: 'info', id: asked.at(-1)!.id, info: found(3) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    state.die('out of memory');
    expect(await result).toEqual({ ok: true, value: found(3) });
  });

  it('is noticed within two seconds by default', async () => {
    const { engine, workers } = await connectFakes();
    const began = performance.now();
    void engine.search(REQUEST);
    await until(() => workers.length === 2);
    // Timers of a busy machine are late, never early: the sum of the ticks is what counts.
    expect(performance.now() - began).toBeGreaterThan(1000);
    expect(SILENCE_MS).toBeLessThanOrEqual(2000);
  });

  it('is not replaced while it gives signs of life', async () => {
    vi.useFakeTimers();
    try {
      const { engine, workers } = await connectFakes({ silenceMs: 100 });
      const result = engine.search(REQUEST);
      await vi.advanceTimersByTimeAsync(0);
      const { asked, state } = workers[0]!;
      const { id } = asked.at(-1)!;
      for (let sign = 0; sign < 15; sign++) {
        state.say({ kind: 'alive', id });
        await vi.advanceTimersByTimeAsync(80);
      }
      state.say({ kind: 'found', id, result: { ok: true, value: found(1) } });
      expect(await result).toEqual({ ok: true, value: found(1) });
      expect(workers).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('gives signs of life while its search reports nothing', async () => {
    const signs: FromWorker[] = [];
    const spawn = () => {
      const port = nodePort(new URL('./engine.worker.ts', import.meta.url));
      return { ...port, listen: (onMessage, onGone) => port.listen(heard(onMessage), onGone) } satisfies Port;
    };
    const heard = (onMessage: (message: FromWorker) => void) => (message: FromWorker) => {
      if (message.kind === 'alive') signs.push(message);
      onMessage(message);
    };
    const engine = await connectEngine(spawn, { variant: 'slow', backend: 'js', silenceMs: NEVER });
    open.push(engine);
    expect(await engine.search(REQUEST)).toMatchObject({ ok: true, value: { depth: 1 } });
    expect(signs.length).toBeGreaterThan(1);
  });

  it('is replaced for good: a search after a lost one is asked of the new one', async () => {
    const { engine, workers } = await connectFakes();
    workers[0]!.state.die('out of memory');
    const next = engine.search(ENDLESS);
    await turn();
    expect(workers).toHaveLength(2);
    workers[1]!.state.say({ ...OPENED, id: workers[1]!.asked[0]!.id });
    await turn();
    expect(workers[1]!.asked.map(({ kind }) => kind)).toEqual(['open', 'search']);
    engine.close();
    expect(await next).toMatchObject({ ok: false, error: { cause: 'closed' } });
  });

  it('is replaced when it is killed in the middle of a search', async () => {
    const threads: Port[] = [];
    const spawn = () => {
      const port = nodePort(new URL('./engine.worker.ts', import.meta.url));
      threads.push(port);
      return port;
    };
    const engine = await connectEngine(spawn, { variant: 'endless', backend: 'js', stopMs: NEVER });
    open.push(engine);
    let infos = 0;
    const result = engine.search(ENDLESS, () => infos++);
    await until(() => infos > 0);
    threads[0]!.close();
    infos = 0;
    await until(() => threads.length === 2 && infos > 0);
    engine.stop();
    expect(await result).toMatchObject({ ok: true, value: { best: 'd1d2', depth: 2 } });
    expect(threads).toHaveLength(2);
  });

  it('that cannot be started again makes the search fail, not hang', async () => {
    const { engine, workers } = await connectFakes();
    workers[0]!.state.die('out of memory');
    const result = engine.search(ENDLESS);
    await turn();
    workers[1]!.state.die('still none');
    expect(await result).toMatchObject({
      ok: false,
      error: { cause: 'unavailable', message: expect.stringMatching('none') },
    });
  });

  it('is ignored after it has been replaced', async () => {
    const { engine, workers } = await connectFakes({ sharedMemory: false });
    const first = engine.search(ENDLESS);
    await turn();
    const { id } = workers[0]!.asked.at(-1)!;
    engine.stop();
    workers[0]!.state.say({ kind: 'found', id, result: { ok: false, error: { cause: 'request', message: 'late' } } });
    expect(await first).toMatchObject({ ok: false, error: { cause: 'stopped' } });
  });

  it('that fails at a request says why', async () => {
    const { engine, workers } = await connectFakes();
    const result = engine.search(REQUEST);
    await turn();
    workers[0]!.state.say({ kind: 'failed', id: workers[0]!.asked.at(-1)!.id, isRequest: false, message: 'a fault' });
    expect(await result).toMatchObject({
      ok: false,
      error: { cause: 'crashed', message: expect.stringMatching('a fault') },
    });
  });
});

describe('closing', () => {
  it('answers all calls that are running or waiting', async () => {
    const { engine, workers } = await connectFakes();
    const calls = [engine.search(REQUEST), engine.perft(START, 3)];
    const cleared = engine.clear();
    await turn();
    engine.close();
    for (const call of calls) expect(await call).toMatchObject({ ok: false, error: { cause: 'closed' } });
    await cleared;
    expect(workers[0]!.state.isClosed).toBe(true);
  });

  it('is final', async () => {
    const { engine, workers } = await connectFakes();
    engine.close();
    expect(await engine.search(REQUEST)).toMatchObject({ ok: false, error: { cause: 'closed' } });
    await engine.clear();
    engine.stop();
    engine.close();
    expect(workers).toHaveLength(1);
  });
});
