import { type Placement, rankOf, SIDES, type Side } from '@kickmate/board';
import type { PickNumber, StartArray } from '@kickmate/game';
import { formatPosition } from './position-text.ts';
import { randomArray, standardArray } from './rules/arrays.ts';
import { ALL_SQUARES, board, GOAL_SQUARE } from './rules/board.ts';
import { type FootballPosition, kickOffFrom, type StartPhase } from './rules/position.ts';
import { texts } from './texts.ts';

/** The titles of a kind's arrays, by the phase in which a round begins. */
type ArrayTitles = Readonly<Record<StartPhase, string>>;

/** A kind of start array. */
interface ArrayKind {
  readonly id: string;
  /** The titles of the arrays of this kind. */
  readonly titles: ArrayTitles;
  draw(pick: PickNumber): Placement;
  /** Whether White's and Black's back ranks are of this kind. The rules allow both. */
  has(w: string, b: string): boolean;
}

/** The letters on a side's back rank from the a-file, a dot for none. */
const backRank = (pieces: Placement, side: Side): string =>
  ALL_SQUARES.filter((square) => rankOf(board, square) === rankOf(board, GOAL_SQUARE[side]))
    .map((square) => pieces[square]?.letter ?? '.')
    .join('');

const STANDARD = standardArray();
const STANDARD_RANK = backRank(STANDARD, 'w');

const KINDS: readonly ArrayKind[] = [
  {
    id: 'standard',
    titles: texts.arrays.standard,
    draw: standardArray,
    has: (w, b) => w === STANDARD_RANK && b === STANDARD_RANK,
  },
  {
    id: 'random-symmetric',
    titles: texts.arrays.randomSymmetric,
    draw: (pick) => randomArray(pick, true),
    has: (w, b) => w === b,
  },
  {
    id: 'random-free',
    titles: texts.arrays.randomFree,
    draw: (pick) => randomArray(pick, false),
    has: () => true,
  },
];

/** Without a choice of sides the first move nearly wins: docs/measurements.md, "Who has the advantage". */
const SUGGESTED = 'standard-choice';

/**
 * All start arrays, the usual one first: each kind with an opening turn; with a choice of sides after it; and classic, with kicks
 * allowed at once.
 */
export const arrays: readonly StartArray<FootballPosition>[] = KINDS.flatMap((kind) => [
  startArray(kind, kind.id, 'o'),
  startArray(kind, `${kind.id}-choice`, 'oc'),
  startArray(kind, kind.id === 'standard' ? 'classic' : `${kind.id}-classic`, 'm'),
]);

function startArray(kind: ArrayKind, id: string, phase: StartPhase): StartArray<FootballPosition> {
  return {
    id,
    get title() {
      return kind.titles[phase];
    },
    isSuggested: id === SUGGESTED,
    begin: (kickOff, pick) => kickOffFrom(kind.draw(pick), kickOff, phase),
    isStart: (position, kickOff) => {
      const { pieces } = position;
      const isKickOff = formatPosition(position) === formatPosition(kickOffFrom(pieces, kickOff, phase));
      return isKickOff && isAllowedArray(pieces) && kind.has(backRank(pieces, 'w'), backRank(pieces, 'b'));
    },
  };
}

/** Whether pieces stand as the rules allow: those of the standard array on its squares, bishops on both colours. */
function isAllowedArray(pieces: Placement): boolean {
  const isOnItsSquares = STANDARD.every((piece, square) => piece?.side === pieces[square]?.side);
  return isOnItsSquares && SIDES.map((side) => backRank(pieces, side)).every(isBackRank);
}

function isBackRank(letters: string): boolean {
  const sorted = (text: string): string => [...text].sort().join('');
  return sorted(letters) === sorted(STANDARD_RANK) && (letters.indexOf('B') + letters.lastIndexOf('B')) % 2 === 1;
}
