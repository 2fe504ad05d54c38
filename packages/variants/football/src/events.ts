import type { Square } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type GameEvent, type Successor } from '@kickmate/game';
import { END_OF_TURN, KIND } from './rules/actions.ts';
import { flightsBy } from './rules/flights.ts';
import { endByKick } from './rules/play.ts';
import type { FootballPosition } from './rules/position.ts';

/**
 * Returns what a person sees happen in a legal action, in order. The ball goes square by square. If it is kicked backward, the
 * first of them is its kicker's. At the end of a turn there is nothing to see.
 */
export function events(position: FootballPosition, { action }: Successor): readonly GameEvent[] {
  if (action === END_OF_TURN) return [];
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = position.pieces[from]!;
  if (actionKind(action) === KIND.move) return [{ kind: 'move', piece, from, to }];
  const { ball, side } = position;
  const flight = flightsBy(position, from).find((one) => one.at(-1) === to)!;
  const end = endByKick(side, action);
  return [
    { kind: 'kick', piece, ball, from },
    ...flight.map((square, index) => fly(flight[index - 1] ?? ball, square)),
    ...(end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title, says: end.says } as const] : []),
  ];
}

const fly = (from: Square, to: Square): GameEvent => ({ kind: 'fly', from, to, bounced: false });
