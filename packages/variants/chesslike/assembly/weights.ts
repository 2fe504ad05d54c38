// The weights of the evaluation, in hundredths of a pawn unless another unit is given. src/weight-groups.ts names
// groups of them.

/** Address of the weights. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 a piece, in tenths: per point of its pattern; per square (a move and an attack) of its mean mobility on the empty map
  42, 150,
  // 2 a royal piece, in addition
  100,
  // 3 per square of mobility here beyond the mean on the empty map, in tenths: a piece, a royal one
  30, -20,
  // 5 per square of mobility in the position beyond the mean on the empty map, in tenths
  35,
  // 6 nearness to the other side's royal piece, per square, in tenths of a percent of the piece's value
  6,
  // 7 squares next to a royal piece that enemies attack, times the number of those enemies, in tenths
  20,
  // 8 a piece that is attacked and not defended, in percent of its value: of the side to act, of the other side
  8, 30,
  // 10 the exit distance, per action; the distance that counts if no way leads to an exit
  25, 40,
  // 12 a key in hand while doors are closed
  15,
  // 13 the side to act
  15,
  // 14 each square to which the last vital piece can go in safety, up to six
  12,
], 8);

/** The number of weights. */
export const WEIGHT_COUNT: i32 = 15;

// The index of each weight above.
export const PATTERN_POINT: i32 = 0;
export const MEAN_MOBILITY: i32 = 1;
export const ROYAL_PIECE: i32 = 2;
export const PLACE_MOBILITY: i32 = 3;
export const ROYAL_PLACE_MOBILITY: i32 = 4;
export const MOBILITY: i32 = 5;
export const ROYAL_NEARNESS: i32 = 6;
export const ROYAL_SIEGE: i32 = 7;
export const HANGING_OF_ACTING: i32 = 8;
export const HANGING_OF_OTHER: i32 = 9;
export const EXIT_DISTANCE: i32 = 10;
export const NO_EXIT_DISTANCE: i32 = 11;
export const KEY: i32 = 12;
export const TEMPO: i32 = 13;
export const ROYAL_ROOM: i32 = 14;

/** A weight by its index. */
export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}
