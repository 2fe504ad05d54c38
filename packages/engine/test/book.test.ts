import type { Openings } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import type { Level, SearchRequest } from '../src/request/engine.ts';
import { openEngine } from '../src/search/in-process.ts';
import { chooseFromBook } from '../src/strength/levels.ts';
import { action, type TinyPosition, tiny } from './tiny.ts';

const position = tiny.starts('w')[0]!.position;
const START = tiny.text.format(position);
const OFTEN = action('b1a2');
const RARELY = action('d1d2');

const book: Openings<TinyPosition> = {
  actions: (at) =>
    tiny.text.format(at) === START
      ? [
          { action: OFTEN, weight: 90 },
          { action: RARELY, weight: 10 },
        ]
      : [],
  name: () => undefined,
};
const openings = async () => book;

const read = async (change: Partial<SearchRequest> = {}, variant = { ...tiny, openings }) => {
  const engine = await openEngine(variant, { backend: 'rules' });
  const result = await engine.search({ start: START, actions: [], limits: { depth: 2 }, book: true, ...change });
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** The number of seeds, of 1000, for which the rare action is chosen. */
function rareChoices(level?: Level): number {
  const seeds = Array.from({ length: 1000 }, (_, seed) => seed);
  const choose = (seed: number) => chooseFromBook(tiny, book, position, tiny.actions(position), { level, seed });
  return seeds.filter((seed) => choose(seed) === RARELY).length;
}

describe('the opening book', () => {
  it('answers at once, and says so', async () => {
    expect(await read()).toMatchObject({ book: true, depth: 0, nodes: 0, lines: [] });
    expect(['b1a2', 'd1d2']).toContain((await read()).best);
  });

  it('answers a level, too', async () => {
    expect(await read({ level: 3, limits: {} })).toMatchObject({ book: true });
  });

  it('answers only if the request allows it', async () => {
    expect(await read({ book: false })).toMatchObject({ depth: 2 });
    expect((await read({ book: false })).book).toBeUndefined();
  });

  it.each<[string, Partial<SearchRequest>]>([
    ['it does not know the position', { actions: ['b1a2'] }],
    ['it knows none of the actions in `only`', { only: ['c1d2'] }],
  ])('is silent where %s', async (_name, change) => {
    const { book: isBook, depth } = await read(change);
    expect([isBook, depth]).toEqual([undefined, 2]);
  });

  it('plays only actions in `only`', async () => {
    for (const seed of [1, 2, 3, 4]) expect((await read({ only: ['d1d2', 'c1d2'], seed })).best).toBe('d1d2');
  });

  it('may be absent, or fail to load', async () => {
    expect((await read({}, tiny as typeof tiny & { openings: typeof openings })).depth).toBe(2);
    expect((await read({}, { ...tiny, openings: () => Promise.reject(new Error('offline')) })).depth).toBe(2);
  });

  it('is loaded once', async () => {
    let loads = 0;
    const load = () => {
      loads++;
      return openings();
    };
    const engine = await openEngine({ ...tiny, openings: load }, { backend: 'rules' });
    for (const seed of [1, 2])
      await engine.search({ start: START, actions: [], limits: { depth: 1 }, book: true, seed });
    expect(loads).toBe(1);
  });

  it('can be loaded before the first search', async () => {
    let loads = 0;
    const load = () => {
      loads++;
      return openings();
    };
    const engine = await openEngine({ ...tiny, openings: load }, { backend: 'rules' });
    await engine.loadBook();
    expect(loads).toBe(1);
    await engine.search({ start: START, actions: [], limits: { depth: 1 }, book: true });
    expect(loads).toBe(1);
  });

  it('loads without an error where there is none, or where it cannot be loaded', async () => {
    for (const variant of [tiny, { ...tiny, openings: () => Promise.reject(new Error('offline')) }])
      await (await openEngine(variant, { backend: 'rules' })).loadBook();
  });

  it('chooses the same with the same seed', async () => {
    for (const seed of [1, 2, 3]) expect((await read({ seed })).best).toBe((await read({ seed })).best);
  });

  it('is played by weight at full strength and at level 10, more evenly the weaker the level', () => {
    for (const rare of [rareChoices(), rareChoices(10)]) {
      expect(rare).toBeGreaterThan(70);
      expect(rare).toBeLessThan(130);
    }
    const [weak, middle] = [rareChoices(1), rareChoices(5)];
    expect(weak).toBeGreaterThan(400);
    expect(middle).toBeGreaterThan(200);
    expect(middle).toBeLessThan(weak);
  });
});
