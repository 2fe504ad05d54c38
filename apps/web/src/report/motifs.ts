import type { AnyVariant, Motifs } from '@kickmate/game';
import { type ShallowRef, shallowRef, watch } from 'vue';

/** The motifs of the game on show, once they are loaded; `undefined` until then, where there are none, and if they cannot be fetched. */
export function useMotifs(variant: () => AnyVariant | undefined): Readonly<ShallowRef<Motifs<unknown> | undefined>> {
  const motifs = shallowRef<Motifs<unknown>>();
  watch(
    variant,
    async (game) => {
      motifs.value = undefined;
      const loaded = await game?.motifs?.().catch(() => undefined);
      if (variant() === game) motifs.value = loaded;
    },
    { immediate: true },
  );
  return motifs;
}
