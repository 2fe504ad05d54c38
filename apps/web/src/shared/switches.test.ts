import { BACKENDS } from '@kickmate/engine/client';
import { expect, test } from 'vitest';
import { backendSwitch, seedSwitch } from './switches.ts';

test('every backend can be asked for; what is unknown or missing is wasm', () => {
  expect(BACKENDS.map((backend) => backendSwitch({ backend }))).toEqual(BACKENDS);
  expect([backendSwitch({}), backendSwitch({ backend: 'abacus' })]).toEqual(['wasm', 'wasm']);
});

test('a seed is taken as given if it is a number, and drawn if not', () => {
  expect(seedSwitch({ seed: '7' })).toBe(7);
  expect(seedSwitch({ seed: 'x' })).toBeGreaterThanOrEqual(0);
});
