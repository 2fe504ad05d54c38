import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_SWITCHES, SEARCH_CONSTANTS, SWITCH_BITS, switchBits } from '../src/index.ts';

const assembly = (name: string) => readFileSync(new URL(`../assembly/${name}.ts`, import.meta.url), 'utf8');

/** `WIN_BOUND` of the assembly is `winBound` here. */
const camel = (name: string) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

it('names the same switches as the assembly', () => {
  const inAssembly = [...assembly('switches').matchAll(/const (\w+): i32 = 1 << (\d+);/g)];
  expect(Object.fromEntries(inAssembly.map(([, name, bit]) => [camel(name!), Number(bit)]))).toEqual(SWITCH_BITS);
});

it('names the same constants as the assembly, in its order', () => {
  const inAssembly = [...assembly('constants').matchAll(/const (\w+): i32 = (\d+);/g)].filter(
    ([, name]) => name !== 'CONSTANT_COUNT',
  );
  expect(inAssembly.map(([, name, index]) => [camel(name!), Number(index)])).toEqual(
    SEARCH_CONSTANTS.map((name, index) => [name, index]),
  );
});

it('has a value for each constant', () => {
  const source = assembly('constants');
  const list = /memory\.data<i32>\(\[([^\]]*)\]/.exec(source)![1]!.replace(/\/\/.*/g, '');
  expect(list.match(/\d+/g)).toHaveLength(SEARCH_CONSTANTS.length);
  expect(source).toContain(`CONSTANT_COUNT: i32 = ${SEARCH_CONSTANTS.length};`);
});

it('packs switches into bits', () => {
  expect(switchBits()).toBe(ALL_SWITCHES);
  expect(switchBits({ hash: false })).toBe(ALL_SWITCHES & ~1);
});
