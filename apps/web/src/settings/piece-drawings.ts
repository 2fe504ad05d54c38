import { loadCounters, loadStaunton, type PieceSet, providePieceSet } from '@kickmate/board-ui/looks';
import { shallowRef, watchEffect } from 'vue';
import type { PIECES } from './settings.ts';

/** The sets that are loaded when they are first shown. */
const LOAD = { counters: loadCounters, staunton: loadStaunton };

/** Draws the pieces below this component as the set of this name. Until it is loaded, or if it cannot be, they keep their drawings. */
export function usePieceDrawings(name: () => (typeof PIECES)[number]): void {
  const set = shallowRef<PieceSet>();
  watchEffect(async () => {
    const wanted = name();
    if (wanted === 'scarves') {
      set.value = undefined;
      return;
    }
    const loaded = await LOAD[wanted]().catch(() => undefined);
    if (name() === wanted) set.value = loaded;
  });
  providePieceSet(() => set.value);
}
