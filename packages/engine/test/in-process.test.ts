import { weightBytes, writeNetwork } from '@kickmate/net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type EngineOptions,
  MAX_LEVEL,
  type SearchRequest,
  type SearchResult,
  type WinQuestion,
} from '../src/request/engine.ts';
import { type InProcessOptions, openEngine } from '../src/search/in-process.ts';
import { FAKE_NETWORK, type FakeSearch, fakeKernel } from './fake-kernel.ts';
import { MALFORMED, WRONG_OPTIONS } from './malformed.ts';
import { action, tiny } from './tiny.ts';

const START = tiny.text.format(tiny.starts('w')[0]!.position);
const request = (change: Partial<SearchRequest> = {}): SearchRequest => ({
  start: START,
  actions: [],
  limits: { depth: 2 },
  ...change,
});
const openRules = () => openEngine(tiny, { backend: 'rules' });
const openFake = (script: (search: FakeSearch) => void) => openEngine(fakeKernel(script).variant, { backend: 'js' });
const best = { score: 12, actions: [action('b1a2'), action('c4d3')] };

afterEach(() => void vi.useRealTimers());

describe('an engine in process', () => {
  it('searches', async () => {
    const engine = await openRules();
    const progress: SearchResult[] = [];
    const result = await engine.search(request({ limits: { depth: 3 }, lines: 2 }), (step) => progress.push(step));
    expect(result).toMatchObject({ ok: true, value: { depth: 3, backend: 'rules', hashFull: 0 } });
    expect(result.ok && result.value.lines).toHaveLength(2);
    expect(result.ok && result.value.best).toBe(result.ok && result.value.lines[0]?.actions[0]);
    expect(progress.map(({ depth }) => depth)).toEqual([1, 2, 3]);
  });

  it('gives scores in points, and wins by their distance', async () => {
    const engine = await openRules();
    const score = async (start: string) => {
      const result = await engine.search(request({ start }));
      return result.ok ? result.value.lines[0]?.score : undefined;
    };
    expect(await score(START)).toMatchObject({ kind: 'points' });
    expect(await score('k3/3P/4/4 w')).toEqual({ kind: 'win', actions: 1, turns: 1 });
    expect(await score('3k/4/p3/4 w')).toEqual({ kind: 'win', actions: -2, turns: 1 });
  });

  it('searches the position after the actions that were played', async () => {
    const engine = await openRules();
    const result = await engine.search(request({ actions: ['b1b2=0', 'c4c3'], only: ['b2c3', 'b2b3'] }));
    expect(result.ok && result.value.best).toMatch(/^b2/);
  });

  it('reads only the new actions of a longer round, and of any other round with the same start all actions', async () => {
    let parses = 0;
    let plays = 0;
    const counting: typeof tiny = {
      ...tiny,
      text: {
        ...tiny.text,
        parse: (text) => {
          parses++;
          return tiny.text.parse(text);
        },
        parseAction: (position, text) => {
          plays++;
          return tiny.text.parseAction(position, text);
        },
      },
    };
    const engine = await openEngine(counting, { backend: 'rules' });
    const read = async (...actions: string[]) => {
      [parses, plays] = [0, 0];
      const result = await engine.search(request({ actions, limits: { depth: 1 } }));
      return [parses, plays, result.ok];
    };
    expect(await read('b1b2=0', 'c4c3')).toEqual([1, 2, true]);
    expect(await read('b1b2=0', 'c4c3', 'b2b3')).toEqual([0, 1, true]);
    expect(await read('b1b2=0', 'c4c3', 'b2b3')).toEqual([0, 0, true]);
    expect(await read('b1b2=0')).toEqual([0, 1, true]);
    expect(await read('b1a2', 'c4c3', 'a2a3')).toEqual([0, 3, true]);
    expect(await read('b1a2', 'c4c3', 'a2a4')).toEqual([0, 3, false]);
  });

  it.each([
    ['the position ends it', { start: 'k3/3P/4/4 w', actions: ['d3d4'] }],
    ['the record ends it', { start: '4/4/4/4 w', actions: ['pass', 'pass'] }],
  ])('has no best action when the round is over because %s', async (_name, change) => {
    const engine = await openRules();
    for (const level of [undefined, 1, 10] as const) {
      const result = await engine.search(request({ ...change, ...(level && { level }) }));
      expect(result).toMatchObject({ ok: true, value: { best: undefined, lines: [] } });
    }
  });

  it('counts leaves', async () => {
    const result = await (await openRules()).perft(START, 1);
    expect(result).toMatchObject({ ok: true, value: { nodes: 13 } });
  });

  it('ends by its time', async () => {
    const engine = await openFake(({ poll }) => {
      for (let nodes = 0; !poll(nodes); ) nodes += 1000;
    });
    const result = await engine.search(request({ limits: { ms: 30 } }));
    expect(result.ok && result.value.ms).toBeGreaterThanOrEqual(30);
  });

  it('ends by its clock', async () => {
    let depth = 0;
    const engine = await openFake(({ poll, report }) => {
      for (let nodes = 0; !poll(nodes); nodes += 1000) {
        vi.advanceTimersByTime(5);
        report(++depth, nodes, [best]);
      }
    });
    vi.useFakeTimers({ toFake: ['performance'] });
    const result = await engine.search(request({ limits: { clock: { remainingMs: 4000, incrementMs: 0 } } }));
    expect(result.ok && result.value.ms).toBeGreaterThanOrEqual(30);
    expect(result.ok && result.value.ms).toBeLessThan(4000);
  });

  it('does not think on a clock where there is one action only', async () => {
    const engine = await openRules();
    const clock = { remainingMs: 3_600_000, incrementMs: 0 };
    const result = await engine.search(request({ limits: { clock }, only: ['b1a2'] }));
    expect(result).toMatchObject({ ok: true, value: { best: 'b1a2', depth: 1 } });
  });

  it('ends when it has found a win within so many turns, or seen that there is none', async () => {
    const engine = await openRules();
    const depthOf = async (mate: number) => {
      const result = await engine.search(request({ start: '4/k3/3P/4 w', limits: { mate, depth: 9 } }));
      return result.ok && result.value.depth;
    };
    expect(await depthOf(1)).toBe(1);
    expect(await depthOf(2)).toBe(3);
    expect(await depthOf(5)).toBe(3);
  });

  it('gives the static evaluation of a position', async () => {
    const engine = await openRules();
    expect(await engine.evaluate('k3/4/4/1PP1 w')).toEqual({
      ok: true,
      value: { value: expect.any(Number), classical: expect.any(Number), parts: [] },
    });
    const [white, black] = [await engine.evaluate('k3/4/4/PPP1 w'), await engine.evaluate('k3/4/4/PPP1 b')];
    expect(white.ok && white.value.value).toBeGreaterThan(-100);
    expect(black.ok && black.value.value).toBeLessThan(100);
    for (const text of ['k3/4', 'k2P/4/4/4 w', 7 as unknown as string])
      expect(await engine.evaluate(text)).toMatchObject({ ok: false, error: { cause: 'request' } });
  });

  it.each([
    ['all that win', 'k3/3P/4/4 w', 1, ['d3c4', 'd3d4']],
    ['none that wins later', '4/k3/3P/4 w', 1, []],
    ['none that needs luck', '4/4/4/1P2 w', 3, ['b1a2']],
  ])('proves the actions that win within some turns: %s', async (_name, position, turns, wins) => {
    const engine = await openFake(() => {});
    const proof = await engine.proveWins({ position, turns, nodes: 1000 });
    expect(proof.ok && [...proof.value!].sort()).toEqual(wins);
  });

  it('has no proof where it needs too many positions, and none without a kernel', async () => {
    const question = { position: START, turns: 5, nodes: 100 };
    expect(await (await openFake(() => {})).proveWins(question)).toEqual({ ok: true, value: undefined });
    expect(await (await openRules()).proveWins(question)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    [{ position: 'k2P/4/4/4 w' }, 'the round is over'],
    [{ turns: 0 }, 'turns 0: must be a whole number from 1 to 100'],
    [{ nodes: undefined }, 'nodes NaN: must be a whole number from 1'],
  ])('says what is wrong with a question for wins: %o', async (change, message) => {
    const engine = await openRules();
    const proof = await engine.proveWins({ position: START, turns: 1, nodes: 1, ...change } as WinQuestion);
    expect(proof).toMatchObject({
      ok: false,
      error: { cause: 'request', message: expect.stringContaining(message) },
    });
  });

  it('at a level, begins no iteration that it could hardly finish', async () => {
    let depth = 0;
    const engine = await openFake(({ poll, report }) => {
      vi.advanceTimersByTime(70);
      do report(++depth, 1000 * depth, [best]);
      while (!poll(1000 * depth));
    });
    vi.useFakeTimers({ toFake: ['performance'] });
    await engine.search(request({ limits: { ms: 100 }, level: MAX_LEVEL }));
    expect(depth).toBe(1);
  });

  it('uses all its time otherwise', async () => {
    const engine = await openFake(({ poll, report }) => {
      for (let depth = 1; !poll(1000 * depth); depth++) report(depth, 1000 * depth, [best]);
    });
    const result = await engine.search(request({ limits: { ms: 100 } }));
    expect(result.ok && result.value.ms).toBeGreaterThanOrEqual(100);
  });

  it('answers with its best action when onInfo stops it', async () => {
    const engine = await openRules();
    const result = await engine.search(request({ limits: {} }), ({ depth }) => {
      if (depth === 3) engine.stop();
    });
    expect(result).toMatchObject({ ok: true, value: { depth: 3 } });
  });

  it('reports from time to time', async () => {
    const nodes: number[] = [];
    const engine = await openFake(({ poll, report }) => {
      report(1, 10, [best]);
      for (let visited = 1000; !poll(visited); ) visited += 1000;
    });
    await engine.search(request({ limits: { ms: 1200 } }), (progress) => nodes.push(progress.nodes));
    expect(nodes.length).toBeGreaterThanOrEqual(2);
    expect(nodes.at(-1)).toBeGreaterThan(10);
  });

  it('runs one search at a time: a new one stops the one before', async () => {
    const engine = await openRules();
    const [first, second] = await Promise.all([engine.search(request()), engine.search(request())]);
    expect(first).toMatchObject({ ok: false, error: { cause: 'stopped' } });
    expect(second.ok).toBe(true);
  });

  it('rejects with the error of onInfo, and works on', async () => {
    const engine = await openRules();
    const search = engine.search(request(), () => {
      throw new Error('not mine');
    });
    await expect(search).rejects.toThrow('not mine');
    expect((await engine.search(request())).ok).toBe(true);
  });

  it('answers nothing more when it is closed', async () => {
    const engine = await openRules();
    const running = engine.search(request());
    engine.close();
    const closed = { ok: false, error: { cause: 'closed' } };
    expect(await running).toMatchObject(closed);
    expect(await engine.search(request())).toMatchObject(closed);
    expect(await engine.perft(START, 1)).toMatchObject(closed);
    await engine.clear();
  });
});

describe('a wrong request', () => {
  it.each<[string, Partial<SearchRequest>, string]>([
    ['depth', { limits: { depth: 0 } }, 'depth 0: must be a whole number from 1 to 100'],
    ['depth', { limits: { depth: 101 } }, 'depth 101: must be a whole number from 1 to 100'],
    ['depth', { limits: { depth: 1.5 } }, 'depth 1.5: must be a whole number from 1 to 100'],
    ['nodes', { limits: { nodes: 0 } }, 'nodes 0: must be a whole number from 1'],
    ['ms', { limits: { ms: Number.NaN } }, 'ms NaN: must be a whole number from 1'],
    ['lines', { lines: 65 }, 'lines 65: must be a whole number from 1 to 64'],
    ['level', { level: 11 }, 'level 11: must be a number from 1 to 10'],
    ['seed', { seed: 0.5 }, 'seed 0.5: must be a whole number'],
    ['switch', { switches: { hsah: false } as object }, "switch 'hsah': the techniques are hash, quiescence"],
    ['position', { start: 'pkp1/4/4/1PX1 w' }, 'start: placement (character 12)'],
    ['action', { actions: ['b1a2', 'd4e5'] }, "action 2 'd4e5': action (character 3)"],
    ['action', { start: 'k3/3P/4/4 w', actions: ['d3d4', 'a4a3'] }, "action 2 'a4a3': the round is over: Goal"],
    ['choice', { only: ['b1a2', 'b1b3'] }, "only: 'b1b3' is not a legal action here"],
    ['choice', { only: [] }, 'only: names no action'],
    ['limit', { limits: {} }, 'limits: there must be one, as nothing could stop this search'],
  ])('is refused for its %s', async (_name, change, message) => {
    const result = await (await openRules()).search(request(change));
    expect(result).toMatchObject({ ok: false, error: { cause: 'request', message: expect.stringContaining(message) } });
  });

  it.each([
    ['pkp1/4/4/1PKP', 1, 'position: side'],
    [START, -1, 'depth -1: must be a whole number from 0 to 15'],
  ])('is refused for a count of %s to %i', async (position, depth, message) => {
    const result = await (await openRules()).perft(position, depth);
    expect(result).toMatchObject({ ok: false, error: { cause: 'request', message: expect.stringContaining(message) } });
  });

  it.each(MALFORMED)('is refused for its shape: %s', async (_name, change, message) => {
    const result = await (await openRules()).search(change as SearchRequest);
    expect(result).toMatchObject({ ok: false, error: { cause: 'request', message: expect.stringContaining(message) } });
  });

  it('is refused for a count of no position, and to no depth', async () => {
    const engine = await openRules();
    const refused = { ok: false, error: { cause: 'request' } };
    expect(await engine.perft(undefined as unknown as string, 1)).toMatchObject(refused);
    expect(await engine.perft(START, undefined as unknown as number)).toMatchObject(refused);
  });

  it.each(WRONG_OPTIONS)('is refused at the opening: %s', async (_name, options, message) => {
    const opening = openEngine(tiny, options);
    await expect(opening).rejects.toThrow(RangeError);
    await expect(opening).rejects.toMatchObject({
      message: expect.stringContaining(message),
      cause: { cause: 'request', message: expect.stringContaining(message) },
    });
  });
});

describe('the backend', () => {
  const open = (options: Pick<EngineOptions, 'backend'>, variant = tiny) => openEngine(variant, options);
  const fake = () => fakeKernel(({ report }) => report(1, 1, [best], true)).variant;

  it('is JavaScript where WebAssembly cannot run', async () => {
    const engine = await open({}, fake());
    expect(engine.backend).toBe('js');
    expect(engine.fallback).toMatch(/^WebAssembly cannot run here \(.*no such file.*\): .* several times slower\.$/);
    expect(await engine.search(request())).toMatchObject({ ok: true, value: { best: 'b1a2', backend: 'js' } });
  });

  it('is the rules where no kernel can run', async () => {
    const variant = fake();
    const js = () => Promise.reject(new Error('blocked'));
    const engine = await open({}, { ...variant, kernel: { ...variant.kernel!, js } });
    expect(engine.backend).toBe('rules');
    expect(engine.fallback).toMatch(/WebAssembly cannot run.*; The JavaScript engine cannot run here \(blocked\): /);
  });

  it('is the rules where there is no kernel', async () => {
    const engine = await open({ backend: 'js' });
    expect([engine.backend, engine.fallback]).toEqual([
      'rules',
      'Tiny has no kernel: a plain search over the rules plays, much weaker.',
    ]);
  });

  it.each(['js', 'rules'] as const)('is %s where that was asked for', async (backend) => {
    const engine = await open({ backend }, fake());
    expect([engine.backend, engine.fallback]).toEqual([backend, undefined]);
  });
});

describe('a network', () => {
  /** The address of a network whose value is 300, written with changes. */
  const networkAt = async (changes: object = {}) => {
    const sizes = { ...FAKE_NETWORK, ...changes };
    const weights = new Uint8Array(weightBytes(sizes));
    new DataView(weights.buffer).setInt16(0, 300, true);
    const file = await writeNetwork({ variant: 'tiny', ...sizes, weights });
    return new URL(`data:application/octet-stream;base64,${Buffer.from(file).toString('base64')}`);
  };
  const open = async (network: URL | undefined, options: InProcessOptions = {}) =>
    openEngine(fakeKernel(() => undefined, network).variant, { backend: 'js', ...options });

  it('evaluates, and the classical value is known, too', async () => {
    const engine = await open(await networkAt());
    expect([engine.evaluation, engine.networkProblem]).toEqual(['network', undefined]);
    expect(await engine.evaluate(START)).toMatchObject({ ok: true, value: { value: 300, classical: 7 } });
  });

  it('is not used where the classical evaluation is asked for, or parts of it are off', async () => {
    for (const options of [{ evaluation: 'classical' }, { without: ['tempo'] }] as const) {
      const engine = await open(await networkAt(), options);
      expect([engine.evaluation, engine.networkProblem]).toEqual(['classical', undefined]);
      expect((await engine.evaluate(START)).ok).toBe(true);
    }
  });

  it('is also used by an engine that was opened again after a crash', async () => {
    const engine = await openEngine(
      fakeKernel(
        () => {
          throw new Error('trap');
        },
        await networkAt(),
      ).variant,
      { backend: 'js' },
    );
    expect(await engine.search(request())).toMatchObject({ ok: false, error: { cause: 'crashed' } });
    expect(await engine.evaluate(START)).toMatchObject({ ok: true, value: { value: 300 } });
  });

  it('that cannot be used is told, and the classical evaluation is used', async () => {
    for (const [network, problem] of [
      [new URL('./no-such-file.net', import.meta.url), 'no-such-file.net'],
      [new URL('data:text/html,<p>Not found'), 'cannot be unpacked'],
      [await networkAt({ rows: 2 }), 'its rows are 2, and the kernel wants 1'],
      [await networkAt({ inputs: '00000000' }), 'its inputs are 00000000'],
    ] as const) {
      const engine = await open(network);
      expect(engine.evaluation).toBe('classical');
      expect(engine.networkProblem).toContain(problem);
      expect(engine.networkProblem).toMatch(
        /^The trained network is missing: the classical evaluation takes its place, a little weaker\. Its? .*\.$/,
      );
      expect(await engine.evaluate(START)).toMatchObject({ ok: true, value: { value: 7, classical: 7 } });
    }
  });

  it('is unknown to a search over the rules', async () => {
    const engine = await open(await networkAt(), { backend: 'rules' });
    expect([engine.evaluation, engine.networkProblem]).toEqual(['classical', undefined]);
  });
});

describe('groups of weights', () => {
  it('can be left out of the evaluation', async () => {
    const worth = async (without: readonly string[]) => {
      const engine = await openEngine(fakeKernel(() => undefined).variant, { backend: 'js', without });
      return engine.evaluate(START);
    };
    expect(await worth([])).toMatchObject({ ok: true, value: { value: 7 } });
    const parts = [{ name: 'tempo', value: 1 }];
    expect(await worth(['pieces'])).toEqual({ ok: true, value: { value: 1, classical: 1, parts } });
    expect(await worth(['pieces', 'tempo'])).toEqual({ ok: true, value: { value: 0, classical: 0, parts: [] } });
  });

  it('must be those of the variant', async () => {
    const { variant } = fakeKernel(() => undefined);
    await expect(openEngine(variant, { without: ['toString'] })).rejects.toThrow(
      "without 'toString': the groups of weights of tiny are pieces, tempo",
    );
  });

  it('are unknown to a search over the rules, which goes without them', async () => {
    const { variant } = fakeKernel(() => undefined);
    const [all, some] = [
      await openEngine(variant, { backend: 'rules' }),
      await openEngine(variant, { backend: 'rules', without: ['pieces'] }),
    ];
    expect(await some.evaluate(START)).toEqual(await all.evaluate(START));
  });
});

describe('a kernel that breaks', () => {
  it('is restarted', async () => {
    let searches = 0;
    const { variant, calls } = fakeKernel(({ report }) => {
      if (++searches === 1) throw new WebAssembly.RuntimeError('unreachable');
      report(1, 1, [best], true);
    });
    const engine = await openEngine(variant, { backend: 'js', hashMiB: 2 });
    const first = await engine.search(request());
    expect(first).toMatchObject({
      ok: false,
      error: { cause: 'crashed', message: expect.stringMatching('unreachable') },
    });
    expect(await engine.search(request())).toMatchObject({ ok: true, value: { best: 'b1a2' } });
    expect(calls).toEqual({ made: 2, init: [2, 2], clear: 0 });
  });

  it('cannot make anybody play what the rules do not list', async () => {
    const engine = await openFake(({ report }) => report(1, 1, [{ score: 0, actions: [action('a1a2')] }], true));
    expect(await engine.search(request())).toMatchObject({ ok: false, error: { cause: 'crashed' } });
  });

  it('still lets play when it finds nothing', async () => {
    const engine = await openFake(({ report }) => report(0, 1, [], true));
    expect(await engine.search(request({ only: ['c1d2'] }))).toMatchObject({
      ok: true,
      value: { best: 'c1d2', lines: [] },
    });
  });
});

describe('what was learnt', () => {
  it('is forgotten when asked, and before a level chooses', async () => {
    const { variant, calls } = fakeKernel(({ report }) => report(1, 1, [best], true));
    const engine = await openEngine(variant, { backend: 'js' });
    await engine.search(request());
    await engine.search(request({ level: 10 }));
    expect(calls.clear).toBe(0);
    await engine.clear();
    expect(calls.clear).toBe(1);
    // There is nothing to forget yet.
    await engine.search(request({ level: 3 }));
    expect(calls.clear).toBe(1);
    await engine.search(request({ level: 3 }));
    expect(calls.clear).toBe(2);
  });
});
