import { rankOf, type Side, type Square } from '@kickmate/board';
import type { GameEvent } from './events.ts';
import type { Traits } from './facets/levels.ts';
import type { Successor } from './ply.ts';
import type { AnyVariant, Variant } from './variant.ts';

/** The traits of an action in a position. If an outcome of chance is not given, only what is certain counts. */
export function traitsOf<P>(variant: Variant<P>, position: P, successor: Successor): Traits {
  const side = variant.side(position);
  const events = variant.events(position, successor);
  const has = (test: (event: GameEvent) => boolean) => (events.some(test) ? 1 : 0);
  const advance = (from: Square, to: Square) => advanceOf(variant, side, from, to);
  let forward = 0;
  let retreat = 0;
  for (const event of events) {
    if (event.kind === 'fly' || event.kind === 'carry' || event.kind === 'ballPass' || event.kind === 'shot')
      forward += advance(event.from, event.to);
    else if (event.kind === 'move' && event.piece.side === side) retreat -= advance(event.from, event.to);
  }
  return {
    kick: has(({ kind }) => kind === 'kick' || kind === 'ballPass' || kind === 'shot'),
    forward,
    shot: has((event) => event.kind === 'shot' || (event.kind === 'goal' && event.side === side)),
    capture: has((event) => (event.kind === 'capture' || event.kind === 'destroy') && event.piece.side !== side),
    retreat,
  };
}

/** The way from a square to another in a side's direction of play, as a share of the board's length. */
function advanceOf({ board }: AnyVariant, side: Side, from: Square, to: Square): number {
  const ranks = (rankOf(board, to) - rankOf(board, from)) / (board.ranks - 1);
  return side === 'w' ? ranks : -ranks;
}
