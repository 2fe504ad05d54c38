// Sets of up to 64 squares as u64: bit n is square n, a1 = 0, little-endian rank-file.

/** The set of one square. */
// @ts-ignore: decorator
@inline
export function bit(square: i32): u64 {
  return (<u64>1) << (<u64>square);
}

/** The lowest square of a set that is not empty. */
// @ts-ignore: decorator
@inline
export function lowest(set: u64): i32 {
  return <i32>ctz(set);
}

/** The set without its lowest square. */
// @ts-ignore: decorator
@inline
export function rest(set: u64): u64 {
  return set & (set - 1);
}

/** How many squares a set holds. */
// @ts-ignore: decorator
@inline
export function count(set: u64): i32 {
  return <i32>popcnt(set);
}
