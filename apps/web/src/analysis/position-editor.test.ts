import { readPieceSign, readSquare } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { fillStorage } from '../shared/testing.ts';
import { usePositionEditor } from './position-editor.ts';

const [chess, league] = await Promise.all(['chess', 'chess-league'].map(exampleGame));
const KINGS = '4k3/8/8/8/8/8/8/4K2R w - - 0 1';
const BALL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1';
const at = (name: string) => readSquare(chess!.board, name)!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setActivePinia(createPinia());
});

function editing(text = KINGS, variant = chess!) {
  const editor = usePositionEditor();
  expect(editor.open(variant, text)).toBe(true);
  return editor;
}

test('the hand moves a piece in two picks, and lets it go on the same square', () => {
  const editor = editing();
  editor.pick(at('h1'));
  expect(editor.held).toBe(at('h1'));
  editor.pick(at('h8'));
  expect(editor.text).toBe('4k2R/8/8/8/8/8/8/4K3 w - - 0 1');
  expect(editor.fault?.message).toMatch(/in check/);
  editor.pick(at('h8'));
  editor.pick(at('h8'));
  expect(editor.held).toBeUndefined();
});

test('a tool sets its piece, and takes it away at the second pick; the eraser takes any', () => {
  const editor = editing();
  editor.choose({ kind: 'piece', piece: readPieceSign('q') });
  editor.pick(at('d8'));
  expect(editor.text).toBe('3qk3/8/8/8/8/8/8/4K2R w - - 0 1');
  editor.pick(at('d8'));
  expect(editor.text).toBe(KINGS);
  editor.choose({ kind: 'erase' });
  editor.pick(at('h1'));
  expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
});

test('the ball is moved by the hand where no piece stands, and set by its own tool', () => {
  const editor = editing(BALL, league!);
  editor.pick(at('d4'));
  editor.pick(at('e5'));
  expect([editor.ball, editor.position !== undefined]).toEqual([at('e5'), true]);
  editor.choose({ kind: 'field', index: 2 });
  expect(editor.picked).toEqual([at('e5')]);
  editor.pick(at('a2'));
  expect([editor.fault?.field, editor.fault?.square, editor.position]).toEqual([2, at('a2'), undefined]);
});

test('each change can be undone, and the draft is kept on the device', () => {
  const editor = editing();
  editor.clear();
  editor.set(1, 'b');
  expect(usePositionEditor(createPinia()).last()).toEqual({ game: 'chess', text: '8/8/8/8/8/8/8/8 b - - 0 1' });
  editor.undo();
  editor.undo();
  expect([editor.text, editor.canUndo]).toEqual([KINGS, false]);
  editor.reset();
  expect(editor.text).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
});

test('a text is pasted if it has the fields of the game; otherwise nothing changes', () => {
  const editor = editing();
  expect(editor.paste('nonsense')).toBe(false);
  expect(editor.text).toBe(KINGS);
  expect(editor.paste(' 4k3/8/8/8/8/8/8/4K1R1  w - - 3 7 ')).toBe(true);
  expect(editor.text).toBe('4k3/8/8/8/8/8/8/4K1R1 w - - 3 7');
});

test('it is said that the browser does not keep the position, until it does', () => {
  const editor = editing();
  const empty = fillStorage();
  editor.erase(at('h1'));
  empty();
  expect(editor.kept.isRefused).toBe(true);
  editor.undo();
  expect(editor.kept.isRefused).toBe(false);
});

test('a position that is set up in a second window does not overwrite that of the first, and either can be taken', async () => {
  const one = editing();
  const two = usePositionEditor(createPinia());
  two.open(chess!, two.last()!.text);
  one.erase(at('h1'));
  two.set(1, 'b');
  expect([one.kept.isElsewhere, two.kept.isElsewhere]).toEqual([false, true]);
  sessionStorage.clear();
  expect(usePositionEditor(createPinia()).last()?.text).toBe(one.text);
  await two.kept.takeOther();
  expect([two.text, two.kept.isElsewhere]).toEqual([one.text, false]);
  two.undo();
  expect(two.text).toBe(KINGS.replace('w', 'b'));
  two.open(league!, BALL);
  one.clear();
  expect([one.kept.isElsewhere, two.kept.isElsewhere]).toEqual([true, false]);
  await one.kept.takeOther();
  expect([one.variant?.id, one.text]).toEqual(['chess-league', BALL]);
});
