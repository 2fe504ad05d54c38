import { must } from '@kickmate/board';
import { packAction, plyFrom, type Variant } from '@kickmate/game';
import { shortTug, type TugPosition, tugGame, tugOfWar } from '@kickmate/game/test/tug-of-war';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPgn,
  type GameTree,
  gamesOf,
  MAX_VARIATION_DEPTH,
  moveOf,
  moveText,
  parsePgn,
  parseRecord,
  readMatch,
  readTree,
  type TreeLine,
  type TreeMove,
  treeOf,
  treeOfRecord,
  writeTree,
} from '../src/index.ts';

const read = (text: string, variant: Variant<TugPosition> = tugGame) => readTree(variant, must(parsePgn(text)));

/** The only round of a tree. */
const roundOf = (text: string) => must(read(text)).rounds[0]!;

const written = (tree: GameTree<TugPosition>): string => formatPgn(writeTree(tree));

/** The texts of a line's moves. */
const textsOf = ({ moves }: TreeLine<TugPosition>): readonly string[] =>
  moves.map(({ ply }) => moveText(tugGame, ply.before, ply));

describe('a tree', () => {
  const tree = must(read('{Pull!} S! {[%clk 0:00:05] strong} (H2# 1-0) (R {lazy} L (S H1)) R S 1-0'));
  const [round] = tree.rounds;

  test('has for each move its ply and its notes', () => {
    const [first, second, third] = round!.moves;
    expect(round).toMatchObject({ start: { ball: 2, side: 'w' }, comments: ['Pull!'], result: '1-0' });
    expect(first!.ply).toMatchObject({ action: packAction(0, 0, 0), after: { ball: 3, side: 'w', left: 1 } });
    expect(first!.notes).toEqual({ glyphs: [1], comments: ['strong'], clock: 5000 });
    expect(textsOf(round!)).toEqual(['S', 'R', 'S']);
    expect(second!.ply.before).toBe(first!.ply.after);
    expect(third!.ply.before).toMatchObject({ side: 'b' });
  });

  test('has what could have been played instead of a move', () => {
    const [goal, lazy] = round!.moves[0]!.variations;
    expect(goal!.moves).toMatchObject([{ ply: { outcome: 2, before: { ball: 2 }, after: { ball: 4 } } }]);
    expect([goal, lazy].map((line) => textsOf(line!))).toEqual([['H2'], ['R', 'L']]);
    expect(lazy!.moves[1]!.variations[0]!.moves[0]!.ply.before).toBe(lazy!.moves[1]!.ply.before);
  });

  test('has the variations of a variation’s first move beside the variation', () => {
    const nested = roundOf('S (R {lazy} ({or} L (H0 S)) (H1) S) R *');
    expect(nested.moves[0]!.variations.map(textsOf)).toEqual([['R', 'S'], ['L'], ['H0', 'S'], ['H1']]);
    expect(written(must(read('S (R {lazy} ({or} L (H0 S)) (H1) S) R *')))).toBe(
      '\n3. S (3. R {lazy} 3. S) ({or} 3. L) (3. H0 S) (3. H1) 4. R *\n',
    );
  });

  test('is written with PGN’s numbers', () => {
    const text = 'S {hm} R S S S S#';
    expect(written(must(read(`[Variant "short-tug"][FEN "a1 w 2"] ${text} 1-0`, shortTug)))).toBe(
      '[Variant "short-tug"]\n[SetUp "1"]\n[FEN "a1 w 2"]\n\n1. S {hm} 1. R S 2. S S S 1-0\n',
    );
  });

  test('is written with the variant’s own numbers', () => {
    expect(written(tree)).toBe(
      '\n{Pull!} 3. S $1 {[%clk 0:00:05] strong} (3. H2) (3. R {lazy} 3. L (3. S 4...\nH1)) 4. R S 1-0\n',
    );
  });

  test('has variations as far as they are played: a null move cuts them, and nothing else', () => {
    const [first] = roundOf('S (R -- {waits} S (S)) ({threat} Z0 S) (S (R --) S) S *').moves;
    expect(first!.variations.map(textsOf)).toEqual([['R'], ['S', 'S'], ['R']]);
  });

  test('keeps null moves and what follows them as they are written', () => {
    const text = '\n3. S (3. R -- {waits} S (S)) (3. S 4. S) (3. R --) ({threat} Z0 S) 4. S *\n';
    expect(written(must(read('S (R -- {waits} S (S)) ({threat} Z0 S) (S (R --) S) S *')))).toBe(text);
    expect(written(must(read(text)))).toBe(text);
  });

  test('goes on where the history would end the round', () => {
    expect(roundOf('R R R R R *').moves).toHaveLength(5);
  });

  test('of a game in coordinates is read and written in them', () => {
    const text = '[Variant "tug-of-war"]\n[SetUp "1"]\n[FEN "c1 w 2"]\n\n1. step heave@1 (1. rest step) *\n';
    expect(written(must(read(text, tugOfWar)))).toBe(text);
  });
});

test('variations of the greatest depth are read as a tree and written', () => {
  const text = `R R ${'(R R '.repeat(MAX_VARIATION_DEPTH)}${')'.repeat(MAX_VARIATION_DEPTH)} *`;
  let line: TreeLine<TugPosition> | undefined = must(read(written(must(read(text))))).rounds[0]!;
  let depth = -1;
  for (; line; line = line.moves[1]!.variations[0]) depth++;
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
    expect(readTree(tugGame, [made])).toMatchObject({ ok: false, error: { line: 1, column: 1 } });
    expect(readTree(shortTug, [made])).toMatchObject({ ok: false, error: { line: 1, column: 1, cause: 'missing' } });
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

/** @param isVariation whether the line is a variation: alternatives to its first move then belong to the line around it */
function lineOf(start: TugPosition, { picks }: Plan, isVariation: boolean): TreeLine<TugPosition> {
  const moves: TreeMove<TugPosition>[] = [];
  for (const { pick, clock, lines } of picks) {
    const before = moves.at(-1)?.ply.after ?? start;
    const actions = tugGame.actions(before);
    if (actions.length === 0) break;
    const action = actions[pick % actions.length]!;
    const chance = tugGame.chance(before, action);
    const outcome = chance.length > 0 ? { outcome: chance[pick % chance.length]!.outcome } : {};
    const times = clock === undefined ? {} : { clock, elapsed: clock % 9000 };
    const mayVary = moves.length > 0 || !isVariation;
    moves.push({
      ...moveOf(plyFrom(tugGame, before, { action, ...outcome })),
      notes: { glyphs: [pick], comments: pick > 10 ? ['so'] : [], ...times },
      variations: mayVary ? lines.map((line) => lineOf(before, line, true)) : [],
    });
  }
  return { comments: [], moves, unread: [] };
}

test('any tree that is written is read back, with all its rounds', () => {
  const start = tugGame.starts('w')[0]!.position;
  fc.assert(
    fc.property(fc.array(anyPlan, { minLength: 1, maxLength: 3 }), (plans) => {
      const rounds = plans.map((plan) => ({ tags: NAMED, start, ...lineOf(start, plan, false), result: '*' as const }));
      const tree: GameTree<TugPosition> = { variant: tugGame, rounds };
      expect(read(written(tree))).toEqual({ ok: true, value: tree });
    }),
  );
});

/** A game without tags would end where the next one's moves begin only by its result. */
const NAMED = new Map([['Event', 'Any']]);

describe('the tree of an opened record', () => {
  const TEXT = `[Variant "tug-of-war"]
[SetUp "1"]
[FEN "c1 w 2"]
[Goals "2"]
[Seed "9"]
[KickOff "w"]

{Begins} 1. step $1 {well} (1. rest rest) (1. slip --) (jump rest) 1. rest *
`;
  const games = must(parseRecord(TEXT));
  const match = must(readMatch(tugOfWar, games));
  const tree = treeOfRecord(match, games);

  test('has the plies of the match, with what the text says of them', () => {
    const [first, second] = tree.rounds[0]!.moves;
    expect([first!.ply, second!.ply]).toEqual(match.round.plies);
    expect(first!.ply).toBe(match.round.plies[0]);
    expect(first!.notes).toEqual({ glyphs: [1], comments: ['well'] });
    expect(first!.variations.map(({ moves }) => moves.length)).toEqual([2, 1]);
    expect(tree.rounds[0]).toMatchObject({ comments: ['Begins'], result: '*', tags: games[0].tags });
  });

  test('is written with the match as it was, with variations that are not legal', () => {
    const [tags, moves] = formatPgn(gamesOf(match, {}, tree)).split('\n\n');
    expect(moves).toBe(TEXT.split('\n\n')[1]);
    expect(tags).toContain('[Result "*"]');
  });

  test('keeps its notes as long as the match goes the same way', () => {
    const other = must(must(match.undo().playText('step')).playText('step'));
    const [first, second] = treeOf(other, tree).rounds[0]!.moves;
    expect(first).toBe(tree.rounds[0]!.moves[0]);
    expect(second).toEqual(moveOf(other.rounds[0]!.plies[1]!));
  });
});
