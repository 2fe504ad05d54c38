import {
  type Board,
  clauseOf,
  fileOf,
  formatPlacement,
  formatSquares,
  opponent,
  type Piece,
  type Placement,
  parsePlacement,
  rankOf,
  readSquare,
  type Square,
  squareAt,
  squareCount,
  squareName,
  writtenPieces,
} from '@kickmate/board';
import { type AnyVariant, lettersOf, type PositionField } from '@kickmate/game';
import { readCustomStart } from '@kickmate/play';

/** A position that is being set up. It may be impossible. An immutable value. */
export interface PositionDraft {
  readonly pieces: Placement;
  /** The texts of all fields, in the order of the game's {@link PositionField}s. That of the pieces is not used. */
  readonly values: readonly string[];
}

/** How the other side's pieces follow when a piece is set: not at all, mirrored at the middle, or turned about it. */
export type Symmetry = 'none' | 'mirrored' | 'turned';

/** What is wrong with a draft. */
export interface DraftFault {
  /** A sentence for people, without places in the text. */
  readonly message: string;
  /** The index of the field at fault; `undefined` if the whole position is. */
  readonly field: number | undefined;
  /** The square at fault, if it is a single one. */
  readonly square: Square | undefined;
}

const fieldsOf = ({ positionFields }: AnyVariant): readonly PositionField[] => positionFields ?? [];

/** The draft of a position's text; `undefined` if the pieces cannot be read, or there are too many or too few fields. */
export function draftOf(variant: AnyVariant, text: string): PositionDraft | undefined {
  const values = text.trim().split(/\s+/);
  if (values.length !== fieldsOf(variant).length) return undefined;
  const pieces = parsePlacement(variant.board, lettersOf(variant.pieces), { text: values[0]!, at: 0 });
  return pieces.ok ? { pieces: pieces.value, values } : undefined;
}

/** The position text of a draft. */
export const textOf = ({ board }: AnyVariant, { pieces, values }: PositionDraft): string =>
  [formatPlacement(board, pieces), ...values.slice(1)].join(' ');

/** The squares that a field names; none for fields of other forms. */
export function squaresOf({ board }: AnyVariant, { kind }: PositionField, value: string): readonly Square[] {
  if (kind !== 'square' && kind !== 'squares') return [];
  return value.split(',').flatMap((name) => readSquare(board, name) ?? []);
}

/** The square that belongs to a square for the other side's pieces. */
export function partnerOf(board: Board, square: Square, symmetry: Exclude<Symmetry, 'none'>): Square {
  const file = fileOf(board, square);
  const rank = board.ranks - 1 - rankOf(board, square);
  return squareAt(board, symmetry === 'turned' ? board.files - 1 - file : file, rank)!;
}

/**
 * Sets a piece on a square, or takes away what stands there (`undefined`). With a symmetry the same happens to the other
 * side's piece on the other side's square, unless that is the same square.
 */
export function setPiece(
  variant: AnyVariant,
  draft: PositionDraft,
  square: Square,
  piece: Piece | undefined,
  symmetry: Symmetry = 'none',
): PositionDraft {
  const pieces = [...draft.pieces];
  pieces[square] = piece;
  const changed = [square];
  const partner = symmetry === 'none' ? square : partnerOf(variant.board, square, symmetry);
  if (partner !== square) {
    pieces[partner] = piece && { ...piece, side: opponent(piece.side) };
    changed.push(partner);
  }
  return withoutListed(variant, { ...draft, pieces }, changed);
}

/** Moves a piece to another square; what stood there disappears. */
export function movePiece(variant: AnyVariant, draft: PositionDraft, from: Square, to: Square): PositionDraft {
  if (from === to) return draft;
  const pieces = [...draft.pieces];
  pieces[to] = pieces[from];
  pieces[from] = undefined;
  return withoutListed(variant, { ...draft, pieces }, [from, to]);
}

/** Takes all pieces from the board. */
export const clearPieces = (variant: AnyVariant, draft: PositionDraft): PositionDraft => {
  const squares = Array.from({ length: squareCount(variant.board) }, (_, square) => square);
  return withoutListed(variant, { ...draft, pieces: squares.map(() => undefined) }, squares);
};

/** Removes squares from all lists of squares: the pieces of which the lists say something are gone. */
function withoutListed(variant: AnyVariant, draft: PositionDraft, gone: readonly Square[]): PositionDraft {
  const values = draft.values.map((value, index) => {
    const field = fieldsOf(variant)[index]!;
    if (field.kind !== 'squares') return value;
    const left = squaresOf(variant, field, value).filter((square) => !gone.includes(square));
    return formatSquares(variant.board, left);
  });
  return { ...draft, values };
}

/** Changes the text of a field. If the side changes, numbers that depend on it follow, if one step is enough. */
export function setValue(variant: AnyVariant, draft: PositionDraft, index: number, value: string): PositionDraft {
  const changed = { ...draft, values: draft.values.map((one, at) => (at === index ? value : one)) };
  const fields = fieldsOf(variant);
  if (fields[index]?.kind !== 'side') return changed;
  const fault = faultOf(variant, changed);
  const field = fault?.field === undefined ? undefined : fields[fault.field];
  if (field?.kind !== 'count') return changed;
  const count = Number(changed.values[fault!.field!]);
  for (const other of [count + 1, count - 1]) {
    const values = changed.values.map((one, at) => (at === fault!.field ? String(other) : one));
    if (!faultOf(variant, { ...changed, values })) return { ...changed, values };
  }
  return changed;
}

/** Picks a square for a field: sets it, or adds it to a list, or removes it from there. */
export function toggleSquare(variant: AnyVariant, draft: PositionDraft, index: number, square: Square): PositionDraft {
  const field = fieldsOf(variant)[index]!;
  if (field.kind === 'square') {
    const name = squareName(variant.board, square);
    const isSet = draft.values[index] === name;
    return setValue(variant, draft, index, isSet && field.none ? field.none.text : name);
  }
  const listed = squaresOf(variant, field, draft.values[index]!);
  const next = listed.includes(square) ? listed.filter((one) => one !== square) : [...listed, square];
  const sorted = next.toSorted((a, b) => a - b);
  return setValue(variant, draft, index, formatSquares(variant.board, sorted));
}

/** What is wrong with a draft; `undefined` if a match can begin from it. Only the first fault is reported. */
export function faultOf(variant: AnyVariant, draft: PositionDraft): DraftFault | undefined {
  const text = textOf(variant, draft);
  const read = variant.text.parse(text);
  if (read.ok) {
    const start = readCustomStart(variant, text);
    return start.ok ? undefined : { message: start.error.message, field: undefined, square: undefined };
  }
  const { field: name, at } = read.error;
  const index = fieldsOf(variant).findIndex((field) => field.name === name);
  const field = index < 0 ? undefined : index;
  const words = clauseOf(read.error);
  const square =
    squareOfFault(variant, draft, field, at) ?? (field === 0 ? onlySquareIn(variant.board, words) : undefined);
  return { message: words, field, square };
}

/** The square that a sentence names, if it names a single one. */
function onlySquareIn(board: Board, words: string): Square | undefined {
  const found = new Set((words.match(/\b[a-z]\d{1,2}\b/g) ?? []).flatMap((name) => readSquare(board, name) ?? []));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The square at a place of a draft's text: of a piece, or of a field that names one square. */
function squareOfFault(
  variant: AnyVariant,
  draft: PositionDraft,
  field: number | undefined,
  at: number,
): Square | undefined {
  if (field === undefined) return undefined;
  if (field > 0) {
    const squares = squaresOf(variant, fieldsOf(variant)[field]!, draft.values[field]!);
    return squares.length === 1 ? squares[0] : undefined;
  }
  // The text begins with the first piece: a fault there is that of the piece, or of the whole placement.
  if (at === 0) return isOfFirstPiece(variant, draft) ? firstPiece(variant.board, draft) : undefined;
  const text = formatPlacement(variant.board, draft.pieces);
  const written = writtenPieces(variant.board, { text, at: 0 });
  const index = written.findIndex((one) => one.at === at);
  if (index < 0) return undefined;
  const { rank } = written[index]!;
  const nth = written.slice(0, index).filter((one) => one.rank === rank).length;
  const inRank = draft.pieces.flatMap((piece, square) =>
    piece && rankOf(variant.board, square) === rank ? [square] : [],
  );
  return inRank[nth];
}

/** The square of the first piece in a draft's text, if the text begins with one. */
function firstPiece(board: Board, { pieces }: PositionDraft): Square | undefined {
  const corner = squareAt(board, 0, board.ranks - 1)!;
  return pieces[corner] && corner;
}

/** Whether the position has another fault, or none, without its first piece. A fault in a number of pieces is that of all. */
function isOfFirstPiece(variant: AnyVariant, draft: PositionDraft): boolean {
  const corner = firstPiece(variant.board, draft);
  if (corner === undefined) return false;
  const messageOf = (one: PositionDraft): string => {
    const read = variant.text.parse(textOf(variant, one));
    return read.ok ? '' : read.error.message;
  };
  const pieces = draft.pieces.map((piece, square) => (square === corner ? undefined : piece));
  const now = messageOf(draft);
  // "White has 2 kings", in English and German.
  return !/ (?:has|hat) \d+ /.test(now) && now !== messageOf({ ...draft, pieces });
}
