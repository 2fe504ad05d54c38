import { opponent } from '@kickmate/board';
import { type Action, actionFrom, actionTo, type Outcome } from '@kickmate/game';
import { PASS } from './actions.ts';
import { settled } from './end.ts';
import type { Ground } from './ground.ts';
import { isLegal } from './moves.ts';
import type { ChesslikePosition, Standing } from './position.ts';
import { CLEARED } from './tiles.ts';

/** The position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(
  ground: Ground,
  position: ChesslikePosition,
  action: Action,
  outcome?: Outcome,
): ChesslikePosition {
  if (!isLegal(ground, position, action)) throw new Error(`action ${action} is not legal here`);
  if (outcome !== undefined) throw new Error('nothing is left to chance');
  const { side, quiet, number } = position;
  const turned = { ...position, side: opponent(side), quiet: quiet + 1, number: number + 1 };
  return settled(ground, action === PASS ? turned : { ...turned, ...changes(position, action) });
}

/** What a piece's action changes on the board. */
function changes({ pieces, side, tiles, keys }: Standing, action: Action): Partial<Standing> {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [tile, captured] = [tiles[to]!, pieces[to]];
  const placed = { pieces: pieces.with(from, undefined).with(to, pieces[from]), ...(captured && { quiet: 0 }) };
  if (tile !== 'door' && tile !== 'key') return placed;
  const has = keys[side] + (tile === 'key' ? 1 : -1);
  return { ...placed, quiet: 0, tiles: tiles.with(to, CLEARED), keys: { ...keys, [side]: has } };
}
