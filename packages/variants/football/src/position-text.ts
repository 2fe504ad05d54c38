import {
  type Field,
  formatPlacement,
  ok,
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
import { board, goalOn, nameOf } from './board.ts';
import { isAtBall } from './moves.ts';
import { PIECE_LETTERS } from './pieces.ts';
import { checkPlacement } from './placement-check.ts';
import { settled } from './play.ts';
import type { FootballPosition, Phase } from './position.ts';
import { isVchess, parseVchess } from './vchess-text.ts';

const PHASES = ['o', 'm', 'k'] as const satisfies readonly Phase[];
/** Stands where nobody has kicked. */
const NOBODY = '-';

/**
 * Reads a position: placement, side to move, ball, phase, who has kicked, completed turns, separated by single spaces:
 * `rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0`; or vchess's form of one. The first fault is reported. A position in
 * which the side to move has no action is read, too: the round is over in it.
 */
export function parsePosition(text: string): Result<FootballPosition, TextError> {
  const fields = splitFields(text);
  if (isVchess(fields[0]!)) return parseVchess(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const pieces = parsePieces(field(0));
  if (!pieces.ok) return pieces;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const ball = parseBall(field(2), pieces.value);
  if (!ball.ok) return ball;
  const phase = parsePhase(field(3));
  if (!phase.ok) return phase;
  const standing = { pieces: pieces.value, side: side.value, ball: ball.value, phase: phase.value };
  if (phase.value === 'k' && !isAtBall({ ...standing, kicked: [], turns: 0 }, side.value))
    return refuse('impossible', 'phase', field(3).at, `k, but no piece of ${sideName(side.value)} is next to the ball`);
  const kicked = parseKicked(field(4), standing);
  if (!kicked.ok) return kicked;
  const turns = parseCounter(field(5), 'completed turns', 0);
  if (!turns.ok) return turns;
  if (phase.value === 'o' && turns.value > 0)
    return refuse('impossible', 'completed turns', field(5).at, 'there are none in phase o, the opening turn');
  const surplus = fields[6];
  if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the completed turns');

  return ok(settled({ ...standing, kicked: kicked.value, turns: turns.value }));
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ pieces, side, ball, phase, kicked, turns, end }: FootballPosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  const kickers = kicked.length > 0 ? kicked.map(nameOf).join(',') : NOBODY;
  return [formatPlacement(board, pieces), side, nameOf(ball), phase, kickers, turns].join(' ');
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  return checkPlacement(pieces.value, field) ?? pieces;
}

function parseBall({ text, at }: Field, pieces: Placement): Result<Square, TextError> {
  const square = readSquare(board, text);
  if (square === undefined)
    return refuse(text ? 'syntax' : 'missing', 'ball', at, `${quoted(text)} must be the name of a square, such as e5`);
  if (goalOn(square) !== undefined)
    return refuse('impossible', 'ball', at, `on ${text}, a goal square, it would have ended the round`);
  if (pieces[square])
    return refuse('impossible', 'ball', at, `there is a piece on ${text}; it lies on an empty square`);
  return ok(square);
}

function parsePhase({ text, at }: Field): Result<Phase, TextError> {
  const phase = PHASES.find((one) => one === text);
  if (phase) return ok(phase);
  const allowed = 'o (opening turn), m (start of a turn) or k (within a turn)';
  return refuse(text ? 'syntax' : 'missing', 'phase', at, `${quoted(text)} must be ${allowed}`);
}

interface Standing {
  readonly pieces: Placement;
  readonly side: Side;
  readonly phase: Phase;
}

/** Reads the squares of those who have kicked. */
function parseKicked({ text, at }: Field, { pieces, side, phase }: Standing): Result<readonly Square[], TextError> {
  const field = 'kicked';
  if (text === NOBODY) return ok([]);
  if (text === '') return refuse('missing', field, at, `squares joined by commas (e4,d5) or ${NOBODY} must be here`);
  if (phase !== 'k')
    return refuse('impossible', field, at, `in phase ${phase} nobody has kicked in this turn: ${NOBODY}`);
  const kicked: Square[] = [];
  let place = at;
  for (const name of text.split(',')) {
    const square = readSquare(board, name);
    if (square === undefined)
      return refuse('syntax', field, place, `${quoted(name)} must be a square's name; squares are joined by commas`);
    if (pieces[square]?.side !== side)
      return refuse('impossible', field, place, `${sideName(side)} has no piece on ${name} that could have kicked`);
    const last = kicked.at(-1);
    if (last !== undefined && square <= last)
      return refuse(
        'syntax',
        field,
        place,
        `${name} comes before ${nameOf(last)}: squares are in rising order, rank by rank`,
      );
    kicked.push(square);
    place += name.length + 1;
  }
  return ok(kicked);
}
