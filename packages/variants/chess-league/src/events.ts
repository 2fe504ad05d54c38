import type { GameEvent, Successor } from '@kickmate/game';
import { actionFrom, actionTo } from '@kickmate/game';
import { PASS } from './rules/actions.ts';
import { type Effect, effectOf } from './rules/effect.ts';
import type { Flight } from './rules/flight.ts';
import type { LeaguePosition } from './rules/position.ts';

/**
 * Returns the events that a person sees in a legal action. The ball flies onto a piece's square before the piece is destroyed
 * there; a captured piece leaves before the capturing one comes.
 */
export function events(position: LeaguePosition, { action, outcome }: Successor): readonly GameEvent[] {
  if (action === PASS) return [{ kind: 'pass', side: position.side }];
  const effect = effectOf(position, action);
  const { piece, captured, flight } = effect;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const seen: GameEvent[] = [];
  if (captured) seen.push({ kind: 'capture', piece: captured, square: to });
  seen.push({ kind: 'move', piece, from, to });
  if (flight) seen.push({ kind: 'kick', piece, ball: position.ball }, ...flightEvents(flight));
  seen.push(...endEvents(effect));
  if (outcome !== undefined) seen.push({ kind: 'drop', square: outcome });
  return seen;
}

function flightEvents({ legs, rest, stopper, out }: Flight): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const { from, to, bounced, destroyed } of legs) {
    seen.push({ kind: 'fly', from, to, bounced });
    if (destroyed) seen.push({ kind: 'destroy', piece: destroyed, square: to });
  }
  if (stopper) seen.push({ kind: 'stop', ...stopper });
  if (out) seen.push({ kind: 'out', from: rest, step: out.step, bounced: out.bounced });
  return seen;
}

function endEvents({ end, isCleared, ball }: Effect): readonly GameEvent[] {
  if (end?.winner) return [{ kind: 'goal', side: end.winner, how: end.title, says: end.says }];
  return isCleared ? [{ kind: 'clear', square: ball }] : [];
}
