import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SWITCHES, bitsOf, SEARCH_CONSTANTS, SWITCHES, switchBits } from '../src/index.ts';

it('gives each technique a bit, and each constant a value', () => {
  expect(SWITCHES.map((name) => bitsOf([name]))).toEqual(SWITCHES.map((_, bit) => 1 << bit));
  const source = readFileSync(new URL('../assembly/constants.ts', import.meta.url), 'utf8');
  const list = /memory\.data<i32>\(\[([^\]]*)\]/.exec(source)![1]!.replace(/\/\/.*/g, '');
  expect(list.match(/\d+/g)).toHaveLength(SEARCH_CONSTANTS.length);
  expect(source).toContain(`CONSTANT_COUNT: i32 = ${SEARCH_CONSTANTS.at(-1)} + 1;`);
});

it('packs switches into bits', () => {
  expect(switchBits()).toBe(ALL_SWITCHES);
  expect(switchBits({ hash: false })).toBe(ALL_SWITCHES & ~1);
});
