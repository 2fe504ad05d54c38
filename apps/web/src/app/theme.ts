import { loadCounters, type PieceSet, providePieceSet } from '@kickmate/board-ui/looks';
import { shallowRef, watchEffect } from 'vue';
import { useSettings } from '../settings/settings.ts';

/**
 * Applies the player's choices of light or dark, of the board and of the pieces to the page below this component. With `auto` the
 * stylesheet follows the device.
 */
export function useTheme(): void {
  const settings = useSettings();
  const set = shallowRef<PieceSet>();
  watchEffect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
    if (settings.board === 'meadow') delete dataset.board;
    else dataset.board = settings.board;
  });
  watchEffect(async () => {
    // Pieces that cannot be loaded are drawn as usual.
    if (settings.pieces === 'counters' && !set.value) set.value = await loadCounters().catch(() => undefined);
  });
  providePieceSet(() => (settings.pieces === 'counters' ? set.value : undefined));
}
