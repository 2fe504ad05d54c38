import { MAX_ATTEMPTS, type PuzzleAttempt, type PuzzleRatingList, type StoredRating } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import { useOnline } from './online.ts';

/** The ratings of this device. */
export interface DeviceRatings {
  /** The attempts at a game's puzzles that wait for a server. */
  waitingIn(game: string): readonly PuzzleAttempt[];
  /** The server has counted attempts; the rating is the person's after them. */
  noteSent(game: string, sent: readonly PuzzleAttempt[], rating: StoredRating): void;
  /** Takes the server's ratings over. */
  takeOver(game: string, list: PuzzleRatingList): void;
}

/** Exchanges the ratings of puzzles with the server, one game after the other. */
export const usePuzzleExchange = defineStore('puzzle-exchange', () => {
  const online = useOnline();
  let last = Promise.resolve();

  /**
   * Sends the attempts at a game's puzzles that wait, if this browser is a player. What fails waits for the next call.
   * @param fetches whether the server's ratings are taken over, too
   */
  function exchange(ratings: DeviceRatings, game: string, fetches: boolean): Promise<void> {
    last = last.then(async () => {
      if (!(await send(ratings, game)) || !fetches) return;
      const list = await online.api.puzzleRatings(game);
      if (list.ok) ratings.takeOver(game, list.value);
    });
    return last;
  }

  /** Returns whether no attempts wait for this player any more. */
  async function send(ratings: DeviceRatings, game: string): Promise<boolean> {
    while (online.player) {
      const attempts = ratings.waitingIn(game).slice(0, MAX_ATTEMPTS);
      if (attempts.length === 0) break;
      const answer = await online.api.attemptPuzzles(game, attempts);
      if (!answer.ok) return false;
      ratings.noteSent(game, attempts, answer.value);
    }
    return true;
  }

  return { exchange };
});
