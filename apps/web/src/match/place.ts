import type { Side, Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, type Ply } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** A moment in a match: the position in round number `round` (from 0) after so many of its plies. */
export interface Place {
  readonly round: number;
  readonly ply: number;
}

/** Whether both are the same moment. */
export const isSamePlace = (a: Place, b: Place): boolean => a.round === b.round && a.ply === b.ply;

/** The present. */
export const lastPlace = ({ rounds, round }: AnyMatch): Place => ({
  round: rounds.length - 1,
  ply: round.plies.length,
});

/** The first kick-off. */
export const firstPlace: Place = { round: 0, ply: 0 };

/** Whether a moment comes after another. */
export const isAfter = (a: Place, b: Place): boolean => a.round > b.round || (a.round === b.round && a.ply > b.ply);

/** The moment before; itself at the first kick-off. A round's end comes before the next round's kick-off. */
export function placeBefore({ rounds }: AnyMatch, { round, ply }: Place): Place {
  if (ply > 0) return { round, ply: ply - 1 };
  return round > 0 ? { round: round - 1, ply: rounds[round - 1]!.plies.length } : firstPlace;
}

/** The moment after; itself at the present. */
export function placeAfter(match: AnyMatch, { round, ply }: Place): Place {
  if (ply < match.rounds[round]!.plies.length) return { round, ply: ply + 1 };
  return round + 1 < match.rounds.length ? { round: round + 1, ply: 0 } : lastPlace(match);
}

/** The position at a moment. */
export function positionAt({ rounds }: AnyMatch, { round, ply }: Place) {
  const { start, plies } = rounds[round]!;
  return ply > 0 ? plies[ply - 1]!.after : start;
}

/** The goals up to a moment. A round's goal counts from its end on. */
export function scoreAt({ rounds }: AnyMatch, { round, ply }: Place): Record<Side, number> {
  const score = { w: 0, b: 0 };
  for (const [index, { end, plies }] of rounds.slice(0, round + 1).entries())
    if (end?.winner && (index < round || ply === plies.length)) score[end.winner] += end.goals;
  return score;
}

/** What was played last before a moment, within its round. */
export const plyBefore = ({ rounds }: AnyMatch, { round, ply }: Place): Ply<unknown> | undefined =>
  rounds[round]!.plies[ply - 1];

/**
 * The ply that leads from one moment to another if they are one action apart; a ply that ends a round leads to its end
 * and to the next kick-off alike.
 */
export function plyBetween(match: AnyMatch, from: Place, to: Place): Ply<unknown> | undefined {
  if (from.ply > (match.rounds[from.round]?.plies.length ?? -1)) return undefined;
  const next = placeAfter(match, from);
  if (isSamePlace(from, next) || next.ply === 0) return undefined;
  const leads =
    isSamePlace(next, to) || (to.ply === 0 && to.round > from.round && isSamePlace(placeAfter(match, next), to));
  return leads ? plyBefore(match, next) : undefined;
}

/** Whether `later` is the same match with more played. */
export function hasGrown(earlier: AnyMatch, later: AnyMatch): boolean {
  const [before, after] = [lastPlace(earlier), lastPlace(later)];
  return isAfter(after, before) && later.rounds[0]!.start === earlier.rounds[0]!.start;
}

/** The plies of the side to act in the turn that it is in the middle of, now or at a moment; none at a turn's start. */
export function turnSoFar(match: AnyMatch, place = lastPlace(match)): readonly Ply<unknown>[] {
  const { variant, rounds } = match;
  const side = variant.side(positionAt(match, place));
  const plies = rounds[place.round]!.plies.slice(0, place.ply);
  return plies.slice(plies.findLastIndex((ply) => variant.side(ply.before) !== side) + 1);
}

/** Whether a side gets another turn by an action: its shot has gone out. */
export const isCorner = (variant: AnyVariant, { before, ...successor }: Ply<unknown>): boolean =>
  variant.look(successor.action) === 'shot' && variant.events(before, successor).some(({ kind }) => kind === 'corner');

/** What was played of the turn that led to a moment, within its round, whether it goes on or not. A corner turn is one of its own. */
export function turnBefore({ variant, rounds }: AnyMatch, { round, ply }: Place): readonly Ply<unknown>[] {
  const plies = rounds[round]!.plies.slice(0, ply);
  const last = plies.at(-1);
  if (!last) return [];
  const isOther = (one: Ply<unknown>, index: number) =>
    variant.side(one.before) !== variant.side(last.before) || (index < plies.length - 1 && isCorner(variant, one));
  return plies.slice(plies.findLastIndex(isOther) + 1);
}

/** Whether a side's turn is over at a moment, or the round: what leads there is a whole turn. */
export function isTurnOver(match: AnyMatch, place: Place): boolean {
  const { variant, rounds } = match;
  const { plies, end } = rounds[place.round]!;
  const last = plies[place.ply - 1];
  if (!last || (end && place.ply === plies.length) || variant.end(last.after) || isCorner(variant, last)) return true;
  return variant.side(last.before) !== variant.side(last.after);
}

/** Pieces in the middle of a turn in which several may kick. */
export interface Kickers {
  /** The squares of those that may kick now. */
  readonly ready: readonly Square[];
  /** The squares of those that have kicked, and may not again. */
  readonly spent: readonly Square[];
}

/** Who may still kick and who has kicked, at a moment in the middle of a turn; nobody at its start and after a goal. */
export function kickersAt(match: AnyMatch, place: Place): Kickers {
  const { variant } = match;
  const position = positionAt(match, place);
  const plies = variant.end(position) ? [] : turnSoFar(match, place);
  const froms = (actions: readonly Action[]) => [
    ...new Set(actions.filter((action) => variant.look(action) === 'kick').map(actionFrom)),
  ];
  return {
    ready: plies.length > 0 ? froms(variant.actions(position)) : [],
    spent: froms(plies.map(({ action }) => action)),
  };
}
