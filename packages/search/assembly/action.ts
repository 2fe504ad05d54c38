// The parts of an action: `packages/game` describes them.

/** The square to which an action leads. What it means depends on the kind of the action. */
export function toOf(action: u32): i32 {
  return <i32>(action & 255);
}

/** The square on which an action begins. */
export function fromOf(action: u32): i32 {
  return <i32>((action >> 8) & 255);
}

/** The kind of an action: each game numbers its own. */
export function kindOf(action: u32): u32 {
  return (action >> 16) & 255;
}

/** The option of an action, for example the piece that a pawn becomes; 0 for none. */
export function optionOf(action: u32): i32 {
  return <i32>(action >> 24);
}

/** Packs an action without an option. */
export function makeAction(from: i32, to: i32, kind: u32 = 0): u32 {
  return (kind << 16) | (<u32>from << 8) | <u32>to;
}
