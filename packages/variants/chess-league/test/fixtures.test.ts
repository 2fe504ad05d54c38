import { readFileSync } from 'node:fs';
import { perft } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { after, position, successorTexts, written } from './referee.ts';

/** Counted by an independent program: the project's fixtures for Chess League. */
interface Case {
  readonly name: string;
  readonly position: string;
  readonly perft: readonly number[];
  readonly successors?: readonly string[];
  readonly after?: Readonly<Record<string, string>>;
}

const { game, cases } = JSON.parse(readFileSync(new URL('./fixtures/chess-league.json', import.meta.url), 'utf8')) as {
  readonly game: string;
  readonly cases: readonly Case[];
};

it('the fixtures are for this game', () => {
  expect(game).toBe(chessLeague.id);
  expect(cases.length).toBeGreaterThan(0);
});

describe.each(cases.map((one) => [one.name, one] as const))('%s', (_name, fixture) => {
  const start = position(fixture.position);

  it('is read and written', () => expect(chessLeague.text.format(start)).toBe(fixture.position));

  it.each(fixture.perft.map((count, index) => [index + 1, count]))('perft(%i) is %i', (depth, count) => {
    expect(perft(chessLeague, start, depth)).toBe(count);
  });

  it.runIf(fixture.successors)('has these successors', () => {
    expect(successorTexts(start)).toEqual(fixture.successors);
  });

  it.runIf(fixture.after)('leads to these positions', () => {
    const all = successorTexts(start).map((text) => [text, written(after(start, text))]);
    expect(Object.fromEntries(all)).toEqual(fixture.after);
  });
});
