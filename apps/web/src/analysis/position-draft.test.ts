import { must, readPieceSign, readSquare } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { AnyVariant } from '@kickmate/game';
import { expect, test } from 'vitest';
import {
  clearPieces,
  draftOf,
  faultOf,
  movePiece,
  type PositionDraft,
  setPiece,
  setValue,
  textOf,
  toggleSquare,
} from './position-draft.ts';

const [chess, league, eleven, chesslike] = (await Promise.all(
  ['chess', 'chess-league', 'chess-eleven', 'chesslike'].map(exampleGame),
)) as [AnyVariant, AnyVariant, AnyVariant, AnyVariant];

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const EMPTY = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

const draft = (text: string, variant = chess): PositionDraft => draftOf(variant, text)!;
const at = (name: string, variant = chess) => readSquare(variant.board, name)!;

test.each(entries.map(({ id }) => id))(
  'the start of %s is a draft without faults, and written as it was',
  async (id) => {
    const variant = await loadVariant(id);
    const text = variant.text.format(variant.starts('w')[0]!.position);
    expect([textOf(variant, draft(text, variant)), faultOf(variant, draft(text, variant))]).toEqual([text, undefined]);
  },
);

test('a text with too few fields, or pieces that nobody knows, is no draft', () => {
  expect(draftOf(chess, '4k3/8/8/8/8/8/8/4K3 w - -')).toBeUndefined();
  expect(draftOf(chess, '4z3/8/8/8/8/8/8/4K3 w - - 0 1')).toBeUndefined();
});

test('pieces are set, moved and taken away', () => {
  const set = setPiece(chess, draft(EMPTY), at('a1'), readPieceSign('R'));
  expect(textOf(chess, set)).toBe('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
  const moved = movePiece(chess, set, at('a1'), at('a7'));
  expect(textOf(chess, moved)).toBe('4k3/R7/8/8/8/8/8/4K3 w - - 0 1');
  expect(textOf(chess, setPiece(chess, moved, at('a7'), undefined))).toBe(EMPTY);
  expect(textOf(chess, clearPieces(chess, draft(START)))).toBe('8/8/8/8/8/8/8/8 w KQkq - 0 1');
});

test.each([
  ['mirrored', '1n2k3/8/8/8/8/8/8/1N2K3 w - - 0 1'],
  ['turned', '4k1n1/8/8/8/8/8/8/1N2K3 w - - 0 1'],
] as const)('the other side has the same, %s', (symmetry, text) => {
  const set = setPiece(chess, draft(EMPTY), at('b1'), readPieceSign('N'), symmetry);
  expect(textOf(chess, set)).toBe(text);
  expect(textOf(chess, setPiece(chess, set, at('b1'), undefined, symmetry))).toBe(EMPTY);
});

test.each<[what: string, text: string, field: number | undefined, square: string | undefined, says: RegExp]>([
  ['a second king', '4k3/8/8/3K4/8/8/8/4K3 w - - 0 1', 0, 'e1', /2 kings/],
  ['a pawn on a back rank', '4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 0, 'a1', /pawn/],
  ['a pawn on the first square of the text', 'P3k3/8/8/8/8/8/8/4K3 w - - 0 1', 0, 'a8', /pawn/],
  ['a missing king', '8/8/8/8/8/8/8/4K3 w - - 0 1', 0, undefined, /Black has no king/],
  ['the wrong side to move', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 1, undefined, /Black's king is in check/],
  ['castling without a rook', '4k3/8/8/8/8/8/8/4K3 w K - 0 1', 2, undefined, /no rook/],
  ['a wrong square en passant', '4k3/8/8/8/8/8/8/4K3 w - e6 0 1', 3, 'e6', /no pawn/],
  ['a position that is over', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', undefined, undefined, /over/],
  ['a position in which nobody can win', EMPTY, undefined, undefined, /Nobody can win/],
])('the fault is told where it is: %s', (_, text, field, square, says) => {
  const fault = faultOf(chess, draft(text));
  expect([fault?.field, fault?.square]).toEqual([field, square && at(square)]);
  expect(fault?.message).toMatch(says);
  expect(fault?.message).not.toMatch(/character/);
});

test('the ball is put on a square, and where it may lie loose there again', () => {
  const start = must(league.text.parse('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1'));
  const begun = draft(league.text.format(start), league);
  const moved = toggleSquare(league, begun, 2, at('e5', league));
  expect(textOf(league, moved)).toContain(' w e5 ');
  const onPiece = toggleSquare(league, begun, 2, at('a2', league));
  expect(faultOf(league, onPiece)).toMatchObject({ field: 2, square: at('a2', league) });
  const kickOff = draft(eleven.text.format(eleven.starts('w')[0]!.position), eleven);
  const placed = toggleSquare(eleven, kickOff, 2, at('d4', eleven));
  expect(placed.values[2]).toBe('d4');
  expect(toggleSquare(eleven, placed, 2, at('d4', eleven)).values[2]).toBe('c');
});

test('lists of squares are sorted, and forget pieces that are taken away', () => {
  const kickOff = draft(eleven.text.format(eleven.starts('w')[0]!.position), eleven);
  const list = kickOff.values[4]!.split(',');
  const first = readSquare(eleven.board, list[0]!)!;
  const without = toggleSquare(eleven, kickOff, 4, first);
  expect(without.values[4]).toBe(list.slice(1).join(','));
  expect(toggleSquare(eleven, without, 4, first).values[4]).toBe(list.join(','));
  expect(setPiece(eleven, kickOff, first, undefined).values[4]).toBe(list.slice(1).join(','));
});

test('a number that depends on the side to move follows it', () => {
  const begun = draft(chesslike.text.format(chesslike.starts('w')[0]!.position), chesslike);
  const turned = setValue(chesslike, begun, 1, 'b');
  expect([turned.values[1], turned.values[5], faultOf(chesslike, turned)]).toEqual(['b', '2', undefined]);
});
