import { opponent, type Side } from '@kickmate/board';
import { type AnyVariant, endsTurn, gameOf } from '@kickmate/game';
import { type AnyMatch, againstComputer, computerLevel, customStartPosition, type Seats } from '@kickmate/play';
import type { Path } from '@kickmate/record';

/** One of the puzzles that come with a game. */
export interface MapPuzzle {
  /** The part of a variant's id after the colon. */
  readonly id: string;
  readonly name: string;
  /** Its number among them, from 1. */
  readonly number: number;
  readonly count: number;
  /** Its difficulty, from 1. */
  readonly difficulty: number;
  /** The variant id of the next puzzle; absent for the last one. */
  readonly next: string | undefined;
}

/** The side that solves puzzles. */
const SOLVER: Side = 'w';

/** The computer's level in puzzles. */
const STRONGEST = 10;

/** The players of a puzzle: the person as White against the strongest level. */
export const PUZZLE_SEATS: Seats = againstComputer(STRONGEST, SOLVER);

/** The puzzle of a variant; `undefined` if it is not a puzzle. */
export function puzzleOf({ id, maps }: Pick<AnyVariant, 'id' | 'maps'>): MapPuzzle | undefined {
  const game = gameOf(id);
  const puzzles = maps?.shipped.filter(({ puzzle }) => puzzle !== undefined) ?? [];
  const index = puzzles.findIndex((one) => `${game}:${one.id}` === id);
  const found = puzzles[index];
  if (!found) return undefined;
  const next = puzzles[index + 1];
  return {
    id: found.id,
    name: found.file.name,
    number: index + 1,
    count: puzzles.length,
    difficulty: found.puzzle!,
    next: next && `${game}:${next.id}`,
  };
}

/** Returns whether a variant's map sets a task: it is a puzzle, or limits the number of moves. It can be started again at any time. */
export const isRestartable = (variant: Pick<AnyVariant, 'id' | 'maps'>): boolean =>
  puzzleOf(variant) !== undefined || variant.maps?.current.turns !== undefined;

/** Returns whether a match was won as puzzles are: by White against the strongest level, from the start of the map. */
export function wasSolved(match: AnyMatch, seats: Seats): boolean {
  const isAgainstStrongest = seats[SOLVER].kind === 'person' && computerLevel(seats, opponent(SOLVER)) === STRONGEST;
  const isWon = match.end?.winner === SOLVER && match.end.reason === 'goals';
  return isAgainstStrongest && isWon && customStartPosition(match) === undefined;
}

/** The number of moves in which a match solved its puzzle; `undefined` if it did not, or against a weaker level or from another position. */
export function solvedIn(match: AnyMatch, seats: Seats): number | undefined {
  if (!puzzleOf(match.variant) || !wasSolved(match, seats)) return undefined;
  const { variant, round } = match;
  return round.plies.filter((ply) => variant.side(ply.before) === SOLVER && endsTurn(variant, ply)).length;
}

/** The moves that White has left after a number of plies of the round, on a map that limits them. */
export function movesLeft({ variant, round }: AnyMatch, { ply }: Pick<Path, 'ply'>): number | undefined {
  return variant.maps?.turnsLeft(round.plies[ply - 1]?.after ?? round.start);
}
