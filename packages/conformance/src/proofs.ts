import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { must } from '@kickmate/board';
import { type MapFile, type Maps, perft, type Random, seededRandom, successors, type Variant } from '@kickmate/game';
import { TECHNIQUE_NAMES, type TechniqueName } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { findDifference } from './difference.ts';
import { boundaryOf, expectedBoundary, techniqueFaults } from './kernel-boundary.ts';
import { BUILDS, KernelReferee } from './kernel-referee.ts';
import { minimax, randomPositions } from './minimax.ts';
import { refereeOf } from './referee.ts';
import { expectNone, IS_FULL } from './rules-proofs.ts';

// Tests that every variant has in common, as functions for the top level of its test files.

const HOUR = 3_600_000;

/** A position whose successors an independent program has counted. */
export interface Fixture {
  readonly name: string;
  /** The map, in a game with maps. */
  readonly map?: MapFile;
  readonly position: string;
  /** The numbers of leaves below the position, from depth 1. */
  readonly perft: readonly number[];
  /** The texts of all successors, sorted. */
  readonly successors?: readonly string[];
  /** The positions after all successors, by their texts; an end is written `= kind winner`. */
  readonly after?: Readonly<Record<string, string>>;
}

/** Reads a file of fixtures. Throws if they are for another game than `variant`, or if there are none. */
export function readFixtures({ id }: { readonly id: string }, file: URL): readonly Fixture[] {
  const { game, cases } = JSON.parse(readFileSync(file, 'utf8')) as { game: string; cases: readonly Fixture[] };
  if (game !== id || cases.length === 0) throw new Error(`${file} has ${cases.length} fixtures for ${game}`);
  return cases;
}

/** The game in which a fixture is: `variant`, or the same game on the fixture's map. */
export const variantFor = <P>(variant: Variant<P>, { map }: Fixture): Variant<P> =>
  map ? (must((variant.maps as Maps).on(JSON.stringify(map))) as Variant<P>) : variant;

/** Proves that the rules agree with a file of fixtures: texts, counts, successors, and the positions after them. */
export function provesFixtures<P>(base: Variant<P>, file: URL): void {
  describe.each(readFixtures(base, file).map((one) => [one.name, one] as const))('%s', (_name, fixture) => {
    const variant = variantFor(base, fixture);
    const { position, after, successorTexts, written } = refereeOf(variant);
    const start = position(fixture.position);

    // A position that is over has no text of its own.
    if (fixture.perft[0] === 0) it('is over', () => expect(variant.end(start)).toBeDefined());
    else it('is read and written', () => expect(variant.text.format(start)).toBe(fixture.position));

    it.each(fixture.perft.map((count, index) => [index + 1, count]))('perft(%i) is %i', (depth, count) => {
      expect(perft(variant, start, depth)).toBe(count);
    });

    if (fixture.successors) it('has these successors', () => expect(successorTexts(start)).toEqual(fixture.successors));

    if (fixture.after)
      it('leads to these positions', () => {
        const all = successorTexts(start).map((text) => [text, written(after(start, text))]);
        expect(Object.fromEntries(all)).toEqual(fixture.after);
      });
  });
}

/** Proves that every build of the kernel agrees with a file of fixtures. */
export function provesKernelFixtures<P>(base: Variant<P>, file: URL): void {
  const cases = readFixtures(base, file).map((one) => [one.name, one] as const);
  describe.each(BUILDS)('the kernel (%s)', (build) => {
    it.each(cases)('counts as the fixtures do: %s', async (_name, fixture) => {
      const variant = variantFor(base, fixture);
      const kernel = await KernelReferee.load(variant, build);
      kernel.set(refereeOf(variant).position(fixture.position));
      expect(fixture.perft.map((_, index) => kernel.perft(index + 1))).toEqual(fixture.perft);
    });

    it.each(cases.filter(([, { after }]) => after))('leads where the fixtures do: %s', async (_name, fixture) => {
      const variant = variantFor(base, fixture);
      const { position, written } = refereeOf(variant);
      const kernel = await KernelReferee.load(variant, build);
      const start = position(fixture.position);
      kernel.set(start);
      const after = kernel.successors.map((successor) => {
        kernel.set(start);
        kernel.play(successor);
        // Only the rules know the kind of an end.
        const end = variant.end(variant.play(start, successor.action, successor.outcome));
        const text = kernel.ended ? `= ${end?.kind} ${kernel.ended}` : written(kernel.position);
        return [variant.text.formatAction(successor), text];
      });
      expect(Object.fromEntries(after)).toEqual(fixture.after);
    });
  });
}

/** Proves that the kernel exports and imports what the host expects, and uses the techniques that the variant names. */
export function provesBoundary<P>(variant: Variant<P>): void {
  it('the kernel uses every technique that is not called unused, and no other', async () => {
    expect(await techniqueFaults(variant)).toEqual([]);
  });

  const { weightGroups } = variant.kernel ?? {};
  if (weightGroups)
    it('the groups of weights follow each other, and have all of them', async () => {
      const { kernel } = await KernelReferee.load(variant, 'release');
      let end = 0;
      for (const [name, [first, count]] of Object.entries(weightGroups)) {
        expect(first, name).toBe(end);
        end += count;
      }
      expect(end).toBe(kernel.weightCount());
    });

  it('the kernel has the boundary that the host expects, and makes no virtual call', async () => {
    expect(await boundaryOf(variant)).toEqual(await expectedBoundary(variant));
  });
}

/** Random games in which kernels are compared with the rules. */
export interface ProofGames<P> {
  readonly seed: number;
  /** The number of games, and with {@link IS_FULL}. */
  readonly games: readonly [usual: number, full: number];
  /** The longest game, in actions. */
  readonly plies: number;
  /** Returns the position in which a game begins; absent: one of the variant's starts. */
  readonly begin?: (random: Random) => P;
  /** The games' start, for the test's name: ` from random formations`. */
  readonly words?: string;
}

/** Proves that no build of the kernel differs from the rules in random games; see `findDifference`. */
export function provesSameRules<P>(variant: Variant<P>, { games, words = '', ...rest }: ProofGames<P>): void {
  const count = games[IS_FULL ? 1 : 0];
  it(`no build of the kernel differs from the rules in ${count} random games${words}`, { timeout: HOUR }, async () => {
    const kernels = await KernelReferee.loadAll(variant);
    expectNone(findDifference(variant, kernels, { ...rest, games: count }));
  });
}

/** Positions of random games in which searches are compared. */
export interface ProofPositions {
  readonly seed: number;
  /** The number of positions, and with {@link IS_FULL}. */
  readonly positions: readonly [usual: number, full: number];
  /** How many times as many positions are drawn for depth 4, of which those with the fewest actions are taken. */
  readonly pool: readonly [usual: number, full: number];
  /** The most that a won round counts in a mean over outcomes, in games with such a limit. */
  readonly prize?: number;
}

/** Proves that the search without techniques finds the score of plain minimax over the rules, at depths 3 and 4. */
export function provesPlainSearch<P>(variant: Variant<P>, proof: ProofPositions): void {
  const { seed, prize } = proof;
  const index = IS_FULL ? 1 : 0;
  const [count, pool] = [proof.positions[index], proof.pool[index]];
  describe('the plain search', async () => {
    const kernel = await KernelReferee.load(variant, 'release');
    const compare = (at: P, depth: number): void => expectNone(plainFault(variant, kernel, { at, depth, seed, prize }));

    it(`equals plain minimax over the rules in ${count} positions, depth 3`, { timeout: HOUR }, () => {
      for (const at of randomPositions(variant, seed, count, 120)) compare(at, 3);
    });

    // At depth 4 minimax is affordable only where few actions are left.
    it(`equals plain minimax over the rules in ${count} positions, depth 4`, { timeout: HOUR }, () => {
      const all = randomPositions(variant, seed + 1, pool * count, 200);
      const byActions = [...all].sort((a, b) => variant.actions(a).length - variant.actions(b).length);
      for (const at of byActions.slice(0, count)) compare(at, 4);
    });
  });
}

/** A position in which the plain search is compared with minimax. */
interface PlainCase<P> {
  readonly at: P;
  readonly depth: number;
  /** The seed of the random positions. */
  readonly seed: number;
  /** See {@link ProofPositions.prize}. */
  readonly prize?: number | undefined;
}

/**
 * Returns a report if the search without techniques does not give the score of minimax over the rules. It is about the smallest
 * depth: as long as a successor's search is wrong, too, that one is reported.
 */
export function plainFault<P>(
  variant: Variant<P>,
  kernel: KernelReferee<P>,
  { at, depth, seed, prize }: PlainCase<P>,
): string | undefined {
  const scores = (to: number) => {
    kernel.set(at);
    const found = kernel.search(to).lines[0]?.score;
    return [found, minimax(variant, kernel, at, to, prize)] as const;
  };
  const isWrong = (to: number) => new Set(scores(to)).size > 1;
  if (!isWrong(depth)) return undefined;
  let least = 1;
  while (least < depth && !isWrong(least)) least++;
  for (const { action, outcome } of least > 1 ? successors(variant, at) : []) {
    const after = variant.play(at, action, outcome);
    const below = variant.end(after)
      ? undefined
      : plainFault(variant, kernel, { at: after, depth: least - 1, seed, prize });
    if (below !== undefined) return below;
  }
  const [found, right] = scores(least);
  return searchReport(variant, at, seed, {
    what: `the plain search to depth ${least} gives ${found}, minimax over the rules ${right}`,
    look: '`end`, `endWithoutActions`, `isDrawnByCount`, `chance` and `chanceWinValue` of assembly/game.ts',
  });
}

/** A report about a search of a position. */
const searchReport = <P>(
  variant: Variant<P>,
  at: P,
  seed: number,
  { what, look }: { readonly what: string; readonly look: string },
): string =>
  [
    `${variant.id}: ${what}`,
    `  position  ${variant.text.format(at)}`,
    `  look at   ${look}`,
    `  again     seed ${seed}`,
  ].join('\n');

/** Proves that the full search visits the same nodes as WebAssembly and as JavaScript; without {@link IS_FULL} in half of the positions. */
export function provesSameNodes<P>(variant: Variant<P>, seed: number, count = 20, depth = 5): void {
  it('visits the same nodes as WebAssembly and as JavaScript', { timeout: HOUR }, async () => {
    expectNone(await nodesFault(variant, seed, IS_FULL ? count : Math.ceil(count / 2), depth));
  });
}

/** Returns a report if the full search is not the same as WebAssembly and as JavaScript, to the smallest depth. */
export async function nodesFault<P>(variant: Variant<P>, seed: number, count: number, depth: number) {
  const [wasm, js] = await Promise.all([KernelReferee.load(variant, 'release'), KernelReferee.load(variant, 'js')]);
  const full = { techniques: TECHNIQUE_NAMES };
  const isSame = (at: P, to: number): boolean => {
    wasm.set(at);
    js.set(at);
    return isDeepStrictEqual(js.search(to, full), wasm.search(to, full));
  };
  const at = randomPositions(variant, seed, count, 80).find((one) => !isSame(one, depth));
  if (at === undefined) return undefined;
  let to = 1;
  while (to < depth && isSame(at, to)) to++;
  return searchReport(variant, at, seed, {
    what: `the search to depth ${to} is not the same as WebAssembly and as JavaScript`,
    look: 'assembly/: a number that is read before it is set, or that overflows; the debug build checks more',
  });
}

/** Returns a report if techniques change the score of a search, to the smallest depth. */
export function techniquesFault<P>(
  variant: Variant<P>,
  kernel: Pick<KernelReferee<P>, 'set' | 'search'>,
  { at, depth, seed, techniques }: PlainCase<P> & { readonly techniques: readonly TechniqueName[] },
): string | undefined {
  kernel.set(at);
  const scores = (to: number) =>
    [techniques, []].map((options) => kernel.search(to, { techniques: options }).lines[0]?.score);
  const isWrong = (to: number) => new Set(scores(to)).size > 1;
  if (!isWrong(depth)) return undefined;
  let to = 1;
  while (to < depth && !isWrong(to)) to++;
  const [score, plain] = scores(to);
  return searchReport(variant, at, seed, {
    what: `the search to depth ${to} with ${techniques.join(', ')} gives ${score}, without ${plain}`,
    look: 'docs/search.md, which says what each technique needs of assembly/game.ts',
  });
}

/** The searches for a variant's kernel. */
export interface ProofSearches {
  readonly seed: number;
  /** Sets of techniques that must not change the score, with the depth and the number of positions of the search. */
  readonly sets: readonly (readonly TechniqueName[])[];
  readonly depth: number;
  readonly positions: number;
  /** The longest way to a position of these, in actions; 200 if absent. */
  readonly plies?: number;
  /** Positions for the technique `winInOne`, which sees one action further. */
  readonly winsInOne: number;
  /** Positions in which several lines are reported. */
  readonly reported: number;
}

/** The searches for games with chance in which no turn is long. */
export const SEARCHES_WITH_CHANCE: Omit<ProofSearches, 'seed'> = {
  sets: [
    ['star'],
    ['pvs'],
    ['ordering'],
    ['ordering', 'pvs', 'aspiration'],
    ['hash', 'ordering', 'pvs', 'aspiration', 'star'],
  ],
  depth: 4,
  positions: 12,
  plies: 200,
  winsInOne: IS_FULL ? 300 : 100,
  reported: IS_FULL ? 30 : 10,
};

/** Proves that techniques find the plain score, and that the full search keeps to its nodes and reports sound lines. */
export function provesSearch<P>(variant: Variant<P>, proof: ProofSearches): void {
  const { seed, sets, depth, positions, plies = 200, winsInOne, reported } = proof;
  const { format } = variant.text;
  const full = { techniques: TECHNIQUE_NAMES };

  describe('the search', async () => {
    const kernel = await KernelReferee.load(variant, 'debug');
    const compare = (at: P, to: number, techniques: readonly TechniqueName[]): void =>
      expectNone(techniquesFault(variant, kernel, { at, depth: to, seed, techniques }));

    it.each(sets.map((techniques) => [techniques]))('finds the plain score with %j', (techniques) => {
      for (const at of randomPositions(variant, seed, positions, plies)) compare(at, depth, techniques);
    });

    it('finds the plain score with the test for wins in one, which sees one action further', () => {
      for (const at of randomPositions(variant, seed + 1, winsInOne, winsInOne)) compare(at, 2, ['winInOne']);
    });

    it.each([1, 10, 1000, 20_000])('keeps to %i nodes', (nodes) => {
      kernel.set(variant.starts('w')[0]!.position);
      expect(kernel.search(60, { ...full, nodes }).nodes).toBeLessThanOrEqual(nodes);
    });

    it('reports nothing that it has not searched', () => {
      kernel.set(variant.starts('w')[0]!.position);
      expect(kernel.search(60, { ...full, nodes: 1, lines: 3 })).toMatchObject({ depth: 0, lines: [] });
    });

    it('confines itself to the root actions that it is given', () => {
      kernel.set(variant.starts('w')[0]!.position);
      const all = kernel.successors.map(({ action }) => action);
      for (const roots of [all.slice(1, 3), all.slice(3, 5)].filter(({ length }) => length > 0)) {
        const { lines } = kernel.search(4, { ...full, lines: 9, roots });
        expect(lines.map(({ actions }) => actions[0]).sort()).toEqual([...roots].sort());
      }
    });

    it('reports several lines best first, each beginning with another action', () => {
      for (const [index, at] of randomPositions(variant, seed + 2, reported, 80).entries()) {
        kernel.set(at);
        const { lines } = kernel.search(60, { ...full, nodes: 500 + 300 * index, lines: 4 });
        const scores = lines.map((line) => line.score);
        expect(scores, format(at)).toEqual([...scores].sort((a, b) => b - a));
        expect(new Set(lines.map(({ actions }) => actions[0])).size).toBe(lines.length);
      }
    });
  });
}

/** Proves that each of a kernel's evaluation weights is in one of the groups, which follow each other in their order. */
export function provesWeightGroups(groups: Readonly<Record<string, readonly [number, number]>>, weights: URL): void {
  it('every weight belongs to one group, in order', () => {
    const ends = Object.values(groups).map(([first, count]) => first + count);
    expect(Object.values(groups).map(([first]) => first)).toEqual([0, ...ends.slice(0, -1)]);
    expect(readFileSync(weights, 'utf8')).toContain(`COUNT: i32 = ${ends.at(-1)};`);
  });
}

/** Counters of a variant's positions, at their limits. */
export interface ProofCounter {
  /** A position's text with `#` in place of the counter. */
  readonly text: string;
  /** The counter's field, as errors name it. */
  readonly field: string;
  readonly limit: number;
}

/**
 * Proves that counters have one limit in texts, rules and kernel: the limit is read, one more is refused, and whatever is
 * played from there is written, read back, and the same in the kernel.
 */
export function provesCounters<P>(variant: Variant<P>, counters: readonly ProofCounter[]): void {
  it.each(counters)('$field stays within $limit in texts, rules and kernel', async ({ text, field, limit }) => {
    const withCount = (count: number) => text.replace('#', String(count));
    const refused = variant.text.parse(withCount(limit + 1));
    expect(refused).toMatchObject({ ok: false, error: { cause: 'impossible', field, at: text.indexOf('#') } });
    expect(!refused.ok && refused.error.message).toContain(` to ${limit} `);
    const { position, randomRound } = refereeOf(variant);
    const start = position(withCount(limit));
    expect(variant.text.format(start)).toBe(withCount(limit));
    for (const { after } of randomRound(seededRandom(1), 20, start))
      if (!variant.end(after))
        expect(variant.text.parse(variant.text.format(after))).toEqual({ ok: true, value: after });
    if (!variant.kernel) return;
    const kernels = await KernelReferee.loadAll(variant);
    expect(findDifference(variant, kernels, { seed: 1, games: 20, plies: 20, begin: () => start })).toBeUndefined();
  });
}
