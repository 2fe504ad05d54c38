import { ok, quoted, type Result, refuse, type Side, type TextError } from '@kickmate/board';
import { type Ply, plyFrom, readPlayed, type Successor, type Variant, withOutcome } from '@kickmate/game';
import type { PgnGame, PgnLine, PgnMove, PgnNotes, PgnResult } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { readSetUp, readVariantTag, setUpTags, variantName } from './record-tags.ts';

/** A move of a game, with what it means in its place. */
export interface PgnNode<P> extends Ply<P>, PgnNotes {
  /** As records have it: in chess SAN. */
  readonly short: string;
  /** What could have been played instead of it. */
  readonly variations: readonly PgnLine<PgnNode<P>>[];
}

/** A game with its variations, for those who look into it. Dead balls do not end its lines. */
export interface GameTree<P> extends PgnLine<PgnNode<P>> {
  readonly tags: ReadonlyMap<string, string>;
  readonly start: P;
  readonly result: PgnResult | undefined;
}

/**
 * Reads a game of this variant, variations included. The first move that is not legal is refused, but a variation is cut
 * before a null move: what would follow it no rules can tell. One of which nothing is left is gone, its comments stay.
 */
export function readTree<P>(variant: Variant<P>, game: PgnGame): Result<GameTree<P>, RecordError> {
  const named = readVariantTag(variant, game);
  if (!named.ok) return named;
  const start = readSetUp(variant, game, 'w');
  if (!start.ok) return start;
  const line = readLine(variant, start.value, game);
  return line.ok ? ok({ tags: game.tags, start: start.value, ...line.value, result: game.result }) : line;
}

function readLine<P>(
  variant: Variant<P>,
  start: P,
  { comments, moves }: PgnLine<PgnMove>,
  isVariation = false,
): Result<PgnLine<PgnNode<P>>, RecordError> {
  const nodes: PgnNode<P>[] = [];
  for (const move of moves) {
    const before = nodes.at(-1)?.after ?? start;
    const node = readNode(variant, before, move);
    if (!node.ok && isVariation && isNullMove(move.text)) break;
    if (!node.ok) return node;
    nodes.push(node.value);
  }
  return ok({ comments, moves: nodes });
}

function readNode<P>(variant: Variant<P>, before: P, move: PgnMove): Result<PgnNode<P>, RecordError> {
  const ply = readPly(variant, before, move);
  if (!ply.ok) return ply;
  const variations: PgnLine<PgnNode<P>>[] = [];
  const comments = [...move.comments];
  for (const variation of move.variations) {
    const line = readLine(variant, before, variation, true);
    if (!line.ok) return line;
    if (line.value.moves.length > 0) variations.push(line.value);
    else for (const comment of line.value.comments) comments.push(comment);
  }
  return ok(nodeOf(variant, ply.value, { ...move, comments }, variations));
}

/** Reads one move in its place. */
export function readPly<P>(
  variant: Variant<P>,
  before: P,
  { text, place = TEXT_START }: PgnMove,
): Result<Ply<P>, RecordError> {
  const read = readRecorded(variant, before, text);
  if (read.ok) return ok(plyFrom(variant, before, read.value));
  const { cause, at, message } = read.error;
  return refuseRecord({ line: place.line, column: place.column + at }, cause, `${quoted(text)}: ${message}`);
}

/** A node for a ply, with what is said of it. */
export function nodeOf<P>(
  variant: Variant<P>,
  ply: Ply<P>,
  { glyphs, comments, clock, elapsed, evaluation }: PgnNotes = NO_NOTES,
  variations: PgnNode<P>['variations'] = [],
): PgnNode<P> {
  return {
    ...ply,
    short: writeRecorded(variant, ply.before, ply),
    glyphs,
    comments,
    ...(clock !== undefined && { clock }),
    ...(elapsed !== undefined && { elapsed }),
    ...(evaluation && { evaluation }),
    variations,
  };
}

/** Nothing said of a move. */
export const NO_NOTES: PgnNotes = { glyphs: [], comments: [] };

/** Writes a game with PGN's move numbers; `readTree` reads back the same. Its tags say where it begins, whatever they said. */
export function writeTree<P>(variant: Variant<P>, tree: GameTree<P>): PgnGame {
  const tags = new Map(tree.tags);
  for (const name of ['Variant', 'SetUp', 'FEN']) tags.delete(name);
  const name = variantName(variant);
  if (name !== '') tags.set('Variant', name);
  for (const [tag, value] of Object.entries(setUpTags(variant, tree.start))) tags.set(tag, value);
  return { tags, ...writeLine(variant, tree), result: tree.result };
}

/** How far the numbers of moves have come. */
interface Count {
  readonly number: number;
  /** Who acted last. */
  readonly side?: Side;
}

/** Writes moves with PGN's numbers: one at each turn of White, and wherever a line begins or goes on after a comment. */
export function writeLine<P>(
  variant: Variant<P>,
  line: PgnLine<PgnNode<P>>,
  begin: Count = { number: 0 },
): PgnLine<PgnMove> {
  let count = begin;
  let isInterrupted = true;
  const moves = line.moves.map(({ before, short, variations, glyphs, comments, ...commands }): PgnMove => {
    const { clock, elapsed, evaluation } = commands;
    const last = count;
    count = countOf(variant, before, last);
    const isNumbered = isInterrupted || count.number !== last.number;
    const hasCommands = (clock ?? elapsed ?? evaluation) !== undefined;
    isInterrupted = hasCommands || comments.length > 0 || variations.length > 0;
    return {
      text: short,
      ...(isNumbered && { number: `${count.number}${count.side === 'w' ? '.' : '...'}` }),
      glyphs,
      comments,
      ...(clock !== undefined && { clock }),
      ...(elapsed !== undefined && { elapsed }),
      ...(evaluation && { evaluation }),
      variations: variations.map((one) => writeLine(variant, one, last)),
    };
  });
  return { comments: line.comments, moves };
}

/** The number of a move: the variant's own, or turns of White are counted. */
function countOf<P>({ side, notation }: Variant<P>, before: P, last: Count): Count {
  const mover = side(before);
  const { pgn } = notation ?? {};
  if (pgn) return { number: pgn.moveNumber(before), side: mover };
  const isNext = last.side === undefined || (mover === 'w' && last.side === 'b');
  return { number: last.number + (isNext ? 1 : 0), side: mover };
}

/** Writes an action as records have it: in the short form if the variant reads that, in coordinates otherwise. */
export const writeRecorded = <P>(variant: Variant<P>, position: P, successor: Successor): string =>
  variant.notation?.parse ? variant.notation.describe(position, successor) : variant.text.formatAction(successor);

/** Reads an action as {@link writeRecorded} writes it; what chance made of it must be there. */
export function readRecorded<P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> {
  if (!variant.notation?.parse) return readPlayed(variant, position, text);
  const read = variant.notation?.parse(position, text);
  if (!read.ok && isNullMove(text))
    return refuse('illegal', 'action', 0, 'a null move, by which nothing is played; only real ones can be read');
  return withOutcome(variant, position, text, read, (successor) => variant.notation!.describe(position, successor));
}

/** How the field's files write that a side does nothing. */
const NULL_MOVES: ReadonlySet<string> = new Set(['--', '-', 'Z0', 'z0', '0000', '@@@@', '<>', 'null', 'pass', 'PASS']);

/** Whether an action that cannot be read is a null move. */
export const isNullMove = (text: string): boolean => NULL_MOVES.has(text);
