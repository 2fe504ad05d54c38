import type { Openings, Ply } from '@kickmate/game';
import { pliesTo } from '@kickmate/record';
import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';

/** The name of the opening: that of the last position, up to the shown one, that has a name. `undefined` if none has. */
export const useOpening = defineStore('opening', () => {
  const stage = useStage();
  const review = useReview();
  const openings = shallowRef<Openings<unknown>>();
  const names = new WeakMap<Ply<unknown>, string | false>();

  watch(
    () => stage.variant,
    async (variant) => {
      openings.value = undefined;
      // If loading the names fails, the game is played without them.
      const loaded = await variant?.openings?.().catch(() => undefined);
      if (stage.variant === variant) openings.value = loaded;
    },
    { immediate: true },
  );

  function nameOf(ply: Ply<unknown>, known: Openings<unknown>): string | false {
    const name = names.get(ply) ?? known.name(ply.after) ?? false;
    names.set(ply, name);
    return name;
  }

  const name = computed<string | undefined>(() => {
    const { tree } = stage;
    const known = openings.value;
    const { path } = review;
    if (!tree || !known || !path) return undefined;
    const plies = pliesTo(tree, path);
    const named = plies.findLast((ply) => nameOf(ply, known) !== false);
    return named ? nameOf(named, known) || undefined : undefined;
  });

  return { name };
});
