import { type Match, type Ply, plyFrom, type Successor, type Variant } from '@kickmate/game';
import { NO_NOTES, type PgnLine, type PgnMove, type PgnNotes, type PgnResult } from './pgn.ts';

/**
 * A match, or the games of a record, as a main line with variations. The main line is what was played. A tree is an
 * immutable value: a change gives a new tree, which shares all lines that did not change.
 */
export interface GameTree<P> {
  readonly variant: Variant<P>;
  /** At least one. */
  readonly rounds: readonly TreeRound<P>[];
}

/** A round of a tree: its start and its main line. */
export interface TreeRound<P> extends TreeLine<P> {
  readonly start: P;
  /** The tags of the PGN game from which it was read; none otherwise. */
  readonly tags: ReadonlyMap<string, string>;
  /** The result after the moves of that PGN game. */
  readonly result: PgnResult | undefined;
}

/** Moves that follow each other: a round's main line, or a variation. A variation has at least one move. */
export interface TreeLine<P> {
  /** Comments before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly TreeMove<P>[];
  /** The moves of a file after the last legal one, as text: a null move and everything that follows it, for example. */
  readonly unread: readonly PgnMove[];
}

/** A move of a line, with its notes and variations. */
export interface TreeMove<P> {
  readonly ply: Ply<P>;
  /** Comments, glyphs, clock, elapsed time, evaluation. */
  readonly notes: PgnNotes;
  /**
   * The lines that could have been played instead. The first move of a variation has no variations of its own: other
   * alternatives to it are in this list, too.
   */
  readonly variations: readonly TreeLine<P>[];
  /** Variations of a file whose first move is not legal, as text. */
  readonly unread: readonly PgnLine<PgnMove>[];
}

/**
 * A place in a tree: the position after `ply` moves of a round, counted along the main line or the branches that it
 * takes. The start of a round is `ply` 0. A place in a match has no branches.
 */
export interface Path {
  /** From 0. */
  readonly round: number;
  /** From 0. */
  readonly ply: number;
  /** The variations that the path takes, in the order of the moves; none begins after `ply`. */
  readonly branches: readonly Branch[];
}

/** A step of a path into a variation. */
export interface Branch {
  /** The number of the variation's first move in its round, from 1. */
  readonly ply: number;
  /** Its number among the continuations: 1 is the first variation. (0 would be the line's own next move.) */
  readonly child: number;
}

// -- Paths ----------------------------------------------------------------------------------------------------------

/** The path of a round's start. */
export const startOf = (round: number): Path => ({ round, ply: 0, branches: [] });

/** Whether two paths lead to the same place. */
export const isSamePath = (a: Path, b: Path): boolean => comparePaths(a, b) === 0;

/**
 * Compares two paths: negative if `a` comes before `b`, positive if it comes after it, 0 if both are the same. A place comes
 * before all that follow it. A line's next move and all that follows it come before the variations of that move.
 */
export function comparePaths(a: Path, b: Path): number {
  if (a.round !== b.round) return a.round - b.round;
  for (let index = 0; ; index++) {
    const [one, other] = [a.branches[index], b.branches[index]];
    if (!one && !other) return a.ply - b.ply;
    if (!one) return -1;
    if (!other) return 1;
    if (one.ply !== other.ply) return other.ply - one.ply;
    if (one.child !== other.child) return one.child - other.child;
  }
}

/** The path one move before; `undefined` at a round's start. */
export function parentOf({ round, ply, branches }: Path): Path | undefined {
  return ply === 0 ? undefined : { round, ply: ply - 1, branches: branches.filter((branch) => branch.ply < ply) };
}

/** The path to a continuation of a place: 0 is the line's next move, 1 the first variation. */
export function childOf({ round, ply, branches }: Path, child: number): Path {
  return { round, ply: ply + 1, branches: child === 0 ? branches : [...branches, { ply: ply + 1, child }] };
}

/** A line and the number of moves before its first one. */
interface FoundLine<P> {
  readonly line: TreeLine<P>;
  readonly offset: number;
}

function findLine<P>({ rounds }: GameTree<P>, { round, branches }: Path): FoundLine<P> | undefined {
  let line: TreeLine<P> | undefined = rounds[round];
  let offset = 0;
  for (const { ply, child } of branches) {
    line = line?.moves[ply - 1 - offset]?.variations[child - 1];
    offset = ply - 1;
  }
  return line && { line, offset };
}

function lineAt<P>(tree: GameTree<P>, path: Path): FoundLine<P> {
  const found = hasPath(tree, path) ? findLine(tree, path) : undefined;
  if (!found) throw new RangeError(`no place ${JSON.stringify(path)} in this tree; ask hasPath before`);
  return found;
}

/** Whether a path exists in a tree. The path may come from another tree: an earlier one, or that of another match. */
export function hasPath(tree: GameTree<unknown>, path: Path): boolean {
  const found = findLine(tree, path);
  const first = path.branches.at(-1)?.ply ?? 0;
  return found !== undefined && path.ply >= first && path.ply <= found.offset + found.line.moves.length;
}

/** The path one move later, along the line; after the end of a round the start of the next; the same path at the very end. */
export function nextPath(tree: GameTree<unknown>, path: Path): Path {
  if (path.ply < endOfLine(tree, path).ply) return childOf(path, 0);
  return path.branches.length === 0 && path.round + 1 < tree.rounds.length ? startOf(path.round + 1) : path;
}

/** The path one move earlier; before the start of a round the end of the last; the same path at the very start. */
export function previousPath(tree: GameTree<unknown>, path: Path): Path {
  return parentOf(path) ?? (path.round > 0 ? endOfLine(tree, startOf(path.round - 1)) : path);
}

/** The path of the end of the line on which a path is. */
export function endOfLine(tree: GameTree<unknown>, path: Path): Path {
  const { line, offset } = lineAt(tree, path);
  return { ...path, ply: offset + line.moves.length };
}

/** The path of the end of the main line: in a match, the present. */
export const lastPath = (tree: GameTree<unknown>): Path => endOfLine(tree, startOf(tree.rounds.length - 1));

// -- What is at a path. All throw a RangeError for a path that the tree does not have. ------------------------------

/** The move that led to a place; `undefined` at a round's start. */
export function moveAt<P>(tree: GameTree<P>, path: Path): TreeMove<P> | undefined {
  const { line, offset } = lineAt(tree, path);
  return line.moves[path.ply - 1 - offset];
}

/** The position at a place. */
export const positionAt = <P>(tree: GameTree<P>, path: Path): P =>
  (moveAt(tree, path)?.ply ?? { after: tree.rounds[path.round]!.start }).after;

/** The moves that continue from a place: the line's next one, then the first moves of its variations; none at a line's end. */
export function movesFrom<P>(tree: GameTree<P>, path: Path): readonly TreeMove<P>[] {
  const { line, offset } = lineAt(tree, path);
  const next = line.moves[path.ply - offset];
  return next ? [next, ...next.variations.map(({ moves }) => moves[0]!)] : [];
}

/** The plies of a round that lead to a place. */
export function pliesTo<P>(tree: GameTree<P>, path: Path): readonly Ply<P>[] {
  const plies = lineAt(tree, path).line === tree.rounds[path.round] ? [] : pliesTo(tree, beforeLine(path));
  const { line, offset } = lineAt(tree, path);
  return [...plies, ...line.moves.slice(0, path.ply - offset).map(({ ply }) => ply)];
}

/** The path of the position in which the variation of a path begins. */
const beforeLine = ({ round, branches }: Path): Path => ({
  round,
  ply: branches.at(-1)!.ply - 1,
  branches: branches.slice(0, -1),
});

/** The comments at a place: on the move that led there, or, at a round's start, before its first move. */
export const commentsAt = (tree: GameTree<unknown>, path: Path): readonly string[] =>
  moveAt(tree, path)?.notes.comments ?? tree.rounds[path.round]!.comments;

/**
 * The ply that leads from one place to another if they are one move apart; `undefined` otherwise, also if a path does not
 * exist. A ply that ends a round leads to its end and to the start of the next round alike.
 */
export function plyBetween<P>(tree: GameTree<P>, from: Path, to: Path): Ply<P> | undefined {
  if (!hasPath(tree, from) || !hasPath(tree, to)) return undefined;
  const isNextStart = to.ply === 0 && to.round === from.round + 1;
  const after = isNextStart ? endOfLine(tree, startOf(from.round)) : to;
  const before = parentOf(after);
  return before && isSamePath(before, from) ? moveAt(tree, after)?.ply : undefined;
}

// -- Trees ----------------------------------------------------------------------------------------------------------

/**
 * The tree of a match: a main line and no variations, except where `annotated` is given.
 * @param annotated an earlier tree of this match, or the one with which it was opened. Moves of its main line that the match
 * still has keep their notes and variations. In the first round that differs, these are the moves before the difference;
 * later rounds keep nothing.
 */
export function treeOf<P>(
  { variant, rounds }: Pick<Match<P>, 'variant' | 'rounds'>,
  annotated?: GameTree<P>,
): GameTree<P> {
  let hasChanged = false;
  return {
    variant,
    rounds: rounds.map(({ start, plies }, index): TreeRound<P> => {
      const known = hasChanged || annotated?.variant.id !== variant.id ? undefined : annotated.rounds[index];
      if (!known || (start !== known.start && variant.text.format(start) !== variant.text.format(known.start))) {
        hasChanged = true;
        return { ...NO_LINE, start, tags: NO_TAGS, result: undefined, moves: plies.map(moveOf) };
      }
      let unchanged = known.moves.findIndex(({ ply }, at) => !isSameSuccessor(ply, plies[at]));
      if (unchanged < 0) unchanged = known.moves.length;
      hasChanged = unchanged < known.moves.length || unchanged < plies.length;
      const moves = plies.map((ply, at) => {
        if (at >= unchanged) return moveOf(ply);
        const move = known.moves[at]!;
        return move.ply === ply ? move : { ...move, ply };
      });
      return { ...known, start, moves };
    }),
  };
}

const NO_LINE = { comments: [], unread: [] };
const NO_TAGS: ReadonlyMap<string, string> = new Map();

/** A move without notes and variations. */
export const moveOf = <P>(ply: Ply<P>): TreeMove<P> => ({ ply, notes: NO_NOTES, variations: [], unread: [] });

const isSameSuccessor = (a: Successor, b: Successor | undefined): boolean =>
  a.action === b?.action && a.outcome === b.outcome;

/** Whether the main line of `later` is that of `earlier`, followed by more moves or rounds. */
export const hasGrown = (earlier: GameTree<unknown>, later: GameTree<unknown>): boolean =>
  comparePaths(lastPath(later), lastPath(earlier)) > 0 && later.rounds[0]!.start === earlier.rounds[0]!.start;

/** A tree after a change, and a path in it. */
export interface ChangedTree<P> {
  readonly tree: GameTree<P>;
  readonly path: Path;
}

/**
 * Adds a legal move after a place: as the line's next move at its end, otherwise as the last variation. If the move is there
 * already, the tree does not change. The new path is that of the move.
 * @param successor with its outcome where there is chance
 * @throws RangeError for an action that is not legal there
 */
export function addMove<P>(tree: GameTree<P>, path: Path, successor: Successor): ChangedTree<P> {
  const children = movesFrom(tree, path);
  const known = children.findIndex(({ ply }) => isSameSuccessor(ply, successor));
  if (known >= 0) return { tree, path: childOf(path, known) };
  const position = positionAt(tree, path);
  if (!tree.variant.actions(position).includes(successor.action))
    throw new RangeError(`action ${successor.action} is not legal after ${JSON.stringify(path)}`);
  const move = moveOf(plyFrom(tree.variant, position, successor));
  const changed = changeLine(tree, path, (line, offset) => {
    const at = path.ply - offset;
    const next = line.moves[at];
    if (next) {
      const variation = { ...NO_LINE, moves: [move] };
      return { ...line, moves: replaceAt(line.moves, at, { ...next, variations: [...next.variations, variation] }) };
    }
    // Text that could not be read here becomes a variation of the new move.
    const unread = line.unread.length > 0 ? [{ comments: [], moves: line.unread }] : [];
    return { ...line, moves: [...line.moves, { ...move, unread }], unread: [] };
  });
  return { tree: changed, path: childOf(path, children.length) };
}

/**
 * Removes the move that led to a place, with all that follows it. Its first variation, if it has one, replaces it. The new
 * path is that of the position before the move.
 * @throws RangeError for a round's start
 */
export function removeMove<P>(tree: GameTree<P>, path: Path): ChangedTree<P> {
  const before = parentOf(path);
  if (!before) throw new RangeError(`the start of round ${path.round + 1} is no move that could be removed`);
  const branch = path.branches.at(-1);
  const changed = changeLine(tree, before, (line, offset) => {
    const at = path.ply - 1 - offset;
    const move = line.moves[at]!;
    if (branch?.ply === path.ply) {
      const variations = move.variations.filter((_, index) => index !== branch.child - 1);
      return { ...line, moves: replaceAt(line.moves, at, { ...move, variations }) };
    }
    const [first, ...others] = move.variations;
    if (first) return joined(line, at, first, { variations: others, unread: move.unread });
    return { ...line, moves: line.moves.slice(0, at), unread: move.unread[0]?.moves ?? [] };
  });
  return { tree: changed, path: before };
}

/**
 * Promotes the last variation that a path takes: it becomes the continuation of the line from which it branches, and the
 * former continuation becomes its first variation. The new path leads to the same place. A path on the main line changes
 * nothing.
 */
export function promote<P>(tree: GameTree<P>, path: Path): ChangedTree<P> {
  const branch = path.branches.at(-1);
  if (!branch) return { tree, path };
  const changed = changeLine(tree, beforeLine(path), (line, offset) => {
    const at = branch.ply - 1 - offset;
    const [move, ...following] = line.moves.slice(at);
    const { variations, unread } = move!;
    const instead = {
      comments: [],
      moves: [{ ...move!, variations: [], unread: [] }, ...following],
      unread: line.unread,
    };
    const others = variations.filter((_, index) => index !== branch.child - 1);
    return joined(line, at, variations[branch.child - 1]!, { variations: [instead, ...others], unread });
  });
  return { tree: changed, path: { ...path, branches: path.branches.slice(0, -1) } };
}

/**
 * Makes the line that leads to a place part of the main line, by promoting every variation that the path takes. The new path
 * leads to the same place and has no branches.
 */
export function makeMainLine<P>(tree: GameTree<P>, path: Path): ChangedTree<P> {
  let changed: ChangedTree<P> = { tree, path };
  while (changed.path.branches.length > 0) changed = promote(changed.tree, changed.path);
  return changed;
}

/** A line that continues with a variation from the index `at` on. Comments before the variation move to its first move. */
function joined<P>(
  line: TreeLine<P>,
  at: number,
  { comments, moves, unread }: TreeLine<P>,
  beside: Pick<TreeMove<P>, 'variations' | 'unread'>,
): TreeLine<P> {
  const [first, ...others] = moves;
  const notes =
    comments.length > 0 ? { ...first!.notes, comments: [...comments, ...first!.notes.comments] } : first!.notes;
  return { ...line, moves: [...line.moves.slice(0, at), { ...first!, notes, ...beside }, ...others], unread };
}

/** Replaces the notes of the move that led to a place. A round's start has only comments. */
export const annotate = <P>(tree: GameTree<P>, path: Path, notes: PgnNotes): GameTree<P> =>
  changeLine(tree, path, (line, offset) => {
    const at = path.ply - 1 - offset;
    const move = line.moves[at];
    return move
      ? { ...line, moves: replaceAt(line.moves, at, { ...move, notes }) }
      : { ...line, comments: notes.comments };
  });

/** The tree with the line of a path changed. */
function changeLine<P>(
  tree: GameTree<P>,
  path: Path,
  change: (line: TreeLine<P>, offset: number) => TreeLine<P>,
): GameTree<P> {
  const { line, offset } = lineAt(tree, path);
  let changed = change(line, offset);
  for (let at = path; at.branches.length > 0; at = beforeLine(at)) {
    const { ply, child } = at.branches.at(-1)!;
    const outer = lineAt(tree, beforeLine(at));
    const index = ply - 1 - outer.offset;
    const move = outer.line.moves[index]!;
    const variations = replaceAt(move.variations, child - 1, changed);
    changed = { ...outer.line, moves: replaceAt(outer.line.moves, index, { ...move, variations }) };
  }
  return { ...tree, rounds: replaceAt(tree.rounds, path.round, { ...tree.rounds[path.round]!, ...changed }) };
}

const replaceAt = <T>(list: readonly T[], index: number, item: T): readonly T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index + 1),
];
