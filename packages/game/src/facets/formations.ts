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
import { texts } from '../texts.ts';

/** The places of a side's pieces at the start of a round, finished or not, as seen from the side's own end. */
export interface Formation {
  /** The letter of the piece on each square of {@link Formations.half}. */
  readonly places: readonly (string | undefined)[];
  /**
   * The letter of the piece that does not play: the substitute, or the piece whose place the substitute takes. Absent until
   * it is decided.
   */
  readonly substitute?: string | undefined;
}

/** A rule that a formation breaks. */
export interface FormationFault {
  /** The variant's own name for the rule; `incomplete` if not every piece has a place, `places` for wrong places or pieces. */
  readonly rule: string;
  /** The square at fault, if it is a single one. */
  readonly square?: Square;
  /** The explanation for people: "d2 is for a pawn, in front of the king". */
  readonly message: string;
}

/** A formation with a name, from which people choose. */
export interface NamedFormation {
  /** The name for people, with a capital: "Diamond". */
  readonly name: string;
  /** Complete, and allowed also to a side that has not scored. */
  readonly formation: Formation;
}

/** Facet of a game in which sides line up before each round. */
export interface Formations<P> {
  /** The squares on which a side places its pieces, seen from its own end. */
  readonly half: Board;
  /** The number of each piece that a side has, including the substitute, by letter. */
  readonly squad: Readonly<Record<string, number>>;
  /** The time for lining up where it is limited, as in a live match: milliseconds. */
  readonly lineUpMs: number;
  /** The formation of a side that does not choose one. */
  usual(): Formation;
  /** Formations that are offered to people, in addition to the usual one. */
  readonly named: readonly NamedFormation[];
  /**
   * The formations from which the computer chooses, including the usual one, all complete and allowed.
   * @param maySubstitute whether the side has just scored
   */
  sensible(maySubstitute: boolean): readonly Formation[];
  /**
   * The rules that a side's formation, finished or not, breaks; none if it is allowed or can be completed.
   * @param maySubstitute whether the side has just scored
   */
  check(side: Side, formation: Formation, maySubstitute: boolean): readonly FormationFault[];
  /** Returns whether every piece has a place. */
  isComplete(formation: Formation): boolean;
  /** Completes a formation in which {@link check} finds no fault, when time has run out. */
  complete(formation: Formation): Formation;
  /**
   * The position in which a round begins with both sides in these formations, which must be complete.
   * @param like a start of a round in the same match, from which everything but the formations is taken; absent: that of
   *   `Variant.starts`
   */
  begin(kickOff: Side, formations: LineUp, like?: P): P;
  /** The formation of a side at the start of a round. */
  of(start: P, side: Side): Formation;
  /** Reads a formation, finished or not; does not check whether the rules allow it. */
  parse(text: string): Result<Formation, TextError>;
  /** Writes a formation; `parse` reads it back. */
  format(formation: Formation): string;
}

/** The formations of both sides. */
export type LineUp = Readonly<Record<Side, Formation>>;

/** The reason for which sides cannot line up in two formations. */
export interface LineUpError {
  /** `formation`: one breaks a rule; `late`: the round is being played, or the match is over; `none`: there are no formations. */
  readonly cause: 'formation' | 'late' | 'none';
  /** The side whose formation is at fault. */
  readonly side?: Side;
  /** The first rule that it breaks. */
  readonly fault?: FormationFault;
  /** The explanation for people. */
  readonly message: string;
}

/** Checks the formations of both sides; returns what is wrong, or `undefined` if they are complete and allowed. */
export function checkLineUp(
  formations: Formations<unknown>,
  lineUp: LineUp,
  maySubstitute: (side: Side) => boolean,
): LineUpError | undefined {
  for (const side of SIDES) {
    const fault = faultOf(formations, side, lineUp[side], maySubstitute(side));
    if (fault)
      return { cause: 'formation', side, fault, message: texts.refused.formationOf(sideName(side), fault.message) };
  }
  return undefined;
}

/**
 * Returns whether a round starts with both sides in formations that the rules allow, and not in a position that somebody set up.
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
  return format(formations.begin(kickOff, lineUp, start)) === format(start);
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
    return { rule: 'places', message: texts.refused.places(squareCount(half), Object.keys(squad).join(' ')) };
  const [fault] = formations.check(side, formation, maySubstitute);
  if (fault || formations.isComplete(formation)) return fault;
  return { rule: 'incomplete', message: texts.refused.incomplete };
}
