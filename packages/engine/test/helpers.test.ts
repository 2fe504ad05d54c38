import { afterEach, describe, expect, it } from 'vitest';
import type { Engine, SearchRequest, SearchResult } from '../src/request/engine.ts';
import { SharedState } from '../src/request/shared-state.ts';
import { SearchRun } from '../src/search/run.ts';
import { type ConnectOptions, connectEngine } from '../src/worker/connect.ts';
import type { FromWorker, Port, ToWorker } from '../src/worker/messages.ts';
import { tiny } from './tiny.ts';

const START = tiny.text.format(tiny.starts('w')[0]!.position);
const REQUEST: SearchRequest = { start: START, actions: [], limits: { ms: 1000 }, lines: 2, seed: 3 };
const FOUND: SearchResult = {
  depth: 3,
  selectiveDepth: 3,
  nodes: 100,
  ms: 1,
  hashFull: 0,
  lines: [],
  best: 'b1a2',
  backend: 'wasm',
};

/** A worker that answers only what the test lets it answer. It opens by itself. */
class FakeWorker implements Port {
  readonly asked: ToWorker[] = [];
  isClosed = false;
  say: (message: FromWorker) => void = () => undefined;
  die: (reason: string) => void = () => undefined;
  readonly #isShared: boolean;

  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  post(message: ToWorker): void {
    this.asked.push(message);
    if (message.kind === 'open')
      this.say({
        kind: 'opened',
        id: message.id,
        backend: 'wasm',
        fallback: undefined,
        evaluation: 'classical',
        networkProblem: undefined,
        isShared: this.#isShared,
      });
  }

  listen(onMessage: (message: FromWorker) => void, onGone: (reason: string) => void): void {
    Object.assign(this, { say: onMessage, die: onGone });
  }

  close(): void {
    this.isClosed = true;
  }

  get thread(): number | undefined {
    const [open] = this.asked;
    return open?.kind === 'open' ? open.role?.thread : undefined;
  }

  get kinds(): readonly string[] {
    return this.asked.map(({ kind }) => kind);
  }

  /** Answers the last request. */
  answer(): void {
    const { kind, id } = this.asked.at(-1)!;
    if (kind === 'search') this.say({ kind: 'found', id, result: { ok: true, value: FOUND } });
    if (kind === 'help') this.say({ kind: 'helped', id });
    if (kind === 'clear') this.say({ kind: 'cleared', id });
  }
}

const open: Engine[] = [];
afterEach(() => {
  for (const engine of open.splice(0)) engine.close();
});

/** An engine with three threads over workers that the test plays. */
async function connect(options: Partial<ConnectOptions> = {}, isShared: (worker: number) => boolean = () => true) {
  const workers: FakeWorker[] = [];
  const spawn = () => {
    const worker = new FakeWorker(isShared(workers.length));
    workers.push(worker);
    return worker;
  };
  const engine = await connectEngine(spawn, { variant: 'tiny', threads: 3, hashMiB: 1, ...options });
  open.push(engine);
  return { engine, workers };
}

/** Lets everything happen that waits for nothing. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Lets all workers of an engine answer. */
async function answerAll(workers: readonly FakeWorker[]): Promise<void> {
  for (const worker of workers) worker.answer();
  await turn();
}

describe('an engine with three threads', () => {
  it('starts its helpers for the first search, with one hash table', async () => {
    const { engine, workers } = await connect();
    expect([engine.threads, workers.length]).toEqual([3, 1]);
    const result = engine.search(REQUEST);
    await turn();
    expect(workers.map(({ thread, kinds }) => [thread, kinds])).toEqual([
      [0, ['open', 'search']],
      [1, ['open', 'help']],
      [2, ['open', 'help']],
    ]);
    const memories = workers.map(({ asked: [message] }) => message?.kind === 'open' && message.role?.memory);
    expect(new Set(memories).size).toBe(1);
    expect(memories[0] ? memories[0].buffer.byteLength : 0).toBe(2 ** 20);
    // Helpers search without limits, and choose nothing.
    expect(workers[1]!.asked[1]).toEqual({
      kind: 'help',
      id: workers[0]!.asked[1]!.id,
      request: { start: START, actions: [], limits: {}, lines: 2 },
    });
    workers[0]!.answer();
    expect(await result).toEqual({ ok: true, value: FOUND });
  });

  it('starts its helpers before the first search if asked, and none after it is closed', async () => {
    const { engine, workers } = await connect();
    await engine.startThreads();
    await engine.startThreads();
    expect(workers.map(({ thread, kinds }) => [thread, kinds])).toEqual([
      [0, ['open']],
      [1, ['open']],
      [2, ['open']],
    ]);
    const result = engine.search(REQUEST);
    await turn();
    expect(workers.map(({ kinds }) => kinds.at(-1))).toEqual(['search', 'help', 'help']);
    workers[0]!.answer();
    await result;
    engine.close();
    await engine.startThreads();
    expect(workers).toHaveLength(3);
  });

  it('goes on without helpers whose workers cannot be started', async () => {
    const first = new FakeWorker(true);
    let spawned = 0;
    const spawn = () => {
      if (spawned++ === 0) return first;
      throw new Error('no more workers');
    };
    const engine = await connectEngine(spawn, { variant: 'tiny', threads: 3, hashMiB: 1 });
    open.push(engine);
    await engine.startThreads();
    expect(spawned).toBe(3);
    const result = engine.search(REQUEST);
    await turn();
    first.answer();
    expect(await result).toMatchObject({ ok: true });
  });

  it('begins the next search when the helpers have ended the last one', async () => {
    const { engine, workers } = await connect();
    const first = engine.search(REQUEST);
    await turn();
    workers[0]!.answer();
    await first;
    const second = engine.search(REQUEST);
    await turn();
    expect(workers[0]!.kinds).toEqual(['open', 'search']);
    await answerAll(workers.slice(1));
    expect(workers.map(({ kinds }) => kinds.length)).toEqual([3, 3, 3]);
    workers[0]!.answer();
    expect(await second).toMatchObject({ ok: true });
  });

  it('replaces helpers that do not end, and those that died', async () => {
    const { engine, workers } = await connect();
    const first = engine.search(REQUEST);
    await turn();
    // One dies in the search, which goes on. The other one never ends.
    workers[1]!.die('as an example');
    workers[0]!.answer();
    expect(await first).toMatchObject({ ok: true });
    const second = engine.search(REQUEST);
    while (workers.length < 5) await turn();
    await turn();
    expect(workers.map(({ thread, isClosed }) => [thread, isClosed])).toEqual([
      [0, false],
      [1, true],
      [2, true],
      [1, false],
      [2, false],
    ]);
    expect(workers.slice(3).map(({ kinds }) => kinds)).toEqual([
      ['open', 'help'],
      ['open', 'help'],
    ]);
    workers[0]!.answer();
    expect(await second).toMatchObject({ ok: true });
  });

  it('gives up a helper that dies again and again', async () => {
    const { engine, workers } = await connect({ threads: 2 });
    for (let death = 1; death <= 3; death++) {
      const result = engine.search(REQUEST);
      await turn();
      workers[death]!.die('as an example');
      workers[0]!.answer();
      expect(await result).toMatchObject({ ok: true });
    }
    const last = engine.search(REQUEST);
    await turn();
    expect(workers).toHaveLength(4);
    workers[0]!.answer();
    expect(await last).toMatchObject({ ok: true });
  });

  it('gives up a helper whose worker cannot be started', async () => {
    let spawned = 0;
    const first = new FakeWorker(true);
    const spawn = () => {
      if (spawned++ === 0) return first;
      throw new Error('no more workers');
    };
    const engine = await connectEngine(spawn, { variant: 'tiny', threads: 2, hashMiB: 1 });
    open.push(engine);
    for (let search = 0; search < 5; search++) {
      const result = engine.search(REQUEST);
      await turn();
      first.answer();
      expect(await result).toMatchObject({ ok: true });
    }
    expect(spawned).toBe(1 + 3);
  });

  it('goes on when thread 0 dies, with the same helpers', async () => {
    const { engine, workers } = await connect();
    const result = engine.search(REQUEST);
    await turn();
    workers[0]!.die('as an example');
    await turn();
    expect(workers.map(({ thread, kinds }) => [thread, kinds.at(-1)])).toEqual([
      [0, 'search'],
      [1, 'help'],
      [2, 'help'],
      [0, 'search'],
    ]);
    expect(workers[3]!.asked[1]!.id).toBe(workers[1]!.asked[1]!.id);
    workers[3]!.answer();
    expect(await result).toMatchObject({ ok: true });
  });

  it.each<[string, Partial<SearchRequest>, number]>([
    ['full strength', {}, 3],
    ['level 10', { level: 10 }, 3],
    ['level 9', { level: 9 }, 1],
    ['a search for a mate', { limits: { mate: 2 } }, 1],
  ])('%s', async (_name, request, threads) => {
    const { engine, workers } = await connect();
    const result = engine.search({ ...REQUEST, ...request });
    await turn();
    expect(workers).toHaveLength(threads);
    workers[0]!.answer();
    await result;
  });

  it('forgets in all threads', async () => {
    const { engine, workers } = await connect();
    const result = engine.search(REQUEST);
    await turn();
    await answerAll(workers);
    await result;
    const cleared = engine.clear();
    await turn();
    expect(workers.map(({ kinds }) => kinds.at(-1))).toEqual(['clear', 'clear', 'clear']);
    await answerAll(workers);
    await cleared;
  });

  it('stops all threads by one word, and closes all', async () => {
    const { engine, workers } = await connect({ stopMs: 60_000 });
    const result = engine.search(REQUEST);
    await turn();
    const [message] = workers[1]!.asked;
    const state = new SharedState((message?.kind === 'open' && message.state) || new SharedArrayBuffer(64));
    const { id } = workers[1]!.asked[1]!;
    expect([state.isStopped(id), state.hasEnded(id)]).toEqual([false, false]);
    engine.stop();
    expect([state.isStopped(id), state.hasEnded(id)]).toEqual([true, false]);
    workers[0]!.answer();
    await result;
    expect(state.hasEnded(id)).toBe(true);
    engine.close();
    expect(workers.every(({ isClosed }) => isClosed)).toBe(true);
  });
});

describe('an engine that was to have three threads has one', () => {
  it.each<[string, Partial<ConnectOptions>, boolean]>([
    ['if its kernel cannot share a hash table', {}, false],
    ['if no memory can be shared', { sharedMemory: false }, true],
  ])('%s', async (_name, options, isShared) => {
    const { engine, workers } = await connect(options, () => isShared);
    expect(engine.threads).toBe(1);
    await engine.startThreads();
    expect(workers).toHaveLength(1);
    const result = engine.search(REQUEST);
    await turn();
    expect(workers).toHaveLength(1);
    workers[0]!.answer();
    expect(await result).toMatchObject({ ok: true });
  });
});

describe('the nodes of several threads', () => {
  const position = tiny.starts('w')[0]!.position;
  const task = { start: position, plies: [], position, depth: 9, nodes: 5000, lines: 1, switches: 0 };
  const settings = { task, ms: Number.POSITIVE_INFINITY, watch: () => undefined };
  const report = { depth: 1, selectiveDepth: 1, nodes: 20, hashFull: 0, lines: [{ score: 1, actions: [1] }] };

  it('are summed up, and the limit is that of the sum', () => {
    const state = SharedState.of(3);
    state.count(1, 2500);
    state.count(2, 400);
    const nodes: number[] = [];
    const run = new SearchRun(settings, {
      began: 0,
      now: () => 0,
      isStopped: () => false,
      onReport: (one) => nodes.push(one.nodes),
      threads: { note: (own) => state.count(0, own), others: () => state.nodesBeside(0) },
    });
    // Before it has a line, thread 0 goes on.
    expect(run.poll(3000)).toBe(false);
    run.report(report, true);
    expect(nodes).toEqual([2920]);
    expect(run.poll(2000)).toBe(false);
    expect(state.nodesBeside(1)).toBe(2400);
    expect(run.poll(2100)).toBe(true);
    state.begin();
    expect([state.search, state.nodesBeside(0)]).toEqual([1, 0]);
  });
});
