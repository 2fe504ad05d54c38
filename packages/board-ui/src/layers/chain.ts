import { type Board, type Square, squareAt } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { type Spot, spotOf } from '../geometry.ts';
import { flightOf } from './flight.ts';

/** The ball's way in a turn: the spots of each of its parts, one for each action that moved it. */
export type Chain = readonly (readonly Spot[])[];

/**
 * The ball's way in a turn of several actions; empty if fewer than two of them moved it.
 * @param turn the events of each of its actions
 */
export function chainOf(board: Board, turn: readonly (readonly GameEvent[])[] = []): Chain {
  const ways = turn.flatMap((events) => {
    const carry = events.find((event) => event.kind === 'carry');
    const path = carry ? [spotOf(board, carry.from), spotOf(board, carry.to)] : flightOf(board, events)?.path;
    return path && path.length > 1 ? [path] : [];
  });
  return ways.length > 1 ? ways : [];
}

/** A place where the ball came to rest. */
export interface Stop {
  readonly spot: Spot;
  /** Absent beyond the edge: in a goal. */
  readonly square: Square | undefined;
  /** The numbers of the parts of the way that end there, from 1. */
  readonly numbers: readonly number[];
}

/** The stops of a chain, each place once. */
export function stopsOf(board: Board, chain: Chain): readonly Stop[] {
  const stops = new Map<string, Stop>();
  for (const [index, way] of chain.entries()) {
    const spot = way.at(-1)!;
    const key = `${spot.x} ${spot.y}`;
    const square = squareAt(board, Math.floor(spot.x), Math.floor(spot.y));
    stops.set(key, { spot, square, numbers: [...(stops.get(key)?.numbers ?? []), index + 1] });
  }
  return [...stops.values()];
}
