import type { Holiday } from '@kickmate/play';
import {
  HOLIDAY,
  type HolidayInfo,
  type HolidayState,
  holidayDaysLeft,
  type NewHoliday,
  NewHolidaySchema,
  quarterOf,
  type Refusal,
  type Terms,
} from '@kickmate/protocol';
import { Hono } from 'hono';
import { type HolidayRows, KEPT_DAYS } from '../db/holiday-rows.ts';
import type { ListedGame, Store } from '../db/store.ts';
import type { Tables } from '../table/tables.ts';
import { Refused } from './refused.ts';
import { bodyOf, playerOf, type Variables } from './request.ts';

/** The parts of the server that holidays need. */
export interface HolidaysOnline {
  readonly holidays: HolidayRows;
  readonly store: Pick<Store, 'inbox'>;
  readonly games: Pick<Tables, 'applyHolidaysAndReplies'>;
  /** The play time now. */
  now(): number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment of play time as milliseconds since 1970, if no outage comes in between. */
const wallOf = (at: number, now: number): number => Math.round(Date.now() + at - now);

/** A holiday in play time as the API shows it. @param now play time */
export const holidayInfo = ({ from, until }: Holiday, now: number): HolidayInfo => ({
  from: wallOf(from, now),
  until: wallOf(until, now),
});

/** The holiday that a player has now or next, of those that end after now. */
export const nextHoliday = (holidays: readonly Holiday[], now: number): HolidayInfo | undefined => {
  const next = holidays.find(({ from, until }) => from < until);
  return next && holidayInfo(next, now);
};

/** The holidays of the players of games by correspondence that go on, by the game's id, as the API shows them. */
export async function holidaysAt(
  { holidays, now }: Pick<HolidaysOnline, 'holidays' | 'now'>,
  games: readonly ListedGame[],
): Promise<ReadonlyMap<string, { w?: HolidayInfo; b?: HolidayInfo }>> {
  const slow = games.filter(({ status, terms }) => status === 'running' && (terms as Terms).pace.kind === 'days');
  const players = [...new Set(slow.flatMap(({ white, black }) => [white, black].filter((one) => one !== undefined)))];
  const at = now();
  const all = players.length > 0 ? await holidays.of(players, at) : [];
  const of = (player: string | undefined) =>
    nextHoliday(
      all.filter((one) => one.player === player),
      at,
    );
  return new Map(
    slow.flatMap(({ id, white, black }) => {
      const [w, b] = [of(white), of(black)];
      return w || b ? [[id, { ...(w && { w }), ...(b && { b }) }] as const] : [];
    }),
  );
}

/** The reason against a holiday; `undefined` if the player may have it. @param others the player's other holidays, in wall time */
function refusalOf({ from, days }: NewHoliday, others: readonly HolidayInfo[], now: number): Refusal | undefined {
  if (others.some((one) => one.until > Math.max(now, one.from))) return { why: 'holidayAnnounced' };
  if (from < now + HOLIDAY.noticeMs) return { why: 'holidayEarly', values: { hours: HOLIDAY.noticeMs / HOUR_MS } };
  if (from > now + HOLIDAY.daysAhead * DAY_MS) return { why: 'holidayFar', values: { days: HOLIDAY.daysAhead } };
  const until = from + days * DAY_MS;
  const quarter = quarterOf(from);
  const ofQuarter = others.filter((one) => one.from >= quarter.from && one.from < quarter.until);
  if (ofQuarter.length >= HOLIDAY.mostAQuarter) return { why: 'manyHolidays', values: { most: HOLIDAY.mostAQuarter } };
  for (const moment of [from, until - 1]) {
    const left = holidayDaysLeft(others, moment);
    const wanted = HOLIDAY.daysAQuarter - holidayDaysLeft([{ from, until }], moment);
    // Days are fractions here: the last digits of equal ones may differ.
    if (wanted > left + 1e-6)
      return { why: 'manyHolidayDays', values: { most: HOLIDAY.daysAQuarter, left: Math.floor(left * 10) / 10 } };
  }
  return undefined;
}

/** The requests with which a player announces a holiday, sees it, and ends it. */
export function holidayRequests(online: () => HolidaysOnline): Hono<Variables> {
  const app = new Hono<Variables>();

  /** Tells the player's tables. One that cannot be told now looks by itself before time takes something from somebody. */
  const tellTables = async (player: string) => {
    const { store, games } = online();
    for (const { id } of await store.inbox(player)) await games.applyHolidaysAndReplies(id);
  };

  app.get('/', async (c) => {
    const { holidays, now } = online();
    const at = now();
    const all = await holidays.of([playerOf(c).id], at - KEPT_DAYS * DAY_MS);
    const infos = all.map((one) => holidayInfo(one, at));
    const holiday = nextHoliday(
      all.filter(({ until }) => until > at),
      at,
    );
    const present = quarterOf(Date.now());
    const quarters = [present, quarterOf(present.until)].map(({ from }) => ({
      from,
      daysLeft: holidayDaysLeft(infos, from),
    }));
    return c.json({ ...(holiday && { holiday }), quarters } satisfies HolidayState);
  });

  app.put('/', async (c) => {
    const { id } = playerOf(c);
    const wanted = await bodyOf(c, NewHolidaySchema);
    const { holidays, now } = online();
    const at = now();
    const from = Math.floor(at + wanted.from - Date.now());
    const done = await holidays.announce(id, { from, until: from + wanted.days * DAY_MS }, (others) =>
      refusalOf(
        wanted,
        others.map((one) => holidayInfo(one, at)),
        Date.now(),
      ),
    );
    if (!done.ok) throw new Refused(done.error);
    await tellTables(id);
    return c.body(null, 204);
  });

  app.delete('/', async (c) => {
    const { id } = playerOf(c);
    if (!(await online().holidays.end(id, Math.floor(online().now())))) throw new Refused({ why: 'noHoliday' });
    await tellTables(id);
    return c.body(null, 204);
  });

  return app;
}
