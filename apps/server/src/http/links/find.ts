import { createHash } from 'node:crypto';
import type { Pace } from '@kickmate/protocol';
import type { ShortAddress } from '@kickmate/protocol/addresses';
import type { LinkSource } from '../../links/source.ts';
import { infoOf } from '../../tournaments/whole.ts';
import { type ApiOnline, gameInfo } from '../api.ts';
import { playerPage } from '../players.ts';
import { Refused } from '../refused.ts';

/** What an address leads to. */
export interface Found {
  /** Reads what is shown. */
  readonly load: () => Promise<LinkSource>;
  /** Changes whenever the words or the picture may. */
  readonly key: string;
  /** Whether they may change soon. */
  readonly isSoon: boolean;
  /** The file of its feed, beside it. */
  readonly feed?: string | undefined;
}

/** A game at an address, and the kind of its pace. */
export interface FoundGame extends Found {
  readonly pace: Pace['kind'];
}

/** Finds what an address leads to; `undefined` if there is nothing. Throws if it cannot be found out now. */
export type Find = (id: string, online: () => ApiOnline, game: string) => Promise<Found | undefined>;

/** There is nothing at an address: a game that does not exist, or has expired. */
const orNothing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return undefined;
    throw error;
  }
};

/** Finds a game. Whoever has its address may see it, as anybody who watches does. */
export async function findGame(id: string, online: () => ApiOnline): Promise<FoundGame | undefined> {
  const { store, games, now } = online();
  const listed = await store.listedGame(id);
  if (!listed) return undefined;
  const { dueInMs: _, ...game } = gameInfo(listed, undefined, now());
  const hasBegun = listed.version > 0 && listed.status !== 'waiting' && listed.fault === undefined;
  const load = async (): Promise<LinkSource> => {
    const record = hasBegun ? await games.record(id) : undefined;
    return { kind: 'game', game, record: record?.ok ? record.value : undefined };
  };
  const { updated: __, ...shown } = game;
  return { load, key: keyOf([shown, listed.version]), isSoon: game.status !== 'over', pace: game.terms.pace.kind };
}

async function findTournament(id: string, online: () => ApiOnline): Promise<Found | undefined> {
  const whole = await online().tournaments.whole(id, undefined);
  if (!whole) return undefined;
  const tournament = infoOf(whole.tournament);
  return { load: async () => ({ kind: 'tournament', tournament }), key: keyOf(tournament), isSoon: true };
}

async function findPlayer(id: string, online: () => ApiOnline): Promise<Found | undefined> {
  const page = await orNothing(playerPage(online(), id, undefined, online().now()));
  if (!page) return undefined;
  const { name, level, ratings } = page;
  const player = { name, ...(level !== undefined && { level }), ratings };
  const feed = level === undefined ? 'games.atom' : undefined;
  return { load: async () => ({ kind: 'player', player }), key: keyOf(player), isSoon: true, feed };
}

const findMap: Find = async (code) => ({
  load: async () => ({ kind: 'map', code }),
  key: keyOf(code),
  isSoon: false,
});
const findPuzzle: Find = async (id, _, game) => ({
  load: async () => ({ kind: 'puzzle', game, id }),
  key: keyOf([game, id]),
  isSoon: false,
});

/** The ways to find what short addresses lead to. */
export const FIND: Readonly<Record<ShortAddress, Find>> = {
  game: findGame,
  challenge: findGame,
  tournament: findTournament,
  player: findPlayer,
  map: findMap,
  puzzle: findPuzzle,
};

/** A short text that stands for a value. */
export const keyOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
