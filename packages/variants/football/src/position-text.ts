import {
  counterReader,
  type Field,
  formatPlacement,
  formatSquares,
  ok,
  type Piece,
  type Placement,
  parseFields,
  parsePlacement,
  parseSide,
  parseSquare,
  parseSquares,
  parseWord,
  type Result,
  refuse,
  SIDES,
  type Square,
  sideName,
  squaresWith,
  type TextError,
} from '@kickmate/board';
import { FIRST_FIELDS, type PositionField } from '@kickmate/game';
import { board, goalOn, nameOf } from './rules/board.ts';
import { isAtBall } from './rules/moves.ts';
import { withEnd } from './rules/play.ts';
import { type FootballPosition, isOpening, LIMITS, PHASES, type Phase, PIECE_LETTERS } from './rules/position.ts';
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
    isBall: true,
  },
  {
    kind: 'choice',
    name: 'phase',
    get label() {
      return texts.fields.phase;
    },
    options: (['o', 'm', 'k', 'oc', 'c'] as const).map((phase) => ({
      text: phase,
      get label() {
        return texts.phases[phase];
      },
    })),
  },
  {
    kind: 'squares',
    name: 'kicked',
    get label() {
      return texts.fields.kicked;
    },
  },
  {
    kind: 'count',
    name: 'completed turns',
    get label() {
      return texts.fields.turns;
    },
    least: 0,
  },
];

/** The most pieces that a side may have. */
const MOST_PIECES = 16;

const TURNS = 'completed turns';
const parseTurns = counterReader(TURNS, 0, LIMITS.turns);

/**
 * Reads a position: placement, side to move, ball, phase, which pieces have kicked, completed turns, separated by single
 * spaces: `rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0`; or vchess's form of one. The first fault is reported. A
 * position in which the side to move has no action can be read, too: the round is over in it.
 */
export function parsePosition(text: string): Result<FootballPosition, TextError> {
  if (isVchess(text)) return parseVchess(text);
  const read = parseFields<Omit<FootballPosition, 'end'>>(
    text,
    {
      pieces: parsePieces,
      side: parseSide,
      ball: (field, { pieces }) => parseBall(field, pieces),
      phase: parsePhase,
      kicked: parseKicked,
      turns: (field, { phase }) => {
        const turns = parseTurns(field);
        if (!turns.ok) return turns;
        if (isOpening(phase) && turns.value !== 0)
          return refuse('impossible', TURNS, field.at, texts.refused.turnsInOpening(phase));
        if (phase === 'c' && turns.value !== 1)
          return refuse('impossible', TURNS, field.at, texts.refused.turnsInAnswer);
        return turns;
      },
    },
    'position',
    texts.refused.afterTurns,
  );
  return read.ok ? ok(withEnd(read.value)) : read;
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ pieces, side, ball, phase, kicked, turns, end }: FootballPosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  return [formatPlacement(board, pieces), side, nameOf(ball), phase, formatSquares(board, kicked), turns].join(' ');
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  return refusePlacement(pieces.value, field) ?? pieces;
}

/** Refuses a placement in which a side has no pieces or too many, or a piece stands on a goal square. */
function refusePlacement(pieces: Placement, { at }: Field) {
  const refused = (what: string) => refuse('impossible', 'placement', at, what);
  const [onGoal] = squaresWith(pieces, (_, square) => goalOn(square) !== undefined);
  if (onGoal !== undefined) return refused(texts.refused.pieceOnGoal(nameOf(onGoal)));
  for (const side of SIDES) {
    const count = squaresWith(pieces, (piece) => piece.side === side).length;
    if (count < 1 || count > MOST_PIECES) return refused(texts.refused.pieces(sideName(side), count, MOST_PIECES));
  }
  return undefined;
}

function parseBall(field: Field, pieces: Placement): Result<Square, TextError> {
  const { text, at } = field;
  const square = parseSquare(board, field, 'ball');
  if (!square.ok) return square;
  if (goalOn(square.value) !== undefined) return refuse('impossible', 'ball', at, texts.refused.ballOnGoal(text));
  if (pieces[square.value]) return refuse('impossible', 'ball', at, texts.refused.ballUnderPiece(text));
  return square;
}

function parsePhase(field: Field, { pieces, side, ball }: FootballPosition): Result<Phase, TextError> {
  const phase = parseWord(field, 'phase', PHASES, texts.refused.phases);
  if (!phase.ok || phase.value !== 'k' || isAtBall({ pieces, ball }, side)) return phase;
  return refuse('impossible', 'phase', field.at, texts.refused.nobodyAtBall(sideName(side)));
}

/** Reads the squares of the pieces that have kicked in this turn. */
function parseKicked(field: Field, { pieces, side, phase }: FootballPosition): Result<readonly Square[], TextError> {
  const name = 'kicked';
  const squares = parseSquares(board, field, name, (square, at) =>
    pieces[square]?.side === side
      ? undefined
      : refuse('impossible', name, at, texts.refused.noKicker(sideName(side), nameOf(square))),
  );
  if (phase === 'k' || field.text === '' || (squares.ok && squares.value.length === 0)) return squares;
  return refuse('impossible', name, field.at, texts.refused.noneKicked(phase));
}

// The form of vchess.club, which has the ball in the placement.

/** The ball among the pieces, as vchess.club writes it. */
const BALL: Piece = { side: 'b', letter: 'A' };
const BALL_SIGN = 'a';

/** Whether a placement is written as vchess writes it: with the ball in it. */
const isVchess = (text: string): boolean => text.split(' ')[0]!.includes(BALL_SIGN);

/**
 * Reads the form of vchess.club for a position at the start of a turn: placement, side to move, completed turns
 * (`rnbq1knbr/9/9/9/4a4/9/9/9/RNBQ1KNBR w 0`). There the first turn of a round is like any other: phase `m`.
 */
function parseVchess(text: string): Result<FootballPosition, TextError> {
  const read = parseFields<
    { placed: Pick<FootballPosition, 'pieces' | 'ball'> } & Pick<FootballPosition, 'side' | 'turns'>
  >(text, { placed: parsePlaced, side: parseSide, turns: parseTurns }, 'position', texts.refused.afterTurnsOfVchess);
  if (!read.ok) return read;
  const { placed, side, turns } = read.value;
  return ok(withEnd({ ...placed, side, phase: 'm', kicked: [], turns }));
}

/**
 * Writes a position in the form of vchess.club. Throws within a turn, which that form cannot express, and if the round is
 * over. The form does not say whether a round's first turn is an opening turn.
 */
export function formatVchess({ pieces, side, ball, phase, turns, end }: FootballPosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  if (phase === 'k') throw new Error('vchess writes no position within a turn');
  const withBall = pieces.map((piece, square) => (square === ball ? BALL : piece));
  return [formatPlacement(board, withBall), side, turns].join(' ');
}

function parsePlaced(field: Field): Result<Pick<FootballPosition, 'pieces' | 'ball'>, TextError> {
  const all = parsePlacement(board, PIECE_LETTERS + BALL.letter, field);
  if (!all.ok) return all;
  const refused = (offset: number, what: string) => refuse('impossible', 'placement', field.at + offset, what);
  const [ball, another] = squaresWith(all.value, ({ letter }) => letter === BALL.letter);
  if (ball === undefined || another !== undefined)
    return refused(field.text.toLowerCase().lastIndexOf(BALL_SIGN), texts.refused.oneBall(BALL_SIGN));
  if (goalOn(ball) !== undefined)
    return refused(field.text.indexOf(BALL_SIGN), texts.refused.placedOnGoal(nameOf(ball)));
  const pieces = all.value.map((piece, square) => (square === ball ? undefined : piece));
  return refusePlacement(pieces, field) ?? ok({ pieces, ball });
}
