import { squareName } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import type { Motifs } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import type { AnyMatch } from '@kickmate/play';
import type { JudgedTurn } from '@kickmate/play/report';
import { afterEach, expect, test } from 'vitest';
import { chessGame, elevenMatch } from '../match/testing.ts';
import { reasonAgainst, reasonSquares, reasonWords } from './reason-words.ts';
import { turnOfTry } from './try-again.ts';

needsGames('chess');

/** White's last ply of a game, and what the engine expects instead of it and after it. */
const turnOf = (worst: number, best: string, reply: string): JudgedTurn =>
  ({
    round: 0,
    side: 'w',
    first: worst,
    last: worst,
    worst,
    score: { kind: 'points', value: 0 },
    best: best.split(' '),
    reply: { line: reply.split(' '), score: { kind: 'points', value: 300 }, depth: 8 },
  }) as unknown as JudgedTurn;

const namesOf = (match: AnyMatch, turn: JudgedTurn, motifs?: Motifs<unknown>) =>
  reasonSquares(match, turn, motifs).map((square) => squareName(match.variant.board, square));

afterEach(() => chooseLanguage('en'));

test('a motif is told with its squares, in both languages', async () => {
  const match = await chessGame('h2h3', { from: '4k3/8/8/8/1n6/8/7P/R3K3 w - - 0 1' });
  const turn = turnOf(0, 'e1d2 b4d5', 'b4c2 e1d2 c2a1 d2c1');
  const motifs = await match.variant.motifs?.();
  expect(reasonWords(match, turn, motifs)).toBe(
    'It lets Black win a piece: On c2 the knight from b4 attacks the king on e1 and the rook on a1 at once.',
  );
  expect(namesOf(match, turn, motifs)).toEqual(['c2', 'e1', 'a1']);
  await chooseLanguage('de');
  expect(reasonWords(match, turn, motifs)).toBe(
    'Schwarz gewinnt dadurch eine Figur: Auf c2 greift der Springer von b4 den König auf e1 und den Turm auf a1 zugleich an.',
  );
});

test('a mate in a game with a ball is no goal', async () => {
  needsGames('chess-eleven');
  const match = await elevenMatch('3k4/R7/8/8/8/8/8/n3K2Q w a1 m - 0 9', 'e1e2');
  expect(reasonWords(match, turnOf(0, 'h1h8', 'a1c2'))).toMatch(/^It misses a mate: .*Checkmate/);
});

test('without a motif, what happens is told, with the squares of the actions', async () => {
  const match = await chessGame('f2f3 e7e5 g2g4');
  const turn = turnOf(2, 'd2d4 e5d4', 'd8h4');
  expect(reasonWords(match, turn)).toMatch(/^It lets Black mate: .*h4/);
  expect(namesOf(match, turn)).toEqual(['d8', 'h4']);
  expect(namesOf(match, turnOf(2, 'd2d4 e5d4', 'a7a6 a2a3'))).toEqual([]);
});

test('an action that is tried is told what it allows, and never what would have been better', async () => {
  const match = await chessGame('h2h3', { from: '4k3/8/8/8/1n6/8/7P/R3K3 w - - 0 1' });
  const motifs = await match.variant.motifs?.();
  const words = (line: string) =>
    reasonAgainst(
      { match, turn: turnOf(0, 'a1a8 e8d7', 'b4c2') },
      { kind: 'same', loss: 40, found: { score: { kind: 'points', value: -300 }, line: line.split(' '), depth: 8 } },
      motifs,
    ).words;
  expect(words('h2h4 b4c2 e1d2 c2a1 d2c1')).toBe(
    'It lets Black win a piece: On c2 the knight from b4 attacks the king on e1 and the rook on a1 at once.',
  );
  expect(words('a1a4 b4d5 e1d2')).toBe('');
  expect(words('h2h4')).toBe('');
});

test('a turn that is tried ends as the engine would end it', async () => {
  needsGames('chess-eleven');
  const match = await elevenMatch('8/3k3p/1r1pb3/p3P3/4Pr2/3B4/P6P/2R1K1R1 w d3 mps a2,h2,h7 4 47', 'c1c2');
  const turn = turnOf(0, 'g1g7', 'e6g4');
  const found = { score: { kind: 'points', value: -900 }, line: ['g1g4', 'end', 'e6g4', 'e5d6'], depth: 5 } as const;
  const tried = turnOfTry({ match, turn }, { kind: 'same', loss: 40, found });
  expect([tried?.turn.last, tried?.turn.reply?.line]).toEqual([1, ['e6g4', 'e5d6']]);
});
