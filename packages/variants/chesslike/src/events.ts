import { actionFrom, actionTo, type GameEvent, isItem, type Successor } from '@kickmate/game';
import type { Ground } from './map/ground.ts';
import { PASS } from './rules/actions.ts';
import { play } from './rules/play.ts';
import type { ChesslikePosition } from './rules/position.ts';

/** Returns what a person sees happen in a legal action, in order: a door is unlocked before a piece goes through it. */
export function events(ground: Ground, position: ChesslikePosition, { action }: Successor): readonly GameEvent[] {
  const { end } = play(ground, position, action);
  const goal: readonly GameEvent[] = end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title }] : [];
  if (action === PASS) return [{ kind: 'pass', side: position.side }, ...goal];
  const { pieces, tiles } = position;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [piece, captured] = [pieces[from]!, pieces[to]];
  const tile = tiles[to];
  const becomes = isItem(tile) ? ground.withItem(piece, tile) : undefined;
  const seen: readonly (GameEvent | undefined)[] = [
    captured && { kind: 'capture', piece: captured, square: to },
    tile === 'door' ? { kind: 'unlock', piece, square: to } : undefined,
    { kind: 'move', piece, from, to },
    tile === 'key' ? { kind: 'pickUp', piece, square: to } : undefined,
    isItem(tile) && becomes ? { kind: 'pickUp', piece, square: to, item: { name: tile, becomes } } : undefined,
  ];
  return [...seen.filter((event) => event !== undefined), ...goal];
}
