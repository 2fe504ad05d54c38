import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_TECHNIQUES, bitsOf, SEARCH_CONSTANTS, switchBits, TECHNIQUE_NAMES } from '../src/index.ts';

it('gives each technique a bit, and each constant a value', () => {
  expect(TECHNIQUE_NAMES.map((name) => bitsOf([name]))).toEqual(TECHNIQUE_NAMES.map((_, bit) => 1 << bit));
  const source = readFileSync(new URL('../assembly/constants.ts', import.meta.url), 'utf8');
  const list = /memory\.data<i32>\(\[([^\]]*)\]/.exec(source)![1]!.replace(/\/\/.*/g, '');
  expect(list.match(/\d+/g)).toHaveLength(SEARCH_CONSTANTS.length);
  expect(source).toContain(`CONSTANT_COUNT: i32 = ${SEARCH_CONSTANTS.at(-1)} + 1;`);
});

it('packs switches into bits', () => {
  expect(switchBits()).toBe(ALL_TECHNIQUES);
  expect(switchBits({ hash: false })).toBe(ALL_TECHNIQUES & ~1);
});
