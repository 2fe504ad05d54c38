import type { AnyMatch } from '@kickmate/play';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, watch } from 'vue';
import { useKeeping } from '../../shared/keeping.ts';
import { KEYS, load, readJson } from '../../shared/storage.ts';
import { useMatch } from '../match.ts';

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

/** The pack of maps that was opened last. A map is done when the person has won on it; with two people, when a game has ended. */
export const useOpenedPack = defineStore('opened-pack', () => {
  const game = useMatch();
  const { keep } = useKeeping();
  const pack = ref(storedPack());
  watch(pack, (now) => keep(KEYS.pack, now && JSON.stringify(now)), { flush: 'sync' });

  /** The number of the map that is played, from 1; `undefined` if the game is on no map of the pack. */
  const number = computed(() => {
    const index = pack.value?.maps.findIndex(({ id }) => id === game.variant?.id) ?? -1;
    return index < 0 ? undefined : index + 1;
  });
  /** The map after the one that is played. */
  const next = computed(() => (number.value === undefined ? undefined : pack.value?.maps[number.value]));

  /** The maps of a pack that are done, here or in another window. */
  function doneOf(text: string): Set<string> {
    const same = [pack.value, storedPack()].filter((one) => one?.text === text);
    return new Set(same.flatMap((one) => one?.done ?? []));
  }

  /** Opens a pack. What was done of the same pack stays done. */
  function open(opened: Omit<OpenedPack, 'done'>): void {
    pack.value = { ...opened, done: [...doneOf(opened.text)] };
  }

  function note({ variant, end }: AnyMatch): void {
    const { value } = pack;
    const isDone = end !== undefined && (game.own === undefined || end.winner === game.own);
    if (!value || !isDone || value.done.includes(variant.id)) return;
    if (value.maps.some(({ id }) => id === variant.id))
      pack.value = { ...value, done: [...doneOf(value.text).add(variant.id)] };
  }
  game.follow(note);

  return { pack, number, next, open };
});

function storedPack(): v.InferOutput<typeof OpenedPack> | undefined {
  const stored = v.safeParse(OpenedPack, readJson(load(KEYS.pack)));
  return stored.success ? stored.output : undefined;
}
