import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { must } from '@kickmate/board';
import type { Openings } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';
import { readBook } from '../src/openings/book-text.ts';
import { germanName } from '../src/openings/german-names.ts';
import { BOOK } from '../src/openings/openings.ts';
import { actionBetween, spotAfter, spotKey, spotOf } from '../src/openings/walk.ts';
import { ARRAYS } from '../src/rules/starts.ts';

const start = chess.starts('w')[0]!.position;

/** The position after moves in SAN. */
const reach = (moves: string, from: ChessPosition = start): ChessPosition =>
  moves
    .split(' ')
    .filter((move) => move !== '')
    .reduce((position, move) => chess.play(position, must(chess.notation!.parse!(position, move)).action), from);

let openings: Openings<ChessPosition>;
beforeAll(async () => {
  openings = await chess.openings!();
});

describe('names', () => {
  // Names from the Encyclopaedia of Chess Openings, as lichess writes them.
  test.each([
    ['e4', "B00 King's Pawn Game"],
    ['e4 c5', 'B20 Sicilian Defense'],
    ['e4 e6', 'C00 French Defense'],
    ['e4 c6', 'B10 Caro-Kann Defense'],
    ['e4 e5 Nf3 Nc6 Bc4', 'C50 Italian Game'],
    ['e4 e5 Nf3 Nc6 Bc4 Bc5 b4', 'C51 Italian Game: Evans Gambit'],
    ['e4 e5 Nf3 Nc6 Bb5', 'C60 Ruy Lopez'],
    ['e4 e5 f4', "C30 King's Gambit"],
    ['e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6', 'B90 Sicilian Defense: Najdorf Variation'],
    ['d4 d5 c4', "D06 Queen's Gambit"],
    ['d4 d5 c4 e6', "D30 Queen's Gambit Declined"],
    ['d4 d5 c4 c6', 'D10 Slav Defense'],
    ['d4 Nf6 c4 e6 Nc3 Bb4', 'E20 Nimzo-Indian Defense'],
    ['d4 f5', 'A80 Dutch Defense'],
    ['c4', 'A10 English Opening'],
    ['b4', 'A00 Polish Opening'],
    ['f3 e5 g4 Qh4#', "A00 Barnes Opening: Fool's Mate"],
  ])('%s is %s', (moves, name) => {
    expect(openings.name(reach(moves))).toBe(name);
  });

  test.each([
    ['Nf3 Nc6 e4 e5 Bc4', 'C50 Italian Game'],
    ['c4 d5 d4 e6', "D30 Queen's Gambit Declined"],
    ['d4 e6 Nc3 Bb4 a3', undefined],
    ['c4 e6 Nc3 Nf6 d4 Bb4', 'E20 Nimzo-Indian Defense'],
  ])('%s, by another way, is %s', (moves, name) => {
    expect(openings.name(reach(moves))).toBe(name);
  });

  test('the counters do not matter, castling rights do', () => {
    const italian = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b';
    expect(openings.name(must(chess.text.parse(`${italian} KQkq - 40 50`)))).toBe('C50 Italian Game');
    expect(openings.name(must(chess.text.parse(`${italian} KQ - 3 3`)))).toBeUndefined();
  });

  test('the start and an ending have none', () => {
    expect(openings.name(start)).toBeUndefined();
    expect(openings.name(must(chess.text.parse('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')))).toBeUndefined();
  });
});

describe('German names', () => {
  test.each([
    ['A00 Polish Opening', 'A00 Polnische Eröffnung'],
    ["A00 Barnes Opening: Fool's Mate", 'A00 Barnes-Eröffnung: Narrenmatt'],
    ["A00 Van't Kruijs Opening", "A00 Van't-Kruijs-Eröffnung"],
    ["A40 Queen's Pawn Game: Anglo-Slav Opening", 'A40 Damenbauernspiel: Anglo-Slawische Eröffnung'],
    ["B00 King's Pawn Game", 'B00 Königsbauernspiel'],
    [
      'B12 Caro-Kann Defense: Advance Variation, Short Variation',
      'B12 Caro-Kann-Verteidigung: Vorstoßvariante, Short-Variante',
    ],
    [
      'B35 Sicilian Defense: Accelerated Dragon, Modern Bc4 Variation',
      'B35 Sizilianische Verteidigung: Beschleunigter Drache, Moderne Bc4-Variante',
    ],
    ['B90 Sicilian Defense: Najdorf Variation', 'B90 Sizilianische Verteidigung: Najdorf-Variante'],
    ["C24 Bishop's Opening: Berlin Defense", 'C24 Läuferspiel: Berliner Verteidigung'],
    ["C42 Petrov's Defense", 'C42 Russische Verteidigung'],
    ['C50 Italian Game: Giuoco Pianissimo, with d6', 'C50 Italienische Partie: Giuoco Pianissimo, mit d6'],
    ['C67 Ruy Lopez: Berlin Defense, Berlin Wall', 'C67 Spanische Partie: Berliner Verteidigung, Berliner Mauer'],
    ["D20 Queen's Gambit Accepted: Old Variation", 'D20 Angenommenes Damengambit: Alte Variante'],
    ["E73 King's Indian Defense: Semi-Averbakh System", 'E73 Königsindische Verteidigung: Semi-Averbakh-System'],
    ['E90 Indian Defense: Anti-Moscow Gambit', 'E90 Indische Verteidigung: Anti-Moskauer Gambit'],
  ])('%s is %s', (english, german) => {
    expect(germanName(english)).toBe(german);
  });

  test('no common word stays English', () => {
    const names = [...readFileSync(BOOK, 'utf8').matchAll(/[A-E]\d\d \S.*$/gm)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(2500);
    const words =
      /\b(Accelerated|Accepted|Advance|Attack|Bishop|Center|Check|Classical|Closed|Counter\w+|Declined|Defense|Deferred|Delayed|Double|Dragon|Dutch|English|Exchange|Four|French|Game|Indian|Italian|King|Knights?|Line|Main|Opening|Pawns?|Queen|Quiet|Reversed|Scotch|Sicilian|Slav|Spanish|Symmetrical|System Reversed|Three|Trap|Two|Variations?|Vienna|Wing|with)\b/;
    expect(names.map(germanName).filter((name) => words.test(name))).toEqual([]);
  });

  test('the book has them where German is chosen', async () => {
    await chooseLanguage('de');
    try {
      expect((await chess.openings!()).name(reach('e4 c5'))).toBe('B20 Sizilianische Verteidigung');
    } finally {
      await chooseLanguage('en');
    }
  });
});

describe('book', () => {
  test('at the start it plays what is played', () => {
    const texts = openings.actions(start).map((action) => chess.text.formatAction(action));
    expect(texts).toEqual(expect.arrayContaining(['d2d4', 'e2e4']));
  });

  test('wherever it leads its moves are legal, heaviest first, with whole weights above 0', () => {
    const seen = new Set<string>();
    const queue = [start];
    for (const position of queue) {
      const legal = new Set(chess.actions(position));
      const known = openings.actions(position);
      expect(known.filter(({ action }) => !legal.has(action))).toEqual([]);
      expect(known.filter(({ weight }) => !Number.isInteger(weight) || weight < 1)).toEqual([]);
      expect(known.map(({ weight }) => weight)).toEqual(known.map(({ weight }) => weight).sort((a, b) => b - a));
      for (const { action } of known) {
        const next = chess.play(position, action);
        const key = spotKey(spotOf(next));
        if (!next.end && !seen.has(key)) queue.push(next);
        seen.add(key);
      }
    }
    expect(queue.length).toBeGreaterThan(500);
  });

  test('of an ending it knows nothing', () => {
    expect(openings.actions(must(chess.text.parse('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')))).toEqual([]);
  });

  test('Chess960 has it where its array is that of chess, and only there', async () => {
    const known = await chess960.openings!();
    const starts = chess960.starts('w').map(({ position }) => known.actions(position).length);
    expect(starts).toHaveLength(ARRAYS);
    expect(starts.flatMap((count, number) => (count > 0 ? [number] : []))).toEqual([518]);
  });

  test('it is small enough for a page', () => {
    expect(gzipSync(readFileSync(BOOK), { level: 9 }).length).toBeLessThanOrEqual(100 * 1024);
  });
});

// Lines with everything that the walk plays by its own code: castling, en passant, rights that end.
test.each([
  ['castling', 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Re1 O-O'],
  ['castling to the other side', 'd4 d5 Nc3 Nc6 Bf4 Bf5 Qd2 Qd7 O-O-O O-O-O'],
  ['en passant', 'e4 a6 e5 d5 exd6'],
  ['en passant by Black', 'a3 d5 a4 d4 e4 dxe3'],
  ['en passant that is not taken', 'e4 a6 e5 d5 d4 f5 Nf3'],
  ['a rook that moves, and a king that moves', 'h4 h5 Rh3 Rh6 Rh1 Rh8 e4 e5 Ke2 Ke7'],
  ['a rook that is captured', 'g3 b6 Bg2 g6 b3 Bg7 Nc3 Bxc3 Bxa8 Bxa1'],
])('%s: the walk comes where the referee comes', (_, moves) => {
  let [position, spot] = [start, spotOf(start)];
  for (const move of moves.split(' ')) {
    const { action } = must(chess.notation!.parse!(position, move));
    const text = chess.text.formatAction({ action });
    const square = (name: string) => name.charCodeAt(0) - 97 + 8 * (Number(name[1]) - 1);
    expect(actionBetween(spot, square(text.slice(0, 2)), square(text.slice(2)))).toBe(action);
    position = chess.play(position, action);
    spot = spotAfter(spot, action);
    expect(spotKey(spot)).toBe(spotKey(spotOf(position)));
  }
});

describe('reading', () => {
  test('moves, weights and names; what follows a position may stand under another way to it', () => {
    const text = 'd2d4 60\n d7d5 A01 One\n  c2c4 7\n   e7e6\nc2c4 40\n d7d5\n  d2d4 B02 Two\n';
    const book = must(readBook(text, start));
    const told = (moves: string) =>
      book.actions(reach(moves)).map(({ action, weight }) => `${chess.text.formatAction({ action })} ${weight}`);
    expect(told('')).toEqual(['d2d4 60', 'c2c4 40']);
    expect(told('d4 d5')).toEqual(['c2c4 7']);
    expect(told('d4 d5 c4')).toEqual([]);
    expect(book.name(reach('d4 d5'))).toBe('A01 One');
    expect(book.name(reach('d4 d5 c4'))).toBe('B02 Two');
  });

  test.each([
    ['e2e4 5\nsome words', 2, "'some words' is no move"],
    ['e2e4 0', 1, "'e2e4 0' is no move"],
    ['e2e4 5 King', 1, "'e2e4 5 King' is no move"],
    ['e2e9', 1, "'e2e9' is no move"],
    ['e2e4\n\n  e7e5', 3, 'indented by 2 spaces, it may be by 1 at most'],
    ['e2e4\n e2e4', 2, 'e2e4: the side to move has no piece on e2'],
    ['e3e4', 1, 'e3e4: the side to move has no piece on e3'],
  ])('%j: line %i is at fault', (text, line, message) => {
    const book = readBook(text, start);
    expect(book).toEqual({ ok: false, error: { line, message: expect.stringContaining(message) } });
    expect(!book.ok && book.error.message).toMatch(new RegExp(`^line ${line}: `));
  });
});
