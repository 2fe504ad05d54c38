// Plays actions.
import { fromOf, kindOf, KICK, MOVE, SWAP, toOf } from "./actions";
import { goalOf } from "./geometry";
import { isAtBall } from "./generate";
import {
  actionsOf, clearChoice, copy, endTurn, maySwap, moveBall, movePiece, noteKick, OPENING, phaseOf, pieceOn, setActions, setEnded, sideOf, stayOn, swapSides,
} from "./record";

/** Writes the position after an action to `next`. */
export function play(at: usize, next: usize, action: u32): void {
  copy(at, next);
  setActions(next, actionsOf(at) + 1);
  const kind = kindOf(action);
  const side = sideOf(at);
  if (maySwap(at)) {
    if (action == SWAP) {
      swapSides(next);
      return;
    }
    clearChoice(next);
  }
  if (kind == MOVE) {
    movePiece(next, pieceOn(at, fromOf(action)), toOf(action));
    if (phaseOf(at) == OPENING) {
      endTurn(next);
      return;
    }
  } else if (kind == KICK) {
    const to = toOf(action);
    noteKick(next, pieceOn(at, fromOf(action)));
    moveBall(next, to);
    if (to == goalOf(0) || to == goalOf(1)) {
      setEnded(next, to == goalOf(1) ? 1 : 2);
      return;
    }
  } else {
    endTurn(next);
    return;
  }
  if (isAtBall(next, side)) stayOn(next);
  else endTurn(next);
}

/** Gives the turn to the other side without an action, for the search's null move. */
export function playNullMove(at: usize, next: usize): void {
  copy(at, next);
  endTurn(next);
  setActions(next, 0);
}
