// The numbers of src/actions.ts.
export const MOVE: u32 = 0;
export const KICK: u32 = 1;
export const END: u32 = 2;

/** Ends the turn. */
export const END_OF_TURN: u32 = 2 << 16;

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
