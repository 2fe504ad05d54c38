import { provesPositions, provesWrongPositions } from '@kickmate/conformance';
import { expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';

const ARRAY = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

provesPositions(chessLeague, [
  ['the kick-off', `${ARRAY} w d4 0 1`],
  ['any ball square of ranks 2 to 7', '8/8/8/8/8/8/8/8 b h7 0 1'],
  ['no pieces at all', '8/8/8/8/8/8/8/8 w a2 0 1'],
  ['no kings', 'rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w d4 0 1'],
  ['fifteen queens and a king', 'qqqqkqqq/qqqqqqqq/8/8/8/8/8/8 w d4 0 1'],
  ['large counters', `${ARRAY} b e5 100 999999999`],
]);

provesWrongPositions(chessLeague, [
  ['nothing', '', 'missing', 'placement', 0],
  ['a space first', ` ${ARRAY} w d4 0 1`, 'missing', 'placement', 0],
  ['seven ranks', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w d4 0 1', 'missing', 'placement', 34],
  ['nine ranks', `${ARRAY}/8 w d4 0 1`, 'surplus', 'placement', 43],
  ['a rank too short', 'rnbqkbn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'missing', 'placement', 7],
  ['a rank too long', 'rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'surplus', 'placement', 8],
  ['adjoining runs', 'rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'surplus', 'placement', 18],
  ['runs that add up', 'rnbqkbnr/pppppppp/35/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'surplus', 'placement', 18],
  ['a zero run', 'rnbqkbnr/pppppppp/08/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'syntax', 'placement', 18],
  ['an unknown piece', 'rnbqkbnr/pppppppp/8/3x4/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'syntax', 'placement', 21],
  ['two kings', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w d4 0 1', 'impossible', 'placement', 39],
  ['nine pawns', 'rnbqkbn1/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'impossible', 'placement', 18],
  ['seventeen pieces', 'rnbqkbnr/pppppppp/n7/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1', 'impossible', 'placement', 18],
  ['a pawn on its own back rank', '4k3/8/8/8/8/8/8/P3K3 w d4 0 1', 'impossible', 'placement', 16],
  ["a pawn on the opponent's back rank", '4k2P/8/8/8/8/8/8/4K3 w d4 0 1', 'impossible', 'placement', 3],
  ['no side', `${ARRAY}`, 'missing', 'side to move', 43],
  ['a wrong side', `${ARRAY} W d4 0 1`, 'syntax', 'side to move', 44],
  ['two spaces', `${ARRAY}  w d4 0 1`, 'missing', 'side to move', 44],
  ['no ball', `${ARRAY} w`, 'missing', 'ball', 45],
  ['no square', `${ARRAY} w - 0 1`, 'syntax', 'ball', 46],
  ['a square beyond the board', `${ARRAY} w i4 0 1`, 'syntax', 'ball', 46],
  ['a ball on rank 1', '4k3/8/8/8/8/8/8/4K3 w a1 0 1', 'impossible', 'ball', 22],
  ['a ball on rank 8', '4k3/8/8/8/8/8/8/4K3 w a8 0 1', 'impossible', 'ball', 22],
  ['a ball under a piece', `${ARRAY} w d2 0 1`, 'impossible', 'ball', 46],
  ['no quiet count', `${ARRAY} w d4`, 'missing', 'quiet count', 48],
  ['a leading zero', `${ARRAY} w d4 00 1`, 'syntax', 'quiet count', 49],
  ['a negative count', `${ARRAY} w d4 -1 1`, 'syntax', 'quiet count', 49],
  ['a count beyond all counting', `${ARRAY} w d4 1000000000 1`, 'impossible', 'quiet count', 49],
  ['no action number', `${ARRAY} w d4 0`, 'missing', 'action number', 50],
  ['action number nought', `${ARRAY} w d4 0 0`, 'impossible', 'action number', 51],
  ['a number that is none', `${ARRAY} w d4 0 1.0`, 'syntax', 'action number', 51],
  ['a line end', `${ARRAY} w d4 0 1\n`, 'syntax', 'action number', 51],
  ['a sixth field', `${ARRAY} w d4 0 1 2`, 'surplus', 'position', 52],
  ['a space at the end', `${ARRAY} w d4 0 1 `, 'surplus', 'position', 52],
]);

it.each([
  ['kings', '8/8/8/8/8/8/8/KK6', 'White has 2 kings; at most 1 may be there'],
  ['pawns', '8/p7/pppppppp/8/8/8/8/8', 'Black has 9 pawns; at most 8 may be there'],
])('too many %s are counted in the error', (_name, placement, message) => {
  const read = chessLeague.text.parse(`${placement} w d4 0 1`);
  expect(!read.ok && read.error.message).toContain(message);
});
