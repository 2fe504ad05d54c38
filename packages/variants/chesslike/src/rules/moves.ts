import type { Square } from '@kickmate/board';
import { type Action, actionFrom } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { moveTo, PASS } from './actions.ts';
import type { ChesslikePosition, Standing } from './position.ts';
import { reachOf } from './reach.ts';

/** All legal actions, each once: a pass where there is no other. None when the round is over. */
export function actions(ground: Ground, position: ChesslikePosition): readonly Action[] {
  if (position.end) return [];
  const found = ground.squares.flatMap((from) => actionsFrom(ground, position, from));
  return found.length > 0 ? found : [PASS];
}

/** Whether an action is legal. */
export function isLegal(ground: Ground, position: ChesslikePosition, action: Action): boolean {
  if (action === PASS) return actions(ground, position).includes(PASS);
  return !position.end && actionsFrom(ground, position, actionFrom(action)).includes(action);
}

/** The actions of the piece on a square; none if it is not one of the side to act. */
function actionsFrom(ground: Ground, position: Standing, from: Square): readonly Action[] {
  const { pieces, side } = position;
  if (pieces[from]?.side !== side) return [];
  const { moves, attacks } = reachOf(ground, position, from)!;
  return [...moves, ...attacks.filter((to) => pieces[to])].map((to) => moveTo(from, to));
}
