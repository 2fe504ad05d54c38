// The weights of the evaluation, in hundredths of a pawn unless another unit is given. src/weight-groups.ts names
// groups of them.

/** Address of the weights. */
export const WEIGHTS: usize = memory.data<i32>([
  // 0 a piece, in tenths: per point of its pattern, per square that it sees on average on the empty map
  42, 150,
  // 2 a royal piece, in addition
  100,
  // 3 per square that a piece sees here more than on average on the empty map, in tenths: a piece, a royal one
  30, -20,
  // 5 per square that a piece sees in the position more than on average on the empty map, in tenths
  35,
  // 6 nearness to the other side's royal piece, per square, in tenths of a percent of the piece's value
  6,
  // 7 squares next to a royal piece that enemies see, times the number of those enemies, in tenths
  20,
  // 8 a piece that is attacked and not covered, in percent of its value: of the side to act, of the other side
  8, 30,
  // 10 the way to the exit, per action; the number of actions that count if there is no way
  25, 40,
  // 12 a key in hand while doors are closed
  15,
  // 13 the side to act
  15,
  // 14 each square to which the last vital piece can go in safety, up to six
  12,
], 8);

/** The number of weights. */
export const COUNT: i32 = 15;

// The index of each weight above.
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

export function weight(index: i32): i32 {
  return load<i32>(WEIGHTS + (<usize>index << 2));
}
