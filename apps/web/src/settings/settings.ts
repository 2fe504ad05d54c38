import { defineStore } from 'pinia';
import * as v from 'valibot';
import { reactive, toRefs, watch } from 'vue';
import { KEYS, load, readJson, store } from '../shared/storage.ts';

/** How fast pieces and ball move on the board. */
export type AnimationSpeed = 'off' | 'slow' | 'normal' | 'fast';

/** Every field falls back on its own, so that one spoilt value does not cost the others. */
const Settings = v.object({
  theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
  animation: v.fallback(v.picklist(['off', 'slow', 'normal', 'fast']), 'normal'),
  /** The player's own side stands at the top instead of the bottom. */
  flipped: v.fallback(v.boolean(), false),
  /** An action made by touch is played only after a second tap. */
  confirmTouch: v.fallback(v.boolean(), false),
  /** The panel with the computer's thoughts is open. */
  engineOpen: v.fallback(v.boolean(), false),
});

/** What the player prefers, kept in this browser. */
export const useSettings = defineStore('settings', () => {
  const kept = readJson(load(KEYS.settings));
  const settings = reactive(v.parse(Settings, kept && typeof kept === 'object' ? kept : {}));
  watch(settings, () => store(KEYS.settings, JSON.stringify(settings)), { flush: 'sync' });
  return toRefs(settings);
});
