import { expect, test } from 'vitest';
import { errorsOf, failuresOf, secondTriesOf, slowestIn, sum, tallyOfChecks, tallyOfTurbo } from '../tally.mjs';

const vitestOf = (pack: string, counts: string) => `@kickmate/${pack}:test: \u001b[2m      Tests \u001b[22m ${counts}`;

test.each<[string, string, number, { passed: number; failed: number }]>([
  ['nothing at all', '', 0, { passed: 0, failed: 0 }],
  ['a run that broke before its first task', 'ERROR invalid turbo.json', 1, { passed: 0, failed: 1 }],
  ['tests', vitestOf('board', '\u001b[32m12 passed\u001b[39m (12)'), 0, { passed: 12, failed: 0 }],
  ['tests, one red', vitestOf('board', '1 failed | 11 passed | 2 skipped (14)'), 1, { passed: 11, failed: 1 }],
  [
    'two packages',
    `${vitestOf('board', '2 passed (2)')}\n${vitestOf('game', '3 passed (3)')}`,
    0,
    { passed: 5, failed: 0 },
  ],
  [
    'a package without tests',
    '@kickmate/arena:test: No test files found, exiting with code 1\n Failed:    @kickmate/arena#test',
    1,
    { passed: 0, failed: 1 },
  ],
  [
    'green tests beside a file that did not load',
    `${vitestOf('board', '2 passed (2)')}\n Failed:    @kickmate/board#test, //#lint:root`,
    1,
    { passed: 2, failed: 2 },
  ],
  [
    'other tasks',
    '@kickmate/web:build: built in 2 s\n//:lint:root: Checked 102 files\n@kickmate/web:typecheck: ',
    0,
    { passed: 3, failed: 0 },
  ],
  [
    "a command of this project's own checks",
    '@kickmate/online:verify:   ok       lost: 0\n@kickmate/online:verify: 3 passed, 1 failed, 2 left out',
    1,
    { passed: 3, failed: 1 },
  ],
  [
    'the browser',
    '@kickmate/web:test:e2e:   ✓  1 [desktop] plays (2.1s)\n@kickmate/web:test:e2e:   3 passed (5.2s)',
    0,
    { passed: 3, failed: 0 },
  ],
  [
    'the browser, with trouble',
    ['  1 failed', '    [phone] plays', '  2 flaky', '  4 did not run', '  3 passed (1.2m)']
      .map((line) => `@kickmate/web:test:e2e: ${line}`)
      .concat(' Failed:    @kickmate/web#test:e2e')
      .join('\n'),
    1,
    { passed: 5, failed: 5 },
  ],
])('turbo: %s', (_name, output, exitCode, expected) => {
  expect(tallyOfTurbo(output, exitCode)).toEqual(expected);
});

test.each<[string, string, number, { passed: number; failed: number }]>([
  ['green', 'ok      a: 3\n1 passed, 0 failed\n', 0, { passed: 1, failed: 0 }],
  ['red', 'FAILED  a: 3\n2 passed, 1 failed\n', 1, { passed: 2, failed: 1 }],
  ['broken off', 'Error', 1, { passed: 0, failed: 1 }],
])('our own checks: %s', (_name, output, exitCode, expected) => {
  expect(tallyOfChecks(output, exitCode)).toEqual(expected);
});

test('tallies are summed', () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});

test.each<[string, string[], string[]]>([
  ['a green run', [vitestOf('board', '2 passed (2)'), 'ok      a: 3'], []],
  [
    'a test, which vitest names twice',
    [
      '@kickmate/board:test: \u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m test/a.test.ts\u001b[2m > \u001b[22mreads',
      '@kickmate/board:test:  FAIL  test/a.test.ts > reads',
      ' Failed:    @kickmate/board#test',
    ],
    ['@kickmate/board#test: test/a.test.ts > reads', '@kickmate/board#test'],
  ],
  [
    'an error outside of the tests',
    ['@kickmate/web:test: ⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯', ' Failed:    @kickmate/web#test'],
    ['@kickmate/web#test: Unhandled Rejection', '@kickmate/web#test'],
  ],
  [
    'a browser test',
    [
      '@kickmate/web:test:e2e:   ✓  1 [phone] › e2e/a.spec.ts:5:1 › plays (2.1s)',
      '@kickmate/web:test:e2e:   1 failed',
      '@kickmate/web:test:e2e:     [phone] › e2e/b.spec.ts:7:1 › ends ─────────',
    ],
    ['@kickmate/web#test:e2e: [phone] › e2e/b.spec.ts:7:1 › ends'],
  ],
  [
    'a browser test beside one that passed at the second try',
    [
      '@kickmate/web:test:e2e:   1) [phone] › e2e/a.spec.ts:5:1 › plays ────',
      '@kickmate/web:test:e2e:   1 failed',
      '@kickmate/web:test:e2e:     [phone] › e2e/b.spec.ts:7:1 › ends ─────────',
      '@kickmate/web:test:e2e:   1 flaky',
      '@kickmate/web:test:e2e:     [phone] › e2e/a.spec.ts:5:1 › plays ────────',
    ],
    ['@kickmate/web#test:e2e: [phone] › e2e/b.spec.ts:7:1 › ends'],
  ],
  ['a check of our own', ['FAILED  a: 3', '2 passed, 1 failed'], ['FAILED  a: 3']],
])('names what failed: %s', (_name, lines, expected) => {
  expect(failuresOf(lines.join('\n'))).toEqual(expected);
});

test('the first lines of the errors of failed tests are told, of each try, not those of tests that passed at the second try', () => {
  const lines = [
    '  1) [phone] › e2e/a.spec.ts:5:1 › plays ────',
    '',
    '    Error: too late',
    '  2) [phone] › e2e/b.spec.ts:7:1 › ends ────',
    '',
    '    Error: no goal',
    '',
    '      16 | expect(goal)',
    '      17 | });',
    '',
    '    Retry #1 ─────────',
    '    Error: no ball',
    '  1 failed',
    '    [phone] › e2e/b.spec.ts:7:1 › ends ─────────',
    '  1 flaky',
    '    [phone] › e2e/a.spec.ts:5:1 › plays ────────',
  ].map((line) => `@kickmate/web:test:e2e: ${line}`);
  const vitest = [' FAIL  test/a.test.ts > reads', 'AssertionError: expected 1 to be 2'].map(
    (line) => `@kickmate/board:test: ${line}`,
  );
  expect(errorsOf([...lines, ...vitest].join('\n'), 2)).toEqual([
    '@kickmate/web#test:e2e: [phone] › e2e/b.spec.ts:7:1 › ends\n    Error: no goal\n    16 | expect(goal)\n    Retry #1 ─────────\n    Error: no ball',
    '@kickmate/board#test: test/a.test.ts > reads\n    AssertionError: expected 1 to be 2',
  ]);
});

test('names the browser tests that passed at the second try', () => {
  const lines = [
    '  1 failed',
    '    [phone] › e2e/b.spec.ts:7:1 › ends ─────────',
    '  2 flaky',
    '    [desktop] › e2e/a.spec.ts:5:1 › plays ────────',
    '    [phone] › e2e/a.spec.ts:5:1 › plays ────────',
    '  28 skipped',
    '  430 passed (20.1m)',
  ];
  const output = lines.map((line) => `@kickmate/web:test:e2e: ${line}`).join('\n');
  expect(secondTriesOf(output)).toEqual([
    '@kickmate/web#test:e2e: [desktop] › e2e/a.spec.ts:5:1 › plays',
    '@kickmate/web#test:e2e: [phone] › e2e/a.spec.ts:5:1 › plays',
  ]);
  expect(secondTriesOf('@kickmate/web:test:e2e:   430 passed (20.1m)')).toEqual([]);
});

test('the slowest tests are named, those of vitest by their files', () => {
  const output = [
    '@kickmate/board:test:  ✓ test/a.test.ts (3 tests) 1234ms',
    '@kickmate/board:test:  ✓ test/b.test.ts (12 tests | 1 skipped) 61000ms',
    '@kickmate/web:test:e2e:   ✓   1 [desktop] › play.spec.ts:3:1 › plays (2.1s)',
    '@kickmate/web:test:e2e:   ✓   2 [phone] › play.spec.ts:9:1 › waits (1.5m)',
  ].join('\n');
  expect(slowestIn(output, 3)).toEqual([
    '  90.0 s  @kickmate/web#test:e2e: [phone] › play.spec.ts:9:1 › waits',
    '  61.0 s  @kickmate/board#test: test/b.test.ts',
    '   2.1 s  @kickmate/web#test:e2e: [desktop] › play.spec.ts:3:1 › plays',
  ]);
});
