import { perft } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { after, cases, game, position, successorTexts, written } from './referee.ts';

it('the fixtures are for this game', () => {
  expect(game).toBe(football.id);
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases.map((one) => [one.name, one] as const))('%s', (_name, fixture) => {
  const start = position(fixture.position);
  const isOver = fixture.perft[0] === 0;

  it.skipIf(isOver)('is read and written', () => expect(football.text.format(start)).toBe(fixture.position));

  it.runIf(isOver)('is over', () => expect(written(start)).toBe('= draw -'));

  it.each(fixture.perft.map((count, index) => [index + 1, count]))('perft(%i) is %i', (depth, count) => {
    expect(perft(football, start, depth)).toBe(count);
  });

  it.runIf(fixture.successors)('has these successors', () => {
    expect(successorTexts(start)).toEqual(fixture.successors);
  });

  it.runIf(fixture.after)('leads to these positions', () => {
    const all = successorTexts(start).map((text) => [text, written(after(start, text))]);
    expect(Object.fromEntries(all)).toEqual(fixture.after);
  });
});
