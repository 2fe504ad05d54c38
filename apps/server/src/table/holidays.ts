import { SIDES, type Side } from '@kickmate/board';
import type { Holiday } from '@kickmate/play';
import type { PlayersHoliday } from '../db/holiday-rows.ts';
import { isDone, playersOf, type TableState } from './events.ts';
import type { Journal } from './journal.ts';

/** The holidays of players that end after a play time. @throws DatabaseAway */
export type HolidaysOf = (players: readonly string[], after: number) => Promise<readonly PlayersHoliday[]>;

/**
 * Takes over the holidays of a table's players as the database has them, so that they become events of the game.
 * @throws DatabaseAway
 */
export async function commitNewHolidays(journal: Journal, holidaysOf: HolidaysOf): Promise<void> {
  const { state } = journal;
  if (state.terms.pace.kind !== 'days' || isDone(state)) return;
  // Reads the holidays that end after the stopwatch started. A known one of these may have been cancelled: it then ends
  // when it begins, so its beginning must be in the range that is read.
  const stopwatchRunsSince = state.session?.stopwatch.since ?? state.waitsSince;
  const known = Object.values(state.holidays).flat();
  const since = Math.min(
    stopwatchRunsSince,
    ...known.filter(({ until }) => until > stopwatchRunsSince).map(({ from }) => from),
  );
  for (const { player, ...holiday } of await holidaysOf(playersOf(state), since - 1))
    for (const side of SIDES) {
      const sitter = state.sitters[side];
      if (sitter.kind === 'person' && sitter.player === player && !isKnown(journal.state, side, holiday))
        await journal.commit({ kind: 'holiday', side, ...holiday }, journal.now());
    }
}

/**
 * Tells whether a table knows a holiday as it is. A cancelled holiday ends when it begins. A table that does not know
 * the holiday need not know that.
 */
const isKnown = ({ holidays }: TableState, side: Side, { from, until }: Holiday): boolean =>
  (holidays[side]?.find((one) => one.from === from)?.until ?? from) === until;
