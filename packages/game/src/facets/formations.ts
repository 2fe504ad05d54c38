import {
  type Board,
  type Result,
  SIDES,
  type Side,
  type Square,
  sideName,
  squareCount,
  type TextError,
} from '@kickmate/board';

/** How a side lines up for a round, finished or not. Seen from its own end, so that it is the same for either side. */
export interface Formation {
  /** The letter of the piece on each square of {@link Formations.half}. */
  readonly places: readonly (string | undefined)[];
  /**
   * The letter of the piece that sits on the sidelines, or of the one in whose place the substitute plays; absent while it
   * is open.
   */
  readonly substitute?: string | undefined;
}

/** A rule that a formation breaks. */
export interface FormationFault {
  /** The variant's own word for it; `incomplete` if not everybody has a place, `places` if it has no such places or pieces. */
  readonly rule: string;
  /** Where on the board, if it is one square's fault. */
  readonly square?: Square;
  /** For people: "d2 is for a pawn, in front of the king". */
  readonly message: string;
}

/** How sides line up before each round, in games in which they do. */
export interface Formations<P> {
  /** The squares on which a side places its pieces, seen from its own end. */
  readonly half: Board;
  /** How many of each piece a side has, the substitute among them, by letter. */
  readonly squad: Readonly<Record<string, number>>;
  /** How much time there is for it, in a live match: milliseconds. */
  readonly lineUpMs: number;
  /** How a side lines up if it does not choose. */
  usual(): Formation;
  /**
   * The formations among which a computer chooses, the usual one among them, all complete and allowed.
   * @param maySubstitute whether the side has just scored
   */
  sensible(maySubstitute: boolean): readonly Formation[];
  /**
   * The rules that a side's formation, finished or not, breaks already; none if it can be completed.
   * @param maySubstitute whether the side has just scored
   */
  check(side: Side, formation: Formation, maySubstitute: boolean): readonly FormationFault[];
  /** Whether everybody has a place. */
  isComplete(formation: Formation): boolean;
  /** A formation in which {@link check} finds no fault completed, as when time has run out. */
  complete(formation: Formation): Formation;
  /** Where a round begins with both sides in these formations, which must be complete. */
  begin(kickOff: Side, formations: LineUp): P;
  /** The formation in which a side stands where a round begins. */
  of(start: P, side: Side): Formation;
  /** Reads a formation, finished or not; whether the rules allow it is not asked. */
  parse(text: string): Result<Formation, TextError>;
  /** Writes a formation; `parse` reads it back. */
  format(formation: Formation): string;
}

/** The formations of both sides. */
export type LineUp = Readonly<Record<Side, Formation>>;

/** Why sides cannot line up so. */
export interface LineUpError {
  /** `formation`: one breaks a rule; `late`: the round is being played, or the match is over; `none`: there are no formations. */
  readonly cause: 'formation' | 'late' | 'none';
  /** Whose formation is at fault. */
  readonly side?: Side;
  /** The first rule that it breaks. */
  readonly fault?: FormationFault;
  /** For people. */
  readonly message: string;
}

/** What is wrong with the formations of both sides; `undefined` if they may line up so. */
export function checkLineUp(
  formations: Formations<unknown>,
  lineUp: LineUp,
  maySubstitute: (side: Side) => boolean,
): LineUpError | undefined {
  for (const side of SIDES) {
    const fault = faultOf(formations, side, lineUp[side], maySubstitute(side));
    if (fault) return { cause: 'formation', side, fault, message: `${sideName(side)}'s formation: ${fault.message}` };
  }
  return undefined;
}

/**
 * Whether a round starts with both sides in formations that the rules allow, and not in a position that somebody set up.
 * @param format writes a position, so that two of them can be compared
 */
export function isLinedUp<P>(
  formations: Formations<P>,
  format: (position: P) => string,
  kickOff: Side,
  start: P,
): boolean {
  const lineUp = { w: formations.of(start, 'w'), b: formations.of(start, 'b') };
  if (checkLineUp(formations, lineUp, () => true)) return false;
  return format(formations.begin(kickOff, lineUp)) === format(start);
}

function faultOf(
  formations: Formations<unknown>,
  side: Side,
  formation: Formation,
  maySubstitute: boolean,
): FormationFault | undefined {
  const { half, squad } = formations;
  const isKnown = formation.places.every((letter) => letter === undefined || Object.hasOwn(squad, letter));
  if (!isKnown || formation.places.length !== squareCount(half))
    return { rule: 'places', message: `it has ${squareCount(half)} places for pieces ${Object.keys(squad).join(' ')}` };
  const [fault] = formations.check(side, formation, maySubstitute);
  if (fault || formations.isComplete(formation)) return fault;
  return { rule: 'incomplete', message: 'not everybody has a place' };
}
