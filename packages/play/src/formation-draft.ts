import { type Board, fileOf, rankOf, type Side, type Square, squareAt } from '@kickmate/board';
import type { Formation, Formations } from '@kickmate/game';

/** A piece that is being placed: one from the bench, by its letter, or the one on a place of the formation. */
export type HeldPiece = { readonly letter: string } | { readonly place: Square };

/** The formations of any game. */
// biome-ignore lint/suspicious/noExplicitAny: only the variant understands its positions
export type AnyFormations = Formations<any>;

/** The pieces that have no place, in the squad's order. */
export function bench({ squad }: AnyFormations, { places }: Formation): readonly string[] {
  return Object.entries(squad).flatMap(([letter, count]) => {
    const missing = count - places.filter((one) => one === letter).length;
    return new Array<string>(Math.max(missing, 0)).fill(letter);
  });
}

/** The formation with these places. A single piece that is left over is the substitute. */
export function withPlaces(formations: AnyFormations, places: Formation['places']): Formation {
  const left = bench(formations, { places });
  return left.length === 1 ? { places, substitute: left[0] } : { places };
}

/** The formation in which no piece has a place. */
export const emptyFormation = (formations: AnyFormations): Formation =>
  withPlaces(formations, new Array(formations.half.files * formations.half.ranks).fill(undefined));

/** Puts a piece on a place. A piece that stood there goes where the first one came from: to its place, or to the bench. */
export function put(formations: AnyFormations, { places }: Formation, held: HeldPiece, to: Square): Formation {
  if ('letter' in held) return withPlaces(formations, places.with(to, held.letter));
  return withPlaces(formations, places.with(held.place, places[to]).with(to, places[held.place]));
}

/** Takes the piece on a place off the pitch. */
export const takeOff = (formations: AnyFormations, { places }: Formation, place: Square): Formation =>
  withPlaces(formations, places.with(place, undefined));

/** The board's square for a place in a side's half. Places are counted from the side's own end. */
export function squareOf(board: Board, half: Board, side: Side, place: Square): Square {
  const rank = rankOf(half, place);
  return squareAt(board, fileOf(half, place), side === 'w' ? rank : board.ranks - 1 - rank)!;
}

/** The place in a side's half for a square of the board, the inverse of {@link squareOf}; `undefined` beyond the half. */
export function placeOf(board: Board, half: Board, side: Side, square: Square): Square | undefined {
  const rank = rankOf(board, square);
  return squareAt(half, fileOf(board, square), side === 'w' ? rank : board.ranks - 1 - rank);
}

/**
 * A formation without the pieces on places that the rules do not allow, so that it can be completed; the empty formation if
 * that does not suffice.
 */
export function mended(
  formations: AnyFormations,
  board: Board,
  side: Side,
  formation: Formation,
  maySubstitute: boolean,
): Formation {
  const faults = formations.check(side, formation, maySubstitute);
  if (faults.length === 0) return formation;
  const wrong = faults.flatMap(({ square }) =>
    square === undefined ? [] : [placeOf(board, formations.half, side, square)],
  );
  const without = formation.places.map((letter, place) => (wrong.includes(place) ? undefined : letter));
  const allowed = withPlaces(formations, without);
  return formations.check(side, allowed, maySubstitute).length === 0 ? allowed : emptyFormation(formations);
}
