// What the evaluation thinks of things, in hundredths of a pawn if nothing else is said. src/weight-groups.ts names parts of
// the table.

const WEIGHTS: usize = memory.data<i32>([
  // 0 what a piece is worth, in tenths: per point of its pattern, per square that it sees in the mean on the empty map
  42, 150,
  // 2 a royal piece more than its pattern
  100,
  // 3 seeing a square more from here than in the mean, in tenths: a piece, a royal one
  30, -20,
  // 5 seeing a square more among the others than in the mean, in tenths
  35,
  // 6 nearness to the other side's royal piece, per square, in tenths of a percent of the piece's worth
  6,
  // 7 each square about a royal piece that an enemy sees, times the enemies who see some, in tenths
  20,
  // 8 attacked by the other side and not covered, in percent of its worth: with and without the turn
  8, 30,
  // 10 the way to the exit, per action; no way at all counts as so many actions
  25, 40,
  // 12 a key in hand while doors are closed
  15,
  // 13 to act
  15,
  // 14 each square to which the last royal piece can go in safety, up to six
  12,
], 8);

/** How many there are. */
export const COUNT: i32 = 15;

// Where each stands above.
export const POINT: i32 = 0;
export const SIGHT: i32 = 1;
export const ROYAL: i32 = 2;
export const PLACE: i32 = 3;
export const ROYAL_PLACE: i32 = 4;
export const MOBILITY: i32 = 5;
export const NEARNESS: i32 = 6;
export const SIEGE: i32 = 7;
export const HANGING: i32 = 8;
export const THREATENED: i32 = 9;
export const WAY: i32 = 10;
export const NO_WAY: i32 = 11;
export const KEY: i32 = 12;
export const TEMPO: i32 = 13;
export const ROOM: i32 = 14;

/** Where they stand, for tuning. */
export function weightsAddress(): usize {
  return WEIGHTS;
}

// @ts-ignore: decorator
@inline
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}
