import {
  type Board,
  fileOf,
  type Placement,
  rankOf,
  type Side,
  type Square,
  squareCount,
  squares,
} from '@kickmate/board';
import {
  type ChessLetter,
  type Formation,
  type FormationFault,
  type LineUp,
  manyChessPieces,
  pieceName,
  type Start,
} from '@kickmate/game';
import { ALL_SQUARES, asSeenBy, board, nameOf, OWN_RANKS, ownRank } from '../rules/board.ts';
import { type ElevenPosition, PIECES, SQUAD } from '../rules/position.ts';
import { texts } from '../texts.ts';

/** The squares on which a side places its pieces, seen from its own end: square indices there are the same for both. */
export const OWN_HALF: Board = { files: board.files, ranks: OWN_RANKS, marks: [] };

const own = (names: string): readonly Square[] => squares(OWN_HALF, names);

/** The squares of each piece in the usual formation. */
const USUAL_SQUARES: Readonly<Record<string, readonly Square[]>> = {
  K: own('d1'),
  P: own('d2 a2 e2 h2'),
  Q: own('e1'),
  R: own('a1 h1'),
  B: own('c1 f1'),
  N: own('f3'),
};

/** The squares of the king and of the pawn in front of it. */
export const [KING_SQUARE, FRONT_SQUARE] = own('d1 d2') as [Square, Square];

/** The pieces that may sit out. If the side does not choose, the first one that has not been placed sits out. */
const SUBSTITUTES = ['N', 'B', 'R', 'Q'];

/** The order in which missing pieces are placed. The first pawn is the one in front of the king. */
const PLACING_ORDER = [...'KPQRRBBNNPPPP'];

/** The formation without any pieces. */
export const EMPTY_FORMATION: Formation = { places: new Array(squareCount(OWN_HALF)).fill(undefined) };

/** The number of pieces with a letter that are placed. */
const placed = ({ places }: Formation, letter: string): number => places.filter((one) => one === letter).length;

/** The number of pieces with a letter that play when the substitute sits out. */
const playing = (letter: string, substitute: string | undefined): number =>
  SQUAD[letter]! - (letter === substitute ? 1 : 0);

/** The usual formation, for a side that does not choose: a knight sits out. */
export const usual = (): Formation => complete(EMPTY_FORMATION);

/** Whether every piece that plays has a place, and the substitute is known. */
export const isComplete = (formation: Formation): boolean =>
  formation.substitute !== undefined &&
  Object.keys(SQUAD).every((letter) => placed(formation, letter) === playing(letter, formation.substitute));

/**
 * The rules that a side's formation, finished or not, breaks already; none if it can be completed. `king`: another piece
 * stands on the king's square, or the king elsewhere; `front`: no pawn is in front of the king; `squad`: there are more of a
 * piece than may play; `substitute`: the piece cannot be the substitute.
 * @param maySubstitute whether the side has just scored, and so may let its substitute play in place of a pawn
 */
export function check(side: Side, formation: Formation, maySubstitute: boolean): readonly FormationFault[] {
  return [
    ...kingFaults(side, formation),
    ...substituteFaults(formation, maySubstitute),
    ...squadFaults(formation, maySubstitute),
  ];
}

function kingFaults(side: Side, formation: Formation): readonly FormationFault[] {
  const { places, substitute = substituteOf(formation) } = formation;
  const faults: FormationFault[] = [];
  const fault = (rule: 'king' | 'front', place: Square, what: (name: string) => string): void => {
    const square = asSeenBy(side, place);
    faults.push({ rule, square, message: what(nameOf(square)) });
  };
  const home = nameOf(asSeenBy(side, KING_SQUARE));
  for (const [place, letter] of places.entries()) {
    if (letter === 'K' && place !== KING_SQUARE)
      fault('king', place, (name) => texts.refused.kingElsewhere(home, name));
    if (letter && letter !== 'K' && place === KING_SQUARE) fault('king', place, texts.refused.placeOfKing);
    if (letter && letter !== 'P' && place === FRONT_SQUARE) fault('front', place, texts.refused.placeOfPawn);
  }
  if (places[FRONT_SQUARE] === undefined && placed(formation, 'P') >= playing('P', substitute))
    fault('front', FRONT_SQUARE, texts.refused.noFrontPawn);
  return faults;
}

function substituteFaults({ substitute }: Formation, maySubstitute: boolean): readonly FormationFault[] {
  const allowed = [...SUBSTITUTES, ...(maySubstitute ? ['P'] : [])];
  if (substitute === undefined || allowed.includes(substitute)) return [];
  const message =
    substitute === 'P'
      ? texts.refused.noSubstitute
      : texts.refused.notSubstitute(Object.hasOwn(SQUAD, substitute) ? pieceName(PIECES, substitute) : substitute);
  return [{ rule: 'substitute', message }];
}

function squadFaults(formation: Formation, maySubstitute: boolean): readonly FormationFault[] {
  const faults: FormationFault[] = [];
  const { substitute } = formation;
  for (const letter of Object.keys(SQUAD)) {
    const [count, most] = [placed(formation, letter), playing(letter, substitute)];
    if (count > most)
      faults.push({ rule: 'squad', message: surplus(letter as ChessLetter, count, most, letter === substitute) });
  }
  const isFull = substitute === undefined && SUBSTITUTES.every((letter) => placed(formation, letter) >= SQUAD[letter]!);
  if (isFull && !maySubstitute) faults.push({ rule: 'squad', message: texts.refused.nobodyOut });
  else if (isFull && placed(formation, 'P') >= SQUAD.P!)
    faults.push({ rule: 'squad', message: texts.refused.twelvePlay });
  return faults;
}

function surplus(letter: ChessLetter, count: number, most: number, isSubstitute: boolean): string {
  if (most === 0) return texts.refused.substitutePlays(pieceName(PIECES, letter));
  return texts.refused.surplus(count, manyChessPieces(letter), most, isSubstitute);
}

/**
 * Completes an unfinished formation, as when time has run out: each missing piece goes to its usual square, or to the
 * free square nearest to it. The formation must be one in which {@link check} finds no fault.
 */
export function complete(formation: Formation): Formation {
  const substitute = formation.substitute ?? substituteOf(formation);
  const places = [...formation.places];
  const missing = (letter: string) => placed({ places }, letter) < playing(letter, substitute);
  for (const [index, letter] of PLACING_ORDER.entries()) {
    const isFront = letter === 'P' && index === PLACING_ORDER.indexOf('P');
    if (isFront ? places[FRONT_SQUARE] === undefined : missing(letter)) places[placeFor(letter, places)] = letter;
  }
  return { places, substitute };
}

/** The piece that sits out if the side does not choose: the first that has not been placed, or a pawn if all have. */
const substituteOf = (formation: Formation): string =>
  SUBSTITUTES.find((letter) => placed(formation, letter) < SQUAD[letter]!) ?? 'P';

/** The free square nearest to one of a piece's usual squares, by king's steps: its own if it is free. */
function placeFor(letter: string, places: Formation['places']): Square {
  const usualSquares = USUAL_SQUARES[letter]!;
  const open = usualSquares.filter((square) => places[square] !== letter);
  const home = open.find((square) => places[square] === undefined) ?? open[0] ?? usualSquares[0]!;
  const free = places.flatMap((one, square) => (one === undefined ? [square] : []));
  // A sort is stable: of two squares equally far away the lower index comes first.
  return free.sort((a, b) => steps(home, a) - steps(home, b))[0]!;
}

/** The number of a king's steps between two squares. */
const steps = (a: Square, b: Square): number =>
  Math.max(Math.abs(fileOf(OWN_HALF, a) - fileOf(OWN_HALF, b)), Math.abs(rankOf(OWN_HALF, a) - rankOf(OWN_HALF, b)));

/**
 * The position in which a round begins: both sides in these formations, which must be complete, with the ball loose.
 * @param like a start of a round in the same match, which says whether the kick-off is answered within the own half;
 *   absent: it is not
 */
export function begin(kickOff: Side, formations: LineUp, like?: Pick<ElevenPosition, 'phase'>): ElevenPosition {
  const pieces: Placement = ALL_SQUARES.map((square) => {
    const side = (['w', 'b'] as const).find((one) => ownRank(one, square) < OWN_RANKS);
    const letter = side && formations[side].places[asSeenBy(side, square)];
    return letter ? { side, letter } : undefined;
  });
  const unmoved = ALL_SQUARES.filter((square) => pieces[square]?.letter === 'P');
  return {
    pieces,
    side: kickOff,
    ball: undefined,
    phase: like?.phase === 'kh' ? 'kh' : 'k',
    unmoved,
    quiet: 0,
    number: 1,
  };
}

/** The formation of a side in the position in which a round begins. */
export function formationOf({ pieces }: ElevenPosition, side: Side): Formation {
  const places = EMPTY_FORMATION.places.map((_, place) => {
    const piece = pieces[asSeenBy(side, place)];
    return piece?.side === side ? piece.letter : undefined;
  });
  return { places, substitute: Object.keys(SQUAD).find((letter) => placed({ places }, letter) < SQUAD[letter]!) };
}

/** The round's start with both sides in their usual formations. */
export const starts = (kickOff: Side): readonly Start<ElevenPosition>[] => [
  { position: begin(kickOff, { w: usual(), b: usual() }), weight: 1 },
];
