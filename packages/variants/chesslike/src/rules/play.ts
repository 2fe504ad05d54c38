import { movePiece, nextCount, opponent, type Side } from '@kickmate/board';
import { type Action, actionFrom, actionTo, isItem, type Outcome, type Start } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { CLEARED } from '../map/map-words.ts';
import { PASS } from './actions.ts';
import { withEnd } from './end.ts';
import { isLegal } from './moves.ts';
import { type ChesslikePosition, LIMITS, nextNumber, type Standing } from './position.ts';

/**
 * The start of a round: the map as its file has it. If Black kicks off, the numbers of actions begin with 2. On a map that
 * limits White's turns White always begins.
 */
export function starts(ground: Ground, kickOff: Side): readonly Start<ChesslikePosition>[] {
  const { placement, tiles, turns } = ground;
  const side = turns === undefined ? kickOff : 'w';
  const number = side === 'w' ? 1 : 2;
  const standing = { pieces: placement, side, tiles, keys: { w: 0, b: 0 }, quiet: 0, number };
  return [{ position: withEnd(ground, standing), weight: 1 }];
}

/** Returns the position after a legal action. Throws on an illegal one, and on an outcome: nothing is left to chance. */
export function play(
  ground: Ground,
  position: ChesslikePosition,
  action: Action,
  outcome?: Outcome,
): ChesslikePosition {
  if (!isLegal(ground, position, action)) throw new Error(`action ${action} is not legal here`);
  if (outcome !== undefined) throw new Error('nothing is left to chance');
  const { side, quiet, number } = position;
  const turned = {
    ...position,
    side: opponent(side),
    quiet: nextCount(quiet, LIMITS.quiet),
    number: nextNumber(number),
  };
  return withEnd(ground, action === PASS ? turned : { ...turned, ...changes(ground, position, action) });
}

/** The parts of a position that a piece's action changes. */
function changes(ground: Ground, { pieces, side, tiles, keys }: Standing, action: Action): Partial<Standing> {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [tile, captured] = [tiles[to]!, pieces[to]];
  const placed = { pieces: movePiece(pieces, from, to), ...(captured && { quiet: 0 }) };
  if (isItem(tile)) {
    const carrier = ground.withItem(pieces[from]!, tile);
    if (!carrier) return placed;
    return { pieces: placed.pieces.with(to, carrier), quiet: 0, tiles: tiles.with(to, CLEARED) };
  }
  if (tile !== 'door' && tile !== 'key') return placed;
  const has = keys[side] + (tile === 'key' ? 1 : -1);
  return { ...placed, quiet: 0, tiles: tiles.with(to, CLEARED), keys: { ...keys, [side]: has } };
}
