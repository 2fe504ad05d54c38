import { exampleGame } from '@kickmate/catalogue/testing';
import { type Engine, openEngine, TECHNIQUE_NAMES, techniquesOf } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { expect, test, vi } from 'vitest';
import { openExperiments, runExperiment } from '../src/experiments.ts';
import { type OpenEngine, planGame, workloadFor } from '../src/plan.ts';
import { differencesBetween, type Progress, runGame } from '../src/run-game.ts';
import { measureTechniques, TECHNIQUES } from '../src/techniques.ts';

const open: OpenEngine = (variant, backend) => openEngine(variant, { backend, hashMiB: 1 });

const league = await exampleGame('chess-league');
const depths = { perft: 2, search: 2, signature: 2 };
const workload: Workload = {
  positions: ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1'],
  rules: depths,
  kernel: depths,
};

test('a game is measured on all backends, which agree on the nodes', async () => {
  const steps: Progress[] = [];
  const onProgress = (progress: Progress) => void steps.push(progress);
  const game = await runGame(planGame(league, workload, 'full'), { open, runs: 1, onProgress });
  expect(game.rows.map(({ task, backend }) => `${task} ${backend}`)).toEqual([
    'perft wasm',
    'perft js',
    'perft rules',
    'search wasm',
    'search js',
    'search rules',
  ]);
  expect(game.rows.filter(({ task }) => task === 'perft').map(({ nodes }) => nodes)).toEqual([402, 402, 402]);
  expect(game.rows.map(({ times, warmUp }) => [times.length, warmUp.length > 0])).toEqual(
    game.rows.map(() => [1, true]),
  );
  expect(game.differences).toEqual([]);
  const parts = steps.map(({ done }) => done);
  expect([parts[0], parts.at(-1), [...parts].sort((a, b) => a - b)]).toEqual([0, 1, parts]);
});

test('backends that count other nodes are named', async () => {
  const lying: OpenEngine = async (variant, backend) => {
    const engine = await open(variant, backend);
    if (backend === 'wasm') return engine;
    const perft: Engine['perft'] = async (position, depth) => {
      const counted = await engine.perft(position, depth);
      return counted.ok ? { ok: true, value: { ...counted.value, nodes: counted.value.nodes + 1 } } : counted;
    };
    return { ...methodsOf(engine), perft };
  };
  const game = await runGame(planGame(league, workload, 'full'), { open: lying, runs: 1 });
  expect(game.differences).toEqual([
    'perft to depth 2: 402 nodes on wasm, 403 on js',
    'perft to depth 2: 402 nodes on wasm, 403 on rules',
    'perft: 402 nodes on wasm, 403 on js',
  ]);
});

/** An engine's methods as properties, so that one of them can be replaced. */
const methodsOf = (engine: Engine): Engine => ({
  variant: engine.variant,
  backend: engine.backend,
  fallback: engine.fallback,
  threads: engine.threads,
  evaluation: engine.evaluation,
  networkProblem: engine.networkProblem,
  search: (request, onInfo) => engine.search(request, onInfo),
  perft: (position, depth) => engine.perft(position, depth),
  evaluate: (position) => engine.evaluate(position),
  proveWins: (question) => engine.proveWins(question),
  stop: () => engine.stop(),
  clear: () => engine.clear(),
  loadBook: () => engine.loadBook(),
  startThreads: () => engine.startThreads(),
  close: () => engine.close(),
});

test('a backend that does not run here is named, and the others are measured', async () => {
  const without: (name: string) => OpenEngine = (name) => async (variant, backend) => {
    if (backend === name || name === 'all') throw new Error('it is blocked');
    return open(variant, backend);
  };
  const game = await runGame(planGame(league, workload, 'full'), { open: without('wasm'), runs: 1 });
  expect(game.differences).toEqual(['wasm is not measured: it is blocked']);
  expect(new Set(game.rows.map(({ backend }) => backend))).toEqual(new Set(['js', 'rules']));
  await expect(runGame(planGame(league, workload, 'full'), { open: without('all'), runs: 1 })).rejects.toThrow(
    'wasm is not measured: it is blocked; js is not measured',
  );
});

test('only wasm and js of the same task are compared', () => {
  const row = (backend: 'wasm' | 'js' | 'rules', nodes: number) =>
    ({ task: 'search', backend, depth: 4, nodes, warmUp: [], times: [1] }) as const;
  expect(differencesBetween([row('wasm', 900), row('js', 900), row('rules', 12)])).toEqual([]);
  expect(differencesBetween([row('wasm', 900), row('js', 901)])).toEqual(['search: 900 nodes on wasm, 901 on js']);
});

test('a measurement ends at once when it is stopped, and closes its engines', async () => {
  const stopping = new AbortController();
  const opened: Engine[] = [];
  const watched: OpenEngine = async (variant, backend) => {
    const engine = await open(variant, backend);
    opened.push(engine);
    return engine;
  };
  const run = runGame(planGame(league, workload, 'full'), {
    open: watched,
    signal: stopping.signal,
    onProgress: ({ done }) => done > 0 && stopping.abort(new Error('enough')),
  });
  await expect(run).rejects.toThrow('enough');
  for (const engine of opened) expect(await engine.perft(workload.positions[0]!, 1)).toMatchObject({ ok: false });
});

test('the quick size searches to the depth of the signature', () => {
  const deep: Workload = {
    ...workload,
    rules: { perft: 3, search: 3, signature: 2 },
    kernel: { perft: 6, search: 10, signature: 7 },
  };
  const depthsOf = (size: 'quick' | 'full') => planGame(league, deep, size).works.map(({ depth }) => depth);
  expect(depthsOf('quick')).toEqual([5, 5, 2, 7, 7, 2]);
  expect(depthsOf('full')).toEqual([6, 6, 3, 10, 10, 3]);
});

test.each(['chess-league', 'minimal'])('%s without a workload is measured from its starts', async (id) => {
  const { workload: _, ...bare } = await exampleGame(id);
  const variant = bare as AnyVariant;
  const made = await workloadFor(variant, open);
  expect(made.positions).toContain(variant.text.format(variant.starts('w')[0]!.position));
  expect(made.positions.length).toBeLessThanOrEqual(4);
  expect(made.kernel !== undefined).toBe(variant.kernel !== undefined);
  // A browser without WebAssembly measures at the same depths.
  const openWithout: OpenEngine = async (one, backend) => {
    if (backend === 'wasm') throw new Error('no WebAssembly here');
    return open(one, backend);
  };
  expect(await workloadFor(variant, openWithout)).toEqual(made);
});

test('the trials of depths end at once when they are stopped', async () => {
  const { workload: _, ...bare } = league;
  const stopping = new AbortController();
  const opened: Engine[] = [];
  const steps: string[] = [];
  const made = workloadFor(
    bare as AnyVariant,
    async (variant, backend) => {
      opened.push(await open(variant, backend));
      return opened[0]!;
    },
    {
      signal: stopping.signal,
      onStep(step) {
        steps.push(step);
        if (steps.length === 2) stopping.abort(new Error('stopped by the player'));
      },
    },
  );
  await expect(made).rejects.toThrow('stopped by the player');
  expect(steps).toEqual(['choosing depths: perft to 1 on rules', 'choosing depths: perft to 2 on rules']);
  expect(await opened[0]!.perft(workload.positions[0]!, 1)).toMatchObject({ ok: false });
});

test('every technique has a name and a sentence', () => {
  expect(Object.keys(TECHNIQUES)).toEqual(TECHNIQUE_NAMES);
});

test('a position is searched without each technique in turn', async () => {
  const engine = await open(league, 'wasm');
  const search = engine.search.bind(engine);
  // A busy machine would reach no depth in the time, so the first search has a depth in place of it.
  vi.spyOn(engine, 'search').mockImplementation((request, ...rest) =>
    search(request.limits.ms === undefined ? request : { ...request, limits: { depth: 7 } }, ...rest),
  );
  const seen: (string | undefined)[] = [];
  const rows = await measureTechniques(engine, league, workload.positions[0]!, {
    ms: 30,
    onRow: ({ without }) => seen.push(without),
  });
  engine.close();
  expect(seen).toEqual([undefined, ...techniquesOf(league)]);
  const [all, ...others] = rows;
  expect([all!.isCutOff, all!.depthForSameNodes]).toEqual([false, all!.depth]);
  for (const row of others) expect(row.depth).toBe(all!.depth);
  // Alpha-beta without ordering is a multiple of the work.
  expect(others.find(({ without }) => without === 'ordering')!.nodes).toBeGreaterThan(1.5 * all!.nodes);
});

test('there are seven experiments, and all forms of each have the same checksum', async () => {
  const experiments = await openExperiments();
  expect(experiments.map(({ id }) => id)).toEqual([
    'sets',
    'bits',
    'sliders',
    'hash',
    'evaluation',
    'simd',
    'boundary',
  ]);
  for (const { title, forms } of experiments)
    for (const rounds of [1, 1000]) {
      const sums = forms.map((form) => form.run(rounds) | 0);
      expect(new Set(sums).size, `${title}: ${sums}`).toBe(1);
    }
});

test('an experiment whose forms differ is a fault, not a measurement', async () => {
  const form = (name: string, sum: number) => ({ name, language: 'js' as const, run: () => sum });
  const experiment = { id: 'a', title: 'A', work: '', why: '', rounds: 10, forms: [form('one', 1), form('two', 2)] };
  await expect(runExperiment(experiment, () => 0)).rejects.toThrow('A: two has the checksum 2, one 1');
  let time = 0;
  const result = await runExperiment({ ...experiment, forms: [form('one', 1)] }, () => (time += 3));
  expect(result.forms[0]).toMatchObject({ name: 'one', ns: 3e5 });
});
