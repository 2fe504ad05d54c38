/** A line of actions. They stand after its fields, u32 each. */
@unmanaged
export class Line {
  /** The number of actions. */
  length: i32 = 0;

  /** The n-th action, from 0. */
  action(n: i32): u32 {
    return load<u32>(changetype<usize>(this) + (<usize>n << 2), offsetof<Line>());
  }

  /** Sets the line to one action. */
  setAction(action: u32): void {
    store<u32>(changetype<usize>(this), action, offsetof<Line>());
    this.length = 1;
  }

  /** Sets the line: an action, then the first `count` actions of another line. */
  set(action: u32, following: Line, count: i32): void {
    const actions = changetype<usize>(this) + offsetof<Line>();
    store<u32>(actions, action);
    for (let n = 0; n < count; n++) store<u32>(actions + (<usize>n << 2), following.action(n), 4);
    this.length = count + 1;
  }
}
