import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  disambiguate,
  formatPlacement,
  must,
  parsePlacement,
  pieceSign,
  readPieceSign,
  squares,
  squaresWith,
} from '../src/index.ts';
import { anyPlacement, LETTERS } from './arbitrary.ts';

const CHESS: Board = { files: 8, ranks: 8, marks: [] };
const LARGE: Board = { files: 16, ranks: 2, marks: [] };
const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const parse = (board: Board, text: string, at = 0) => parsePlacement(board, LETTERS, { text, at });

describe('a placement', () => {
  test('is read from the top rank down', () => {
    const pieces = must(parse(CHESS, ARRAY));
    expect(pieces[0]).toEqual({ side: 'w', letter: 'R' });
    expect(pieces[59]).toEqual({ side: 'b', letter: 'Q' });
    expect(squaresWith(pieces, ({ letter }) => letter === 'K')).toEqual([4, 60]);
    expect(squaresWith(pieces, ({ side }, square) => side === 'w' && square > 7)).toHaveLength(8);
  });

  test('may have runs of two digits on a wide board', () => {
    expect(formatPlacement(LARGE, must(parse(LARGE, '16/K10q4')))).toBe('16/K10q4');
  });

  test('written and read is the same', () => {
    fc.assert(
      fc.property(anyPlacement, ({ board, pieces }) => {
        expect(must(parse(board, formatPlacement(board, pieces)))).toEqual(pieces);
      }),
    );
  });

  test('can be written in one way only', () => {
    const anyEdit = fc.record({
      at: fc.nat(),
      remove: fc.nat(2),
      insert: fc.constantFrom('', '1', '0', '/', 'p', 'K', 'x', ' '),
    });
    fc.assert(
      fc.property(anyPlacement, anyEdit, ({ board, pieces }, { at, remove, insert }) => {
        const text = formatPlacement(board, pieces);
        const place = at % (text.length + 1);
        const edited = text.slice(0, place) + insert + text.slice(place + remove);
        const result = parse(board, edited);
        if (result.ok) expect(formatPlacement(board, result.value)).toBe(edited);
        else expect(result.error.at).toBeLessThanOrEqual(edited.length);
      }),
    );
  });

  test.each<[text: string, cause: string, at: number, message: string]>([
    ['', 'missing', 0, 'rank 8 has 0 of 8 squares'],
    ['8/8/8/8/8/8/8', 'missing', 13, '7 of 8 ranks'],
    ['8/8/8/8/8/8/8/', 'missing', 14, 'rank 1 has 0 of 8 squares'],
    ['8/8/8/8/8/8/8/8/8', 'surplus', 15, 'more than 8 ranks'],
    ['8/8/8/8/8/8/8/8/', 'surplus', 15, 'more than 8 ranks'],
    ['8/7/8/8/8/8/8/8', 'missing', 3, 'rank 7 has 7 of 8 squares'],
    ['8/ppppppppp/8/8/8/8/8/8', 'surplus', 10, 'rank 7 has more than 8 squares'],
    ['8/7pp/8/8/8/8/8/8', 'surplus', 4, 'rank 7 has more than 8 squares'],
    ['44/8/8/8/8/8/8/8', 'surplus', 0, 'rank 8 has more than 8 squares'],
    ['45/8/8/8/8/8/8/8', 'surplus', 0, 'rank 8 has more than 8 squares'],
    ['08/8/8/8/8/8/8/8', 'syntax', 0, "'08': a run of empty squares begins with 1 to 9"],
    ['p0p6/8/8/8/8/8/8/8', 'syntax', 1, "'0': a run of empty squares begins with 1 to 9"],
    ['8/8/3x4/8/8/8/8/8', 'syntax', 5, "'x' is no piece; the pieces are PNBRQK and pnbrqk"],
    ['8/8/3 4/8/8/8/8/8', 'syntax', 5, "' ' is no piece"],
    ['8/8/3-4/8/8/8/8/8', 'syntax', 5, "'-' is no piece"],
    ['8/8/3٣4/8/8/8/8/8', 'syntax', 5, "'٣' is no piece"],
    [`${'9'.repeat(400)}/8`, 'surplus', 0, 'more than 8 squares'],
  ])('%j is refused', (text, cause, at, message) => {
    expect(parse(CHESS, text)).toMatchObject({ ok: false, error: { cause, field: 'placement', at } });
    expect(parse(CHESS, text, 10)).toMatchObject({ error: { at: at + 10, message: expect.stringContaining(message) } });
  });

  // `ſ` (long s) has the capital `S`: it was once read as a piece of that letter.
  test.each(['ſ', 'ß', 'ı', '\u212a'])('only ASCII letters are pieces: %s is none', (sign) => {
    expect(parsePlacement({ files: 1, ranks: 1, marks: [] }, 'SSIK', { text: sign, at: 0 }).ok).toBe(false);
  });
});

test('a piece is a capital for White, a small letter for Black', () => {
  for (const sign of 'PNpn') expect(pieceSign(readPieceSign(sign))).toBe(sign);
  expect(readPieceSign('n')).toEqual({ side: 'b', letter: 'N' });
});

// As in SAN (PGN standard, 8.2.3.4): the file if that is enough, else the rank, else both.
test.each([
  ['alone', 'b1', '', ''],
  ['a rival on another file', 'b1', 'f3', 'b'],
  ['a rival on the same rank', 'a1', 'h1', 'a'],
  ['a rival on the same file', 'a1', 'a5', '1'],
  ['rivals on the same file and the same rank', 'a1', 'a5 h1', 'a1'],
  ['rivals on the same file and elsewhere', 'a1', 'a5 h8', '1'],
])('disambiguation: %s', (_, from, rivals, written) => {
  const others = rivals === '' ? [] : squares(CHESS, rivals);
  expect(disambiguate(CHESS, squares(CHESS, from)[0]!, others)).toBe(written);
});

test('quotes a whole character, also one that takes two places', () => {
  const result = parsePlacement({ files: 2, ranks: 1, marks: [] }, 'PK', { text: 'P⚽🦁', at: 0 });
  expect(result.ok ? '' : result.error.message).toContain("'⚽'");
  const lion = parsePlacement({ files: 2, ranks: 1, marks: [] }, 'PK', { text: 'P🦁', at: 0 });
  expect(lion.ok ? '' : lion.error.message).toContain("'🦁'");
});
