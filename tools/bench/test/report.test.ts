import type { GameResult, SpeedRow } from '@kickmate/bench';
import { compareResults, parseResult, planGame, runGame } from '@kickmate/bench';
import type { ExperimentResult } from '@kickmate/bench/experiments';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { Workload } from '@kickmate/game';
import { expect, test } from 'vitest';
import { experimentsHtml, htmlReport } from '../src/html.ts';
import { cpuTime, openExactly } from '../src/measure.ts';
import { nodePlace } from '../src/place.ts';
import { ProgressBar } from '../src/progress.ts';
import { comparisonText, experimentsText, isFailure, type Report, reportText, techniquesText } from '../src/report.ts';
import { measureStartUp } from '../src/start-up.ts';
import { checkTargets } from '../src/targets.ts';

const row = (task: SpeedRow['task'], backend: SpeedRow['backend'], nodes: number, time: number): SpeedRow => ({
  task,
  backend,
  depth: 4,
  nodes,
  warmUp: [2 * time],
  times: [time, time, time],
});

const gameOf = (variant: string, ...rows: readonly SpeedRow[]): GameResult => ({
  variant,
  name: variant,
  signature: 7,
  rows,
  differences: [],
});

const reportOf = (...games: readonly GameResult[]): Report => ({
  format: 'kickmate-bench',
  version: 1,
  made: '2026-11-23T02:30:00.000Z',
  place: nodePlace(),
  size: 'full',
  clock: 'cpu',
  games,
  startUp: [],
  targets: [],
});

test.each([
  ['football', 40, [['50 times', true]]],
  ['football', 41, [['49 times', false]]],
  [
    'chess',
    40,
    [
      ['50 times', true],
      ['3.6 times', true],
    ],
  ],
  [
    'chess-league',
    40,
    [
      ['50 times', false],
      ['3.6 times', true],
    ],
  ],
])('the targets of %s are compared with the measurements', async (variant, ruled, ratios) => {
  const own = gameOf(
    variant,
    row('perft', 'wasm', 1000, 1),
    row('perft', 'rules', ruled, 2),
    row('search', 'wasm', 900, 1),
    row('search', 'js', 900, 3.6),
  );
  const start = { variant, backend: 'wasm', open: 5, kickOff: 1200, memory: 22 * 2 ** 20 } as const;
  const { workload } = await exampleGame(variant);
  const measured = [{ variant: { id: variant }, workload: await workload!() }];
  expect(checkTargets(measured, [own], [start]).map(({ measured, isMet }) => [measured, isMet])).toEqual([
    ...ratios,
    ['1200 ms', false],
    ['22.0 MiB', true],
  ]);
});

test.each<[Pick<Workload, 'targets' | 'smallGain'>, boolean[]]>([
  [{}, [false]],
  [{ smallGain: 'The reason.' }, []],
  [{ targets: { perft: 50, search: 2 } }, [true]],
])('a search on wasm 2.9 times as fast as on js, with %j in the workload', (workload, met) => {
  const own = gameOf('relay', row('search', 'wasm', 900, 1), row('search', 'js', 900, 2.9));
  const start = { variant: 'relay', backend: 'wasm', open: 5, kickOff: 12, memory: 22 * 2 ** 20 } as const;
  const targets = checkTargets([{ variant: { id: 'relay' }, workload }], [own], [start]);
  expect(targets.filter(({ what }) => what.startsWith('search')).map(({ isMet }) => isMet)).toEqual(met);
});

test('a missed target is a failure only where targets are asserted, a difference always', () => {
  const target = (isMet: boolean) => ({ variant: 'football', what: 'fast', measured: '1 ms', isMet });
  const game = gameOf('football');
  const held = { targets: [target(true)], games: [game] };
  const missed = { targets: [target(true), target(false)], games: [game] };
  const different = { targets: [target(true)], games: [game, { ...game, differences: ['this and that'] }] };
  const all = [held, missed, different];
  expect(all.map((report) => isFailure(report, false))).toEqual([false, false, true]);
  expect(all.map((report) => isFailure(report, true))).toEqual([false, true, true]);
});

test('a report has all that was measured, as text, as a file that is read again, and as a page', async () => {
  const variant = await exampleGame('chess-league');
  const depths = { perft: 2, search: 2, signature: 2 };
  const positions = ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1'];
  const workload: Workload = { positions, rules: depths, kernel: depths };
  const game = await runGame(planGame(variant, workload, 'full'), { open: openExactly, cpuSoFar: cpuTime, runs: 1 });
  const startUp = [await measureStartUp(variant, 'wasm', 1)];
  expect(startUp[0]?.memory).toBeLessThanOrEqual(64 * 2 ** 20);
  const targets = checkTargets([{ variant, workload }], [game], startUp);
  const report: Report = { ...reportOf(game), startUp, targets };
  expect(reportText(report)).toMatch(/chess-league +perft +wasm +2 +402 /);
  const different = { ...report, games: [{ ...game, differences: ['this and that'] }] };
  expect(reportText(different)).toContain('DIFFERENT  chess-league this and that');
  const { startUp: _start, targets: _targets, ...result } = report;
  expect(parseResult(JSON.stringify(report))).toEqual({ ok: true, value: result });

  const page = htmlReport({ report, notes: {} });
  expect(page.match(/<svg /g)).toHaveLength(6);
  expect(page).toContain('402 nodes');
  // Nothing is loaded from anywhere.
  expect(page).not.toMatch(/<(script|link|img|iframe)|src=|href=|url\(|@import/);
});

test('a comparison lists what became slower first', () => {
  const before = reportOf(gameOf('football', row('search', 'wasm', 900, 1), row('search', 'js', 900, 3)));
  const now = reportOf(gameOf('football', row('search', 'wasm', 900, 0.5), row('search', 'js', 900, 6)));
  const comparison = compareResults(before, now);
  const lines = comparisonText(comparison).split('\n');
  expect(lines[0]).toMatch(/^SLOWER {2}football, search on js: .* 0\.50 times/);
  expect(lines.at(-1)).toBe('1 slower beyond noise, 1 faster, 0 the same within noise, 0 unclear');
  const page = htmlReport({ report: now, notes: {}, comparison, earlier: before });
  expect(page).toContain('<li class="slower">slower: football, search on js');
  expect(comparisonText(compareResults(before, before))).toBe(
    '0 slower beyond noise, 0 faster, 2 the same within noise, 0 unclear',
  );
});

test('a game in which WebAssembly gains little says why in the page', () => {
  const report = reportOf(gameOf('football', row('search', 'wasm', 900, 1), row('search', 'js', 900, 2)));
  expect(htmlReport({ report, notes: { football: 'Because <so>.' } })).toContain('Because &lt;so&gt;.');
});

test('experiments are shown as multiples of their first form', () => {
  const quartiles = [1, 2] as const;
  const results: ExperimentResult[] = [
    {
      id: 'bits',
      title: 'Counting bits',
      checksum: 7,
      forms: [
        { name: 'WebAssembly', language: 'wasm', ns: 1.5, quartiles },
        { name: 'JavaScript', language: 'js', ns: 3, quartiles },
      ],
    },
  ];
  expect(experimentsText(results)).toMatch(/JavaScript +3\.00 +1\.00 to 2\.00 +2\.00$/);
  const page = experimentsHtml({ place: nodePlace(), made: '2026-11-23T02:30:00Z', all: [], results });
  expect(page.match(/<svg /g)).toHaveLength(2);
});

test('the progress bar is drawn in one line of a terminal, and not at all in a pipe', () => {
  const written = (isTTY: boolean) => {
    let text = '';
    const bar = new ProgressBar({ isTTY, columns: 60, write: (part) => (text += part) });
    bar.show(0.5, 'Football Chess: search on js, and more than fits into the line');
    bar.end();
    return text;
  };
  expect(written(false)).toBe('');
  const [, line = ''] = written(true).split('\r');
  expect(line).toMatch(/^\[#{15}\.{15}\] {2}50% {2}Football/);
  expect(line.length).toBeLessThan(60 + '\u001b[K'.length);
});

test('techniques are shown as multiples of the whole search', () => {
  const text = techniquesText([
    { variant: 'football', without: undefined, depth: 6, nodes: 2000, cpu: 10 },
    { variant: 'football', without: 'pvs', depth: 6, nodes: 3000, cpu: 12 },
  ]);
  expect(
    text
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
      .slice(2),
  ).toEqual([
    ['football, all on', '6', '2,000', '1.00', '10.0', '1.00'],
    ['pvs', '6', '3,000', '1.50', '12.0', '1.20'],
  ]);
});
