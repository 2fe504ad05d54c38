import type { Side } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { ALL_LEVELS } from '@kickmate/engine/client';
import type { AnyVariant } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { reactive, shallowRef, toRefs, watch } from 'vue';
import type { Setup } from '../match/opponent.ts';
import { KEYS, load, readJson, store } from '../persist/storage.ts';

/** What was chosen last time, field by field. */
const Choices = v.object({
  game: v.fallback(v.string(), ''),
  opponent: v.fallback(v.picklist(['computer', 'person']), 'computer'),
  level: v.fallback(v.picklist(ALL_LEVELS), 3),
  side: v.fallback(v.picklist(['w', 'random', 'b']), 'w'),
  /** Goals to win, by game. */
  goals: v.fallback(v.record(v.string(), v.number()), {}),
});

/** The form for a new match: what is chosen in it, kept for the next time. */
export const useNewMatch = defineStore('new-match', () => {
  const kept = readJson(load(KEYS.choices));
  const choices = reactive(v.parse(Choices, kept && typeof kept === 'object' ? kept : {}));
  if (!entries.some(({ id }) => id === choices.game)) choices.game = entries[0]?.id ?? '';
  watch(choices, () => store(KEYS.choices, JSON.stringify(choices)), { flush: 'sync' });

  /** The rules of the chosen game, once they have arrived. */
  const variant = shallowRef<AnyVariant>();
  /** Why they have not. */
  const failure = shallowRef<string>();

  /** Fetches the rules of the chosen game. */
  async function fetchGame(): Promise<void> {
    const { game } = choices;
    failure.value = undefined;
    try {
      const loaded = await loadVariant(game);
      if (game !== choices.game) return;
      const { min, max, default: usual } = loaded.match.goals;
      const chosen = choices.goals[game] ?? usual;
      choices.goals[game] = chosen >= min && chosen <= max ? chosen : usual;
      variant.value = loaded;
    } catch (error) {
      if (game === choices.game) failure.value = error instanceof Error ? error.message : String(error);
    }
  }
  watch(
    () => choices.game,
    () => void fetchGame(),
    { immediate: true },
  );

  /** What was chosen, with the side drawn if it was left to chance. */
  function setup(): Setup {
    const { opponent, level, side } = choices;
    const drawn: Side = side === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : side;
    if (opponent === 'person') return { opponent: { kind: 'person' }, side: 'w' };
    return { opponent: { kind: 'computer', level }, side: drawn };
  }

  return { ...toRefs(choices), variant, failure, fetchGame, setup };
});
