import {
  counterReader,
  type Field,
  formatPlacement,
  formatSquares,
  ok,
  opponent,
  type PieceLimit,
  type Placement,
  parseFields,
  parsePlacement,
  parseSide,
  parseSquare,
  parseSquares,
  parseWord,
  type Result,
  refuse,
  refuseSurplus,
  SIDES,
  type Side,
  type Square,
  sideName,
  splitFields,
  type TextError,
  writtenPieces,
} from '@kickmate/board';
import { type ChessLetter, FIRST_FIELDS, manyChessPieces, type PositionField } from '@kickmate/game';
import { formats } from '@kickmate/language';
import { board, CENTRE_CIRCLE, CORNERS, isInCheck, nameOf, OWN_RANKS, ownRank } from './rules/board.ts';
import { elements } from './rules/elements.ts';
import { judged } from './rules/play.ts';
import {
  type ElevenPosition,
  hasBall,
  isKickOff,
  isTurnStart,
  LIMITS,
  PHASES,
  PIECE_LETTERS,
  PIECES,
  SQUAD,
  TEAM,
} from './rules/position.ts';
import { texts } from './texts.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'square',
    name: 'ball',
    get label() {
      return texts.fields.ball;
    },
    none: {
      text: 'c',
      get label() {
        return texts.fields.loose;
      },
    },
    isBall: true,
  },
  {
    kind: 'choice',
    name: 'phase',
    get label() {
      return texts.fields.phase;
    },
    options: PHASES.map((text) => ({
      text,
      get label() {
        return texts.phases[text];
      },
    })),
  },
  {
    kind: 'squares',
    name: 'unmoved pawns',
    get label() {
      return texts.fields.unmoved;
    },
  },
  {
    kind: 'count',
    name: 'quiet turns',
    get label() {
      return texts.fields.quiet;
    },
    least: 0,
  },
  {
    kind: 'count',
    name: 'turn number',
    get label() {
      return texts.fields.number;
    },
    least: 1,
  },
];

const LOOSE = 'c';

/**
 * Reads a position: placement, side to act, ball, phase, unmoved pawns, quiet turns, turn number, separated by single
 * spaces. The first fault is reported: first those of single fields, then those of fields that contradict each other.
 */
export function parsePosition(text: string): Result<ElevenPosition, TextError> {
  const read = parseFields<Omit<ElevenPosition, 'end'>>(
    text,
    {
      pieces: parsePieces,
      side: parseSide,
      ball: parseBall,
      phase: (field) => parseWord(field, 'phase', PHASES),
      unmoved: (field, { pieces }) => parseUnmoved(field, pieces),
      quiet: counterReader('quiet turns', 0, LIMITS.quiet),
      number: counterReader('turn number', 1, LIMITS.number),
    },
    'position',
    texts.refused.afterNumber,
  );
  if (!read.ok) return read;
  const [, side, ball, phase] = splitFields(text) as [Field, Field, Field, Field];
  return checkBall(read.value, ball) ?? checkKings(read.value, side) ?? checkPhase(read.value, phase) ?? read;
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition(position: ElevenPosition): string {
  const { pieces, side, ball, phase, unmoved, quiet, number, end } = position;
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  const ballText = ball === undefined ? LOOSE : nameOf(ball);
  const pawns = formatSquares(board, unmoved);
  return [formatPlacement(board, pieces), side, ballText, phase, pawns, quiet, number].join(' ');
}

/** The most pieces that a side may have. */
const pieceLimits = (): readonly PieceLimit[] => [
  ...PIECES.map(({ letter }) => ({ letter, most: SQUAD[letter]!, words: manyChessPieces(letter as ChessLetter) })),
  { most: TEAM, words: manyChessPieces('any') },
];

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  const written = writtenPieces(board, field);
  for (const side of SIDES) {
    if (!written.some(({ piece }) => piece.side === side && piece.letter === 'K'))
      return refuse('impossible', 'placement', field.at, texts.refused.noKing(sideName(side)));
    const surplus = refuseSurplus(written, side, pieceLimits());
    if (surplus) return surplus;
  }
  return pieces;
}

const parseBall = (field: Field): Result<Square | undefined, TextError> =>
  field.text === LOOSE ? ok(undefined) : parseSquare(board, field, 'ball', texts.refused.orLoose(LOOSE));

function parseUnmoved(field: Field, pieces: Placement): Result<readonly Square[], TextError> {
  const name = 'unmoved pawns';
  return parseSquares(board, field, name, (square, at) => {
    const pawn = pieces[square];
    if (pawn?.letter !== 'P') return refuse('impossible', name, at, texts.refused.noPawn(nameOf(square)));
    if (ownRank(pawn.side, square) < OWN_RANKS) return undefined;
    return refuse('impossible', name, at, texts.refused.pawnHasLeft(nameOf(square), OWN_RANKS, sideName(pawn.side)));
  });
}

/** Refuses a ball that cannot be there in this phase. */
function checkBall(position: ElevenPosition, { at }: Field) {
  const { side, ball, phase, pieces } = position;
  const wrong = (what: string) => refuse('impossible', 'ball', at, what);
  if ((ball === undefined) !== isKickOff(phase)) return wrong(texts.refused.looseInKickOff(LOOSE));
  if (ball === undefined) return undefined;
  const isAtCorner = CORNERS[opponent(side)].includes(ball);
  const corners = formats().list(CORNERS[opponent(side)].map(nameOf), 'disjunction');
  switch (phase) {
    case 'm':
      return pieces[ball] ? undefined : wrong(texts.refused.somebodyHasBall);
    case 'mh':
      return pieces[ball]?.side === opponent(side)
        ? undefined
        : wrong(texts.refused.sideHasBall(phase, sideName(opponent(side))));
    case 'MPS':
      return isAtCorner ? undefined : wrong(texts.refused.ballInCorner(sideName(side), corners));
    case 'PS':
      if (hasBall(position) || isAtCorner) return undefined;
      return wrong(texts.refused.ballOrCorner(sideName(side), corners));
    case 'kp':
    case 'kph':
      if (!CENTRE_CIRCLE.includes(ball))
        return wrong(texts.refused.ballInCircle(phase, CENTRE_CIRCLE.map(nameOf).join(', ')));
  }
  return hasBall(position) ? undefined : wrong(texts.refused.sideHasBall(phase, sideName(side)));
}

/** Refuses a king in check whose side has just acted and cannot have left it in check. */
function checkKings(position: ElevenPosition, { at }: Field) {
  const { pieces, side, phase } = position;
  const isNew = isTurnStart(position) && phase !== 'MPS';
  const safe: Side = isNew ? opponent(side) : side;
  if (!isInCheck(pieces, safe)) return undefined;
  const why = isNew ? texts.refused.checkOfOther : texts.refused.checkWithinTurn;
  return refuse('impossible', 'side to move', at, why(sideName(safe), sideName(side)));
}

/** Refuses a phase in which no action is left. */
function checkPhase(position: ElevenPosition, { text, at }: Field) {
  const { end } = isTurnStart(position) ? judged(position) : position;
  if (end) return refuse('over', 'position', 0, texts.refused.roundIsOver(end.title));
  if (isTurnStart(position) || elements(position).length > 0) return undefined;
  return refuse('impossible', 'phase', at, texts.refused.nothingLeft(text));
}
