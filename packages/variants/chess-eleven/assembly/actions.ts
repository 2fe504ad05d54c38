// The numbers of src/actions.ts.
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
export const PASS: u32 = 2;
export const SHOT: u32 = 3;
export const END: u32 = 4;

/** The outcomes of a shot. */
export const GOAL: i32 = 0;
export const SAVE: i32 = 1;
export const BLOCK: i32 = 2;
export const CORNER_KICK: i32 = 3;

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
export function kindOf(action: u32): u32 {
  return (action >> 16) & 255;
}

// @ts-ignore: decorator
@inline
export function makeAction(from: i32, to: i32, kind: u32): u32 {
  return (kind << 16) | (<u32>from << 8) | <u32>to;
}
