import { type BenchResult, formatResult, packResult } from '@kickmate/bench';
import { loadVariant } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { type Engine, openEngine } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';
import { mount } from '@vue/test-utils';
import { expect, test, vi } from 'vitest';
import { effectScope, nextTick, shallowRef } from 'vue';
import { addressOf, readEarlier, useEarlier } from './earlier.ts';
import GameSpeeds from './GameSpeeds.vue';
import { browserPlace } from './place.ts';
import ResultComparison from './ResultComparison.vue';
import { exactly, useSpeedRun } from './speed-run.ts';

needsGames('minimal');
const place = async () => ({ program: 'Chrome 140', system: 'Linux' });

/** Hexapawn with so little work that a run takes milliseconds. */
async function smallGame(): Promise<AnyVariant> {
  const variant = await exampleGame('minimal');
  const depths = { perft: 2, search: 2, signature: 2 };
  const workload = async (): Promise<Workload> => ({ ...(await variant.workload!()), rules: depths });
  return { ...variant, workload };
}
const small = await smallGame();
const open = (variant: AnyVariant) => openEngine(variant, { backend: 'rules' });

const result: BenchResult = {
  format: 'kickmate-bench',
  version: 1,
  made: '2026-11-23T02:30:00.000Z',
  place: await place(),
  size: 'quick',
  clock: 'wall',
  games: [
    {
      variant: 'minimal',
      name: 'Hexapawn',
      signature: 509,
      rows: [
        { task: 'search', backend: 'wasm', depth: 7, nodes: 1000, warmUp: [4], times: [2, 2, 2] },
        { task: 'search', backend: 'js', depth: 7, nodes: 1000, warmUp: [9], times: [4, 4, 4] },
      ],
      differences: [],
    },
  ],
};

test('a run measures one game after the other and names those that it cannot', async () => {
  const load = async (id: string) => (id === 'minimal' ? small : loadVariant(id));
  const run = effectScope().run(() => useSpeedRun({ open, load, place }))!;
  await run.start(['no-such-game', 'minimal'], 'quick');
  expect(run.problems.value).toEqual([expect.stringMatching(/^no-such-game: no variant/)]);
  expect(run.games.value.map(({ variant, isDone }) => [variant, isDone])).toEqual([['minimal', true]]);
  expect([run.isRunning.value, run.result.value?.games.length, run.result.value?.place.program]).toEqual([
    false,
    1,
    'Chrome 140',
  ]);
});

test('a run that is stopped keeps the games that are finished', async () => {
  const load = async (id: string) => {
    if (id === 'chess') run.stop();
    return small;
  };
  const run = effectScope().run(() => useSpeedRun({ open, load, place }))!;
  await run.start(['minimal', 'chess', 'football'], 'quick');
  expect([run.result.value?.games.length, run.problems.value, run.isRunning.value]).toEqual([1, [], false]);
});

test('a run ends with its component', async () => {
  const scope = effectScope();
  const opened: Engine[] = [];
  const run = scope.run(() =>
    useSpeedRun({
      open: async (variant) => {
        opened.push(await open(variant));
        scope.stop();
        return opened[0]!;
      },
      load: async () => small,
      place,
    }),
  )!;
  await run.start(['minimal'], 'quick');
  expect(run.result.value).toBeUndefined();
  expect(await opened[0]!.perft('anything', 1)).toMatchObject({ ok: false });
});

test('a run is stopped while it chooses the depths of a game without a workload', async () => {
  const { workload: _, ...bare } = small;
  const seen: unknown[] = [];
  const openStopping = async (variant: AnyVariant): Promise<Engine> => {
    const engine = await open(variant);
    const close = vi.spyOn(engine, 'close');
    vi.spyOn(engine, 'perft').mockImplementation(async () => {
      const step = run.progress.value?.step;
      run.stop();
      seen.push(step, close.mock.calls.length);
      return { ok: false, error: { cause: 'closed', message: 'the engine is closed' } };
    });
    return engine;
  };
  const load = async () => bare as AnyVariant;
  const run = effectScope().run(() => useSpeedRun({ open: openStopping, load, place }))!;
  await run.start(['minimal'], 'quick');
  expect(seen).toEqual(['Hexapawn: choosing depths: perft to 1 on rules', 1]);
  expect([run.isRunning.value, run.problems.value, run.result.value]).toEqual([false, [], undefined]);
});

test('a run is compared with the run before, unless the player gives another result', async () => {
  const last = shallowRef<BenchResult>();
  const { earlier, error, take } = effectScope().run(() => useEarlier(last))!;
  const madeIn = (year: number): BenchResult => ({ ...result, made: `${year}-01-01T00:00:00.000Z` });
  const finish = async (run: BenchResult) => {
    last.value = undefined;
    await nextTick();
    last.value = run;
    await nextTick();
    return earlier.value?.made.slice(0, 4);
  };
  expect([await finish(madeIn(2021)), await finish(madeIn(2022)), await finish(madeIn(2023))]).toEqual([
    undefined,
    '2021',
    '2022',
  ]);
  take(formatResult(madeIn(2001)));
  expect([await finish(madeIn(2024)), error.value]).toEqual(['2001', undefined]);
  take('{}');
  expect([await finish(madeIn(2025)), error.value]).toEqual(['2001', expect.stringContaining('format')]);
});

test('an engine that falls back to another backend is not measured', async () => {
  // Hexapawn has no kernel.
  const engine = await openEngine(small, { backend: 'wasm' });
  const close = vi.spyOn(engine, 'close');
  await expect(exactly(async () => engine)(small, 'wasm')).rejects.toThrow('has no kernel');
  expect(close).toHaveBeenCalledOnce();
});

test('an earlier result is read from a link, the end of a link or a file', () => {
  const packed = packResult(result);
  const code = packed.ok ? packed.value : '';
  const link = `https://example.org/kickmate/#${addressOf(code)}`;
  for (const text of [link, `  ${link}?seed=1 `, code, formatResult(result)])
    expect(readEarlier(text)).toEqual({ ok: true, value: result });
});

test.each([
  ['', 'Paste a link'],
  ['https://example.org/#/maps', 'no link to a result'],
  ['WzEs', 'damaged'],
  ['{"format":1}', "format: must be 'kickmate-bench'"],
])('%j is refused as an earlier result', (text, message) => {
  const read = readEarlier(text);
  expect(!read.ok && read.error.message).toContain(message);
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { program: 'Firefox 140', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    { program: 'Safari 18', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { program: 'Chrome 140', system: 'Android', device: 'Pixel 7' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0',
    { program: 'Edge 140', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    { program: 'Chrome 140', system: 'iOS' },
  ],
  ['a robot', { program: 'an unknown browser', system: 'an unknown system' }],
])('%s tells its name', async (userAgent, expected) => {
  expect(await browserPlace({ userAgent })).toEqual(expected);
});

test('a browser that tells more has its device, processors and memory', async () => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
  const getHighEntropyValues = async () => ({ model: 'Pixel 9' });
  const told = { userAgent, hardwareConcurrency: 8, deviceMemory: 8, userAgentData: { getHighEntropyValues } };
  expect(await browserPlace(told)).toMatchObject({ device: 'Pixel 9', cores: 8, memoryGiB: 8 });
  const refusing = { ...told, userAgentData: { getHighEntropyValues: () => Promise.reject(new Error('no')) } };
  expect(await browserPlace(refusing)).toEqual({ program: 'Chrome 140', system: 'Android', cores: 8, memoryGiB: 8 });
});

test('a game shows speeds, the runs that warmed up, and why WebAssembly gains little', () => {
  const shown = mount(GameSpeeds, { props: { game: result.games[0]!, note: 'The board is large.' } }).text();
  expect(shown).toContain('500 thousand a second, 2.00 times the slowest');
  expect(shown).toContain('Warming up: 4.00 ms; then 3 of 2.00 ms to 2.00 ms.');
  expect(shown).toContain('WebAssembly is 2.0 times as fast as JavaScript. The board is large.');
  const different = { ...result.games[0]!, differences: ['search: 1 nodes on wasm, 2 on js'] };
  expect(mount(GameSpeeds, { props: { game: different } }).text()).toContain('1 nodes on wasm, 2 on js');
});

test('a comparison shows what became slower first', () => {
  const [game] = result.games;
  const slower = game!.rows.map((row) => ({ ...row, times: row.backend === 'js' ? [9, 9, 9] : row.times }));
  const now = { ...result, games: [{ ...game!, rows: slower }] };
  const shown = mount(ResultComparison, { props: { earlier: result, now } });
  expect(shown.text()).toContain('1 slower beyond noise, 0 faster, 1 the same');
  expect(shown.find('tbody tr').text()).toContain('search on js');
});
