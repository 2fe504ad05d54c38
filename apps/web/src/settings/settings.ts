import { useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { reactive, toRefs, watch } from 'vue';
import { useKeeping } from '../shared/keeping.ts';
import { KEYS, load, readJson } from '../shared/storage.ts';
import { withChanges } from '../shared/with-changes.ts';

/** The speed of animations. */
export type AnimationSpeed = 'off' | 'slow' | 'normal' | 'fast';

/** The boards to choose from. */
export const BOARDS = ['meadow', 'floodlight', 'sand'] as const;

/** The sets of pieces to choose from. */
export const PIECES = ['scarves', 'counters', 'staunton'] as const;

/** Each field has its own fallback, so that one invalid value does not affect the others. */
const Settings = v.object({
  /** The language of the app; `auto`: the first one that the device asks for and the app has. */
  language: v.fallback(v.picklist(['auto', 'en', 'de']), 'auto'),
  theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
  /** The colours of the board, and the drawings of the pieces. */
  board: v.fallback(v.picklist(BOARDS), 'meadow'),
  pieces: v.fallback(v.picklist(PIECES), 'scarves'),
  animation: v.fallback(v.picklist(['off', 'slow', 'normal', 'fast']), 'normal'),
  /** Whether sounds are played, and how loud: 0 to 100. */
  sound: v.fallback(v.boolean(), true),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 35),
  /** Whether the player's own side is at the top of the board. */
  flipped: v.fallback(v.boolean(), false),
  /** Whether single keys work anywhere on a page with a board (F, H, P, U, ?, arrows). */
  keys: v.fallback(v.boolean(), true),
  /** Whether a turn of several actions ends by itself when nothing else is left to do. */
  endsTurns: v.fallback(v.boolean(), true),
  /** Whether the person is warned of dangers against weak levels of the computer. */
  dangers: v.fallback(v.boolean(), true),
  /** Whether moves can be planned in the other side's turn. */
  premoves: v.fallback(v.boolean(), true),
  /** Whether an action made by touch needs a second tap. */
  confirmTouch: v.fallback(v.boolean(), false),
  /** In which games against people far away each move needs a confirmation: none, those by correspondence, or all. */
  confirmFar: v.fallback(v.picklist(['never', 'days', 'always']), 'days'),
  /** Whether the phrases of other players are not shown. */
  mutePhrases: v.fallback(v.boolean(), false),
  /** Whether the computer evaluates by a trained network, in games that have one. */
  network: v.fallback(v.boolean(), true),
  /** The number of threads with which the computer thinks at full strength; 0: the usual number for the device. */
  threads: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(16)), 0),
  /** Whether the engine panel of a match is open. */
  engineOpen: v.fallback(v.boolean(), false),
  /** Whether the engine searches the positions on the analysis board. */
  analysisOn: v.fallback(v.boolean(), true),
  /** The number of lines that the engine shows of an analysed position. */
  engineLines: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 3),
});

/** The player's settings, stored in this browser. All windows have the same. */
export const useSettings = defineStore('settings', () => {
  const { keep } = useKeeping();
  let known = readSettings();
  const settings = reactive({ ...known });
  /** Whether the settings of another window are being taken over. */
  let isHearing = false;
  watch(
    settings,
    () => {
      if (isHearing) return;
      if (keep(KEYS.settings, JSON.stringify(withChanges(readSettings(), known, settings)))) known = { ...settings };
    },
    { flush: 'sync' },
  );
  useEventListener('storage', ({ key }) => {
    // No key: everything was removed.
    if (key !== KEYS.settings && key !== null) return;
    isHearing = true;
    known = readSettings();
    Object.assign(settings, known);
    isHearing = false;
  });
  return toRefs(settings);
});

function readSettings(): v.InferOutput<typeof Settings> {
  const kept = readJson(load(KEYS.settings));
  return v.parse(Settings, kept && typeof kept === 'object' ? kept : {});
}
