// The numbers of src/actions.ts. In the search, captures are MOVE, too, since the board shows them (see generate.ts).
// The host gets CAPTURE.
export const MOVE: u32 = 0;
export const CAPTURE: u32 = 1;
export const DOUBLE_STEP: u32 = 2;
export const EN_PASSANT: u32 = 3;
export const CASTLE: u32 = 4;
export const CASTLE_ONTO_ROOK: u32 = 5;

/** The square to which an action leads; for castling onto the rook, the square of the rook. */
// @ts-ignore: decorator
@inline
export function toOf(action: u32): i32 {
  return <i32>(action & 255);
}

/** The square on which an action begins. */
// @ts-ignore: decorator
@inline
export function fromOf(action: u32): i32 {
  return <i32>((action >> 8) & 255);
}

/** The kind of an action: {@link MOVE} or one of the others. */
// @ts-ignore: decorator
@inline
export function kindOf(action: u32): u32 {
  return (action >> 16) & 255;
}

/** The piece that a pawn becomes: 0 none, else its type less 1 (1 knight, 2 bishop, 3 rook, 4 queen). */
// @ts-ignore: decorator
@inline
export function promotionOf(action: u32): i32 {
  return <i32>(action >> 24);
}

/** Packs an action without a promotion. */
// @ts-ignore: decorator
@inline
export function makeAction(from: i32, to: i32, kind: u32): u32 {
  return (kind << 16) | (<u32>from << 8) | <u32>to;
}
