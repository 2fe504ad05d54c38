import {
  counterReader,
  type Field,
  formatPlacement,
  formatSquares,
  ok,
  opponent,
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
import { FIRST_FIELDS, type PositionField } from '@kickmate/game';
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
  type Phase,
  PIECE_LETTERS,
  PIECES,
  SQUAD,
  TEAM,
} from './rules/position.ts';

/** What is left to do in each phase, for people. */
const PHASE_LABELS: Readonly<Record<Phase, string>> = {
  k: 'Kick-off: move to the ball',
  kp: 'Kick-off: pass',
  m: 'Move',
  mps: 'Move, pass, shoot',
  p: 'Pass',
  MPS: 'Corner: move, pass, shoot',
  PS: 'Corner: pass, shoot',
  MS: 'Corner: move, shoot',
  S: 'Corner: shoot',
  kh: 'Kick-off, to be answered in the own half: move to the ball',
  kph: 'Kick-off, to be answered in the own half: pass',
  mh: 'Answer to the kick-off: move in the own half',
};

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'square',
    name: 'ball',
    label: 'Ball',
    none: { text: 'c', label: 'Loose in the centre' },
    isBall: true,
  },
  {
    kind: 'choice',
    name: 'phase',
    label: 'Left in this turn',
    options: PHASES.map((text) => ({ text, label: PHASE_LABELS[text] })),
  },
  { kind: 'squares', name: 'unmoved pawns', label: 'Pawns that have not moved' },
  { kind: 'count', name: 'quiet turns', label: 'Turns without a capture, pawn move or shot', least: 0 },
  { kind: 'count', name: 'turn number', label: 'Number of this turn', least: 1 },
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
    'the turn number',
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
const PIECE_LIMITS = [
  ...PIECES.map(({ letter, name }) => ({ letter, most: SQUAD[letter]!, words: `${name}s` })),
  { most: TEAM, words: 'pieces' },
];

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  const written = writtenPieces(board, field);
  for (const side of SIDES) {
    if (!written.some(({ piece }) => piece.side === side && piece.letter === 'K'))
      return refuse('impossible', 'placement', field.at, `${sideName(side)} has no king; one must be there`);
    const surplus = refuseSurplus(written, side, PIECE_LIMITS);
    if (surplus) return surplus;
  }
  return pieces;
}

const parseBall = (field: Field): Result<Square | undefined, TextError> =>
  field.text === LOOSE ? ok(undefined) : parseSquare(board, field, 'ball', `, or ${LOOSE} (loose in the centre)`);

function parseUnmoved(field: Field, pieces: Placement): Result<readonly Square[], TextError> {
  const name = 'unmoved pawns';
  return parseSquares(board, field, name, (square, at) => {
    const pawn = pieces[square];
    if (pawn?.letter !== 'P') return refuse('impossible', name, at, `there is no pawn on ${nameOf(square)}`);
    if (ownRank(pawn.side, square) < OWN_RANKS) return undefined;
    const ranks = `the first ${OWN_RANKS} ranks of ${sideName(pawn.side)}`;
    return refuse('impossible', name, at, `the pawn on ${nameOf(square)} has left ${ranks}`);
  });
}

/** Refuses a ball that cannot be there in this phase. */
function checkBall(position: ElevenPosition, { at }: Field) {
  const { side, ball, phase, pieces } = position;
  const wrong = (what: string) => refuse('impossible', 'ball', at, what);
  if ((ball === undefined) !== isKickOff(phase))
    return wrong(`it lies loose in the centre (${LOOSE}) exactly in phase k or kh`);
  if (ball === undefined) return undefined;
  const isAtCorner = CORNERS[opponent(side)].includes(ball);
  const corners = CORNERS[opponent(side)].map(nameOf).join(' or ');
  switch (phase) {
    case 'm':
      return pieces[ball] ? undefined : wrong('in phase m a piece has it');
    case 'mh':
      return pieces[ball]?.side === opponent(side)
        ? undefined
        : wrong(`in phase mh a piece of ${sideName(opponent(side))} has it`);
    case 'MPS':
      return isAtCorner ? undefined : wrong(`in phase MPS of ${sideName(side)} it is on ${corners}`);
    case 'PS':
      if (hasBall(position) || isAtCorner) return undefined;
      return wrong(`in phase PS a piece of ${sideName(side)} has it, or it lies dead on ${corners}`);
    case 'kp':
    case 'kph':
      if (!CENTRE_CIRCLE.includes(ball))
        return wrong(`in phase ${phase} it is on ${CENTRE_CIRCLE.map(nameOf).join(', ')}`);
  }
  return hasBall(position) ? undefined : wrong(`in phase ${phase} a piece of ${sideName(side)} has it`);
}

/** Refuses a king in check whose side has just acted and cannot have left it in check. */
function checkKings(position: ElevenPosition, { at }: Field) {
  const { pieces, side, phase } = position;
  const isNew = isTurnStart(position) && phase !== 'MPS';
  const safe: Side = isNew ? opponent(side) : side;
  if (!isInCheck(pieces, safe)) return undefined;
  const why = isNew ? `it is ${sideName(side)}'s turn` : `${sideName(side)} has begun this turn`;
  return refuse('impossible', 'side to move', at, `${sideName(safe)}'s king is in check, but ${why}`);
}

/** Refuses a phase in which no action is left. */
function checkPhase(position: ElevenPosition, { text, at }: Field) {
  const { end } = isTurnStart(position) ? judged(position) : position;
  if (end) return refuse('impossible', 'position', 0, `the round is over (${end.title})`);
  if (isTurnStart(position) || elements(position).length > 0) return undefined;
  return refuse('impossible', 'phase', at, `${text}: no element of the turn is left to play`);
}
