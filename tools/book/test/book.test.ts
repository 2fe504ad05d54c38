import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { AnyVariant, Openings } from '@kickmate/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBook } from '../src/check-command.ts';
import { type EngineScore, openEngineScores, WIN } from '../src/engine-scores.ts';
import { type NamedLine, readNames } from '../src/names.ts';
import { showBook } from '../src/show-command.ts';
import { growTree, type Node, Tree } from '../src/tree.ts';
import { valuesOf, weightsOf, writeTree } from '../src/weights.ts';

const TEXT = `C20\tKing's Pawn Game\te4 e5
C44\tKing's Knight Opening\te4 e5 Nf3
C40\tKing's Knight Opening, by another way\tNf3 d6 e4
`;

let chess: AnyVariant;
const folder = mkdtempSync(join(tmpdir(), 'book-'));
beforeAll(async () => {
  chess = await exampleGame('chess');
});
afterAll(() => rmSync(folder, { recursive: true }));

const named = (moves: string, line = 1): NamedLine => ({ code: 'A00', name: moves, moves: moves.split(' '), line });

/** A tree of named lines. */
function treeOf(...lines: readonly string[]): Tree {
  const tree = new Tree(chess);
  for (const line of lines) must(tree.addLine(named(line)));
  return tree;
}

/** The node after moves in coordinates. */
const nodeAt = (tree: Tree, ...moves: readonly string[]): Node =>
  moves.reduce((node, move) => node.edges.get(move)!.to, tree.root);

describe('named lines', () => {
  test('are code, name and moves', () => {
    expect(must(readNames(TEXT))[1]).toEqual({
      code: 'C44',
      name: "King's Knight Opening",
      moves: ['e4', 'e5', 'Nf3'],
      line: 2,
    });
  });

  test.each([
    ['F00\tName\te4', 1],
    ['C20\tName\te4\n\nC20 Name e4', 3],
    ['C20\tName\t', 1],
    ['C20\tName\te4  e5', 1],
    ['C20\t`Name`\te4', 1],
  ])('%j is refused at line %i', (text, line) => {
    expect(readNames(text)).toEqual({ ok: false, error: { line, message: expect.stringMatching(`^line ${line}: `) } });
  });

  test('an illegal move is refused by its line and number', () => {
    const result = new Tree(chess).addLine(named('e4 e4', 7));
    expect(result).toEqual({ ok: false, error: { line: 7, message: expect.stringMatching(/^line 7: move 2, e4: /) } });
  });

  test('a position has one name', () => {
    const tree = treeOf('e4 e5 Nf3');
    expect(tree.addLine(named('Nf3 e5 e4', 9))).toEqual({
      ok: false,
      error: { line: 9, message: 'line 9: A00 Nf3 e5 e4: the same position is A00 e4 e5 Nf3 already' },
    });
  });
});

describe('the tree', () => {
  test('counts the named lines through a move, and joins ways to the same position', () => {
    const tree = treeOf('e4 e5 Nf3', 'e4 c5', 'Nf3 e5 e4 Nc6');
    expect(tree.root.edges.get('e2e4')!.lines).toBe(2);
    expect(nodeAt(tree, 'e2e4', 'e7e5', 'g1f3')).toBe(nodeAt(tree, 'g1f3', 'e7e5', 'e2e4'));
    expect(nodeAt(tree, 'e2e4', 'e7e5', 'g1f3', 'b8c6').title).toBe('A00 Nf3 e5 e4 Nc6');
  });

  test("grows by the engine's moves near the start", async () => {
    const tree = treeOf('e4 e5 Nf3');
    const asked: string[] = [];
    const ask = async (key: string, position: unknown): Promise<EngineScore> => {
      asked.push(key);
      return { score: 0, best: chess.text.formatAction({ action: chess.actions(position)[0]! }) };
    };
    const scores = await growTree(chess, tree, { ask }, 2);
    expect(scores.size).toBe(asked.length);
    expect(new Set(asked).size).toBe(asked.length);
    // The start, e4, e5 and Nf3; the first legal move at the start and after e4, and one more after the former.
    expect(scores.size).toBe(7);
    expect([...tree.nodes.values()].filter(({ ply, edges }) => ply >= 2 && edges.size > 0)).toHaveLength(1);
  });
});

describe('values and weights', () => {
  /** The scores of some positions, by the moves that lead there. All others have a bad score, and a best move that is not in the tree. */
  const scoresOf = (tree: Tree, known: Readonly<Record<string, EngineScore>>): ReadonlyMap<Node, EngineScore> => {
    const entries = Object.entries(known).map(([moves, score]) => [nodeAt(tree, ...moves.split(' ')), score] as const);
    const told = new Map(entries);
    const others = [...tree.nodes.values()].filter(({ isOver }) => !isOver);
    return new Map(others.map((node) => [node, told.get(node) ?? { score: -500, best: 'h2h3' }]));
  };

  test('the value of a position is the mean of its score and the value of its best move', () => {
    const tree = treeOf('e4 e5', 'd4 d5');
    const values = valuesOf(
      tree,
      scoresOf(tree, {
        'e2e4 e7e5': { score: 30, best: 'a2a3' },
        'd2d4 d7d5': { score: 20, best: 'a2a3' },
        e2e4: { score: -40, best: 'e7e5' },
        d2d4: { score: -10, best: 'a7a6' },
      }),
    );
    // After e4 the engine's own e5 is in the tree, and counts what it leads to; after d4 its own a6 is not.
    expect(values.get(nodeAt(tree, 'e2e4'))).toBe((-40 - 30) / 2);
    expect(values.get(nodeAt(tree, 'd2d4'))).toBe((-10 - 10) / 2);
    expect(values.get(tree.root)).toBe(Math.round((-500 + 35) / 2));
  });

  test('a way that leads back does not go on for ever', () => {
    const tree = treeOf('Nf3 Nf6 Ng1 Ng8 e4');
    expect(valuesOf(tree, scoresOf(tree, {})).get(tree.root)).toBeTypeOf('number');
  });

  test('mate is worth a win to who gives it', () => {
    const tree = treeOf('f3 e5 g4 Qh4#');
    const seen = scoresOf(tree, { 'f2f3 e7e5 g2g4': { score: WIN, best: 'd8h4' } });
    expect(valuesOf(tree, seen).get(nodeAt(tree, 'f2f3', 'e7e5', 'g2g4'))).toBe(WIN);
  });

  test('the less a move loses and the more lines go through it, the heavier it is; what loses too much is left out', () => {
    const tree = treeOf('e4', 'e4 e5', 'e4 c5', 'd4', 'c4', 'f3');
    const scores = scoresOf(tree, {});
    const values = new Map([
      [tree.root, 0],
      [nodeAt(tree, 'e2e4'), -20],
      [nodeAt(tree, 'd2d4'), -20],
      [nodeAt(tree, 'c2c4'), -30],
      [nodeAt(tree, 'f2f3'), 40],
    ]);
    const weights = weightsOf(tree.root, scores, values, { margin: 40, temperature: 10 });
    const told = Object.fromEntries([...weights].map(([{ text }, weight]) => [text, weight]));
    // The position's own value does not matter; f3 loses 70. Shares: c4 1 x 2, e4 1/e x 4, d4 1/e x 2.
    expect(told).toEqual({ c2c4: 48, e2e4: 35, d2d4: 17 });
  });
});

describe('the book', () => {
  test('is written as the game reads it: heaviest first, each position once, no move of the engine without weight', () => {
    const tree = treeOf('e4 e5 Nf3', 'Nf3 e5 e4 Nc6');
    const d4 = chess.text.parseAction(tree.root.position, 'd2d4');
    tree.addMove(tree.root, must(d4).action);
    const e4 = tree.root.edges.get('e2e4')!;
    const book = writeTree(tree, (node) => new Map(node === tree.root ? [[e4, 100]] : []));
    expect(book).toBe('e2e4 100\n e7e5\n  g1f3 A00 e4 e5 Nf3\n   b8c6 A00 Nf3 e5 e4 Nc6\ng1f3\n e7e5\n  e2e4\n');
  });

  const openings = (changes: Partial<Openings<unknown>> = {}): Openings<unknown> => ({
    actions: () => [],
    name: () => 'A00 e4',
    ...changes,
  });
  const weighed = (...weights: readonly number[]) =>
    openings({
      actions: (position) =>
        chess.text.format(position).includes(' w KQkq - 0 1')
          ? weights.map((weight, index) => ({ action: chess.actions(position)[index]!, weight }))
          : [],
    });

  test('that is right is counted', () => {
    expect(checkBook(chess, weighed(5, 5), [named('e4')])).toEqual({
      ok: true,
      value: { names: 1, positions: 1, actions: 2 },
    });
  });

  test.each([
    ['a name that is not there', () => openings({ name: () => undefined }), 'line 1: A00 e4 is nameless in the book'],
    ['another name', () => openings({ name: () => 'B00' }), 'line 1: A00 e4 is B00 in the book'],
    ['an illegal move', () => openings({ actions: () => [{ action: 1, weight: 1 }] }), /1 is not legal$/],
    ['a weight of 0', () => weighed(0), /has the weight 0$/],
    ['half a weight', () => weighed(1.5), /has the weight 1.5$/],
    ['a wrong order', () => weighed(1, 2), /stands below a lighter move$/],
  ])('%s is found', (_, book, fault) => {
    const result = checkBook(chess, book(), [named('e4')]);
    expect(!result.ok && result.error[0]).toMatch(fault);
  });

  test('a line that is not legal is found', () => {
    const result = checkBook(chess, openings(), [named('e5')]);
    expect(!result.ok && result.error).toEqual([expect.stringMatching(/^line 1: move 1, e5: /)]);
  });

  test('is shown with names and shares', async () => {
    const book = (await chess.openings!()) as Openings<unknown>;
    const text = must(showBook(chess, book, '1. e4 c5 2.Nf3'));
    expect(text.split('\n')[0]).toBe('B27 Sicilian Defense');
    expect(text).toMatch(/^\S+ +\d+% {2}B\d\d Sicilian Defense/m);
    expect(showBook(chess, book, 'e4 e4').ok).toBe(false);
    expect(must(showBook(chess, book, 'a3 a6 a4 a5 h3 h6 h4 h5 Ra3 Ra6'))).toMatch(/the book has no move here$/);
  });
});

describe('scores', () => {
  const file = join(folder, 'some', 'scores.tsv');

  test('are the same every time, and kept', async () => {
    const position = chess.starts('w')[0]!.position;
    const first = await openEngineScores(chess, 200, file);
    const score = await first.ask('start', position);
    await first.ask('start again', position);
    first.close();
    const [, one, other] = readFileSync(file, 'utf8').split('\n');
    expect(other).toBe(one?.replace('start', 'start again'));

    // A run that was broken off while it wrote.
    writeFileSync(file, `${readFileSync(file, 'utf8')}cut off\t1`);
    const second = await openEngineScores(chess, 200, file);
    expect(second.kept).toBe(2);
    expect(await second.ask('start', position)).toEqual(score);
    second.close();
    expect(readFileSync(file, 'utf8')).not.toContain('cut off');
  });

  test('of other nodes are dropped', async () => {
    const engineScores = await openEngineScores(chess, 201, file);
    expect(engineScores.kept).toBe(0);
    engineScores.close();
  });
});
