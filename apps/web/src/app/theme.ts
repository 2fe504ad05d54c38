import { watchEffect } from 'vue';
import { useSettings } from '../settings/settings.ts';

/** Puts the player's choice of light or dark on the page; on `auto` the stylesheet follows the device. */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
  });
}
