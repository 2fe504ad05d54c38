import { clauseOf, type Field, fail, ok, pieceSign, type Result, sideName, squareName } from '@kickmate/board';
import { loadGame } from '@kickmate/command/load-game';
import { beginRead, describeEnd, type ReadRound, readActions } from '@kickmate/engine';
import { type AnyVariant, parseCompleted } from '@kickmate/game';
import { place, shorten, shortenWords } from './command.ts';

/** The position that is set: the variant, and the round from its start to the position. */
export interface SetPosition extends ReadRound<unknown> {
  readonly variant: AnyVariant;
}

/** UCI programs expect the array of chess for `startpos` in Chess960, too. */
const ARRAY_OF: Readonly<Record<string, string>> = { chess960: 'chess' };

/** The variant with an id, or at a path, at its `startpos`: its first starting position. */
export async function loadStart(id: string): Promise<SetPosition> {
  const variant = await loadGame(id);
  const other = ARRAY_OF[id];
  const array = other === undefined ? variant : await loadGame(other);
  const first = array.starts('w')[0];
  if (!first) throw new Error(`${id} has no starting position`);
  const start = array.text.format(first.position);
  const read = variant.text.parse(start);
  if (!read.ok) throw new Error(read.error.message);
  return { variant, ...beginRead(variant, start, read.value) };
}

/** A position that was read, and the sentences about what was repaired in it. */
export interface ReadPosition {
  readonly position: SetPosition;
  readonly repairs: readonly string[];
}

/** A position that sets none. */
export interface RefusedPosition {
  /** The reason, with the place in the line. */
  readonly problem: string;
  /** Whether the reason is that the round is over in it. */
  readonly isOver: boolean;
}

/**
 * Reads the position of a `position` line. An error names the place in the line.
 * @param startpos the position that `startpos` means
 * @param fen the words of the position; `undefined` for `startpos`
 * @param before the position set before: of a round that goes on, only the new moves are read, and no repair is told again
 */
export function readPosition(
  startpos: SetPosition,
  fen: readonly Field[] | undefined,
  moves: readonly Field[],
  before?: SetPosition,
): Result<ReadPosition, RefusedPosition> {
  const { variant } = startpos;
  const start = fen ? readFen(variant, fen) : ok({ round: startpos, repairs: [] });
  if (!start.ok) return start;
  const { round, repairs } = start.value;
  const isSame = before?.variant === variant && before.start === round.start;
  const actions = moves.map(({ text }) => text);
  const read = readActions(variant, isSame ? before : round, actions);
  if (read.ok) return ok({ position: { variant, ...read.value }, repairs: isSame ? [] : repairs });
  const { index, message } = read.error;
  const problem = `move '${shorten(actions[index]!)}' at ${place(moves[index]!)}: ${shortenWords(message)}`;
  return fail({ problem, isOver: false });
}

/** The fields in which other programs write what cannot be, and others read over it. */
const REPAIRED = ['castling', 'en passant'];

/** The most repairs of a position: each right to castle, and the square. */
const MOST_REPAIRS = 5;

/** Reads the words of a position. A right to castle that nobody can have, and such an en passant square, are left out. */
function readFen(
  variant: AnyVariant,
  words: readonly Field[],
  repairs: readonly string[] = [],
): Result<{ readonly round: ReadRound<unknown>; readonly repairs: readonly string[] }, RefusedPosition> {
  const read = parseCompleted(variant, words.map(({ text }) => text).join(' '));
  if (read.ok) return ok({ round: beginRead(variant, read.value.text, read.value.position), repairs });
  const { cause, field, message } = read.error;
  const { index, offset } = placeInWords(words, read.error.at);
  const word = words[index]!;
  const where = place({ at: word.at + offset });
  if (cause !== 'impossible' || !REPAIRED.includes(field) || repairs.length === MOST_REPAIRS)
    return fail({ problem: `position at ${where}: ${shortenWords(message)}`, isOver: cause === 'over' });
  const rest = word.text.slice(0, offset) + word.text.slice(offset + 1);
  // What follows a sign that is left out keeps its place in the line.
  const repaired = field === 'castling' && rest !== '' ? { text: rest, at: word.at + 1 } : { text: '-', at: word.at };
  return readFen(variant, words.with(index, repaired), [
    ...repairs,
    `${field} at ${where}: ${clauseOf(read.error)}; it is left out`,
  ]);
}

/** The word and the place in it for a place in the words joined by single spaces; the end of the last one for a later place. */
function placeInWords(words: readonly Field[], at: number): { readonly index: number; readonly offset: number } {
  let begin = 0;
  for (const [index, { text }] of words.entries()) {
    if (at <= begin + text.length) return { index, offset: at - begin };
    begin += text.length + 1;
  }
  return { index: words.length - 1, offset: words.at(-1)?.text.length ?? 0 };
}

/** The moves after `searchmoves`, as the engine reads them. */
export interface SearchMoves {
  /** The moves that are legal; empty: all moves are searched. */
  readonly texts: readonly string[];
  /** The errors in the others. */
  readonly complaint?: string;
}

/** Reads the moves after `searchmoves`. */
export function readSearchMoves({ variant, position }: SetPosition, moves: readonly Field[]): SearchMoves {
  const read = moves.map((move) => ({ move, successor: variant.text.parseAction(position, move.text) }));
  const texts = read.flatMap(({ successor }) =>
    successor.ok ? [variant.text.formatAction({ action: successor.value.action })] : [],
  );
  const wrong = read.flatMap(({ move, successor }) => (successor.ok ? [] : [{ move, error: successor.error }]));
  const first = wrong[0];
  if (!first) return { texts };
  const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
  const where = `move '${shorten(first.move.text)}'${more} at ${place(first.move)}`;
  const what = shortenWords(first.error.message);
  const rest = texts.length > 0 ? 'the others are searched' : 'all moves are searched';
  return { texts, complaint: `${where}: ${what}; ${rest}` };
}

/**
 * The position for people: a diagram, the ball's square in games with a ball, the text, and the legal moves. In the diagram the
 * ball is `o`: on an empty square in its place, otherwise behind the piece on its square.
 */
export function describePosition({ variant, position, end }: SetPosition): readonly string[] {
  const { files, ranks } = variant.board;
  const ball = variant.ball?.squareOf(position);
  const sign = (square: number): string => {
    const piece = variant.pieceAt(position, square);
    const mark = square === ball ? 'o' : undefined;
    return piece ? `${pieceSign(piece)}${mark ?? ' '}` : `${mark ?? '.'} `;
  };
  const rows = Array.from({ length: ranks }, (_, index) => {
    const rank = ranks - 1 - index;
    const signs = Array.from({ length: files }, (_, file) => sign(rank * files + file));
    return `${String(rank + 1).padStart(2)}  ${signs.join('')}`.trimEnd();
  });
  const names = Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file));
  return [
    '',
    ...rows,
    '',
    `    ${names.join(' ')}`,
    '',
    ...(variant.ball ? [`Ball: ${ball === undefined ? 'not on the board' : squareName(variant.board, ball)}`] : []),
    ...describeText(variant, position),
    end ? `${capitalize(describeEnd(variant, end))}.` : describeMoves(variant, position),
  ];
}

function describeText(variant: AnyVariant, position: unknown): readonly string[] {
  try {
    return [`Position: ${variant.text.format(position)}`];
  } catch (error) {
    // Some variants cannot write a position in which the round is over.
    if (variant.end(position)) return [];
    throw error;
  }
}

function describeMoves(variant: AnyVariant, position: unknown): string {
  const texts = variant.actions(position).map((action) => variant.text.formatAction({ action }));
  return `${sideName(variant.side(position))} to act, ${texts.length} legal: ${texts.sort().join(' ')}`;
}

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
