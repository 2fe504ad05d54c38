import { watchEffect } from 'vue';
import { useSettings } from '../settings/settings.ts';

/** Applies the player's choice of light or dark to the page; with `auto` the stylesheet follows the device. */
export function useTheme(): void {
  const settings = useSettings();
  watchEffect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'auto') delete dataset.theme;
    else dataset.theme = settings.theme;
  });
}
