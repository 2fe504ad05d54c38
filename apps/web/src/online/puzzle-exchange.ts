import { MAX_ATTEMPTS } from '@kickmate/protocol';
import { defineStore } from 'pinia';
import { usePuzzleRatings } from '../puzzles/puzzle-ratings.ts';
import { useOnline } from './online.ts';

/** Exchanges the ratings of puzzles with the server, one game after the other. */
export const usePuzzleExchange = defineStore('puzzle-exchange', () => {
  const online = useOnline();
  const ratings = usePuzzleRatings();
  let last = Promise.resolve();

  /**
   * Sends the attempts at a game's puzzles that wait, if this browser is a player. What fails waits for the next call.
   * @param fetches whether the server's ratings are taken over, too
   */
  function exchange(game: string, fetches: boolean): Promise<void> {
    last = last.then(async () => {
      if ((await send(game)) && fetches) await fetchRatings(game);
    });
    return last;
  }

  /** Returns whether no attempts wait for this player any more. */
  async function send(game: string): Promise<boolean> {
    while (online.player) {
      const attempts = ratings.waitingIn(game).slice(0, MAX_ATTEMPTS);
      if (attempts.length === 0) break;
      const answer = await online.api.attemptPuzzles(game, attempts);
      if (!answer.ok) return false;
      ratings.noteSent(game, attempts, answer.value);
    }
    return true;
  }

  async function fetchRatings(game: string): Promise<void> {
    const list = await online.api.puzzleRatings(game);
    if (list.ok) ratings.takeOver(game, list.value);
  }

  return { exchange };
});
