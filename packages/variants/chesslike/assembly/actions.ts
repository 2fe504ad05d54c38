// The numbers of src/actions.ts.

/** The pass of a side that has no other action. */
export const PASS: u32 = 1 << 16;

// @ts-ignore: decorator
@inline
export function toOf(action: u32): i32 {
  return <i32>(action & 255);
}

// @ts-ignore: decorator
@inline
export function fromOf(action: u32): i32 {
  return <i32>((action >> 8) & 255);
}

// @ts-ignore: decorator
@inline
export function makeAction(from: i32, to: i32): u32 {
  return (<u32>from << 8) | <u32>to;
}
