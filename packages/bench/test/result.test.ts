import { expect, test } from 'vitest';
import { speedBars } from '../src/chart.ts';
import { compareResults } from '../src/compare.ts';
import { digits, placeText, speedText, timeText, whyNotFaster } from '../src/format.ts';
import {
  type BenchResult,
  formatResult,
  type GameResult,
  MOST_LINK,
  packResult,
  parseResult,
  type SpeedRow,
  speedRatio,
  unpackResult,
} from '../src/result.ts';

const row = (task: SpeedRow['task'], backend: SpeedRow['backend'], nodes: number, ...times: number[]): SpeedRow => ({
  task,
  backend,
  depth: 4,
  nodes,
  warmUp: [times[0]! * 2],
  times,
});

const game: GameResult = {
  variant: 'football',
  name: 'Football Chess',
  signature: 19629,
  rows: [
    row('perft', 'wasm', 4000, 1, 1, 1),
    row('perft', 'js', 4000, 8, 8, 8),
    row('perft', 'rules', 40, 2, 2, 2),
    row('search', 'wasm', 900, 1, 1.01, 0.99),
    row('search', 'js', 900, 3.6, 3.6, 3.6),
  ],
  differences: [],
};

const result: BenchResult = {
  format: 'kickmate-bench',
  version: 1,
  made: '2026-11-23T02:30:00.000Z',
  place: { program: 'Chrome 140', system: 'Linux', cores: 4 },
  size: 'quick',
  clock: 'wall',
  games: [game],
};

test('speeds are compared by nodes in the same time', () => {
  expect(speedRatio(game.rows, 'perft', 'wasm', 'rules')?.times).toBeCloseTo(200);
  expect(speedRatio(game.rows, 'search', 'wasm', 'js')).toEqual({
    times: expect.closeTo(3.636, 2),
    isDisturbed: false,
  });
  expect(speedRatio(game.rows, 'search', 'wasm', 'rules')).toBeUndefined();
});

test('other programs that slow most runs of JavaScript down change no ratio, but are seen', () => {
  const busy = [row('search', 'wasm', 900, 1, 1.1, 1.05), row('search', 'js', 900, 6, 12, 14)];
  expect(speedRatio(busy, 'search', 'wasm', 'js')).toEqual({ times: 6, isDisturbed: true });
});

test('a result is read as it was written, from a file and from a link', () => {
  expect(parseResult(formatResult(result))).toEqual({ ok: true, value: result });
  const code = packResult(result);
  expect(code.ok && code.value).toMatch(/^[\w-]{100,1000}$/);
  expect(unpackResult(code.ok ? code.value : '')).toEqual({ ok: true, value: result });
});

test('a result of seven games fits into a link, with times of four digits', () => {
  const times = Array.from({ length: 7 }, (_, index) => 123.456789 + index);
  const rows = (['perft', 'search'] as const).flatMap((task) =>
    (['wasm', 'js', 'rules'] as const).map((backend) => row(task, backend, 125_565_314, ...times)),
  );
  const games = Array.from({ length: 7 }, (_, index) => ({ ...game, variant: `game-${index}`, rows }));
  const code = packResult({ ...result, games });
  expect(code.ok && code.value.length).toBeLessThan(MOST_LINK);
  const read = unpackResult(code.ok ? code.value : '');
  expect(read.ok && read.value.games[6]!.rows[0]!.times[0]).toBe(123.5);
  expect(packResult({ ...result, games: [...games, ...games, ...games] })).toMatchObject({ ok: false });
});

/** The result with another value at a place. */
const changed = (change: (value: { games: { rows: object[] }[] }) => void): string => {
  const value = JSON.parse(formatResult(result));
  change(value);
  return JSON.stringify(value);
};

test.each([
  ['no JSON', '{"format": ', 'it is not JSON'],
  ['a list', '[]', 'the file: must be an object'],
  ['something else', '{"format": "chess"}', "format: must be 'kickmate-bench'"],
  ['another version', changed((v) => Object.assign(v, { version: 2 })), 'version: must be 1'],
  ['no time', changed((v) => Object.assign(v, { made: 'today' })), 'made: must be a time such as'],
  ['no place', changed((v) => Object.assign(v, { place: 'here' })), 'place: must be an object'],
  [
    'cores below 1',
    changed((v) => Object.assign(v, { place: { program: 'a', system: 'b', cores: -1 } })),
    'place.cores: must be a number above 0',
  ],
  ['another size', changed((v) => Object.assign(v, { size: 'huge' })), 'size: must be one of quick, full'],
  ['no game', changed((v) => Object.assign(v, { games: [] })), 'games: must be a list of 1 to 200'],
  [
    'a time of 0',
    changed(({ games }) => Object.assign(games[0]!.rows[2]!, { times: [2, 0] })),
    'games[0].rows[2].times[1]: must be a number above 0',
  ],
  [
    'half a node',
    changed(({ games }) => Object.assign(games[0]!.rows[0]!, { nodes: 0.5 })),
    'games[0].rows[0].nodes: must be a whole number from 0',
  ],
  [
    'an unknown backend',
    changed(({ games }) => Object.assign(games[0]!.rows[0]!, { backend: 'php' })),
    'games[0].rows[0].backend: must be one of wasm, js, rules',
  ],
])('a file with %s is refused with its place', (_, text, message) => {
  const read = parseResult(text);
  expect(!read.ok && read.error.message).toContain(message);
});

test.each([
  ['with other characters', 'WzEs!', 'damaged'],
  ['cut off', packResult(result).ok ? (packResult(result) as { value: string }).value.slice(0, 60) : '', 'damaged'],
  ['that is no list', btoa('{}').replaceAll('=', ''), 'damaged'],
  ['of another version', btoa('[9,"2026-11-23",["a","b",0,0,0],0,"cpu",[]]').replaceAll('=', ''), 'version: must be 1'],
  ['that is too long', 'a'.repeat(MOST_LINK + 1), 'longer than'],
])('a link %s is refused', (_, code, message) => {
  const read = unpackResult(code);
  expect(!read.ok && read.error.message).toContain(message);
});

const faster = (by: number): BenchResult => ({
  ...result,
  games: [{ ...game, rows: game.rows.map((one) => ({ ...one, times: one.times.map((time) => time / by) })) }],
});

test.each([
  [1.5, 'faster'],
  [1.03, 'same'],
  [1, 'same'],
  [0.98, 'same'],
  [0.6, 'slower'],
] as const)('a speed %d times the earlier one is %s', (by, verdict) => {
  const { changes, cautions } = compareResults(result, faster(by));
  expect(changes.map((change) => change.verdict)).toEqual(game.rows.map(() => verdict));
  expect(cautions).toEqual([]);
});

test('a change within the spread of the runs is noise', () => {
  const spread = (...times: number[]): BenchResult => ({
    ...result,
    games: [{ ...game, rows: [row('search', 'wasm', 900, ...times)] }],
  });
  const verdict = (before: BenchResult, now: BenchResult) => compareResults(before, now).changes[0]!.verdict;
  expect(verdict(spread(100, 101, 102), spread(120, 121, 122))).toBe('slower');
  expect(verdict(spread(95, 100, 110), spread(105, 110, 115))).toBe('same');
  expect(verdict(spread(80, 100, 130), spread(900, 1200, 1500))).toBe('unclear');
});

test('a comparison names what makes it uncertain', () => {
  const other: BenchResult = {
    ...result,
    place: { program: 'Firefox 140', system: 'Android' },
    clock: 'cpu',
    games: [{ ...game, rows: [row('search', 'wasm', 1000, 1, 1, 1)] }],
  };
  const { changes, cautions } = compareResults(result, other);
  expect(changes.map(({ isSameWork }) => isSameWork)).toEqual([false]);
  expect(cautions).toHaveLength(4);
  expect(cautions[0]).toContain('Chrome 140');
  expect(compareResults(result, { ...result, games: [{ ...game, variant: 'handball' }] }).cautions).toEqual([
    'The two results have no game in common.',
  ]);
});

test('bars share an axis that ends at the fastest run', () => {
  const [wasm, js, rules] = speedBars([
    row('search', 'wasm', 1000, 10, 8, 12),
    row('search', 'js', 1000, 40, 40, 40),
    { ...row('search', 'rules', 10, 1), times: [] },
  ]);
  expect(wasm!.bar).toMatchObject({ end: 80, high: 100 });
  expect([js!.bar!.end, js!.timesSlowest, wasm!.timesSlowest]).toEqual([20, 1, 5]);
  expect([rules!.bar, rules!.perSecond]).toEqual([undefined, undefined]);
});

test('a game in which WebAssembly gains little says why', () => {
  const slow = { name: 'Football Chess', rows: [row('search', 'wasm', 900, 1), row('search', 'js', 900, 2)] };
  expect(whyNotFaster(game, 'Its board is larger.')).toBeUndefined();
  expect(whyNotFaster(slow, 'Its board is larger.')).toBe(
    'In Football Chess, WebAssembly is 2.0 times as fast as JavaScript. Its board is larger.',
  );
  expect(whyNotFaster(slow, undefined)).toContain('less than the usual 3');
});

test('figures have three digits', () => {
  expect([speedText(3_234_567), speedText(106_200), speedText(25)]).toEqual(['3.23 million', '106 thousand', '25.0']);
  expect([timeText(0.1234), timeText(23.44), timeText(1234)]).toEqual(['0.123 ms', '23.4 ms', '1.23 s']);
  expect(digits(3767.2)).toBe('3,767');
  expect(placeText(result.place)).toBe('Chrome 140, Linux, 4 processors');
});
