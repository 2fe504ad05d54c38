import { must } from '@kickmate/board';
import { perft } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chesslike } from '../src/index.ts';
import { after, cases, game, gameOn, successorTexts, written } from './referee.ts';

it('the fixtures are for this game', () => {
  expect(game).toBe(chesslike.id);
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases.map((one) => [one.name, one] as const))('%s', (_name, fixture) => {
  const variant = gameOn(JSON.stringify(fixture.map));
  const start = must(variant.text.parse(fixture.position));

  it('is read and written', () => expect(variant.text.format(start)).toBe(fixture.position));

  it.each(fixture.perft.map((count, index) => [index + 1, count]))('perft(%i) is %i', (depth, count) => {
    expect(perft(variant, start, depth)).toBe(count);
  });

  it('has these successors', () => expect(successorTexts(variant, start)).toEqual(fixture.successors));

  it('leads to these positions', () => {
    const all = successorTexts(variant, start).map((text) => [text, written(variant, after(variant, start, text))]);
    expect(Object.fromEntries(all)).toEqual(fixture.after);
  });
});
