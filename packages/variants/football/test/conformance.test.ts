import { provesBoundary, provesCounters, provesFixtures, provesNetwork, readFixtures } from '@kickmate/conformance';
import { expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { position, written } from './referee.ts';

const file = new URL('./fixtures/football.json', import.meta.url);

provesFixtures(football, file);
it.each(readFixtures(football, file).filter(({ perft }) => perft[0] === 0))('is a draw: $name', (fixture) => {
  expect(written(position(fixture.position))).toBe('= draw -');
});
provesBoundary(football);
provesNetwork(football);
provesCounters(football, [
  { text: 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - #', field: 'completed turns', limit: LIMITS.turns },
]);
