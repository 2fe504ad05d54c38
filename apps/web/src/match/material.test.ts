import { must, parsePlacement } from '@kickmate/board';
import { expect, test } from 'vitest';
import { leadOf } from './material.ts';

const KINDS = [
  { letter: 'P', name: 'pawn', value: 100 },
  { letter: 'N', name: 'knight', value: 305 },
  { letter: 'R', name: 'rook', value: 500 },
];

test('only losses since the start count if the sides began with different pieces', () => {
  const board = { files: 4, ranks: 2, marks: [] };
  const [start, now] = ['nppp/R3', 'n2p/R3'].map((text) => must(parsePlacement(board, 'PNR', { text, at: 0 })));
  expect(leadOf(KINDS, now!, 'w', start)).toEqual({
    pieces: [
      { letter: 'P', side: 'b' },
      { letter: 'P', side: 'b' },
    ],
    points: 2,
  });
});

test('a piece with an item is listed without it, and counts with it', () => {
  const board = { files: 4, ranks: 2, marks: [] };
  const kinds = [...KINDS, { letter: 'A', name: 'knight with boots', value: 400, bare: 'N' }];
  const read = (text: string) => must(parsePlacement(board, 'PNRA', { text, at: 0 }));
  expect(leadOf(kinds, read('nn2/AN2'), 'w')).toEqual({ pieces: [], points: 1 });
  expect(leadOf(kinds, read('n3/A3'), 'b')).toEqual({ pieces: [], points: -1 });
  expect(leadOf(kinds, read('p3/A3'), 'w')).toEqual({ pieces: [{ letter: 'N', side: 'b' }], points: 3 });
});

test.each([
  ['w', 'P P', 'the pieces of which it has more', 'n', 1],
  ['b', '', 'and the other side the rest', 'PP', -1],
] as const)('%s', (side, _, __, pieces, points) => {
  const board = { files: 4, ranks: 2, marks: [] };
  const placement = must(
    parsePlacement(board, 'PNR', { text: 'rp2/RNPP'.replace('rp2', 'rppp').replace('NPP', 'NP1'), at: 0 }),
  );
  const lead = leadOf(KINDS, placement, side);
  const letters = lead.pieces.map((piece) => (piece.side === 'w' ? piece.letter : piece.letter.toLowerCase())).join('');
  expect([letters, lead.points]).toEqual([pieces, points]);
});
