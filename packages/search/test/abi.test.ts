import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  ALL_SWITCHES,
  LINE_ACTIONS,
  LINE_WORDS,
  MAX_PERFT,
  SWITCH_BITS,
  switchBits,
  WIN,
  WIN_BOUND,
} from '../src/index.ts';

const assembly = (name: string) => readFileSync(new URL(`../assembly/${name}.ts`, import.meta.url), 'utf8');

/** `WIN_BOUND` of the assembly is `winBound` here. */
const camel = (name: string) => name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

it('names the same switches as the assembly', () => {
  const inAssembly = [...assembly('switches').matchAll(/const (\w+): i32 = 1 << (\d+);/g)];
  expect(Object.fromEntries(inAssembly.map(([, name, bit]) => [camel(name!), Number(bit)]))).toEqual(SWITCH_BITS);
});

it('has the same limits as the assembly', () => {
  const limits = assembly('limits');
  expect(limits).toContain(`const WIN: i32 = ${WIN};`);
  expect(limits).toContain(`const WIN_BOUND: i32 = ${WIN_BOUND};`);
  expect(assembly('root')).toContain(`const LINE_ACTIONS: i32 = ${LINE_ACTIONS};`);
  expect(assembly('perft')).toContain(`const MAX_PERFT: i32 = ${MAX_PERFT};`);
  expect(LINE_WORDS).toBe(LINE_ACTIONS + 2);
});

it('packs switches into bits', () => {
  expect(switchBits()).toBe(ALL_SWITCHES);
  expect(switchBits({ hash: false })).toBe(ALL_SWITCHES & ~1);
});
