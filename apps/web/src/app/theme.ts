import { watchEffect } from 'vue';
import { usePieceDrawings } from '../settings/piece-drawings.ts';
import { useSettings } from '../settings/settings.ts';

/**
 * Applies the player's choices of light or dark, of the board and of the pieces to the page below this component. With `auto` the
 * stylesheet follows the device.
 */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
    dataset.board = settings.board;
  });
  usePieceDrawings(() => settings.pieces);
}
