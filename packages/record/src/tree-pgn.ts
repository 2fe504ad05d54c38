import { clauseOf, ok, quoted, type Result, refuse, type Side, type TextError } from '@kickmate/board';
import { type Match, type Ply, plyFrom, readPlayed, type Successor, type Variant, withOutcome } from '@kickmate/game';
import { type GameTree, moveOf, type TreeLine, type TreeMove, type TreeRound } from './game-tree.ts';
import type { PgnGame, PgnLine, PgnMove } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { readSetUp, readVariantTag, setUpTags, variantName } from './record-tags.ts';
import { texts } from './texts.ts';

// -- Moves ----------------------------------------------------------------------------------------------------------

/** The text of a move in records: the short form if the variant reads that (in chess SAN), coordinates otherwise. */
export const moveText = <P>(variant: Variant<P>, position: P, successor: Successor): string =>
  variant.notation?.parse ? variant.notation.describe(position, successor) : variant.text.formatAction(successor);

/** Reads one move as {@link moveText} writes it. An outcome of chance must be part of it. */
export function readPly<P>(
  variant: Variant<P>,
  before: P,
  { text, place = TEXT_START }: PgnMove,
): Result<Ply<P>, RecordError> {
  const read = readMoveText(variant, before, text);
  if (read.ok) return ok(plyFrom(variant, before, read.value));
  const { cause, at } = read.error;
  // The record says where the move is, and need not be told its field.
  const what = clauseOf(read.error);
  const move = quoted(text);
  const message = what.includes(move) ? what : `${move}: ${what}`;
  return refuseRecord({ line: place.line, column: place.column + at }, cause, message);
}

function readMoveText<P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> {
  const { notation } = variant;
  if (!notation?.parse) return readPlayed(variant, position, text);
  const read = notation.parse(position, text);
  if (!read.ok && isNullMove(text)) return refuse('illegal', 'action', 0, texts.pgn.nullMove);
  return withOutcome(variant, position, text, read, (successor) => notation.describe(position, successor));
}

/** The texts of a null move in PGN files. */
const NULL_MOVES: ReadonlySet<string> = new Set(['--', '-', 'Z0', 'z0', '0000', '@@@@', '<>', 'null', 'pass', 'PASS']);

/** Whether a text that is no legal move is a null move. */
const isNullMove = (text: string): boolean => NULL_MOVES.has(text);

// -- Reading --------------------------------------------------------------------------------------------------------

/** Options for reading a tree. */
interface Reading<P> {
  readonly variant: Variant<P>;
  /** Whether a variation is read as far as it is legal; if not, a variation may be cut only before a null move. */
  readonly keepsIllegal: boolean;
}

/**
 * Reads games of this variant, one a round, with their variations. Refuses the first move that is not legal, except for null
 * moves in variations, which no rules know: they are kept as text with everything after them.
 */
export function readTree<P>(variant: Variant<P>, games: readonly PgnGame[]): Result<GameTree<P>, RecordError> {
  const rounds: TreeRound<P>[] = [];
  for (const game of games) {
    const named = readVariantTag(variant, game);
    if (!named.ok) return named;
    const start = readSetUp(variant, game, 'w');
    if (!start.ok) return start;
    const line = readLine({ variant, keepsIllegal: false }, start.value, game, false);
    if (!line.ok) return line;
    rounds.push({ start: start.value, tags: game.tags, result: game.result, ...line.value });
  }
  return ok({ variant, rounds });
}

/**
 * The tree of the games from which `readMatch` has read a match, with the match's own plies. Variations are kept as text
 * from the first move that is not legal.
 */
export function treeOfRecord<P>({ variant, rounds }: Match<P>, games: readonly PgnGame[]): GameTree<P> {
  return {
    variant,
    rounds: games.map(({ tags, result, comments, moves: texts }, index): TreeRound<P> => {
      const { start, plies } = rounds[index]!;
      const moves = plies.map((ply, at) => {
        const move = readMove({ variant, keepsIllegal: true }, ply, texts[at]!);
        return move.ok ? move.value : moveOf(ply);
      });
      return { start, tags, result, comments, moves, unread: [] };
    }),
  };
}

function readLine<P>(
  reading: Reading<P>,
  start: P,
  { comments, moves }: PgnLine<PgnMove>,
  isVariation: boolean,
): Result<TreeLine<P>, RecordError> {
  const read: TreeMove<P>[] = [];
  for (const [index, move] of moves.entries()) {
    const ply = readPly(reading.variant, read.at(-1)?.ply.after ?? start, move);
    if (!ply.ok && isVariation && (reading.keepsIllegal || isNullMove(move.text)))
      return ok({ comments, moves: read, unread: moves.slice(index) });
    const node = ply.ok ? readMove(reading, ply.value, move) : ply;
    if (!node.ok) return node;
    read.push(node.value);
  }
  return ok({ comments, moves: read, unread: [] });
}

/** Reads the notes on a move, and its variations. */
function readMove<P>(
  reading: Reading<P>,
  ply: Ply<P>,
  { glyphs, comments, clock, elapsed, evaluation, variations }: PgnMove,
): Result<TreeMove<P>, RecordError> {
  const ownComments = [...comments];
  const lines: TreeLine<P>[] = [];
  const unread: PgnLine<PgnMove>[] = [];
  for (const variation of variations) {
    const read = readLine(reading, ply.before, variation, true);
    if (!read.ok) return read;
    const line = read.value;
    const [first, ...others] = line.moves;
    if (first) {
      // Variations of the variation's first move are variations of this move, too.
      lines.push({ ...line, moves: [{ ...first, variations: [], unread: [] }, ...others] }, ...first.variations);
      unread.push(...first.unread);
    } else if (line.unread.length > 0) {
      unread.push({ comments: line.comments, moves: line.unread });
    } else {
      ownComments.push(...line.comments);
    }
  }
  const notes = {
    glyphs,
    comments: ownComments,
    ...(clock !== undefined && { clock }),
    ...(elapsed !== undefined && { elapsed }),
    ...(evaluation && { evaluation }),
  };
  return ok({ ply, notes, variations: lines, unread });
}

// -- Writing --------------------------------------------------------------------------------------------------------

/**
 * Writes the rounds of a tree, one PGN game each, with PGN's move numbers; `readTree` reads back the same. New tags for the
 * variant and the start replace those of the rounds.
 */
export const writeTree = <P>(tree: GameTree<P>): readonly PgnGame[] =>
  tree.rounds.map((round) => {
    const tags = new Map(round.tags);
    for (const name of ['Variant', 'SetUp', 'FEN']) tags.delete(name);
    const name = variantName(tree.variant);
    if (name !== '') tags.set('Variant', name);
    for (const [tag, value] of Object.entries(setUpTags(tree.variant, round.start))) tags.set(tag, value);
    return { tags, ...writeLine(tree.variant, round), result: round.result };
  });

/** The number of a move, and its side; no side before the first move. */
interface Count {
  readonly number: number;
  readonly side?: Side;
}

/** Writes moves with PGN's numbers: one at each turn of White, and wherever a line begins or goes on after a comment. */
export function writeLine<P>(variant: Variant<P>, line: TreeLine<P>, begin: Count = { number: 0 }): PgnLine<PgnMove> {
  let count = begin;
  let isInterrupted = true;
  const moves = line.moves.map(({ ply, notes, variations, unread }): PgnMove => {
    const last = count;
    count = countOf(variant, ply.before, last);
    const isNumbered = isInterrupted || count.number !== last.number;
    const { glyphs, comments, clock, elapsed, evaluation } = notes;
    const hasCommands = (clock ?? elapsed ?? evaluation) !== undefined;
    isInterrupted = hasCommands || comments.length + variations.length + unread.length > 0;
    return {
      text: moveText(variant, ply.before, ply),
      ...(isNumbered && { number: `${count.number}${count.side === 'w' ? '.' : '...'}` }),
      glyphs,
      comments,
      ...(clock !== undefined && { clock }),
      ...(elapsed !== undefined && { elapsed }),
      ...(evaluation && { evaluation }),
      variations: [...variations.map((one) => writeLine(variant, one, last)), ...unread],
    };
  });
  return { comments: line.comments, moves: [...moves, ...line.unread] };
}

/** The number of a move: the variant's own, or the number of White's turns so far. */
function countOf<P>({ side, notation }: Variant<P>, before: P, last: Count): Count {
  const mover = side(before);
  const pgn = notation?.pgn;
  if (pgn) return { number: pgn.moveNumber(before), side: mover };
  const isNext = last.side === undefined || (mover === 'w' && last.side === 'b');
  return { number: last.number + (isNext ? 1 : 0), side: mover };
}
