import { provesDistinctForms, provesLooks, provesShortForms } from '@kickmate/conformance';
import { seededRandom } from '@kickmate/game';
import { chessEleven } from '../src/index.ts';

const SHOT = '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';

provesShortForms(chessEleven, [
  ["a pawn's move", '3k4/8/8/3pP3/8/8/8/3K4 w d5 m - 0 5', 'e5e6', 'e6'],
  ["a pawn's capture", '3k4/8/3n4/4P3/8/8/8/3K4 w d6 m - 0 5', 'e5d6', 'exd6'],
  ["a piece's move", '3k4/8/2b2r2/8/3N4/8/8/3K4 w f6 m - 3 8', 'd4c2', 'Nc2'],
  ["a piece's capture", '3k4/8/2b2r2/8/3N4/8/8/3K4 w f6 m - 3 8', 'd4c6', 'Nxc6+'],
  ['two rooks on a rank', '3k4/8/8/8/8/8/3K4/R6R w a1 mps - 0 9', 'a1e1', 'Rae1'],
  ['two rooks on a file', '3k4/8/8/R7/8/8/8/R3K3 w a1 mps - 0 9', 'a1a3', 'R1a3'],
  ['a pinned rival needs no mention', '3kr3/8/8/8/8/8/1N2N3/4K3 w e8 m - 3 9', 'b2d3', 'Nd3'],
  ['check', 'k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9', 'c7b7', 'Qb7+'],
  ['mate', 'k6N/2Q5/8/8/8/8/8/1R1K4 w h8 mps - 3 9', 'c7b7', 'Qb7#'],
  ['mate by a pass', 'k7/1Q6/8/8/8/8/8/1R1K4 w b1 p - 4 9', 'b1>d1', 'Rb1>Kd1#'],
  ['mate by the end of a turn', 'k7/1Q6/8/8/8/8/8/1R1K4 w b1 p - 4 9', 'end', 'end#'],
  ['a pass', '3k4/8/8/8/8/5N2/6P1/3K3B w h1 mps - 3 9', 'h1>g2', 'Bh1>Pg2'],
  ['a pass from the corner', '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12', 'a8>a2', 'a8>Ra2'],
  ['a pass past who stands on the corner', 'r2k4/8/8/8/8/8/8/2K4B w a8 MPS - 0 12', 'a8>h1', 'a8>Bh1'],
  ['a goal', SHOT, 'e4!e8=G', 'Re4!e8 goal'],
  ['a block', SHOT, 'e4!e8=B', 'Re4!e8 block'],
  ['a corner', SHOT, 'e4!e8=C', 'Re4!e8 corner'],
  ['a save', '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8=S', 'Re4!e8 save'],
  ['a shot still to be decided', SHOT, 'e4!e8', 'Re4!e8'],
  ['an end', '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12', 'end', 'end'],
]);

provesLooks(chessEleven, [
  ['a move', '3k4/8/8/8/8/n7/2P5/R2K4 b a1 m - 3 8', 'a3b1', 'move'],
  ['a capture', '3k4/8/8/8/8/n7/2P5/R2K4 b a1 m - 3 8', 'a3c2', 'capture'],
  ['a pass', '3k4/8/8/8/8/5N2/6P1/3K3B w h1 mps - 3 9', 'h1>g2', 'pass'],
  ['a shot', SHOT, 'e4!e8', 'shot'],
  ['an end', '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12', 'end', 'end'],
]);

provesDistinctForms(chessEleven, ({ randomRound }) =>
  Array.from({ length: 20 }, (_, seed) => randomRound(seededRandom(seed), 40).map(({ before }) => before)).flat(),
);
