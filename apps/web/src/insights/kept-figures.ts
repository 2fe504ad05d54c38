import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { type MatchSummary, summariesOf } from '../figures/summaries.ts';
import { storageProblem } from '../shared/with-database.ts';
import { texts } from './texts.ts';

/** The summaries of the games that were looked at since the page was opened. To read ten thousand takes a browser a while. */
export const useFigures = defineStore('figures', () => {
  /** By the game's id. */
  const byGame = shallowRef<ReadonlyMap<string, readonly MatchSummary[]>>(new Map());
  /** The reason for which the browser does not give them, in words. */
  const problem = ref<string>();

  /** Reads what is new of a game, and drops what is gone. */
  async function refresh(game: string): Promise<void> {
    try {
      const summaries = await summariesOf(game, byGame.value.get(game) ?? []);
      byGame.value = new Map([...byGame.value, [game, summaries]]);
      problem.value = undefined;
    } catch (error) {
      problem.value = storageProblem(error, texts.isRefused);
    }
  }

  return { byGame, problem, refresh };
});
