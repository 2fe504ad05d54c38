import { opponent, SIDES, type Side } from '@kickmate/board';
import type { Pace } from '@kickmate/protocol';
import type { Member } from '../member.ts';
import { awaitedSides, sideOf, type TableState } from './events.ts';
import { clockTime } from './lag-quota.ts';

/** The way in which a player went: `lost`, the connection broke; `left`, the player said good-bye. */
export type Departure = 'lost' | 'left';

/**
 * The milliseconds for which an opponent waits for a player who has gone, before deciding what becomes of the game. With
 * a clock it is a twentieth of a side's time (after a good-bye an eightieth), but at least 40 seconds (10) and at most 5
 * minutes; in a live match 40 seconds (10). Without a clock it is 5 minutes. By correspondence nobody has to be there: `undefined`.
 */
export function absenceMs(pace: Pace, departure: Departure): number | undefined {
  if (pace.kind === 'days') return undefined;
  if (pace.kind === 'unlimited') return 300_000;
  const whole = clockTime(pace);
  return departure === 'lost'
    ? Math.min(300_000, Math.max(40_000, whole / 20))
    : Math.min(300_000, Math.max(10_000, whole / 80));
}

/** Knows which players can reach this server: the way may be interrupted although a connection is open. */
export interface Reachability {
  /**
   * The play time since which a player with these connections cannot reach this server; `undefined` if the player can. A
   * player without connections here may be at another server that this one cannot hear, or on the way from one that has died.
   */
  cutOffSince(members: readonly Member[], player?: string): number | undefined;
}

/** A side whose player is not there, and the play time from which the opponent may decide. */
export interface AbsentSide {
  readonly side: Side;
  readonly opponentDecidesAt: number;
}

/** The people at a table: who is connected, and for how long each player has been away. */
export class Presence {
  readonly #members = new Map<string, Member>();
  /** The play time from which the opponent of an absent player may decide. A present player has none. */
  readonly #opponentDecidesAt: Partial<Record<Side, number>> = {};
  readonly #pace: Pace;
  readonly #reach: Reachability;

  /** @param at play time; both players count as away from now on */
  constructor(pace: Pace, at: number, reach: Reachability) {
    this.#pace = pace;
    this.#reach = reach;
    for (const side of SIDES) this.startAbsence(side, at);
  }

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  get members(): readonly Member[] {
    return [...this.#members.values()];
  }

  has(member: Member): boolean {
    return this.#members.has(member.id);
  }

  add(member: Member, side: Side | undefined): void {
    this.#members.set(member.id, member);
    if (side) delete this.#opponentDecidesAt[side];
  }

  /** Returns whether the member was here. */
  remove(member: Member, state: TableState, departure: Departure, at: number): boolean {
    if (!this.#members.delete(member.id)) return false;
    const side = sideOf(state, member.player?.id);
    if (side && !this.isHere(state, side)) this.startAbsence(side, at, departure);
    return true;
  }

  /** Counts the absence of a side from play time `at` on. The opponent may decide after {@link absenceMs}. */
  startAbsence(absent: Side, at: number, departure: Departure = 'lost'): void {
    const ms = absenceMs(this.#pace, departure);
    if (ms === undefined) delete this.#opponentDecidesAt[absent];
    else this.#opponentDecidesAt[absent] = at + ms;
  }

  /** Counts the absence of all absent players from now on: they may have been somewhere else. */
  restartAbsences(at: number): void {
    for (const side of SIDES) if (this.#opponentDecidesAt[side] !== undefined) this.startAbsence(side, at);
  }

  /** The connections of a side's player. */
  of(state: TableState, side: Side): readonly Member[] {
    return this.members.filter(({ player }) => sideOf(state, player?.id) === side);
  }

  isHere(state: TableState, side: Side): boolean {
    return this.of(state, side).length > 0;
  }

  /** The number of people who watch; several connections of one person count once. */
  watcherCount(state: TableState): number {
    const watching = this.members.filter(({ player }) => sideOf(state, player?.id) === undefined);
    // A connection without a player counts by its own id. The prefix keeps that apart from the ids of players.
    return new Set(watching.map(({ id, player }) => player?.id ?? `-${id}`)).size;
  }

  /** The lag of each player who is here: that of the best connection, in whole milliseconds. */
  lag(state: TableState): { w?: number; b?: number } {
    const lag: { w?: number; b?: number } = {};
    for (const side of SIDES) {
      const all = this.of(state, side).map(({ lagMs }) => lagMs);
      if (all.length > 0) lag[side] = Math.round(Math.min(...all));
    }
    return lag;
  }

  /** The side that has to act, or to line up, but whose player is not here while the other one is. */
  absent(state: TableState): AbsentSide | undefined {
    // While this server itself is cut off from the others, nobody can be called gone.
    if (this.#reach.cutOffSince([]) !== undefined) return undefined;
    const side = awaitedSides(state).find((one) => this.#isAway(state, one) && this.isHere(state, opponent(one)));
    return side && { side, opponentDecidesAt: this.#opponentDecidesAt[side]! };
  }

  #isAway(state: TableState, side: Side): boolean {
    const isPerson = state.sitters[side].kind === 'person';
    return isPerson && this.#opponentDecidesAt[side] !== undefined && !this.isHere(state, side);
  }
}
