import type { AnyVariant, Motif, Motifs, Ply } from '@kickmate/game';
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

/** The weightiest motif of a line's first turn; `undefined` where the game knows none of it, and if its motifs cannot be fetched. */
export async function firstMotif(
  variant: AnyVariant,
  before: readonly Ply<unknown>[],
  position: unknown,
  line: readonly string[],
): Promise<Motif | undefined> {
  const load = variant.motifs;
  if (!load) return undefined;
  try {
    const [motifs, { motifOfLine }] = await Promise.all([load(), import('@kickmate/play/reasons')]);
    return motifOfLine(variant, before, position, line, motifs);
  } catch {
    return undefined;
  }
}
