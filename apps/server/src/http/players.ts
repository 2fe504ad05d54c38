import { type KnownPlayerInfo, type PlayerPage, RATED_PACES, type RatingHistory } from '@kickmate/protocol';
import type { ConductRows } from '../db/conduct-rows.ts';
import type { HolidayRows } from '../db/holiday-rows.ts';
import type { KnownPlayer, PeopleRows } from '../db/people-rows.ts';
import type { Store } from '../db/store.ts';
import { levelOf } from '../ratings/computer-id.ts';
import type { RatedGame, Ratings } from '../ratings/ratings.ts';
import { shownComputerSeat } from '../table/rated.ts';
import { nextHoliday } from './holidays.ts';
import { wrong } from './refused.ts';

/** The games of one page of a rating's history. */
const PAGE = 200;

const NO_PLAYER = wrong('unknown', 'there is no such player');

/** The parts of the server that know players. */
interface Players {
  readonly store: Pick<Store, 'player'>;
  readonly ratings: Pick<Ratings, 'all'>;
  readonly people: Pick<PeopleRows, 'knownOne'>;
  readonly conduct: Pick<ConductRows, 'conduct'>;
  readonly holidays: Pick<HolidayRows, 'of'>;
  connected(): ReadonlySet<string>;
}

/** A known player as the API shows it. Whoever blocks, or is blocked, is not seen here. */
export function knownInfo(known: KnownPlayer, connected: ReadonlySet<string>): KnownPlayerInfo {
  const { isBlocked, ...player } = known;
  return { ...player, isHere: !isBlocked && connected.has(player.id) };
}

/**
 * The page of a player, or of the computer at a level.
 * @param asker the player who asks
 * @param now play time
 * @throws Refused if there is none
 */
export async function playerPage(
  { store, ratings, people, conduct, holidays, connected }: Players,
  id: string,
  asker: string | undefined,
  now: number,
): Promise<PlayerPage> {
  const level = levelOf(id);
  const player = level === undefined ? await store.player(id) : undefined;
  if (!player && !(level !== undefined && level >= 1 && level <= 10)) throw NO_PLAYER;
  const known = player && asker !== undefined ? await people.knownOne(asker, id) : undefined;
  const holiday = player && nextHoliday(await holidays.of([id], now), now);
  return {
    id,
    ...(holiday && { holiday }),
    ...(known && { known: knownInfo(known, connected()) }),
    ...(player
      ? { name: player.name, since: player.createdAt, conduct: await conduct.conduct(id) }
      : { name: shownComputerSeat(level!).name, level }),
    ratings: [...(await ratings.all(id, now))],
  };
}

/**
 * The games behind a rating, a page of them.
 * @param pace,before as they stand in the request
 * @param asker the player who asks: games by link show their address to their players only
 */
export async function ratingHistory(
  ratings: Pick<Ratings, 'history'>,
  asked: { readonly id: string; readonly game: string; readonly pace: string; readonly before: string | undefined },
  asker: string | undefined,
): Promise<RatingHistory> {
  const { id, game, before } = asked;
  const pace = RATED_PACES.find((one) => one === asked.pace);
  if (!pace) throw wrong('unknown', `the pace is one of ${RATED_PACES.join(', ')}`);
  if (before !== undefined && !/^\d{1,15}$/.test(before)) throw wrong('message', "before: take the answer's 'next'");
  const found = await ratings.history(id, { game, pace }, PAGE + 1, before === undefined ? undefined : Number(before));
  const points = found.slice(0, PAGE);
  const last = points.at(-1);
  return {
    points: points.map((point) => pointInfo(point, asker === id || asker === point.opponent.id)),
    ...(found.length > PAGE && last && { next: last.number }),
  };
}

function pointInfo(
  { table, isPublic, opponent, number: _, ...point }: RatedGame,
  isPlayer: boolean,
): RatingHistory['points'][number] {
  const { id, name, rating } = opponent;
  const level = levelOf(id);
  const isKnown = level !== undefined || name !== '';
  return {
    ...point,
    opponent: {
      name: level === undefined ? name : shownComputerSeat(level).name,
      ...(level !== undefined && { level }),
      ...(isKnown && { player: id }),
      ...(rating && { rating }),
    },
    ...((isPublic || isPlayer) && { table }),
  };
}
