// Plays actions.
import { wonBy } from "@kickmate/search/assembly/limits";
import { fromOf, kindOf, KICK, MOVE, SWAP, toOf } from "./actions";
import { goalOf } from "./geometry";
import { isAtBall } from "./generate";
import { FootballPosition, OPENING_TURN } from "./position";

/** Writes the position after an action to `next`. */
export function play(position: FootballPosition, next: FootballPosition, action: u32): void {
  position.copyTo(next);
  next.reversiblePlies = position.reversiblePlies + 1;
  const kind = kindOf(action);
  const side: i32 = position.side;
  if (position.maySwap()) {
    if (action == SWAP) {
      next.swapSides();
      return;
    }
    next.clearChoice();
  }
  if (kind == MOVE) {
    next.movePiece(position.pieceOn(fromOf(action)), toOf(action));
    if (position.phase == OPENING_TURN) {
      next.endTurn();
      return;
    }
  } else if (kind == KICK) {
    const to = toOf(action);
    next.noteKick(position.pieceOn(fromOf(action)));
    next.moveBall(to);
    if (to == goalOf(0) || to == goalOf(1)) {
      next.end = <u8>wonBy(to == goalOf(1) ? 0 : 1);
      return;
    }
  } else {
    next.endTurn();
    return;
  }
  if (isAtBall(next, side)) next.continueTurn();
  else next.endTurn();
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(position: FootballPosition, next: FootballPosition): void {
  position.copyTo(next);
  next.endTurn();
  next.reversiblePlies = 0;
}
