import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { discardMap, myMap, myMaps } from '../../shared/maps/my-maps.ts';
import { KEYS } from '../../shared/storage.ts';
import { fillStorage } from '../../shared/testing.ts';
import { maps, SMALL } from '../testing.ts';
import { useMapEditor } from './editor.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setActivePinia(createPinia());
});

async function opened() {
  const editor = useMapEditor();
  await editor.open();
  return editor;
}

/** The page is loaded anew. */
async function reloaded() {
  setActivePinia(createPinia());
  return opened();
}

test('it begins with a copy of the first map, which can be played on', async () => {
  const editor = await opened();
  expect(editor.map).toEqual({ ...maps.shipped[0]!.file, name: `My ${maps.shipped[0]!.file.name}` });
  expect([editor.faults, editor.canUndo, editor.isSaved]).toEqual([[], false, false]);
});

test('a new map has nothing to undo, unless the one before would be lost', async () => {
  const editor = await opened();
  editor.openNew();
  expect(editor.canUndo).toBe(false);
  editor.edit({ ...editor.map!, name: 'Castle' });
  editor.openNew();
  expect(editor.canUndo).toBe(true);
  editor.undo();
  expect(editor.map!.name).toBe('Castle');
  editor.save();
  editor.openNew();
  expect([editor.canUndo, editor.map!.name]).toEqual([false, `My ${maps.shipped[0]!.file.name}`]);
});

test('a door without a key is remarked, once the map can be played on', async () => {
  const editor = await opened();
  const map = { ...SMALL, tiles: ['..D.', '.#..', '....'] };
  editor.replace({ map });
  expect([editor.faults.length, editor.remarks.length]).toEqual([0, 1]);
  editor.replace({ map: { ...map, placement: '4/4/KP2' } });
  expect([editor.faults.length, editor.remarks.length]).toEqual([1, 0]);
});

test('a stroke is undone as one, and a second one that begins on its own paint takes away', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.choose({ kind: 'tile', sign: 't' });
  editor.beginStroke(4);
  editor.stroke(8);
  editor.stroke(9);
  editor.endStroke(9);
  expect(editor.map!.tiles).toEqual(['tt..', 't#..', '....']);
  editor.beginStroke(9);
  editor.endStroke(9);
  expect(editor.map!.tiles[0]).toBe('t...');
  editor.undo();
  expect(editor.map!.tiles[0]).toBe('tt..');
  editor.undo();
  expect(editor.map).toEqual(SMALL);
  editor.redo();
  expect(editor.map!.tiles).toEqual(['tt..', 't#..', '....']);
});

test('an item gets its usual effect when it is painted, which can be changed, and is removed with all its tiles', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.choose({ kind: 'tile', sign: 'w' });
  editor.beginStroke(4);
  editor.stroke(8);
  editor.endStroke(8);
  expect([editor.map!.tiles, editor.map!.items]).toEqual([['w...', 'w#..', '....'], { wings: maps.items.wings }]);
  expect(editor.faults).toEqual([]);
  editor.item = 'wings';
  editor.editItem('wings', { replaces: true });
  editor.editItem('wings', { pattern: [] });
  expect(editor.faults.map(({ path }) => path)).toEqual(['items.wings.pattern']);
  editor.undo();
  editor.choose({ kind: 'tile', sign: 'w' });
  editor.beginStroke(0);
  editor.endStroke(0);
  expect(editor.map!.items).toEqual({ wings: { ...maps.items.wings, replaces: true } });
  const again = await reloaded();
  expect(again.map).toEqual(editor.map);
  again.removeItem('wings');
  expect(again.map).toEqual(SMALL);
});

test('a stroke that changes nothing is no step', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.choose({ kind: 'erase' });
  editor.beginStroke(3);
  editor.endStroke(3);
  editor.undo();
  expect(editor.map).not.toEqual(SMALL);
});

test('the eraser takes pieces where it begins on one, and else tiles', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.choose({ kind: 'erase' });
  for (const square of [1, 5]) {
    editor.beginStroke(square);
    editor.endStroke(square);
  }
  expect(editor.map).toMatchObject({ placement: '3k/4/K3', tiles: ['....', '....', '....'] });
});

test('the hand moves pieces, carried or picked and put', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.beginStroke(0);
  editor.endStroke(8);
  expect(editor.map!.placement).toBe('K2k/4/1P2');
  for (const square of [1, 2]) {
    editor.beginStroke(square);
    editor.endStroke(square);
  }
  expect(editor.map!.placement).toBe('K2k/4/2P1');
  editor.beginStroke(2);
  editor.cancelStroke();
  editor.endStroke(3);
  expect([editor.map!.placement, editor.held]).toEqual(['K2k/4/2P1', undefined]);
  editor.beginStroke(0);
  expect(editor.held).toBeUndefined();
});

test('undo takes back typed text as one step', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  for (const name of ['K', 'Ke', 'Keep']) editor.edit({ ...editor.map!, name }, 'name');
  editor.undo();
  expect(editor.map!.name).toBe('Small');
});

test('faults come and go with what is wrong, names with < included', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.choose({ kind: 'tile', sign: '#' });
  editor.beginStroke(0);
  expect(editor.faults).toEqual([expect.objectContaining({ path: 'placement', square: 0 })]);
  editor.undo();
  editor.edit({ ...SMALL, name: '<b>' });
  expect(editor.faults.map(({ path }) => path)).toEqual(['name']);
});

test('a kind of piece is made, changed, renamed and removed', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  editor.addKind();
  const letter = editor.kind!;
  expect(maps.value(editor.kinds[letter]!.pattern)).toBe(0);
  editor.editKind(letter, { pattern: maps.standard.N!.pattern });
  editor.choose({ kind: 'piece', piece: { side: 'b', letter } });
  editor.beginStroke(7);
  editor.reletter(letter, 'Z');
  expect(editor.tool).toEqual({ kind: 'piece', piece: { side: 'b', letter: 'Z' } });
  expect([editor.kind, editor.map!.placement, editor.faults]).toEqual(['Z', '3k/3z/KP2', []]);
  editor.resetKind('Z');
  expect([editor.kind, editor.map!.placement, editor.tool]).toEqual([undefined, '3k/4/KP2', { kind: 'move' }]);
});

test('a standard piece is redefined and put back', async () => {
  const editor = await opened();
  editor.editKind('N', { name: 'horse' });
  expect([editor.kinds.N!.name, editor.map!.pieces.N!.name]).toEqual(['horse', 'horse']);
  editor.kind = 'N';
  editor.resetKind('N');
  expect([editor.kinds.N, editor.map!.pieces, editor.kind]).toEqual([maps.standard.N, {}, 'N']);
});

test('a reload keeps the map and its undo steps', async () => {
  const editor = await opened();
  const before = editor.map;
  editor.replace({ map: SMALL });
  editor.edit({ ...SMALL, placement: '4/4/4' });
  const after = await reloaded();
  expect(after.map!.placement).toBe('4/4/4');
  after.undo();
  after.undo();
  expect(after.map).toEqual(before);
});

test('a spoilt draft gives way to a copy', async () => {
  localStorage.setItem(KEYS.mapDraft, '[{"text":"{}"}, 3');
  expect((await opened()).map).toMatchObject({ size: maps.shipped[0]!.file.size });
});

test('a map is kept, opened again, copied and thrown away', async () => {
  const editor = await opened();
  editor.replace({ map: SMALL });
  expect(editor.save()).toBe('kept');
  const [{ id, text }] = myMaps() as [{ id: string; text: string }];
  expect([text, editor.isSaved, editor.draft!.id]).toEqual([maps.format(SMALL), true, id]);
  editor.edit({ ...SMALL, name: 'Other' });
  expect([editor.isSaved, editor.isKept]).toEqual([false, true]);
  editor.openMap(id);
  expect(editor.map!.name).toBe('Other');
  editor.duplicate();
  expect(myMaps().map((map) => JSON.parse(map.text).name)).toEqual(['Small', 'Other (copy)']);
  editor.openMap(id);
  expect(editor.map).toEqual(SMALL);
  editor.discard();
  expect([myMap(id), editor.isKept, editor.map]).toEqual([undefined, false, SMALL]);
});

test('without a map nothing is kept or copied', () => {
  const editor = useMapEditor();
  expect([editor.save(), editor.duplicate(), myMaps()]).toEqual(['refused', false, []]);
});

test('a map that was thrown away elsewhere can be kept again', async () => {
  const editor = await opened();
  editor.save();
  discardMap(editor.draft!.id!);
  await editor.open();
  expect([editor.isKept, editor.isSaved]).toEqual([false, false]);
  expect([editor.save(), editor.isSaved]).toEqual(['kept', true]);
});

test('a map that comes with the game is opened as a copy; one that is not there is not', async () => {
  const editor = await opened();
  const { id, file } = maps.shipped.at(-1)!;
  expect(editor.openMap(id)).toBe(true);
  expect([editor.map, editor.draft!.id]).toEqual([{ ...file, name: `My ${file.name}` }, undefined]);
  expect(editor.openMap('my-nothing')).toBe(false);
  editor.startFrom(undefined);
  expect(editor.map!.placement).toBe('8/8/8/8/8/8/8/8');
});

/** The map editor of a second window. */
async function openedElsewhere() {
  const editor = useMapEditor(createPinia());
  await editor.open();
  return editor;
}

test('a map that is changed in a second window does not overwrite that of the first, and either can be taken', async () => {
  const one = await opened();
  one.replace({ map: SMALL });
  const two = await openedElsewhere();
  one.edit({ ...SMALL, name: 'One' });
  two.edit({ ...SMALL, name: 'Two' });
  expect([one.kept.isElsewhere, two.kept.isElsewhere]).toEqual([false, true]);
  sessionStorage.clear();
  expect((await openedElsewhere()).map?.name).toBe('One');
  await two.kept.takeOther();
  expect([two.map?.name, two.kept.isElsewhere]).toEqual(['One', false]);
  two.undo();
  expect(two.map?.name).toBe('Two');
  one.undo();
  expect(one.kept.isElsewhere).toBe(true);
  one.kept.keepOwn();
  expect((await openedElsewhere()).map?.name).toBe('Small');
});

test('a map that the browser does not store is said, and found again after a reload', async () => {
  const editor = await opened();
  const empty = fillStorage();
  editor.replace({ map: SMALL });
  expect([editor.kept.isRefused, (await reloaded()).map]).toEqual([true, SMALL]);
  empty();
});

test('a kept map that a second window has changed is not overwritten: the own one is kept beside it', async () => {
  const one = await opened();
  one.replace({ map: SMALL });
  one.save();
  const two = await openedElsewhere();
  one.edit({ ...SMALL, name: 'One' });
  one.save();
  two.edit({ ...SMALL, name: 'Two' });
  expect(two.save()).toBe('copied');
  expect(myMaps().map((map) => JSON.parse(map.text).name)).toEqual(['One', 'Two (copy)']);
  two.edit({ ...SMALL, name: 'Three' });
  one.edit({ ...SMALL, name: 'Four' });
  expect([one.save(), two.save()]).toEqual(['kept', 'kept']);
  expect(myMaps().map((map) => JSON.parse(map.text).name)).toEqual(['Four', 'Three']);
});
