import type { AnyVariant, Motif, Motifs, Ply } from '@kickmate/game';
import { type ShallowRef, shallowRef, watch } from 'vue';

/** The motifs of a game without any. */
const NONE: Motifs<unknown> = { names: {}, of: () => [] };

/** The motifs of the game on show, none where it has none or they cannot be fetched; `undefined` until that is known. */
export function useMotifs(variant: () => AnyVariant | undefined): Readonly<ShallowRef<Motifs<unknown> | undefined>> {
  const motifs = shallowRef<Motifs<unknown>>();
  watch(
    variant,
    async (game) => {
      motifs.value = undefined;
      const loaded = game && ((await game.motifs?.().catch(() => undefined)) ?? NONE);
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
