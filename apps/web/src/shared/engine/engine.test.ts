import { fail, ok, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { type Engine, type EngineError, openEngine, type SearchInfo, type SearchResult } from '@kickmate/engine';
import { Match } from '@kickmate/game';
import { type AnyMatch, actionRequest, hintRequest } from '@kickmate/play';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { type Connector, useEngine } from './engine.ts';

/** The beginning of a match: any game will do. */
const match: AnyMatch = Match.start(await entries[0]!.load(), { seed: 1 });
const hint = { variant: match.variant, position: match.position, purpose: 'hint' } as const;
const action = { ...hint, purpose: 'action' } as const;

/** Engines on our own thread, of the backend that everything runs on. */
const inProcess: Connector = async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' });

const PROGRESS: SearchInfo = { depth: 1, selectiveDepth: 1, nodes: 20, ms: 1, hashFull: 0, lines: [] };
const found = (best: string): Result<SearchResult, EngineError> => ok({ ...PROGRESS, best, backend: 'wasm' });

/** An engine whose searches end when the test says so. */
class SlowEngine implements Engine {
  readonly variant = match.variant.id;
  readonly backend = 'js';
  readonly fallback = 'no WebAssembly here';
  readonly threads = 1;
  readonly evaluation = 'classical';
  readonly networkProblem = 'no network here';
  readonly searches: ((result: Result<SearchResult, EngineError>) => void)[] = [];
  stops = 0;
  isClosed = false;
  search: Engine['search'] = (_, onProgress) => {
    onProgress?.(PROGRESS);
    return new Promise((resolve) => this.searches.push(resolve));
  };
  perft: Engine['perft'] = async () => fail({ cause: 'unavailable', message: 'not here' });
  evaluate: Engine['evaluate'] = async () => fail({ cause: 'unavailable', message: 'not here' });
  proveWins: Engine['proveWins'] = async () => fail({ cause: 'unavailable', message: 'not here' });
  stop = () => void this.stops++;
  clear = async () => {};
  loadBook = async () => {};
  startThreads = async () => {};
  close = () => {
    this.isClosed = true;
  };
}

beforeEach(() => setActivePinia(createPinia()));

test('the first search starts the engine and finds something that can be played', async () => {
  const engine = useEngine();
  engine.connectWith(inProcess);
  const result = await engine.think(action, { ...actionRequest(match, 1), limits: { nodes: 500 } });
  expect(match.playText(result?.best ?? '').ok).toBe(true);
  expect([engine.backend, engine.thinking, engine.error]).toEqual(['rules', undefined, undefined]);
  expect(engine.progress?.nodes).toBeGreaterThan(0);
});

test('the store shows the purpose, backend, fallback and progress of a running search', async () => {
  const engine = useEngine();
  engine.connectWith(async () => new SlowEngine());
  const asked = engine.think(hint, hintRequest(match));
  expect([engine.isOpening, engine.thinking]).toEqual([true, 'hint']);
  await flushPromises();
  expect([engine.isOpening, engine.backend, engine.fallback, engine.progress]).toEqual([
    false,
    'js',
    'no WebAssembly here',
    PROGRESS,
  ]);
  expect([engine.evaluation, engine.networkProblem]).toEqual(['classical', 'no network here']);
  engine.wantedEvaluation = 'classical';
  expect(engine.networkProblem).toBeUndefined();
  engine.stop();
  expect(engine.thinking).toBeUndefined();
  expect(asked).toBeInstanceOf(Promise);
});

test('after a search the store shows what evaluates now: a worker that was replaced may have lost the network', async () => {
  const engine = useEngine();
  const slow = new SlowEngine();
  engine.connectWith(async () => Object.assign(slow, { evaluation: 'network', networkProblem: undefined }));
  const asked = engine.think(hint, hintRequest(match));
  await flushPromises();
  expect([engine.evaluation, engine.networkProblem]).toEqual(['network', undefined]);
  Object.assign(slow, { evaluation: 'classical', networkProblem: 'it could not be fetched' });
  slow.searches[0]!(found('b2b3'));
  await asked;
  expect([engine.evaluation, engine.networkProblem]).toEqual(['classical', 'it could not be fetched']);
});

test('a search that was overtaken is stopped, and its answer dropped', async () => {
  const engine = useEngine();
  const slow = new SlowEngine();
  engine.connectWith(async () => slow);
  const first = engine.think(action, hintRequest(match));
  await flushPromises();
  const second = engine.think(hint, hintRequest(match));
  await flushPromises();
  expect(slow.stops).toBe(1);
  slow.searches[0]!(found('a1a2'));
  slow.searches[1]!(found('b2b3'));
  expect([await first, (await second)?.best]).toEqual([undefined, 'b2b3']);
});

test('one engine serves all searches, and another one another backend, evaluation or number of threads', async () => {
  const engine = useEngine();
  const opened: string[] = [];
  engine.connectWith(async (options) => {
    opened.push(`${options.variant} ${options.backend} ${options.evaluation} ${options.threads}`);
    return inProcess(options);
  });
  const request = { ...hintRequest(match), limits: { depth: 1 } };
  await engine.think(hint, request);
  await engine.think(hint, request);
  engine.wanted = 'js';
  await engine.think(hint, request);
  engine.wantedEvaluation = 'classical';
  await engine.think(hint, request);
  engine.wantedThreads = 2;
  await engine.think(hint, request);
  const expected = ['wasm network 1', 'js network 1', 'js classical 1', 'js classical 2'];
  expect(opened).toEqual(expected.map((how) => `${match.variant.id} ${how}`));
});

test('below full strength one thread searches', async () => {
  const engine = useEngine();
  engine.connectWith(async (options) => Object.assign(await inProcess(options), { threads: 2 }));
  const threadsAt = async (level: number | undefined) => {
    await engine.think(action, { ...actionRequest(match, 1), level, limits: { depth: 1 } });
    return engine.threads;
  };
  expect([await threadsAt(3), await threadsAt(10), await threadsAt(undefined)]).toEqual([1, 2, 2]);
});

test('an engine that fails says why, and can be started anew', async () => {
  const engine = useEngine();
  let isBroken = true;
  engine.connectWith(async (options) => {
    if (isBroken) throw new Error('the worker did not start');
    return inProcess(options);
  });
  expect(await engine.think(hint, hintRequest(match))).toBeUndefined();
  expect([engine.error, engine.thinking, engine.isOpening]).toEqual([
    { about: hint, message: 'the worker did not start' },
    undefined,
    false,
  ]);
  isBroken = false;
  expect(await engine.think(hint, { ...hintRequest(match), limits: { depth: 1 } })).toBeDefined();
  expect(engine.error).toBeUndefined();
});

test('a search that fails says why; one that was stopped is no failure', async () => {
  const engine = useEngine();
  const slow = new SlowEngine();
  engine.connectWith(async () => slow);
  const crashed = engine.think(hint, hintRequest(match));
  await flushPromises();
  slow.searches[0]!(fail({ cause: 'crashed', message: 'the kernel trapped' }));
  await crashed;
  expect(engine.error).toEqual({ about: hint, message: 'the kernel trapped' });
  const stopped = engine.think(hint, hintRequest(match));
  await flushPromises();
  slow.searches[1]!(fail({ cause: 'stopped', message: 'stopped' }));
  await stopped;
  expect(engine.error).toBeUndefined();
});

test('an engine that arrives after it was given back is closed', async () => {
  const engine = useEngine();
  const late = new SlowEngine();
  engine.connectWith(async () => late);
  const asked = engine.think(hint, hintRequest(match));
  engine.close();
  expect(await asked).toBeUndefined();
  expect([late.isClosed, engine.backend]).toEqual([true, undefined]);
});
