import { must } from '@kickmate/board';
import { packAction, plyFrom, type Variant } from '@kickmate/game';
import { shortTug, type TugPosition, tugGame, tugOfWar } from '@kickmate/game/test/tug-of-war';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPgn,
  type GameTree,
  MAX_VARIATION_DEPTH,
  nodeOf,
  type PgnLine,
  type PgnNode,
  parsePgn,
  readTree,
  writeTree,
} from '../src/index.ts';

const read = (text: string, variant: Variant<TugPosition> = tugGame) => readTree(variant, must(parsePgn(text))[0]!);

describe('a tree', () => {
  const tree = must(read('{Pull!} S! {[%clk 0:00:05] strong} (H2# 1-0) (R {lazy} L (S H1)) R S 1-0'));

  test('has for each move what it means in its place', () => {
    const [first, second, third] = tree.moves;
    expect(tree).toMatchObject({ start: { ball: 2, side: 'w' }, comments: ['Pull!'], result: '1-0' });
    expect(first).toMatchObject({ action: packAction(0, 0, 0), short: 'S', glyphs: [1], clock: 5000 });
    expect(first!.after).toEqual({ ball: 3, side: 'w', left: 1 });
    expect(second!.before).toBe(first!.after);
    expect(third).toMatchObject({ short: 'S', before: { side: 'b' } });
  });

  test('has what could have been played instead of a move', () => {
    const [goal, lazy] = tree.moves[0]!.variations;
    expect(goal!.moves).toMatchObject([{ short: 'H2', outcome: 2, before: { ball: 2 }, after: { ball: 4 } }]);
    expect(lazy!.moves.map(({ short }) => short)).toEqual(['R', 'L']);
    expect(lazy!.moves[1]!.variations[0]!.moves[0]!.before).toBe(lazy!.moves[1]!.before);
  });

  test('is written with PGN’s numbers', () => {
    const text = 'S {hm} R S S S S#';
    expect(
      formatPgn([writeTree(shortTug, must(read(`[Variant "short-tug"][FEN "a1 w 2"] ${text} 1-0`, shortTug)))]),
    ).toBe('[Variant "short-tug"]\n[SetUp "1"]\n[FEN "a1 w 2"]\n\n1. S {hm} 1. R S 2. S S S 1-0\n');
  });

  test('is written with the variant’s own numbers', () => {
    expect(formatPgn([writeTree(tugGame, tree)])).toBe(
      '\n{Pull!} 3. S $1 {[%clk 0:00:05] strong} (3. H2) (3. R {lazy} 3. L (3. S 4...\nH1)) 4. R S 1-0\n',
    );
  });

  test('has variations as far as they are played: a null move cuts them, and nothing else', () => {
    const cut = must(read('S (R -- {waits} S (S)) ({threat} Z0 S) (S (R --) S) S *'));
    expect(formatPgn([writeTree(tugGame, cut)])).toBe('\n3. S {threat} (3. R) (3. S (3. R) 4. S) 4. S *\n');
  });

  test('is not ended by a dead ball', () => {
    expect(must(read('R R R R R *')).moves).toHaveLength(5);
  });

  test('of a game in coordinates is read and written in them', () => {
    const text = '[Variant "tug-of-war"]\n[SetUp "1"]\n[FEN "c1 w 2"]\n\n1. step heave@1 (1. rest step) *\n';
    expect(formatPgn([writeTree(tugOfWar, must(read(text, tugOfWar)))])).toBe(text);
  });
});

test('variations as deep as may be are resolved and written', () => {
  const text = `R ${'(R '.repeat(MAX_VARIATION_DEPTH)}${')'.repeat(MAX_VARIATION_DEPTH)} *`;
  let line: PgnLine<PgnNode<TugPosition>> = must(read(formatPgn([writeTree(tugGame, must(read(text)))])));
  let depth = 0;
  for (; line.moves[0]!.variations[0]; line = line.moves[0]!.variations[0]!) depth++;
  expect(depth).toBe(MAX_VARIATION_DEPTH);
});

describe('is refused', () => {
  test.each<[what: string, text: string, cause: string, line: number, column: number, message: string]>([
    ['an illegal move', 'S\nX *', 'illegal', 2, 1, "'X'"],
    ['one in a variation', 'S (R\n(1... X)) *', 'illegal', 2, 7, "'X'"],
    ['a null move', 'S --! *', 'illegal', 1, 3, 'null move'],
    ['a move after the end', 'S S S S S S *', 'illegal', 1, 11, "'S'"],
    ['an outcome left out', 'S H *', 'missing', 1, 4, 'H0 H1 H2#'],
    ['another game', '[Variant "go"] *', 'variant', 1, 11, "'go'"],
    ['a position that is none', '[FEN "c1 x 2"] *', 'syntax', 1, 10, 'FEN'],
  ])('%s', (_, text, cause, line, column, message) => {
    const result = read(text);
    expect(result).toMatchObject({ ok: false, error: { cause, line, column } });
    if (!result.ok) expect(result.error.message).toContain(message);
  });

  test('a tree made without places, at its start', () => {
    const [game] = must(parsePgn('X *'));
    const { places: _, ...made } = { ...game!, moves: game!.moves.map(({ place: _, ...move }) => move) };
    expect(readTree(tugGame, made)).toMatchObject({ ok: false, error: { line: 1, column: 1 } });
    expect(readTree(shortTug, made)).toMatchObject({ ok: false, error: { line: 1, column: 1, cause: 'missing' } });
  });
});

/** Any line from a position: numbers pick actions, now and then with variations and something said. */
interface Plan {
  readonly picks: readonly {
    readonly pick: number;
    readonly clock: number | undefined;
    readonly lines: readonly Plan[];
  }[];
}

const { plan: anyPlan } = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.record({
    picks: fc.array(
      fc.record({
        pick: fc.nat(20),
        clock: fc.option(fc.nat(10 ** 7), { nil: undefined }),
        lines: fc.oneof({ maxDepth: 3 }, fc.constant([]), fc.array(tie('plan'), { maxLength: 2 })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
  }),
}));

function lineOf(start: TugPosition, { picks }: Plan): PgnLine<PgnNode<TugPosition>> {
  const moves: PgnNode<TugPosition>[] = [];
  for (const { pick, clock, lines } of picks) {
    const before = moves.at(-1)?.after ?? start;
    const actions = tugGame.actions(before);
    if (actions.length === 0) break;
    const action = actions[pick % actions.length]!;
    const chance = tugGame.chance(before, action);
    const outcome = chance.length > 0 ? { outcome: chance[pick % chance.length]!.outcome } : {};
    const ply = plyFrom(tugGame, before, { action, ...outcome });
    const times = clock === undefined ? {} : { clock, elapsed: clock % 9000 };
    const notes = { glyphs: [pick], comments: pick > 10 ? ['so'] : [], ...times };
    moves.push(
      nodeOf(
        tugGame,
        ply,
        notes,
        lines.map((line) => lineOf(before, line)),
      ),
    );
  }
  return { comments: [], moves };
}

test('any tree that is written is read back', () => {
  const start = tugGame.starts('w')[0]!.position;
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const tree: GameTree<TugPosition> = { tags: new Map(), start, ...lineOf(start, plan), result: '*' };
      expect(read(formatPgn([writeTree(tugGame, tree)]))).toEqual({ ok: true, value: tree });
    }),
  );
});
