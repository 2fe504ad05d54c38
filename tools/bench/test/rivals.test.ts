import { expect, test } from 'vitest';
import { COUNTS, checkRivals, type RivalRow, rivalRatio, SEARCH } from '../src/other-programs.ts';
import { rivalsText } from '../src/report.ts';

const row = (task: string, program: string, speed: number): RivalRow => {
  return { task, program, limit: 5, nodes: speed, wall: 1000, cpu: 1000, perSecond: speed };
};
const rows = [
  ...COUNTS.flatMap(({ task }) => [
    row(task, 'wasm', 4500),
    row(task, 'stockfish', 3000),
    row(task, 'js', 900),
    row(task, 'mailbox', 1000),
  ]),
  row(SEARCH, 'wasm', 2000),
  row(SEARCH, 'stockfish', 400),
  row(SEARCH, 'js', 800),
];
const first = { start: 90, kernel: 20 * 1024, book: 101 * 1024 };

test('programs are compared by their speeds in one task', () => {
  expect(rivalRatio(rows, SEARCH, 'wasm', 'stockfish')).toBe(5);
  expect(() => rivalRatio(rows, SEARCH, 'wasm', 'abacus')).toThrow('abacus was not measured in search');
});

test('the targets of chess are compared with the measurements', () => {
  expect(checkRivals(rows, first).map(({ measured, isMet }) => [measured, isMet])).toEqual([
    ['1.50 times', true],
    ['0.90 times', false],
    ['1.50 times', true],
    ['0.90 times', false],
    ['5.00 times', true],
    ['2.50 times', false],
    ['90.0 ms', true],
    ['20.0 KiB', true],
    ['101.0 KiB', false],
  ]);
});

test('the report names every program and every target', () => {
  const text = rivalsText({ node: 'v0', runs: 5, rows, first, targets: checkRivals(rows, first) });
  expect(text).toMatch(/search +stockfish +5 +400 +1000 +1000 +0 +5\.00/);
  expect(text).toContain('MISSED  chess: opening book, gzip, at most 100 KiB: 101.0 KiB');
});
