/// <reference path="./plain.d.ts" />
// Sets of up to 64 squares as u64: bit n is square n, a1 = 0, rank by rank (little-endian rank-file mapping). The build
// that becomes JavaScript sets `PLAIN`: there a set is two halves, and these functions avoid arithmetic across both.

/** The set of one square. */
export function bit(square: i32): u64 {
  if (isDefined(PLAIN)) {
    const one = 1 << square;
    return square < 32 ? <u64><u32>one : <u64><u32>one << 32;
  }
  return (<u64>1) << (<u64>square);
}

/** The lowest square of a set that is not empty. */
export function lowest(set: u64): i32 {
  if (isDefined(PLAIN)) {
    const low = <i32>set;
    if (low) return 31 - clz(low & -low);
    const high = <i32>(set >> 32);
    return 63 - clz(high & -high);
  }
  return <i32>ctz(set);
}

/** The set without its lowest square. */
export function rest(set: u64): u64 {
  return set & (set - 1);
}

/** The number of squares in a set. */
export function count(set: u64): i32 {
  return <i32>popcnt(set);
}

/** Returns whether a set holds a square: 1 if so, else 0. */
export function holds(set: u64, square: i32): u32 {
  if (isDefined(PLAIN)) return ((square < 32 ? <u32>set : <u32>(set >> 32)) >> <u32>square) & 1;
  return <u32>((set >> <u64>square) & 1);
}
