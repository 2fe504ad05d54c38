import { must } from '@kickmate/board';
import { provesMotifs } from '@kickmate/conformance';
import { type Motif, type Ply, plyFrom } from '@kickmate/game';
import { expect, it } from 'vitest';
import { chess } from '../src/index.ts';
import type { ChessPosition } from '../src/rules/position.ts';

provesMotifs(chess, new URL('./fixtures/motifs.txt', import.meta.url));

// A reader of reports of fresh matches found what was said of these wrong.
it.each([
  [
    'discovered-attack',
    'a check in between, and the piece is taken back',
    'r1bqkbr1/pp1n1p1p/8/2pN2p1/P2P2P1/7P/1PP1PP1R/R2QKBN1 b q - 2 13',
    'd7b6 e2e4 b6d5 f1b5 c8d7 e4d5',
  ],
  [
    'fork',
    'the capture wins a piece by itself',
    'r3kb1r/1bp1q1p1/2n1p3/pB3pp1/3PnP2/PP2P2N/3B3P/RNQ3K1 w - - 1 21',
    'b5c6 b7c6 c1c6 e8f7',
  ],
  [
    'pin',
    'the capture wins a piece by itself',
    'rn1q1k2/pbp1bpr1/1p2Np2/3N4/4Q2p/P7/1PPP1PPP/R1B2RK1 b - - 0 14',
    'f7e6 e4h4 d8d5 f2f3',
  ],
  [
    'fork',
    'the forking piece is taken',
    '4k1nr/rqp2pb1/1p5p/p5p1/Pn1PN3/6P1/1P2PPBP/RQB2RK1 w k - 5 18',
    'e4d6 c7d6 g2b7 a7b7',
  ],
  [
    'fork',
    'the forking piece was a pawn',
    'rnbqkbnr/ppp4p/5p2/4p1P1/6P1/1P3N2/P1QpPPB1/RNB2K1R b kq - 1 9',
    'd2d1q c2d1 d8d1 f3e1',
  ],
  [
    'fork',
    'the line wins by something else',
    'rnb4r/1ppp1k1p/p1Q2q2/6p1/2P5/6PP/P2KPP2/RN3B1R b - - 1 12',
    'f6b2 d2d3 b8c6 e2e4',
  ],
  [
    'overloaded',
    'what takes back is taken',
    '1r2k2r/pp2p2p/1q1p2pB/2p1nb2/8/P1PP3P/NR2QPP1/4KBNR b Kk - 0 15',
    'e5d3 e2d3 f5d3 b2b6',
  ],
  [
    'overloaded',
    'the first capture wins more',
    'r3k1nr/pbppbp2/n5p1/4p2p/QPP1q2P/P2P2PP/3B1P2/RN2KBNR w KQk - 0 16',
    'd3e4 b7e4 f2f3 e4b7',
  ],
])('%s is not said where %s', async (id, _reason, position, line) => {
  const found = await motifsOf(position, line);
  expect(found.map((motif) => motif.id)).not.toContain(id);
});

it('tells of both pieces that a discovered attack attacks, if the piece that moved takes one', async () => {
  const position = 'q3kbnr/p1ppp1pp/1pn5/5p2/P6P/7N/RPPPQP2/1NB1K2R b Kk - 1 8';
  const found = await motifsOf(position, 'c6d4 f2f3 d4e2 e1e2');
  expect(found.map(({ says }) => says)).toContain(
    'When the knight leaves c6, the queen on a8 attacks the rook on h1. The knight on d4 attacks the queen on e2.',
  );
});

/** The motifs of a line's first ply. */
async function motifsOf(position: string, line: string): Promise<readonly Motif[]> {
  const plies: Ply<ChessPosition>[] = [];
  for (const text of line.split(' ')) {
    const before = plies.at(-1)?.after ?? must(chess.text.parse(position));
    plies.push(plyFrom(chess, before, must(chess.text.parseAction(before, text))));
  }
  return (await chess.motifs!()).of(plies.map((ply) => [ply]));
}
