import type { Workload } from '@kickmate/game';
import { MATCH_OPENINGS } from './openings/match-openings.ts';

/** The bench's positions and depths for chess, and openings for matches. Other positions or depths change the signature. */
export const WORKLOAD: Workload = {
  positions: [
    // The start, then openings, middle games, open and closed, and endings down to kings and pawns.
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R b KQkq - 0 5',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    'r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/P1N1PN2/1P1B1PPP/R2QKB1R w KQ - 1 9',
    '2rq1rk1/1b2bppp/p2ppn2/1p6/3QP3/1BN1B3/PPP2PPP/3R1RK1 b - - 3 14',
    '2r3k1/pp3ppp/4p3/3pP3/1q1P1P2/1P1Q3P/P4RPK/8 b - - 2 27',
    '8/5pk1/R5p1/7p/5P1P/r5P1/6K1/8 w - - 5 40',
    '8/2k2p2/2b3p1/P1p1Np2/1p3P2/1P1K2P1/8/8 b - - 1 37',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  ],
  rules: { perft: 3, search: 3, signature: 2 },
  kernel: { perft: 5, search: 11, signature: 10 },
  openings: MATCH_OPENINGS,
};

/** The bench's positions and depths for Chess960. */
export const WORKLOAD_960: Workload = {
  positions: [
    'bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1',
    '1r2k1r1/p1p2p1p/1p1qbnp1/8/8/1P1QBNP1/P1P2P1P/1R2K1R1 w KQkq - 2 12',
  ],
  rules: { perft: 3, search: 2, signature: 2 },
  kernel: { perft: 4, search: 10, signature: 8 },
};
