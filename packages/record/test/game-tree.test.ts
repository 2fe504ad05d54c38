import { must } from '@kickmate/board';
import { Match, type Successor, successors } from '@kickmate/game';
import { anyMatchOf, playAll } from '@kickmate/game/test/help';
import { type TugPosition, tugGame, tugOfWar } from '@kickmate/game/test/tug-of-war';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMove,
  annotate,
  childOf,
  commentsAt,
  comparePaths,
  endOfLine,
  formatPgn,
  type GameTree,
  hasGrown,
  hasPath,
  isSamePath,
  lastPath,
  makeMainLine,
  moveAt,
  movesFrom,
  moveText,
  nextPath,
  type Path,
  parentOf,
  parsePgn,
  pliesTo,
  plyBetween,
  positionAt,
  previousPath,
  promote,
  readTree,
  removeMove,
  startOf,
  type TreeMove,
  treeOf,
  writeTree,
} from '../src/index.ts';

type Tree = GameTree<TugPosition>;

const read = (text: string): Tree => must(readTree(tugGame, must(parsePgn(text))));

/** The moves of a tree's only round, with PGN's numbers. */
const written = (tree: Tree): string =>
  formatPgn(writeTree(tree))
    .trim()
    .replaceAll('\n', ' ')
    .replace(/\d+\.+ /g, '');

/** A path in the first round: `path(3, [2, 1])` is three moves deep, the second of them a first variation. */
const path = (ply: number, ...branches: readonly (readonly [ply: number, child: number])[]): Path => ({
  round: 0,
  ply,
  branches: branches.map(([at, child]) => ({ ply: at, child })),
});

const textOf = ({ ply }: TreeMove<TugPosition>): string => moveText(tugGame, ply.before, ply);

/** The action with this text after a place. */
const actionOf = (tree: Tree, at: Path, text: string): Successor =>
  must(tugGame.notation!.parse!(positionAt(tree, at), text));

/** A game with variations, one of them within another. */
const TREE = read('S (R L (S R) L) (H1 {lucky}) R S *');

describe('a path', () => {
  test('leads to a move, its position and the plies before it', () => {
    const at = path(2, [1, 1], [2, 1]);
    expect(textOf(moveAt(TREE, at)!)).toBe('S');
    expect(positionAt(TREE, at)).toBe(moveAt(TREE, at)!.ply.after);
    expect(pliesTo(TREE, at).map(({ before }) => before)).toEqual([
      TREE.rounds[0]!.start,
      positionAt(TREE, path(1, [1, 1])),
    ]);
    expect(pliesTo(TREE, at).at(-1)).toBe(moveAt(TREE, at)!.ply);
    expect(commentsAt(TREE, path(1, [1, 2]))).toEqual(['lucky']);
  });

  test('at a round’s start leads to no move', () => {
    expect(moveAt(TREE, startOf(0))).toBeUndefined();
    expect(positionAt(TREE, startOf(0))).toBe(TREE.rounds[0]!.start);
    expect(pliesTo(TREE, startOf(0))).toEqual([]);
    expect(commentsAt(read('{Pull!} S *'), startOf(0))).toEqual(['Pull!']);
    expect(parentOf(startOf(0))).toBeUndefined();
  });

  test('goes on with the line’s next move or a variation', () => {
    expect(movesFrom(TREE, startOf(0)).map(textOf)).toEqual(['S', 'R', 'H1']);
    expect(movesFrom(TREE, path(1, [1, 1])).map(textOf)).toEqual(['L', 'S']);
    expect(movesFrom(TREE, path(3))).toEqual([]);
    expect(childOf(path(1, [1, 1]), 1)).toEqual(path(2, [1, 1], [2, 1]));
    expect(childOf(path(1, [1, 1]), 0)).toEqual(path(2, [1, 1]));
  });

  test('goes back out of a variation to the line around it', () => {
    expect(parentOf(path(2, [1, 1], [2, 1]))).toEqual(path(1, [1, 1]));
    expect(parentOf(path(1, [1, 1]))).toEqual(startOf(0));
    expect(parentOf(path(3))).toEqual(path(2));
  });

  test('goes forth to the end of its line, and stays there', () => {
    expect(nextPath(TREE, path(1, [1, 1]))).toEqual(path(2, [1, 1]));
    expect(endOfLine(TREE, path(1, [1, 1]))).toEqual(path(3, [1, 1]));
    expect(nextPath(TREE, path(3, [1, 1]))).toEqual(path(3, [1, 1]));
    expect(lastPath(TREE)).toEqual(path(3));
  });

  test.each<[what: string, path: Path]>([
    ['a move too many', path(4)],
    ['a variation that is not there', path(1, [1, 3])],
    ['a variation behind its end', path(1, [2, 1])],
    ['a variation of no move', path(4, [4, 1])],
    ['another round', startOf(1)],
    ['a round before the first', startOf(-1)],
    ['less than no moves', path(-1)],
  ])('with %s does not exist', (_, one) => {
    expect(hasPath(TREE, one)).toBe(false);
    expect(() => positionAt(TREE, one)).toThrow(RangeError);
  });
});

describe('the tree of a match', () => {
  const match = playAll(Match.start(tugOfWar, { seed: 1 }), 'rest rest rest step step');
  const tree = treeOf(match);

  test('has its rounds as main lines', () => {
    expect(tree.rounds.map(({ start, moves }) => [start, moves.map(({ ply }) => ply)])).toEqual(
      match.rounds.map(({ start, plies }) => [start, plies]),
    );
    expect(positionAt(tree, lastPath(tree))).toBe(match.position);
  });

  test('is gone through from start to end, from round to round, and back', () => {
    const paths = [startOf(0)];
    for (let at = startOf(0); !isSamePath(at, lastPath(tree)); at = nextPath(tree, at)) paths.push(nextPath(tree, at));
    expect(paths.map(({ round, ply }) => `${round}.${ply}`).join(' ')).toBe('0.0 0.1 0.2 0.3 1.0 1.1 2.0 2.1');
    expect(nextPath(tree, lastPath(tree))).toEqual(lastPath(tree));
    const back = paths.toReversed().map((at) => previousPath(tree, at));
    expect(back).toEqual([...paths.toReversed().slice(1), startOf(0)]);
  });

  test('shares with the tree before it all moves but the new one', () => {
    const later = must(match.playText('rest'));
    const grown = treeOf(later, tree);
    const movesIn = (one: Tree) => one.rounds.flatMap(({ moves }) => moves);
    expect(movesIn(grown).filter((move) => !movesIn(tree).includes(move))).toHaveLength(1);
    expect(hasGrown(tree, grown)).toBe(true);
    expect(hasGrown(grown, tree)).toBe(false);
    expect(hasGrown(tree, tree)).toBe(false);
    expect(hasGrown(tree, treeOf(playAll(Match.start(tugOfWar, { seed: 2 }), 'rest rest rest rest rest rest')))).toBe(
      false,
    );
  });
});

describe('the ply between two places', () => {
  const match = playAll(Match.start(tugOfWar, { seed: 1 }), 'rest rest rest step');
  const tree = treeOf(match);
  const at = (round: number, ply: number): Path => ({ round, ply, branches: [] });

  test.each<[what: string, from: Path, to: Path, ply: number | undefined]>([
    ['neighbours', at(0, 1), at(0, 2), 2],
    ['the last one and the round’s end', at(0, 2), at(0, 3), 3],
    ['the last one and the next kick-off', at(0, 2), at(1, 0), 3],
    ['a round’s end and the next kick-off', at(0, 3), at(1, 0), undefined],
    ['two moves', at(0, 0), at(0, 2), undefined],
    ['a step back', at(0, 2), at(0, 1), undefined],
    ['the same place', at(0, 2), at(0, 2), undefined],
    ['a place that is not there', at(0, 9), at(1, 0), undefined],
    ['to a place that is not there', at(1, 1), at(1, 2), undefined],
  ])('%s', (_, from, to, ply) => {
    expect(plyBetween(tree, from, to)).toBe(ply && match.rounds[0]!.plies[ply - 1]);
  });

  test('into a variation', () => {
    const into = path(2, [1, 1], [2, 1]);
    expect(plyBetween(TREE, path(1, [1, 1]), into)).toBe(moveAt(TREE, into)!.ply);
    expect(plyBetween(TREE, path(1), into)).toBeUndefined();
  });
});

describe('adding a move', () => {
  const add = (tree: Tree, at: Path, text: string) => addMove(tree, at, actionOf(tree, at, text));

  test('goes on at the end of a line', () => {
    const { tree, path: at } = add(TREE, path(3, [1, 1]), 'S');
    expect(written(tree)).toBe('S (R L (S R) L S) (H1 {lucky}) R S *');
    expect(at).toEqual(path(4, [1, 1]));
    expect(textOf(moveAt(tree, at)!)).toBe('S');
  });

  test('makes a variation where the line goes on', () => {
    const { tree, path: at } = add(TREE, startOf(0), 'L');
    expect(written(tree)).toBe('S (R L (S R) L) (H1 {lucky}) (L) R S *');
    expect(at).toEqual(path(1, [1, 3]));
  });

  test('finds a move that is there', () => {
    expect(add(TREE, path(1), 'R')).toEqual({ tree: TREE, path: path(2) });
    const found = add(TREE, startOf(0), 'H1');
    expect(found.tree).toBe(TREE);
    expect(found.path).toEqual(path(1, [1, 2]));
  });

  test('goes on where a null move could not be read, which is kept beside it', () => {
    const tree = read('S (R -- L) S *');
    const added = add(tree, path(1, [1, 1]), 'L');
    expect(written(added.tree)).toBe('S (R L (-- L)) S *');
    expect(removeMove(added.tree, added.path).tree).toEqual(tree);
  });

  test('shares all lines that did not change', () => {
    const { tree } = add(TREE, path(3), 'R');
    expect(tree.rounds[0]!.moves[0]).toBe(TREE.rounds[0]!.moves[0]);
    expect(written(TREE)).toBe('S (R L (S R) L) (H1 {lucky}) R S *');
  });

  test('throws for an action that is not legal', () => {
    expect(() => addMove(TREE, path(3), { action: 0xffffffff })).toThrow(RangeError);
  });
});

describe('removing a move', () => {
  test.each<[what: string, at: Path, text: string, before: Path]>([
    ['takes away what follows', path(2), 'S (R L (S R) L) (H1 {lucky}) *', path(1)],
    ['takes away a variation', path(1, [1, 2]), 'S (R L (S R) L) R S *', startOf(0)],
    ['makes its first variation go on in its place', path(1), 'R (H1 {lucky}) L (S R) L *', startOf(0)],
    ['in a variation', path(2, [1, 1]), 'S (R S R) (H1 {lucky}) R S *', path(1, [1, 1])],
  ])('%s', (_, at, text, before) => {
    const removed = removeMove(TREE, at);
    expect(written(removed.tree)).toBe(text);
    expect(removed.path).toEqual(before);
  });

  test('throws at a round’s start', () => {
    expect(() => removeMove(TREE, startOf(0))).toThrow(RangeError);
  });
});

describe('promoting a variation', () => {
  test.each<[what: string, at: Path, text: string, after: Path]>([
    ['swaps it with the line', path(2, [1, 1]), 'R (S R S) (H1 {lucky}) L (S R) L *', path(2)],
    ['puts it before the others', path(1, [1, 2]), 'H1 {lucky} (S R S) (R L (S R) L) *', path(1)],
    ['in a variation', path(3, [1, 1], [2, 1]), 'S (R S (L L) R) (H1 {lucky}) R S *', path(3, [1, 1])],
  ])('%s', (_, at, text, after) => {
    const promoted = promote(TREE, at);
    expect(written(promoted.tree)).toBe(text);
    expect(promoted.path).toEqual(after);
    expect(moveAt(promoted.tree, after)!.ply).toBe(moveAt(TREE, at)!.ply);
  });

  test('keeps what was said before it', () => {
    expect(written(promote(read('S ({or} R {so}) S *'), path(1, [1, 1])).tree)).toBe('R {or} {so} (S S) *');
  });

  test('changes nothing on the main line', () => {
    expect(promote(TREE, path(2))).toEqual({ tree: TREE, path: path(2) });
  });
});

test('a variation within a variation becomes the main line in one step', () => {
  const at = path(2, [1, 1], [2, 1]);
  const { tree, path: after } = makeMainLine(TREE, at);
  expect(after).toEqual(path(2));
  expect(pliesTo(tree, after)).toEqual(pliesTo(TREE, at));
  expect(makeMainLine(tree, after)).toEqual({ tree, path: after });
});

test('other notes take the place of those of a move, or of a round’s start', () => {
  const tree = annotate(TREE, path(2, [1, 1], [2, 1]), { glyphs: [4], comments: ['no'] });
  expect(written(tree)).toBe('S (R L (S $4 {no} R) L) (H1 {lucky}) R S *');
  expect(written(annotate(tree, startOf(0), { glyphs: [], comments: ['Go'] }))).toMatch(/^\{Go\} S \(R/);
});

/** Grows a tree: each number picks one of its places, and what is added there. */
function grow(picks: readonly number[]): Tree {
  let tree = treeOf(Match.start(tugGame, { seed: 1 }));
  for (const pick of picks) {
    const places = pathsOf(tree);
    const at = places[pick % places.length]!;
    const legal = successors(tugGame, positionAt(tree, at));
    if (legal.length > 0) tree = addMove(tree, at, legal[pick % legal.length]!).tree;
  }
  return tree;
}

/** All paths of a tree's first round, each before those that follow it. */
function pathsOf(tree: Tree, from = startOf(0)): readonly Path[] {
  return [from, ...movesFrom(tree, from).flatMap((_, child) => pathsOf(tree, childOf(from, child)))];
}

const anyTree = fc.array(fc.nat(10 ** 6), { maxLength: 40 }).map(grow);

describe('in any tree', () => {
  test('every path is found again by its moves, and no path is there twice', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const paths = pathsOf(tree);
        for (const at of paths) {
          expect(hasPath(tree, at)).toBe(true);
          let again = startOf(0);
          for (const ply of pliesTo(tree, at)) again = addMove(tree, again, ply).path;
          expect(again).toEqual(at);
        }
        expect(paths.toSorted(comparePaths)).toEqual(paths);
        for (const [index, at] of paths.slice(1).entries()) expect(comparePaths(at, paths[index]!)).toBeGreaterThan(0);
      }),
    );
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const again = read(formatPgn(writeTree(tree)));
        expect(again).toEqual({ ...tree, rounds: [{ ...tree.rounds[0]!, result: '*' }] });
      }),
    );
  });

  test('adding and then removing a move gives the same tree', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (tree, pick) => {
        for (const at of pathsOf(tree)) {
          const legal = successors(tugGame, positionAt(tree, at));
          if (legal.length === 0) continue;
          const added = addMove(tree, at, legal[pick % legal.length]!);
          if (added.tree !== tree) expect(removeMove(added.tree, added.path)).toEqual({ tree, path: at });
        }
      }),
    );
  });

  test('promoting keeps every line, and leads to the same position', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const lines = (one: Tree) => new Set(pathsOf(one).map((at) => pliesTo(one, at).map(textOfPly).join(' ')));
        for (const at of pathsOf(tree)) {
          const promoted = promote(tree, at);
          expect(lines(promoted.tree)).toEqual(lines(tree));
          expect(pliesTo(promoted.tree, promoted.path)).toEqual(pliesTo(tree, at));
        }
      }),
      { numRuns: 30 },
    );
  });
});

const textOfPly = (ply: TreeMove<TugPosition>['ply']): string => moveText(tugGame, ply.before, ply);

test('a match’s main line is its rounds, whatever is played', () => {
  fc.assert(
    fc.property(anyMatchOf(tugOfWar), (match) => {
      const tree = treeOf(match);
      for (const [round, { plies }] of match.rounds.entries())
        expect(pliesTo(tree, endOfLine(tree, startOf(round)))).toEqual(plies);
    }),
  );
});

test('a long game is grown move by move without its moves being made again', () => {
  let match = Match.start(tugOfWar, { seed: 1, goals: 5 });
  let tree = treeOf(match);
  const made = new Set<unknown>();
  while (!match.end && match.rounds.length < 6) {
    match = must(match.play(match.actions.at(-1)!));
    tree = treeOf(match, tree);
    for (const { moves } of tree.rounds) for (const move of moves) made.add(move);
  }
  const plies = match.rounds.flatMap((round) => round.plies);
  expect(made.size).toBe(plies.length);
});
