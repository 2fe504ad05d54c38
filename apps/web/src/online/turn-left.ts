import { SIDES } from '@kickmate/board';
import { holidayTimeBetween } from '@kickmate/play';
import type { GameInfo } from '@kickmate/protocol';

/**
 * The time that is left of a turn, in milliseconds, as the clock on the game's board shows it: holidays of whoever has the turn do not
 * count. `undefined` without a limit.
 * @param loadedAt the moment at which the game came from the server, in milliseconds since 1970
 */
export function turnLeftMs(game: GameInfo, loadedAt: number, now: number): number | undefined {
  const { dueInMs, toAct, holidays = {} } = game;
  if (dueInMs === undefined) return undefined;
  const due = loadedAt + dueInMs;
  const standsStill = SIDES.flatMap((side) => (toAct === side || toAct === 'both' ? (holidays[side] ?? []) : []));
  return Math.max(0, due - now - holidayTimeBetween(standsStill, now, due));
}
