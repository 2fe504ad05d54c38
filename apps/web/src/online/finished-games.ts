import { opponent } from '@kickmate/board';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { setTimer, TWO_PEOPLE } from '@kickmate/play';
import type { GameInfo } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { finishedMatch, type StoredMatch } from '../match/history/finished.ts';
import { useHistory } from '../match/history/history.ts';
import { openRecord } from '../match/record/open-record.ts';
import { useKeptValue } from '../shared/kept-value.ts';
import { KEYS } from '../shared/storage.ts';
import { useOnline } from './online.ts';

const Kept = v.object({ player: v.string(), until: v.number(), tables: v.fallback(v.array(v.string()), []) });

/** The number of tables that are remembered: a game that is over changes once more when a rematch is offered. */
const MOST_TABLES = 500;
/** The number of games that are stored together. */
const AT_ONCE = 20;
/** The pause after the server has asked for one: it counts requests by the minute. In milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Brings the player's finished games from the server into the list of matches, each once: a match that was deleted from the list stays
 * away. On another device all of them come. What the rules of this app cannot read is left out.
 */
export const useFinishedGames = defineStore('finished-games', () => {
  const online = useOnline();
  const history = useHistory();
  /** The player, the moment of the latest change of a game that was fetched, in milliseconds since 1970, and the tables fetched last. */
  const { value: kept, change } = useKeptValue(KEYS.finishedOnline, (stored) => {
    const read = v.safeParse(Kept, stored);
    return read.success ? read.output : { player: '', until: 0, tables: [] };
  });
  let running: Promise<void> | undefined;
  /** Says that a game may have ended since the running fetch read the list. */
  let isAskedAgain = false;

  /** Fetches what has ended since the last time. What fails is tried again at the next call. */
  function fetchNew(): Promise<void> {
    isAskedAgain = running !== undefined;
    running ??= fetchAll()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        if (isAskedAgain) void fetchNew();
      });
    return running;
  }

  async function fetchAll(): Promise<void> {
    const player = online.player?.id;
    if (player === undefined) return;
    // The oldest first, so that what was fetched before an interruption need not be fetched again.
    const games = (await gamesAfter(player)).reverse();
    while (games.length > 0) {
      const found: StoredMatch[] = [];
      const done: string[] = [];
      let until: number | undefined;
      for (const game of games.splice(0, AT_ONCE)) {
        const match = await matchOf(game);
        if (match === 'later') {
          games.length = 0;
          break;
        }
        if (match) found.push(match);
        done.push(game.table);
        until = game.updated;
      }
      if (until === undefined || online.player?.id !== player || !(await history.keepCopies(found))) return;
      const tables = [...(kept.value.player === player ? kept.value.tables : []), ...done].slice(-MOST_TABLES);
      change(() => ({ player, until: until!, tables }));
    }
  }

  /** The finished games that the list does not have yet, the latest first; none if the server does not answer. */
  async function gamesAfter(player: string): Promise<GameInfo[]> {
    const { until, tables } = kept.value.player === player ? kept.value : { until: 0, tables: [] };
    const fetched = new Set(tables);
    const all: GameInfo[] = [];
    for (let after: string | undefined; ; ) {
      const page = await online.api.finished(after);
      if (!page.ok) return [];
      const { games, next } = page.value;
      all.push(...games.filter(({ table, updated }) => updated >= until && !fetched.has(table)));
      if (next === undefined || games.some(({ updated }) => updated < until)) return all;
      after = next;
    }
  }

  return { fetchNew };
});

/** The match of a game; `undefined` if it has no end or cannot be read, `later` if the server does not give its record now. */
async function matchOf(game: GameInfo): Promise<StoredMatch | undefined | 'later'> {
  const { table, you, seats, updated } = game;
  if (!you || game.isFaulty) return undefined;
  const text = await recordOf(table);
  if (text === undefined || text === 'later') return text;
  const read = await openRecord(text);
  if (!read.ok || !read.value.match.end) return undefined;
  const other = seats[opponent(you)];
  const level = ALL_LEVELS.find((one) => one === other.level);
  const claim = { from: 'online', id: `online-${table}`, side: you, level, rating: other.rating?.points } as const;
  const { match } = read.value;
  return finishedMatch({ match, seats: { ...TWO_PEOPLE }, state: {}, opened: read.value }, updated, { claim });
}

async function recordOf(table: string): Promise<string | undefined | 'later'> {
  for (;;) {
    const answer = await fetch(`./api/games/${table}.pgn`, { cache: 'no-store' }).catch(() => undefined);
    if (answer?.ok) return answer.text();
    if (!answer || answer.status >= 500) return 'later';
    if (answer.status !== 429) return undefined;
    await new Promise<void>((resolve) => setTimer(resolve, PAUSE_MS));
  }
}
