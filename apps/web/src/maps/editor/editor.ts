import type { Square } from '@kickmate/board';
import { hashText, type ItemDesign, type MapFault, type MapFile, type Maps, type PieceDesign } from '@kickmate/game';
import { useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import { useKeptDraft } from '../../shared/kept-draft.ts';
import { loadMaps } from '../../shared/maps/maps-game.ts';
import { discardMap, keepMap, type MyMap, myMap, myMaps, newMapId } from '../../shared/maps/my-maps.ts';
import { KEYS, readJson } from '../../shared/storage.ts';
import {
  emptyMap,
  freeLetters,
  kindsOf,
  piecesOf,
  relettered,
  withItem,
  withKind,
  withMoved,
  withoutItem,
  withoutKind,
} from '../map-edit.ts';
import { emptyPattern } from '../piece/pattern.ts';
import { markupFaults, readDraft } from '../share/read-map.ts';
import { type Brush, brushOf, type Tool } from './brush.ts';
import { changed, continued, type History, historyOf, redone, undone } from './history.ts';
import { texts } from './texts.ts';

/** A map in the editor. */
export interface Draft {
  readonly map: MapFile;
  /** The id under which it is kept on this device, if it is kept. */
  readonly id?: string | undefined;
  /** The id of the published work that it was made from, or published as. */
  readonly work?: string | undefined;
}

const StoredDrafts = v.array(
  v.object({
    text: v.string(),
    id: v.optional(v.string()),
    /** The hash of the kept map's file, as this editor opened or stored it last. */
    seen: v.optional(v.number()),
    work: v.optional(v.string()),
  }),
);

/** The number of earlier states that survive a reload. */
const MOST_STORED = 20;

/** The map editor: its map, the commands that change it, and its errors. The map is kept on the device. */
export const useMapEditor = defineStore('map-editor', () => {
  const maps = shallowRef<Maps>();
  const history = shallowRef<History<Draft>>();
  /** The error of fetching the rules, without which there is no map yet. */
  const failure = ref<string>();
  /** Whether the browser refused to add the map to the kept ones, or to delete it there. */
  const isRefused = ref(false);

  const draft = computed(() => history.value?.present);
  const map = computed(() => draft.value?.map);
  const kinds = computed(() => (maps.value && map.value ? kindsOf(maps.value, map.value) : {}));
  const faults = computed<readonly MapFault[]>(() =>
    maps.value && map.value ? [...maps.value.check(map.value), ...markupFaults(map.value)] : [],
  );
  /** Remarks on a map that can be played on. */
  const remarks = computed(() =>
    maps.value && map.value && faults.value.length === 0 ? maps.value.remarks(map.value) : [],
  );
  const canAddKind = computed(
    () => maps.value !== undefined && map.value !== undefined && freeLetters(maps.value, map.value).length > 0,
  );
  const canUndo = computed(() => (history.value?.past.length ?? 0) > 0);
  const canRedo = computed(() => (history.value?.future.length ?? 0) > 0);
  /** The kept maps, as this window read them last. */
  const own = shallowRef(myMaps());
  /** The file of the map as it is kept, if it is kept. */
  const keptText = computed(() => own.value.find(({ id }) => id === draft.value?.id)?.text);
  const isKept = computed(() => keptText.value !== undefined);
  /** Whether the kept file equals the map in the editor. */
  const isSaved = computed(() => draft.value !== undefined && keptText.value === textOf(draft.value));

  const formatted = new WeakMap<Draft, string>();
  function textOf(one: Draft): string {
    const text = formatted.get(one) ?? maps.value!.format(one.map);
    formatted.set(one, text);
    return text;
  }

  let loading: Promise<void> | undefined;
  /** Fetches the rules and opens the map that was in the editor last, or a copy of the game's first map. */
  function open(): Promise<void> {
    own.value = myMaps();
    loading ??= begin().catch((error: unknown) => {
      loading = undefined;
      failure.value = failureWords(error);
    });
    return loading;
  }

  async function begin(): Promise<void> {
    failure.value = undefined;
    maps.value = await loadMaps();
    const drafts = openDrafts(kept.begin());
    const present = drafts.at(-1) ?? { map: copyOf(maps.value, maps.value.shipped[0]?.file) };
    history.value = { ...historyOf(present), past: drafts.slice(0, -1) };
  }

  /** The draft, whose text has earlier states, too: the work is the last one. */
  const kept = useKeptDraft({
    key: KEYS.mapDraft,
    take: (text) => {
      const present = openDrafts(text).at(-1);
      if (present) replace(present);
      return present !== undefined;
    },
    workOf: (text) => storedDrafts(text).at(-1)?.text ?? '',
  });

  /** Hashes of the files of kept maps, by id, as this editor opened or stored them last. */
  const seen = new Map<string, number>();
  const see = ({ id, text }: MyMap) => void seen.set(id, hashText(text));
  /** Whether another window has changed the kept map of an id since. */
  function isOthers(id: string): boolean {
    const text = myMap(id)?.text;
    return text !== undefined && seen.has(id) && seen.get(id) !== hashText(text);
  }
  useEventListener('storage', ({ key }) => {
    if (key === KEYS.maps) own.value = myMaps();
  });

  /** The states of the map in a text of the draft, the present one last. */
  function openDrafts(text: string | undefined): readonly Draft[] {
    const stored = storedDrafts(text);
    for (const { id, seen: hash } of stored) if (id !== undefined && hash !== undefined) seen.set(id, hash);
    return stored.flatMap(({ text: file, id, work }) => {
      const read = readDraft(maps.value!, file);
      return read.ok ? [{ map: read.value, ...(id !== undefined && { id }), ...(work !== undefined && { work }) }] : [];
    });
  }

  function keepDraft(): void {
    if (!history.value) return;
    const drafts = [...history.value.past.slice(-MOST_STORED), history.value.present];
    const stored = drafts.map((one) => ({
      text: textOf(one),
      id: one.id,
      seen: seen.get(one.id ?? ''),
      work: one.work,
    }));
    kept.keep(JSON.stringify(stored));
  }

  watch(history, keepDraft, { flush: 'sync' });

  /** The name of the last step. A step of the same name continues it. */
  let lastStep: string | undefined;

  /** Changes the map. Consecutive steps of the same name are undone as one. */
  function edit(next: MapFile, step?: string): void {
    const now = history.value;
    if (!now || maps.value!.format(next) === textOf(now.present)) return;
    become({ ...now.present, map: next }, step);
  }

  function become(next: Draft, step?: string): void {
    const isSameStep = step !== undefined && step === lastStep;
    history.value = isSameStep ? continued(history.value!, next) : changed(history.value!, next);
    lastStep = step;
  }

  function undo(): void {
    if (history.value) history.value = undone(history.value);
    settle();
  }

  function redo(): void {
    if (history.value) history.value = redone(history.value);
    settle();
  }

  /** After undo or redo no step continues an earlier one. */
  function settle(): void {
    lastStep = undefined;
    held.value = undefined;
    if (kind.value !== undefined && !(kind.value in kinds.value)) kind.value = undefined;
    if (item.value !== undefined && !map.value?.items?.[item.value]) item.value = undefined;
  }

  const tool = shallowRef<Tool>({ kind: 'move' });
  /** The square of the piece in the hand. */
  const held = ref<Square>();
  let brush: Brush | undefined;
  let strokes = 0;

  function choose(next: Tool): void {
    tool.value = next;
    held.value = undefined;
  }

  /** Begins a stroke with the tool, or with another one. */
  function beginStroke(square: Square, by: Tool = tool.value): void {
    if (!maps.value || !map.value) return;
    strokes++;
    if (by.kind === 'move') {
      grab(square);
      return;
    }
    brush = brushOf(maps.value, by, map.value, square);
    stroke(square);
  }

  /** Goes on with the stroke to another square. */
  function stroke(square: Square): void {
    if (brush && map.value) edit(brush(map.value, square), `stroke ${strokes}`);
  }

  function endStroke(square: Square): void {
    brush = undefined;
    if (held.value !== undefined && square !== held.value) grab(square);
  }

  /** Cancels the stroke; painted squares stay painted. */
  function cancelStroke(): void {
    brush = undefined;
    held.value = undefined;
  }

  /** Takes the piece of a square into the hand, or puts the one in the hand there. */
  function grab(square: Square): void {
    const from = held.value;
    held.value = undefined;
    if (!map.value) return;
    if (from === undefined) held.value = piecesOf(map.value)[square] && square;
    else edit(withMoved(map.value, from, square));
  }

  /** The letter of the kind of piece that is being edited. */
  const kind = ref<string>();

  /** The name of the item that is being edited. */
  const item = ref<string>();

  /** Changes the effect of an item on the map. */
  function editItem(name: string, change: Partial<ItemDesign>, step?: string): void {
    const design = map.value?.items?.[name];
    if (map.value && design) edit(withItem(map.value, name, { ...design, ...change }), step && `${name} ${step}`);
  }

  /** Removes an item from the map. */
  function removeItem(name: string): void {
    if (maps.value && map.value) edit(withoutItem(maps.value, map.value, name));
  }

  /** Adds a kind of piece without any moves and starts to edit it. */
  function addKind(): void {
    if (!maps.value) return;
    const { signs, self, glyphs } = maps.value;
    const glyph = glyphs[(Object.keys(kinds.value).length + strokes) % glyphs.length]!;
    const pattern = emptyPattern(signs[0]!.sign, self);
    takeKind((letter) => ({ name: texts.piece.newName(letter), pattern, look: { glyph } }));
  }

  /**
   * Adds a kind of piece of another map, or a new one, and starts to edit it.
   * @param designOf its design with the letter that it gets @returns whether there was a letter for it
   */
  function takeKind(designOf: (letter: string) => PieceDesign): boolean {
    if (!maps.value || !map.value) return false;
    const [letter] = freeLetters(maps.value, map.value);
    if (letter === undefined) return false;
    edit(withKind(map.value, letter, designOf(letter)));
    kind.value = letter;
    return true;
  }

  /** Changes a kind of piece. */
  function editKind(letter: string, change: Partial<PieceDesign>, step?: string): void {
    const design = kinds.value[letter];
    if (map.value && design) edit(withKind(map.value, letter, { ...design, ...change }), step && `${letter} ${step}`);
  }

  /** Changes the letter of one of the map's own kinds of pieces. The new letter must be free. */
  function reletter(from: string, to: string): void {
    if (!map.value) return;
    edit(relettered(map.value, from, to));
    if (kind.value === from) kind.value = to;
    const { value } = tool;
    if (value.kind === 'piece' && value.piece.letter === from)
      choose({ kind: 'piece', piece: { ...value.piece, letter: to } });
  }

  /** Removes one of the map's own kinds of pieces. A standard kind gets the game's design back. */
  function resetKind(letter: string): void {
    if (!maps.value || !map.value) return;
    edit(withoutKind(maps.value, map.value, letter));
    if (letter in kinds.value) return;
    kind.value = undefined;
    const { value } = tool;
    if (value.kind === 'piece' && value.piece.letter === letter) choose({ kind: 'move' });
  }

  /** Whether a draft would be lost without undo: it is neither kept nor an untouched copy. */
  function isWork(one: Draft): boolean {
    const text = textOf(one);
    const isUntouched = [undefined, ...maps.value!.shipped].some(
      (shipped) => text === maps.value!.format(copyOf(maps.value!, shipped?.file)),
    );
    return !isUntouched && own.value.every((kept) => kept.text !== text);
  }

  /** Puts a map into the editor that a person came for. Undo brings an earlier one back if it would be lost. */
  function arriveAt(next: Draft): void {
    const before = draft.value;
    replace(next);
    if (before && !isWork(before)) history.value = historyOf(next);
  }

  /** Puts another map into the editor. Undo brings the earlier map back. */
  function replace(next: Draft): void {
    become(next);
    kind.value = undefined;
    item.value = undefined;
    held.value = undefined;
  }

  /**
   * Opens one of the device's own maps, or a copy of a map that comes with the game. An own map that is already in the
   * editor stays as it is.
   * @returns whether there is such a map
   */
  function openMap(id: string): boolean {
    if (!maps.value) return false;
    if (id === draft.value?.id) return true;
    const own = myMap(id);
    const read = own && readDraft(maps.value, own.text);
    const shipped = maps.value.shipped.find((one) => one.id === id);
    if (own && read?.ok) {
      see(own);
      arriveAt({ map: read.value, id, work: own.work });
    } else if (shipped) arriveAt({ map: copyOf(maps.value, shipped.file) });
    return read?.ok === true || shipped !== undefined;
  }

  /** Opens a new map: a copy of the game's first one. */
  function openNew(): void {
    if (maps.value) arriveAt({ map: copyOf(maps.value, maps.value.shipped[0]?.file) });
  }

  /** Starts with a copy of a map that comes with the game, or with an empty map. */
  function startFrom(id: string | undefined): void {
    if (!maps.value) return;
    const shipped = maps.value.shipped.find((one) => one.id === id);
    replace({ map: shipped ? copyOf(maps.value, shipped.file) : emptyMap(maps.value) });
  }

  /**
   * Stores the map on the device, replacing the kept map that it was opened from. If another window has changed that one, a
   * copy is stored beside it.
   */
  function save(): 'kept' | 'copied' | 'refused' {
    if (!draft.value) return 'refused';
    const { id } = draft.value;
    if (id !== undefined && isOthers(id)) return duplicate() ? 'copied' : 'refused';
    return keep(id ?? newMapId(), draft.value) ? 'kept' : 'refused';
  }

  /** Stores a copy of the map on the device and edits the copy. */
  function duplicate(): boolean {
    if (!draft.value) return false;
    const { map, work } = draft.value;
    return keep(newMapId(), { map: { ...map, name: texts.copies.second(map.name) }, work });
  }

  function keep(id: string, next: Draft): boolean {
    const file = { id, text: textOf(next), ...(next.work !== undefined && { work: next.work }) };
    const isDone = keepMap(file);
    isRefused.value = !isDone;
    if (isDone) see(file);
    if (isDone && (draft.value?.id !== id || draft.value.map !== next.map)) become({ ...next, id });
    else keepDraft();
    own.value = myMaps();
    return isDone;
  }

  /** Notes that the map is published as a work, also where it is kept. */
  function notePublished(work: string): void {
    const { value } = history;
    if (!value) return;
    const { id } = value.present;
    const own = id === undefined ? undefined : myMap(id);
    if (own) keepMap({ ...own, work });
    history.value = { ...value, present: { ...value.present, work } };
  }

  /** Deletes the kept map; it stays in the editor. */
  function discard(): void {
    const id = draft.value?.id;
    if (id !== undefined) isRefused.value = !discardMap(id);
    own.value = myMaps();
  }

  const news = {
    kept,
    maps,
    map,
    draft,
    kinds,
    faults,
    remarks,
    failure,
    isRefused,
    isKept,
    isSaved,
    canUndo,
    canRedo,
    canAddKind,
  };
  const hands = { tool, held, kind, item };
  const painting = { choose, beginStroke, stroke, endStroke, cancelStroke };
  const making = { edit, undo, redo, addKind, takeKind, editKind, reletter, resetKind, editItem, removeItem };
  return {
    ...news,
    ...hands,
    ...painting,
    ...making,
    open,
    openMap,
    openNew,
    startFrom,
    replace,
    save,
    duplicate,
    notePublished,
    discard,
  };
});

function storedDrafts(text: string | undefined): v.InferOutput<typeof StoredDrafts> {
  const read = v.safeParse(StoredDrafts, readJson(text));
  return read.success ? read.output : [];
}

/** A changeable copy of a map. */
const copyOf = (maps: Maps, file: MapFile | undefined): MapFile =>
  file ? { ...file, name: texts.copies.own(file.name) } : emptyMap(maps);
