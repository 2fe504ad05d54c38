import {
  type Field,
  formatPlacement,
  ok,
  opponent,
  type Placement,
  parseCounter,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  readSquare,
  refuse,
  type Side,
  type Square,
  sideName,
  splitFields,
  type TextError,
} from '@kickmate/board';
import { board, CENTRE_CIRCLE, CORNERS, nameOf, OWN_RANKS, ownRank } from './board.ts';
import { elements } from './elements.ts';
import { PIECE_LETTERS } from './pieces.ts';
import { checkPlacement } from './placement-check.ts';
import { judged } from './play.ts';
import { type ElevenPosition, hasBall, isTurnStart, PHASES, type Phase } from './position.ts';
import { isInCheck } from './reach.ts';

const LOOSE = 'c';
const NONE = '-';

/**
 * Reads a position: placement, side to act, ball, phase, unmoved pawns, quiet turns, turn number, separated by single
 * spaces. The first fault is reported: in reading each field, then in what they mean together.
 */
export function parsePosition(text: string): Result<ElevenPosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const pieces = parsePieces(field(0));
  if (!pieces.ok) return pieces;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const ball = parseBall(field(2));
  if (!ball.ok) return ball;
  const phase = parsePhase(field(3));
  if (!phase.ok) return phase;
  const unmoved = parseUnmoved(field(4), pieces.value);
  if (!unmoved.ok) return unmoved;
  const quiet = parseCounter(field(5), 'quiet turns', 0);
  if (!quiet.ok) return quiet;
  const number = parseCounter(field(6), 'turn number', 1);
  if (!number.ok) return number;
  const surplus = fields[7];
  if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the turn number');

  const position: ElevenPosition = {
    pieces: pieces.value,
    side: side.value,
    ball: ball.value,
    phase: phase.value,
    unmoved: unmoved.value,
    quiet: quiet.value,
    number: number.value,
  };
  return (
    checkBall(position, field(2)) ?? checkKings(position, field(1)) ?? checkPhase(position, field(3)) ?? ok(position)
  );
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition(position: ElevenPosition): string {
  const { pieces, side, ball, phase, unmoved, quiet, number, end } = position;
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  const ballText = ball === undefined ? LOOSE : nameOf(ball);
  const pawns = unmoved.length > 0 ? unmoved.map(nameOf).join(',') : NONE;
  return [formatPlacement(board, pieces), side, ballText, phase, pawns, quiet, number].join(' ');
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  return checkPlacement(field) ?? pieces;
}

function parseBall({ text, at }: Field): Result<Square | undefined, TextError> {
  if (text === LOOSE) return ok(undefined);
  const square = readSquare(board, text);
  if (square !== undefined) return ok(square);
  const allowed = `must be ${LOOSE} (loose in the centre) or the name of a square, such as e4`;
  return refuse(text ? 'syntax' : 'missing', 'ball', at, `${quoted(text)} ${allowed}`);
}

function parsePhase({ text, at }: Field): Result<Phase, TextError> {
  const phase = PHASES.find((one) => one === text);
  if (phase) return ok(phase);
  return refuse(text ? 'syntax' : 'missing', 'phase', at, `${quoted(text)} must be one of ${PHASES.join(', ')}`);
}

const UNMOVED = 'unmoved pawns';

function parseUnmoved({ text, at }: Field, pieces: Placement): Result<readonly Square[], TextError> {
  if (text === NONE) return ok([]);
  const squares: Square[] = [];
  let place = at;
  for (const name of text.split(',')) {
    const square = parseUnmovedPawn({ text: name, at: place }, pieces);
    if (!square.ok) return square;
    if (square.value <= (squares.at(-1) ?? -1))
      return refuse(
        'syntax',
        UNMOVED,
        place,
        `${name} must not follow ${nameOf(squares.at(-1)!)}: a1 to h1, then a2 and so on`,
      );
    squares.push(square.value);
    place += name.length + 1;
  }
  return ok(squares);
}

function parseUnmovedPawn({ text, at }: Field, pieces: Placement): Result<Square, TextError> {
  const square = readSquare(board, text);
  if (square === undefined) {
    const allowed = `must be the name of a square, such as e2; the names are joined by commas, or there is ${NONE}`;
    return refuse(text ? 'syntax' : 'missing', UNMOVED, at, `${quoted(text)} ${allowed}`);
  }
  const pawn = pieces[square];
  if (pawn?.letter !== 'P') return refuse('impossible', UNMOVED, at, `there is no pawn on ${text}`);
  if (ownRank(pawn.side, square) >= OWN_RANKS)
    return refuse(
      'impossible',
      UNMOVED,
      at,
      `the pawn on ${text} has left the first ${OWN_RANKS} ranks of ${sideName(pawn.side)}`,
    );
  return ok(square);
}

/** Refuses a ball that cannot be there in this phase. */
function checkBall(position: ElevenPosition, { at }: Field) {
  const { side, ball, phase, pieces } = position;
  const wrong = (what: string) => refuse('impossible', 'ball', at, what);
  if ((ball === undefined) !== (phase === 'k'))
    return wrong(`it lies loose in the centre (${LOOSE}) exactly in phase k`);
  if (ball === undefined) return undefined;
  const isAtCorner = CORNERS[opponent(side)].includes(ball);
  const corners = CORNERS[opponent(side)].map(nameOf).join(' or ');
  switch (phase) {
    case 'm':
      return pieces[ball] ? undefined : wrong('in phase m a piece has it');
    case 'MPS':
      return isAtCorner ? undefined : wrong(`in phase MPS of ${sideName(side)} it is on ${corners}`);
    case 'PS':
      if (hasBall(position) || isAtCorner) return undefined;
      return wrong(`in phase PS a piece of ${sideName(side)} has it, or it lies dead on ${corners}`);
    case 'kp':
      if (!CENTRE_CIRCLE.includes(ball)) return wrong(`in phase kp it is on ${CENTRE_CIRCLE.map(nameOf).join(', ')}`);
  }
  return hasBall(position) ? undefined : wrong(`in phase ${phase} a piece of ${sideName(side)} has it`);
}

/** Refuses a king in check whose side must just have seen to it. */
function checkKings(position: ElevenPosition, { at }: Field) {
  const { pieces, side, phase } = position;
  const isNew = isTurnStart(position) && phase !== 'MPS';
  const safe: Side = isNew ? opponent(side) : side;
  if (!isInCheck(pieces, safe)) return undefined;
  const why = isNew ? `it is ${sideName(side)}'s turn` : `${sideName(side)} has begun this turn`;
  return refuse('impossible', 'side to move', at, `${sideName(safe)}'s king is in check, but ${why}`);
}

/** Refuses a phase in which nothing is left to be played. */
function checkPhase(position: ElevenPosition, { text, at }: Field) {
  const { end } = isTurnStart(position) ? judged(position) : position;
  if (end) return refuse('impossible', 'position', 0, `the round is over (${end.title})`);
  if (isTurnStart(position) || elements(position).length > 0) return undefined;
  return refuse('impossible', 'phase', at, `${text}: no element of the turn is left to play`);
}
