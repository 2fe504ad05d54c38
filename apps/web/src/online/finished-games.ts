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

const Until = v.object({ player: v.string(), until: v.number() });

/** The number of games that are stored together. */
const AT_ONCE = 20;
/** The pause after the server has asked for one: it counts requests by the minute. In milliseconds. */
const PAUSE_MS = 60_000;

/**
 * Brings the player's finished games from the server into the list of matches, each once: a match that was deleted from the list stays
 * away. On another device all of them come.
 */
export const useFinishedGames = defineStore('finished-games', () => {
  const online = useOnline();
  const history = useHistory();
  /** The player, and the moment of the latest change of a game that is in the list, in milliseconds since 1970. */
  const { value: kept, change } = useKeptValue(KEYS.finishedOnline, (stored) => {
    const read = v.safeParse(Until, stored);
    return read.success ? read.output : { player: '', until: 0 };
  });
  let running: Promise<void> | undefined;

  /** Fetches what has ended since the last time. What fails is tried again at the next call. */
  function fetchNew(): Promise<void> {
    running ??= fetchAll().finally(() => {
      running = undefined;
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
      let until: number | undefined;
      for (const game of games.splice(0, AT_ONCE)) {
        const match = await matchOf(game);
        if (match === 'later') {
          games.length = 0;
          break;
        }
        if (match) found.push(match);
        until = game.updated;
      }
      if (until === undefined || online.player?.id !== player || !(await history.keepCopies(found))) return;
      change(() => ({ player, until: until! }));
    }
  }

  /** The finished games that the list does not have yet, the latest first; none if the server does not answer. */
  async function gamesAfter(player: string): Promise<GameInfo[]> {
    const until = kept.value.player === player ? kept.value.until : 0;
    const all: GameInfo[] = [];
    for (let after: string | undefined; ; ) {
      const page = await online.api.finished(after);
      if (!page.ok) return [];
      const { games, next } = page.value;
      all.push(...games.filter(({ updated }) => updated > until));
      if (next === undefined || games.some(({ updated }) => updated <= until)) return all;
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
  const level = ALL_LEVELS.find((one) => one === seats[opponent(you)].level);
  const claim = { from: 'online', id: `online-${table}`, side: you, level } as const;
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
