import { must } from '@kickmate/board';
import { provesDistinctForms, provesLooks, provesShortForms } from '@kickmate/conformance';
import { chooseLanguage } from '@kickmate/language';
import { expect, test } from 'vitest';
import { chessLeague } from '../src/index.ts';

provesShortForms(chessLeague, [
  ["a pawn's move", 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'e2e4', 'e4'],
  ["a pawn's capture", '4k3/8/8/8/8/3p4/4P3/K7 w a5 0 1', 'e2d3', 'exd3'],
  ["a piece's move", 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'g1f3', 'Nf3'],
  ["a piece's capture", '4k3/8/2b5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6', 'Nxc6'],
  ["a piece's kick", '4k3/8/8/8/8/4Q3/8/K7 w e5 0 1', 'e3e5', 'Q*e5>e7'],
  ['a head goal', '7k/8/8/8/8/4Q3/8/K7 w e5 0 1', 'e3e5', 'Q*e5>e8 goal'],
  ['a goal: the ball went out', '7k/8/8/8/8/4Q3/8/K7 w e7 0 1', 'e3e7', 'Q*e7 goal'],
  ['an own goal', 'k3K3/4R3/8/8/8/8/8/8 w e3 0 1', 'e7e3', 'R*e3 own goal'],
  ["a pawn's straight kick", '7k/8/8/8/8/8/4P3/K7 w e4 0 1', 'e2e4', '*e4>e7'],
  ["a pawn's diagonal kick", '7k/8/8/8/8/2P5/8/K7 w d4 0 1', 'c3d4', 'c*d4>g7'],
  ["a pawn's head goal", 'k7/8/8/8/3P4/8/8/K7 w e5 0 1', 'd4e5', 'd*e5>h8 goal'],
  ['a jump kick', '7k/8/8/8/8/8/4P3/K7 w e3 0 1', 'e2e4', 'e4*>e6'],
  ['a pawn goal', '1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1', 'a7a8', 'a8 goal'],
  ['a pawn goal by capture', '1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1', 'a7b8', 'axb8 goal'],
  ['a clearance with its drop', '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17', 'h8h4@d4', 'R*h4>h1@d4'],
  ['a clearance still to be dropped', '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17', 'h8h4', 'R*h4>h1'],
  ["Black's action", '4k3/8/8/8/8/8/4r3/K7 b e4 0 1', 'e2e4', 'R*e4>e7'],
  ['two rooks on a rank', '4k3/8/8/8/8/8/7K/R6R w d5 0 1', 'a1d1', 'Rad1'],
  ['two rooks on a file', '4k3/8/8/R7/8/8/8/R3K3 w d5 0 1', 'a1a3', 'R1a3'],
  ['three queens', 'k7/8/8/8/4Q2Q/8/K7/7Q w b5 0 1', 'h4e1', 'Qh4e1'],
  ['a rival kick', '4k3/8/8/8/8/3R4/8/K2B1R2 w f3 0 1', 'f1f3', 'Rf*f3>f6'],
  ['a rival whose kick is illegal needs no mention', '4k3/8/8/8/8/3R2K1/8/5R2 w f3 0 1', 'f1f3', 'R*f3>f6'],
  ["the opponent's piece is no rival", '4k3/8/8/8/8/r7/8/3RK3 w h5 0 1', 'd1d3', 'Rd3'],
  ['a pass', '8/8/7k/8/p7/P7/8/8 w d4 4 31', 'pass', 'pass'],
]);

provesLooks(chessLeague, [
  ['a move', '4k3/8/8/8/8/3p4/4P3/K7 w a5 0 1', 'e2e4', 'move'],
  ['a capture', '4k3/8/8/8/8/3p4/4P3/K7 w a5 0 1', 'e2d3', 'capture'],
  ['a kick', '7k/8/8/8/8/8/4P3/K7 w e3 0 1', 'e2e3', 'kick'],
  ['a jump kick', '7k/8/8/8/8/8/4P3/K7 w e3 0 1', 'e2e4', 'kick'],
  ['a pass', '8/8/7k/8/p7/P7/8/8 w d4 4 31', 'pass', 'pass'],
]);

provesDistinctForms(chessLeague, ({ position }) => [
  position('2R1k2R/8/2Q3Q1/4n3/2Q3Q1/2P1P1P1/1P1P1P1P/R3K2R w d5 0 1'),
]);

test('a goal is written in the language of the person', async () => {
  const { notation, text } = chessLeague;
  const position = must(text.parse('7k/8/8/8/8/4Q3/8/K7 w e5 0 1'));
  await chooseLanguage('de');
  expect(notation!.describe(position, must(text.parseAction(position, 'e3e5')))).toBe('Q*e5>e8 Tor');
  await chooseLanguage('en');
});
