import { readFileSync } from 'node:fs';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { readEpd, solveProblems } from '../src/epd.ts';
import { epdText } from '../src/report.ts';

const chess = await exampleGame('chess');
const MATE = '6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8#; id "back rank; mate";';

test('every problem of tactics.epd can be read, and its solutions are legal', () => {
  const problems = readEpd(readFileSync(new URL('../epd/tactics.epd', import.meta.url), 'utf8'), chess);
  expect(problems.length).toBeGreaterThanOrEqual(200);
  expect(problems.filter(({ id }) => id.startsWith('hard')).length).toBeGreaterThanOrEqual(60);
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  expect(new Set(problems.map(({ position }) => position)).size).toBe(problems.length);
});

test('a problem has a name and solutions; without a name it has the number of its line', () => {
  const [first, second] = readEpd(`# Two\n${MATE}\n\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd8+ Rd7;\n`, chess);
  expect(first).toEqual({ id: 'back rank; mate', position: '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', best: ['d1d8'] });
  expect(second).toMatchObject({ id: '4', best: ['d1d8', 'd1d7'] });
});

test.each([
  ['6k1/5ppp/8/8 w - -; bm Rd8;', 'line 1: '],
  ['6k1/5ppp', 'line 1: the four fields of a position are missing'],
  [`${MATE}\n6k1/5ppp/8/8/8/8/8/K2R4 w - - id "x";`, 'line 2: there is no bm'],
  ['6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rc8;', 'line 1: bm Rc8: '],
])('%j is refused', (text, message) => {
  expect(() => readEpd(text, chess)).toThrow(message);
});

test('a problem is solved by playing a solution', async () => {
  const problems = readEpd(`${MATE}\n6k1/5ppp/8/8/8/8/8/K2R4 w - - bm Rd7; id "wrong";`, chess);
  const row = await solveProblems(chess, 'rules', problems, { depth: 2 });
  expect(row).toMatchObject({ backend: 'rules', problems: 2, solved: 1, missed: { wrong: 'd1d8' } });
  expect(row.nodes).toBeGreaterThan(0);
  const text = epdText([row]);
  expect(text).toMatch(/rules +1 +2 +50\.0%/);
  expect(text).toContain('missed on rules, and what was played: wrong (d1d8)');
});
