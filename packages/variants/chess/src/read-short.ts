import {
  fileOf,
  ok,
  quoted,
  type Result,
  rankOf,
  readSquare,
  refuse,
  type Square,
  sideName,
  type TextError,
} from '@kickmate/board';
import { type Action, actionFrom, actionTo, pieceName, type Successor } from '@kickmate/game';
import { formats } from '@kickmate/language';
import { describe } from './describe.ts';
import { parseAction } from './rules/action-text.ts';
import { isCastling, promotionOf } from './rules/actions.ts';
import { board, isInCheck, nameOf } from './rules/board.ts';
import { type Wing, wingOf } from './rules/castling.ts';
import { actions } from './rules/moves.ts';
import { type ChessPosition, PIECES } from './rules/position.ts';
import { texts } from './texts.ts';

const FIELD = 'move';
/** The longest text that is read as a move: the patterns below would be slow on long texts. */
const LONGEST = 30;

/** Signs that may follow a move and are ignored: en passant, check, mate, and an opinion such as `!?`. */
const TRAILER = /\s*(e\.?\s?p\.?)?\s*(\+{1,2}|#|\+#|mate|†|‡)?\s*[!?]*$/;

/** Letter, file, rank, capture sign, target, promotion. */
const PIECE_MOVE = /^([PNBRQK])?([a-h])?([1-8])?[-x:]?([a-h][1-8])(?:[=/]?([NBRQ])|=([nbrq])|\(([NBRQ])\))?:?$/;
const CASTLING = /^([O0o])-?\1(-?\1)?$/;
const COORDINATES = /^[a-h][1-8][a-h][1-8][nbrq]?$/;

/** A piece's move as it is written. */
interface Written {
  readonly letter: string;
  readonly file: number | undefined;
  readonly rank: number | undefined;
  readonly to: Square;
  readonly promotion: string | undefined;
}

/** Reads a legal action in SAN, and what is commonly written instead of it. */
export function readShort(position: ChessPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', FIELD, 0, texts.refused.isOver(position.end.title));
  if (text === '') return refuse('missing', FIELD, 0, texts.refused.noMove);
  if (text.length > LONGEST) return refuse('syntax', FIELD, 0, texts.refused.tooLong(LONGEST));
  const bare = text.replace(TRAILER, '');
  const castling = CASTLING.exec(bare);
  if (castling) return readCastling(position, castling[2] === undefined ? 'king' : 'queen');
  if (COORDINATES.test(bare)) return parseAction(position, bare);
  const written = readWritten(bare);
  if (written) return choose(position, bare, written);
  return refuse('syntax', FIELD, 0, texts.refused.notAMove(quoted(text)));
}

function readWritten(text: string): Written | undefined {
  const match = PIECE_MOVE.exec(text);
  if (!match) return undefined;
  const [, letter = 'P', file, rank, target, ...promotions] = match;
  return {
    letter,
    file: file === undefined ? undefined : file.charCodeAt(0) - 'a'.charCodeAt(0),
    rank: rank === undefined ? undefined : Number(rank) - 1,
    to: readSquare(board, target!)!,
    promotion: promotions.find((sign) => sign !== undefined)?.toUpperCase(),
  };
}

function readCastling(position: ChessPosition, wing: Wing): Result<Successor, TextError> {
  const action = actions(position).find((one) => isCastling(one) && wingOf(actionFrom(one), actionTo(one)) === wing);
  if (action !== undefined) return ok({ action });
  return refuse('illegal', FIELD, 0, texts.refused.noCastling[wing](sideName(position.side)));
}

/** The one legal action that was written. */
function choose(position: ChessPosition, text: string, written: Written): Result<Successor, TextError> {
  const { letter, file, rank, to, promotion } = written;
  const meant = actions(position)
    .filter((action) => !isCastling(action) && actionTo(action) === to)
    .filter((action) => position.pieces[actionFrom(action)]?.letter === letter)
    .filter((action) => file === undefined || fileOf(board, actionFrom(action)) === file)
    .filter((action) => rank === undefined || rankOf(board, actionFrom(action)) === rank);
  const found = meant.filter((action) => promotionOf(action) === promotion);
  if (found.length === 1) return ok({ action: found[0]! });
  if (found.length > 1)
    return refuse(
      'illegal',
      FIELD,
      0,
      texts.refused.ambiguous(text, formats().list(found.map(nameIn(position)), 'disjunction')),
    );
  if (meant.length === 0) return refuse('illegal', FIELD, 0, whyIllegal(position, written));
  if (promotion === undefined) return refuse('missing', 'promotion', text.length, texts.refused.noPromotion(text));
  return refuse(
    'illegal',
    'promotion',
    text.length - 1,
    texts.refused.promotesNowhere(nameOf(to), pieceName(PIECES, promotion)),
  );
}

const nameIn =
  (position: ChessPosition) =>
  (action: Action): string =>
    describe(position, { action });

/** Explains for people why a move is not legal. */
function whyIllegal({ pieces, side }: ChessPosition, { letter, to }: Written): string {
  const why = texts.refused.noPieceMayGo(pieceName(PIECES, letter), sideName(side), nameOf(to));
  return isInCheck(pieces, side) ? texts.refused.inCheck(why, sideName(side)) : why;
}
