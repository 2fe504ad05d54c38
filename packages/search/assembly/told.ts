// Actions as the host knows them.
import { SearchPosition } from "./position";

/** An action as the host is told it, in the position at `at`, in which it must be legal. */
// @ts-ignore: decorator
@inline
export function told<P extends SearchPosition>(at: usize, action: u32): u32 {
  const p = changetype<P>(0);
  // @ts-ignore: only some games have it.
  return isDefined(p.told) ? p.told(at, action) : action;
}

/**
 * Writes the actions of a line, as the host is told them, from `to` on. The positions on their way are written behind the
 * one at `at`.
 */
export function tellLine<P extends SearchPosition>(at: usize, actions: usize, length: i32, to: usize): void {
  const p = changetype<P>(0);
  const size = <usize>p.size();
  let here = at;
  for (let n = 0; n < length; n++) {
    const action = load<u32>(actions + (<usize>n << 2));
    store<u32>(to + (<usize>n << 2), told<P>(here, action));
    // @ts-ignore: only some games have it.
    if (isDefined(p.told) && n < length - 1) p.play(here, here + size, action, -1);
    here += size;
  }
}
