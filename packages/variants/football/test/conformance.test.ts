import {
  provesBoundary,
  provesCounters,
  provesFixtures,
  provesLesson,
  provesNetwork,
  readFixtures,
} from '@kickmate/conformance';
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
provesLesson(football, {
  'The first turn': ['*'],
  Move: ['a4d4 a4e4 a4f4'],
  Kick: ['c4*c1 c4*c2 c4*c3 c4*c6 c4*c7 c4*c8 c4*c9'],
  Goal: ['e4*e9'],
  Chain: ['c1*c7', 'b6*e9'],
});
provesCounters(football, [
  { text: 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - #', field: 'completed turns', limit: LIMITS.turns },
]);
