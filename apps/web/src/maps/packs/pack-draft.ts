import type { MapFile, Maps } from '@kickmate/game';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, watch } from 'vue';
import { useKeptDraft } from '../../shared/kept-draft.ts';
import { KEYS, readJson } from '../../shared/storage.ts';
import { capital } from '../../words/players.ts';
import { readMap } from '../share/read-map.ts';
import { texts } from '../texts.ts';
import { type MapPack, MOST_CHARACTERS, MOST_MAPS, wordsFault } from './pack.ts';

const Draft = v.object({
  name: v.string(),
  author: v.string(),
  message: v.string(),
  /** The maps' texts, in order. */
  maps: v.array(v.string()),
  /** The id of the published work that it was made from, or published as. */
  work: v.optional(v.string()),
});
type Draft = v.InferOutput<typeof Draft>;

function readKept(text: string | undefined): Draft | undefined {
  const read = v.safeParse(Draft, readJson(text));
  return read.success ? read.output : undefined;
}

/** A pack that is being put together. It is kept on the device. */
export const usePackDraft = defineStore('pack-draft', () => {
  const kept = useKeptDraft({ key: KEYS.packDraft, take });
  const draft = ref<Draft>(
    readKept(kept.begin()) ?? { name: texts.packs.editor.newName, author: '', message: '', maps: [] },
  );
  watch(draft, (now) => kept.keep(JSON.stringify(now)), { deep: true, flush: 'sync' });

  /** Opens a pack as it is kept. */
  function take(text: string): boolean {
    const read = readKept(text);
    if (read) draft.value = read;
    return read !== undefined;
  }

  /** The faults of its texts, by field, as sentences. */
  const faults = computed(() =>
    Object.fromEntries(
      Object.entries(MOST_CHARACTERS).map(([field, most]) => {
        const fault = wordsFault(draft.value[field as keyof typeof MOST_CHARACTERS], most, field === 'name');
        return [field, fault && `${capital(fault)}.`];
      }),
    ),
  );
  const isFull = computed(() => draft.value.maps.length >= MOST_MAPS);

  /** Adds a map at the end. */
  function add(maps: Maps, map: MapFile): void {
    if (!isFull.value) draft.value.maps.push(maps.format(map));
  }

  /** Takes a map out. */
  const remove = (index: number): void => void draft.value.maps.splice(index, 1);

  /** Moves a map by some places, if they are there. */
  function move(index: number, by: number): void {
    const { maps } = draft.value;
    const to = index + by;
    if (to < 0 || to >= maps.length) return;
    maps.splice(to, 0, ...maps.splice(index, 1));
  }

  /** Puts another pack in its place. @param work the published work that it is, if it is one */
  function replace(maps: Maps, pack: MapPack, work?: string): void {
    draft.value = { ...pack, maps: pack.maps.map((map) => maps.format(map)), ...(work !== undefined && { work }) };
  }

  /** The pack as it stands. Maps that a later version refuses are left out. */
  function packOf(maps: Maps): MapPack {
    const { name, author, message, maps: all } = draft.value;
    const files = all.flatMap((text) => {
      const read = readMap(maps, text);
      return read.ok ? [read.value] : [];
    });
    return { name, author, message, maps: files };
  }

  return { draft, kept, faults, isFull, add, remove, move, replace, packOf };
});
