// The forms in which lichess's bot protocol shows players, challenges and games (lichess.org/api, "Bot" and "Challenges").

import { SIDES, type Side } from '@kickmate/board';
import { entries } from '@kickmate/catalogue';
import { gameOf } from '@kickmate/game';
import { dueAt, isOver, liveClockAt, type OfferKind, remainingAt, type Session, sideToAct } from '@kickmate/play';
import { type FollowedTable, isBotName, type Pace, type ShownSeat, type Terms } from '@kickmate/protocol';
import type { ListedGame } from '../db/store.ts';
import type { PoolRating } from '../ratings/ratings.ts';

/** The key of chess, which has another id here. All other games have their ids as keys. */
const STANDARD = 'standard';
/** The game whose records say no variant is the one that lichess calls standard. */
const standardGame = entries.find(({ isUntagged }) => isUntagged)?.id;

/** The time that lichess shows where there is no limit, in milliseconds. */
const ENDLESS_MS = 2 ** 31 - 1;

/** The estimated seconds of a game (time and 40 increments) from which each speed begins, the slowest first. */
const SPEEDS = [
  [1500, 'classical'],
  [480, 'rapid'],
  [180, 'blitz'],
  [30, 'bullet'],
  [0, 'ultraBullet'],
] as const;
/** The speeds of each of our kinds of pace. */
const SPEEDS_OF = {
  fast: ['bullet', 'blitz'],
  slow: ['rapid', 'classical'],
  correspondence: ['correspondence'],
} as const;

const COLOURS = { w: 'white', b: 'black' } as const;

/** The variant's id of a key of lichess. */
export const variantOfKey = (key: string): string => (key === STANDARD ? (standardGame ?? key) : key);

/** A variant as lichess shows it. */
export function shownVariant(id: string): { readonly key: string; readonly name: string } {
  if (id === standardGame) return { key: STANDARD, name: 'Standard' };
  return { key: id, name: entries.find((one) => one.id === gameOf(id))?.name ?? id };
}

function speedOf(pace: Pace): string {
  if (pace.kind === 'days' || pace.kind === 'unlimited') return 'correspondence';
  const seconds = pace.kind === 'live' ? (2 * pace.halfMs) / 1000 : (pace.ms + 40 * pace.incrementMs) / 1000;
  return SPEEDS.find(([least]) => seconds >= least)![1];
}

/** The name of the ratings of a game: its speed in chess, and elsewhere the game. */
const perfOf = ({ variant, pace }: Terms) => ({
  name: variant === standardGame ? speedOf(pace) : shownVariant(variant).name,
});

/** A player as lichess shows one. Names need not be unique here, so the id takes the place of the name. */
export const shownPlayer = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  ...{ id, name: id, username: id, displayName: name },
  ...(isBotName(name) && { title: 'BOT' }),
});

function lichessSeat({ name, player, level, rating }: ShownSeat) {
  if (level !== undefined) return { aiLevel: level, name };
  if (player === undefined) return { id: '?', name: '?' };
  return {
    ...shownPlayer({ id: player, name }),
    ...(rating && { rating: rating.points, provisional: rating.isProvisional ?? false }),
  };
}

/** The ratings of a player. In chess those of one kind of pace stand at each speed of this kind. */
export function shownRatings(ratings: readonly PoolRating[]) {
  const perfs: Record<string, object> = {};
  for (const { game, pace, points, deviation, games, isProvisional } of ratings) {
    const perf = { games, rating: points, rd: deviation, prog: 0, ...(isProvisional && { prov: true }) };
    // Those with most games come first.
    for (const key of game === standardGame ? SPEEDS_OF[pace] : [shownVariant(game).key]) perfs[key] ??= perf;
  }
  return perfs;
}

/** The pace of a challenge, in seconds and days. */
function timeControlOf(pace: Pace) {
  switch (pace.kind) {
    case 'clock': {
      const [limit, increment] = [pace.ms / 1000, pace.incrementMs / 1000];
      return { type: 'clock', limit, increment, show: `${limit / 60}+${increment}` };
    }
    case 'live':
      return { type: 'live', half: pace.halfMs / 1000, turn: pace.turnMs / 1000 };
    case 'days':
      return { type: 'correspondence', daysPerTurn: pace.days };
    case 'unlimited':
      return { type: 'unlimited' };
  }
}

/** A challenge to one player. @param url the address of its table in the app */
export function shownChallenge(game: ListedGame, status: 'created' | 'declined' | 'canceled', url: string) {
  const terms = game.terms as Terms;
  const side: Side = game.white === undefined ? 'b' : 'w';
  const name = (side === 'w' ? game.whiteName : game.blackName) ?? '';
  return {
    ...{ id: game.id, url, status, rated: terms.rated ?? false },
    challenger: shownPlayer({ id: game[COLOURS[side]] ?? '?', name }),
    destUser: shownPlayer({ id: game.invited ?? '?', name: game.invitedName ?? '' }),
    variant: shownVariant(terms.variant),
    speed: speedOf(terms.pace),
    timeControl: timeControlOf(terms.pace),
    color: terms.colour === 'lot' ? 'random' : COLOURS[terms.colour],
    finalColor: COLOURS[side],
    perf: perfOf(terms),
    // Nobody is asked for a reason here, but programs read one.
    ...(status === 'declined' && { declineReason: 'not now', declineReasonKey: 'generic' }),
  };
}

/** A table with the session that has begun there. */
export interface BegunTable {
  readonly table: FollowedTable;
  readonly session: Session;
}

/** The time that each side has, in milliseconds: in a live match that of the half, by correspondence that of the turn. */
function timesOf(session: Session, at: number): Readonly<Record<Side, number>> {
  const left = liveClockAt(session, at)?.halfLeftMs ?? Math.max(0, (dueAt(session) ?? Number.POSITIVE_INFINITY) - at);
  const both = Math.min(ENDLESS_MS, left);
  return remainingAt(session, at) ?? { w: both, b: both };
}

/** The ends of rounds that lichess knows by a name, by the names that they have here. */
const ENDS: Readonly<Record<string, string>> = { checkmate: 'mate', stalemate: 'stalemate' };

/** The state of a game as lichess names it. */
function statusOf({ match, calledOff }: Session): string {
  const { end, round } = match;
  if (calledOff !== undefined) return 'aborted';
  if (!end) return 'started';
  if (end.reason === 'resigned') return 'resign';
  if (end.reason === 'time') return 'outoftime';
  return ENDS[round.end?.kind ?? ''] ?? (end.winner === undefined ? 'draw' : 'variantEnd');
}

/** The position in which the round began: only that of chess goes without saying. */
const initialFenOf = ({ match: { variant, round } }: Session): string =>
  variant.id === standardGame ? 'startpos' : variant.text.format(round.start);

/** The actions of the round so far. */
const movesOf = ({ match: { variant, round } }: Session): readonly string[] =>
  round.plies.map((ply) => variant.text.formatAction(ply));

/**
 * The state of a game, as the event `gameState` of its stream. Beyond what lichess has, it says the table's version `v`, the
 * `round`, counted from 1, and where that began: `moves` are those of the round.
 * @param at a moment by the clock of the session
 */
export function shownState({ table, session }: BegunTable, at: number) {
  const { match, offers } = session;
  const times = timesOf(session, at);
  const increment = match.time?.incrementMs ?? 0;
  const live = liveClockAt(session, at);
  const isOffered = (what: OfferKind, by: Side) => offers[what]?.by === by && !offers[what].isDeclined;
  const winner = match.end?.winner;
  return {
    type: 'gameState',
    moves: movesOf(session).join(' '),
    ...{ wtime: Math.round(times.w), btime: Math.round(times.b), winc: increment, binc: increment },
    ...(live && { turntime: Math.round(live.turnLeftMs) }),
    ...{ wdraw: isOffered('draw', 'w'), bdraw: isOffered('draw', 'b') },
    ...{ wtakeback: isOffered('takeback', 'w'), btakeback: isOffered('takeback', 'b') },
    status: statusOf(session),
    ...(winner && { winner: COLOURS[winner] }),
    ...{ v: table.v, round: match.rounds.length, initialFen: initialFenOf(session) },
  };
}

/** A whole game, as the first event of its stream. */
export function shownGame(begun: BegunTable, at: number) {
  const { table, session } = begun;
  const { terms, seats } = table;
  const { pace } = terms;
  return {
    type: 'gameFull',
    ...{ id: table.table, rated: terms.rated ?? false, variant: shownVariant(terms.variant) },
    ...(pace.kind === 'clock' && { clock: { initial: pace.ms, increment: pace.incrementMs } }),
    ...(pace.kind === 'days' && { daysPerTurn: pace.days }),
    ...{ speed: speedOf(pace), perf: perfOf(terms), createdAt: table.begun ?? 0 },
    ...{ white: lichessSeat(seats.w), black: lichessSeat(seats.b) },
    initialFen: initialFenOf(session),
    state: shownState(begun, at),
  };
}

/** A game as lists and the events `gameStart` and `gameFinish` show it to the player of a side. */
export function shownGameOf({ table, session }: BegunTable, you: Side, at: number) {
  const { terms, seats } = table;
  const { variant, position, last } = session.match;
  const moves = movesOf(session);
  const times = timesOf(session, at);
  const other = seats[you === 'w' ? 'b' : 'w'];
  const winner = session.match.end?.winner;
  return {
    ...{ id: table.table, gameId: table.table, fullId: table.table, color: COLOURS[you] },
    // A position in which the round is over is not written.
    fen: variant.text.format(variant.end(position) && last ? last.before : position),
    ...{ hasMoved: SIDES.indexOf(you) < moves.length, lastMove: moves.at(-1) ?? '' },
    isMyTurn: !isOver(session) && sideToAct(session) === you,
    opponent: lichessSeat(other),
    ...{ perf: perfOf(terms).name, rated: terms.rated ?? false, speed: speedOf(terms.pace), source: 'friend' },
    ...(times[you] < ENDLESS_MS && { secondsLeft: Math.round(times[you] / 1000) }),
    variant: shownVariant(terms.variant),
    status: { name: statusOf(session) },
    ...(winner && { winner: COLOURS[winner] }),
    compat: { bot: true, board: true },
  };
}
