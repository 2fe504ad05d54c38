import type { AnyMatch } from '@kickmate/play';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref } from 'vue';
import { useKeptValue } from '../../shared/kept-value.ts';
import { KEYS } from '../../shared/storage.ts';
import { useStage } from '../../stage/stage.ts';

const OpenedPack = v.object({
  name: v.string(),
  /** The pack's text. */
  text: v.string(),
  maps: v.array(
    v.object({
      /** The variant's id of the game on the map. */
      id: v.string(),
      name: v.string(),
    }),
  ),
  /** The variants' ids of the maps that are done. */
  done: v.array(v.string()),
});

/** A pack of maps that is played: its maps in order, and those that are done. */
export type OpenedPack = Readonly<v.InferOutput<typeof OpenedPack>>;

/** The most packs of which it is kept what is done; the oldest ones are dropped. */
const MOST_PACKS = 5;

/** The packs of maps that were opened, and which of their maps are done. Earlier versions stored only the last pack. */
const OpenedPacks = v.fallback(
  v.union([
    v.array(OpenedPack),
    v.pipe(
      OpenedPack,
      v.transform((only) => [only]),
    ),
  ]),
  [],
);

/**
 * The pack of maps that was opened last in this window. A map is done when the person has won on it; with two people, when a
 * game has ended.
 */
export const useOpenedPack = defineStore('opened-pack', () => {
  const stage = useStage();
  const { value: packs, change } = useKeptValue(KEYS.pack, (stored): readonly OpenedPack[] =>
    v.parse(OpenedPacks, stored ?? []),
  );
  /** The text of the pack. */
  const text = ref(packs.value[0]?.text);
  const pack = computed(() => packs.value.find((one) => one.text === text.value));

  /** The number of the map that is played, from 1; `undefined` if the game is on no map of the pack. */
  const number = computed(() => {
    const index = pack.value?.maps.findIndex(({ id }) => id === stage.variant?.id) ?? -1;
    return index < 0 ? undefined : index + 1;
  });
  /** The map after the one that is played. */
  const next = computed(() => (number.value === undefined ? undefined : pack.value?.maps[number.value]));

  /** Opens a pack. What was done of the same pack stays done. */
  function open(opened: Omit<OpenedPack, 'done'>): void {
    change((now) => {
      const before = now.find((one) => one.text === opened.text);
      const others = now.filter((one) => one !== before);
      return [{ ...opened, done: before?.done ?? [] }, ...others].slice(0, MOST_PACKS);
    });
    text.value = opened.text;
  }

  function note({ variant, end }: AnyMatch): void {
    const { value } = pack;
    const isDone = end !== undefined && (stage.ownSide === undefined || end.winner === stage.ownSide);
    if (!isDone || !value?.maps.some(({ id }) => id === variant.id)) return;
    change((now) => {
      const played = now.find((one) => one.text === value.text);
      if (!played || played.done.includes(variant.id)) return now;
      return now.map((one) => (one === played ? { ...one, done: [...one.done, variant.id] } : one));
    });
  }
  stage.onMatchChange(note);

  return { pack, number, next, open };
});
