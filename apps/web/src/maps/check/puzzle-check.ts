import { type Square, sideName, squareName } from '@kickmate/board';
import type { Engine } from '@kickmate/engine/client';
import { firstActions, type Problem, type Solutions, solutionsOf, solve, type Verdict } from '@kickmate/engine/solve';
import { type AnyVariant, isItem, type MapFile, type Maps, type Tile } from '@kickmate/game';
import { drawnTiles } from '../drawn.ts';
import { texts } from '../editor/texts.ts';
import { boardOf, kindsOf, piecesOf, withPiece } from '../map-edit.ts';
import { tileName } from '../tile-name.ts';

/** The turns within which a win is searched on a map without a limit. */
export const MOST_TURNS = 12;

/** The most positions that are visited to find the win, and then its solutions. */
const NODES = 300_000_000;

/** The stage of a check. */
export type Stage =
  /** A win within a number of turns is searched. */
  | { readonly kind: 'win'; readonly within: number; readonly turns: number; readonly nodes: number }
  /** All solutions are followed; `known` grows meanwhile. */
  | { readonly kind: 'solutions'; readonly done: number; readonly known: number }
  /** The puzzle is solved again without each piece. */
  | { readonly kind: 'pieces'; readonly done: number; readonly all: number };

/** What a check has found so far. */
export interface Finding {
  readonly verdict: Verdict;
  /** Present once they are known; only if White wins. */
  readonly solutions?: Solutions;
  /** Squares of pieces without which White wins by the same first actions, in as many turns. */
  readonly needless: readonly Square[];
}

/** What {@link checkPuzzle} needs, and what it tells. */
export interface CheckOptions {
  /** Opens an engine for a variant. The check closes it. */
  readonly open: (variant: string) => Promise<Engine>;
  readonly onStage: (stage: Stage) => void;
  readonly onFinding: (finding: Finding) => void;
}

/**
 * Checks a sound map as a puzzle: whether White wins by force within the map's turns, by which solutions, and what they do without.
 * Rejects if an engine fails or is closed.
 */
export async function checkPuzzle(maps: Maps, map: MapFile, options: CheckOptions): Promise<void> {
  const { onStage, onFinding } = options;
  const turns = map.turns ?? MOST_TURNS;
  let finding = await onEngine(maps, map, options, async (engine, position): Promise<Finding> => {
    const problem = { ...position, turns, nodes: NODES };
    const verdict = await solve(engine, problem, (news) => onStage({ kind: 'win', turns, ...news }));
    onFinding({ verdict, needless: [] });
    if (verdict.kind !== 'win') return { verdict, needless: [] };
    const onProgress = (done: number, known: number): void => onStage({ kind: 'solutions', done, known });
    const solutions = await solutionsOf(engine, { ...problem, turns: verdict.turns }, { onProgress });
    return { verdict, solutions, needless: [] };
  });
  onFinding(finding);
  const { verdict, solutions } = finding;
  if (verdict.kind !== 'win' || !solutions) return;
  const tried = doubtful(map, solutions);
  // A search without a piece may be larger than that with it, but not without bounds.
  const nodes = 1_000_000 + 4 * verdict.nodes;
  for (const [index, square] of tried.entries()) {
    onStage({ kind: 'pieces', done: index, all: tried.length });
    const without = { ...withPiece(map, square, undefined), turns: verdict.turns };
    if (maps.check(without).length > 0) continue;
    const first = await onEngine(maps, without, options, (engine, position) =>
      firstActions(engine, { ...position, turns: verdict.turns, nodes }),
    );
    const isSame = first?.turns === verdict.turns && isSameSet(first.actions, solutions.first);
    if (isSame) finding = { ...finding, needless: [...finding.needless, square] };
    onFinding(finding);
  }
}

/** Whether two maps are the same apart from the number of turns, which the check does not need. */
export const isSamePuzzle = (maps: Maps, one: MapFile, other: MapFile): boolean =>
  one === other || maps.format({ ...one, turns: undefined }) === maps.format({ ...other, turns: undefined });

/** Runs something with an engine for the start of a map. */
async function onEngine<T>(
  maps: Maps,
  map: MapFile,
  { open }: CheckOptions,
  run: (engine: Engine, start: Pick<Problem, 'variant' | 'position'>) => Promise<T>,
): Promise<T> {
  const variant = variantOn(maps, map);
  const engine = await open(variant.id);
  try {
    return await run(engine, { variant, position: variant.text.format(startOf(variant)) });
  } finally {
    engine.close();
  }
}

/** The game on a sound map. */
function variantOn(maps: Maps, map: MapFile): AnyVariant {
  const variant = maps.on(maps.format(map));
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

const startOf = (variant: AnyVariant): unknown => variant.starts('w')[0]!.position;

/** The squares of the pieces that may be needless: all of Black's, and those of White's that no solution uses. */
const doubtful = (map: MapFile, { used }: Solutions): readonly Square[] =>
  piecesOf(map).flatMap((piece, square) => (piece && (piece.side === 'b' || !used.has(square)) ? [square] : []));

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** The squares that no solution uses: those of pieces, keys, items and doors, and those to which no piece of White's comes. */
export interface Unused {
  /** Without the pieces that a side must have, such as a last royal one. */
  readonly pieces: readonly Square[];
  readonly keys: readonly Square[];
  readonly items: readonly Square[];
  readonly doors: readonly Square[];
  /** Without the squares on which no piece can stand, and those on which White's pieces stand at the start. */
  readonly squares: readonly Square[];
}

/** The tiles on which no piece can ever stand. */
const UNWALKABLE: readonly Tile[] = ['wall', 'hole', 'tree'];

/** Lists what the solutions of a map do not use. */
export function unusedOf(maps: Maps, map: MapFile, { used, entered, cleared }: Solutions): Unused {
  const [pieces, tiles] = [piecesOf(map), drawnTiles(maps, map)];
  const squares = tiles.map((_, square) => square);
  const isLeft = (tile: Tile) => (square: Square) => tiles[square] === tile && !cleared.has(square);
  return {
    pieces: squares.filter(
      (square) => pieces[square] && !used.has(square) && maps.check(withPiece(map, square, undefined)).length === 0,
    ),
    keys: squares.filter(isLeft('key')),
    items: squares.filter((square) => isItem(tiles[square]) && !cleared.has(square)),
    doors: squares.filter(isLeft('door')),
    squares: squares.filter(
      (square) => !UNWALKABLE.includes(tiles[square]!) && !entered.has(square) && pieces[square]?.side !== 'w',
    ),
  };
}

/** The result of the search for a win, as sentences. */
export function verdictWords({ turns: limit }: MapFile, verdict: Verdict): readonly string[] {
  const words = texts.check;
  switch (verdict.kind) {
    case 'win': {
      const { turns } = verdict;
      const wins = words.wins(turns);
      if (limit === undefined) return [wins, words.noLimit];
      return limit > turns ? [wins, words.moreThanNeeded(limit)] : [wins];
    }
    case 'none':
      return [words.noWin(verdict.turns)];
    case 'open': {
      const ended = words.ended(verdict.nodes);
      return verdict.turns > 0 ? [words.noWin(verdict.turns), ended] : [ended];
    }
  }
}

/** The solutions of a map, as sentences: how they begin, where there is a choice, and the longest defence. */
export function solutionWords(maps: Maps, map: MapFile, { verdict, solutions }: Finding): readonly string[] {
  if (verdict.kind !== 'win' || !solutions) return [];
  const variant = variantOn(maps, map);
  const start = startOf(variant);
  const words = texts.check;
  const [first, ...others] = solutions.first.map((text) => wordFor(variant, start, text).word);
  return [
    others.length === 0 ? words.oneSolution(first!) : words.solutions([first!, ...others]),
    ...(solutions.choice === undefined ? [] : [words.choice(solutions.choice)]),
    words.defence(lineWords(variant, verdict.line)),
  ];
}

/** An action in words, and the position after it. */
function wordFor(variant: AnyVariant, position: unknown, text: string) {
  const read = variant.text.parseAction(position, text);
  if (!read.ok) throw new Error(read.error.message);
  const word = variant.notation?.describe(position, read.value) ?? text;
  return { word, after: variant.play(position, read.value.action) };
}

/** A line of play with numbers of turns: `1. Kc3 Nd5 2. Kc4 wins`. */
function lineWords(variant: AnyVariant, line: readonly string[]): string {
  let position = startOf(variant);
  return line
    .map((text, index) => {
      const { word, after } = wordFor(variant, position, text);
      position = after;
      return index % 2 === 0 ? `${index / 2 + 1}. ${word}` : word;
    })
    .join(' ');
}

/** What no solution needs, as sentences; empty if everything has its use. */
export function needlessWords(maps: Maps, map: MapFile, { solutions, needless }: Finding): readonly string[] {
  if (!solutions) return [];
  const unused = unusedOf(maps, map, solutions);
  const board = boardOf(map);
  const pieces = piecesOf(map);
  const names = Object.fromEntries(Object.entries(kindsOf(maps, map)).map(([letter, { name }]) => [letter, name]));
  const tiles = drawnTiles(maps, map);
  const words = texts.check;
  const piece = (square: Square): string => {
    const { side, letter } = pieces[square]!;
    return words.piece(sideName(side), names[letter] ?? letter, squareName(board, square));
  };
  const thing = (square: Square): string => words.thing(tileName(maps, tiles[square]!), squareName(board, square));
  const said = (sentence: (things: readonly string[]) => string, things: readonly string[]): readonly string[] =>
    things.length > 0 ? [sentence(things)] : [];
  return [
    ...said(words.unmoved, unused.pieces.map(piece)),
    ...said(words.untaken, [...unused.keys, ...unused.items].map(thing)),
    ...said(words.unopened, unused.doors.map(thing)),
    ...said(words.needless, needless.map(piece)),
    ...(solutions.isWhole ? [] : [words.isPart(solutions.positions)]),
  ];
}

/** The squares that White's pieces come to, and those that they do not, as sentences for screen readers. */
export function squareWords(maps: Maps, map: MapFile, solutions: Solutions): string {
  const board = boardOf(map);
  const named = (squares: Iterable<Square>): readonly string[] =>
    [...squares].sort((a, b) => a - b).map((square) => squareName(board, square));
  const { squares } = unusedOf(maps, map, solutions);
  const { entered, notEntered } = texts.check;
  return [entered(named(solutions.entered)), ...(squares.length > 0 ? [notEntered(named(squares))] : [])].join(' ');
}

/** A stage as a sentence, with the share that is done, from 0 to 1, if it can be known. */
export function stageWords(stage: Stage): { readonly text: string; readonly share: number | undefined } {
  const { stages } = texts.check;
  switch (stage.kind) {
    case 'win': {
      const { within, turns, nodes } = stage;
      return { text: stages.win(within, nodes), share: (within - 1) / turns };
    }
    case 'solutions': {
      const { done, known } = stage;
      return { text: stages.solutions(done, known), share: done / known };
    }
    case 'pieces': {
      const { done, all } = stage;
      return { text: stages.pieces(done, all), share: done / all };
    }
  }
}
