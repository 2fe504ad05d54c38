import { boundaryOf, expectedBoundary } from '@kickmate/conformance';
import { expect, test } from 'vitest';
import { football } from '../src/index.ts';

test('the kernel gives and wants what the host expects, uses the techniques it is said to, and makes no indirect call', async () => {
  expect(await boundaryOf(football)).toEqual(await expectedBoundary(football));
});
