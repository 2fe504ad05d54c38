import { loadVariant } from '@kickmate/catalogue';
import type { Workload } from '@kickmate/game';
import { expect, test } from 'vitest';
import { isFailure, type Report, reportText, techniquesText } from '../src/report.ts';
import { findDifferences, measureSpeed, type SpeedRow, speedRatio } from '../src/speed.ts';
import { measureStartUp } from '../src/start-up.ts';
import { checkTargets } from '../src/targets.ts';

const row = (
  task: SpeedRow['task'],
  backend: SpeedRow['backend'],
  nodes: number,
  cpu: number,
  variant = 'football',
): SpeedRow => ({
  variant,
  task,
  backend,
  depth: 4,
  nodes,
  wall: cpu,
  cpu,
  perSecond: (nodes / cpu) * 1000,
});

const rows = [
  row('perft', 'wasm', 4000, 1),
  row('perft', 'js', 4000, 8),
  row('perft', 'rules', 40, 2),
  row('search', 'wasm', 900, 1),
  row('search', 'js', 900, 3.6),
];

test('speeds are compared by nodes in the same time', () => {
  expect(speedRatio(rows, 'perft', 'wasm', 'rules')).toBeCloseTo(200);
  expect(speedRatio(rows, 'search', 'wasm', 'js')).toBeCloseTo(3.6);
  expect(speedRatio(rows, 'search', 'wasm', 'rules')).toBeUndefined();
});

test('wasm and js must visit the same nodes', () => {
  expect(findDifferences(rows)).toEqual([]);
  expect(findDifferences([row('search', 'wasm', 900, 1), row('search', 'js', 901, 1)])).toEqual([
    'football search: 900 nodes on wasm, 901 on js',
  ]);
});

test('wasm is compared with js of the same variant only', () => {
  const handball = { ...row('search', 'js', 700, 1), variant: 'handball' };
  const [wasm, js] = [row('search', 'wasm', 900, 1), row('search', 'js', 901, 1)];
  expect(findDifferences([handball, wasm])).toEqual([]);
  expect(findDifferences([handball, wasm, js])).toEqual(['football search: 900 nodes on wasm, 901 on js']);
});

test.each([
  ['football', 40, [['50 times', true]]],
  ['football', 41, [['49 times', false]]],
  [
    'chess-league',
    40,
    [
      ['50 times', false],
      ['3.6 times', true],
    ],
  ],
])('the targets of %s are compared with the measurements', async (variant, ruled, ratios) => {
  const own = [
    row('perft', 'wasm', 1000, 1, variant),
    row('perft', 'rules', ruled, 2, variant),
    row('search', 'wasm', 900, 1, variant),
    row('search', 'js', 900, 3.6, variant),
  ];
  const start = { variant, backend: 'wasm', open: 5, kickOff: 1200, memory: 22 * 2 ** 20 } as const;
  const { workload } = await loadVariant(variant);
  const measured = [{ variant: { id: variant }, workload: await workload!() }];
  expect(checkTargets(measured, own, [start]).map(({ measured, isMet }) => [measured, isMet])).toEqual([
    ...ratios,
    ['1200 ms', false],
    ['22.0 MiB', true],
  ]);
});

test('a missed target is a failure only where targets are asserted, a difference always', () => {
  const target = (isMet: boolean) => ({ variant: 'football', what: 'fast', measured: '1 ms', isMet });
  const held = { targets: [target(true)], differences: [] };
  const missed = { targets: [target(true), target(false)], differences: [] };
  const different = { targets: [target(true)], differences: ['this and that'] };
  const all = [held, missed, different];
  expect(all.map((report) => isFailure(report, false))).toEqual([false, false, true]);
  expect(all.map((report) => isFailure(report, true))).toEqual([false, true, true]);
});

test('a variant is measured on all that it has', async () => {
  const variant = await loadVariant('chess-league');
  const positions = ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1'];
  const depths = { perft: 2, search: 2, signature: 2 };
  const workload: Workload = { positions, rules: depths, kernel: depths };
  const speed = await measureSpeed(variant, workload, 1);
  expect(speed.map(({ task, backend }) => `${task} ${backend}`)).toEqual([
    'perft wasm',
    'perft js',
    'perft rules',
    'search wasm',
    'search js',
    'search rules',
  ]);
  expect(speed.filter(({ task }) => task === 'perft').map(({ nodes }) => nodes)).toEqual([402, 402, 402]);
  expect(findDifferences(speed)).toEqual([]);

  const startUp = [await measureStartUp(variant, 'wasm', 1)];
  expect(startUp[0]?.memory).toBeLessThanOrEqual(64 * 2 ** 20);
  const report: Report = {
    node: 'v0',
    runs: 1,
    speed,
    startUp,
    targets: checkTargets([{ variant, workload }], speed, startUp),
    differences: [],
  };
  expect(reportText(report)).toMatch(/chess-league +perft +wasm +2 +402 /);
  expect(reportText({ ...report, differences: ['this and that'] })).toContain('DIFFERENT  this and that');
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
