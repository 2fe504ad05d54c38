/** What is measured of a variant: always the same, so that figures can be compared over time. */
export interface Workload {
  /** The variant's id. */
  readonly variant: string;
  /** Positions as text. The first is a kick-off. */
  readonly positions: readonly string[];
  /** Depths for the referee and what runs on it. */
  readonly rules: Depths;
  /** Depths for the kernel, on both of its backends; absent where there is none. */
  readonly kernel?: Depths;
}

/** How deep things are done: enough for a measurement, not for a coffee break. */
export interface Depths {
  readonly perft: number;
  readonly search: number;
  /** For the signature, on every position. */
  readonly signature: number;
}

/** The work for each variant of the catalogue; a test sees to it that none is missing. */
export const WORKLOADS: readonly Workload[] = [
  {
    variant: 'chess-league',
    positions: [
      // A kick-off, then what games of the engine against itself came to, from crowded boards to empty ones.
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1',
      'r1bqkb1r/p1p2ppp/1pn4n/8/3B4/2N2N2/PPP1PPPP/R2QKB1R w d7 0 13',
      'r3k1r1/pp3pb1/2nqb2p/4p3/P2pP3/1P3N2/2QB1P1P/R3KBR1 w g2 1 29',
      'r4br1/1p2qkp1/2np1n1p/p4P2/5B1P/2P3P1/PP2P3/RN1QK2R w g2 3 29',
      '7r/B1k1b3/2b2p2/3Bp2p/P7/2N2N2/1R2P2P/8 w b4 2 45',
      '5q2/1p3pr1/2n5/p3p3/P2rP2b/1P1p1P2/3B2R1/1RQ2K2 w g5 1 61',
      '3N4/p7/2p2r1k/4p3/1Pp1P3/4P1K1/1PP5/5R2 w f4 1 61',
      '8/8/1p3b2/pr6/5r2/1PR5/8/5R2 w f3 4 109',
    ],
    rules: { perft: 4, search: 3, signature: 2 },
    kernel: { perft: 6, search: 10, signature: 6 },
  },
  {
    variant: 'football',
    positions: [
      // A kick-off, a classic one, and what random rounds came to: at the start of a turn and within one.
      'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0',
      'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - 0',
      '7br/5b3/6kn1/1r1N3B1/6Q2/9/9/1qn3BKN/1R6R w b4 m - 46',
      'r4knbr/1n7/5q3/9/1B7/7b1/5R3/1RK5N/QNB6 b h5 k - 37',
    ],
    rules: { perft: 3, search: 2, signature: 2 },
    kernel: { perft: 4, search: 6, signature: 5 },
  },
  {
    variant: 'chess-eleven',
    positions: [
      // A kick-off, then random rounds and the rule page's boards: without the ball, with it, a corner, a check.
      'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1',
      '3kb2n/2pp3p/B1p5/2N4r/5bP1/1P3Q2/1B1P2RN/3K3P w b3 m h1,d2,b3,c6,c7,d7,h7 2 13',
      '1p3k1r/p2p2b1/2N5/4pB1Q/2bP1PR1/6R1/3N2P1/2K1n3 w d2 mps g2,d7,b8 1 43',
      '4kr2/PP6/2N5/8/8/8/6B1/R2K4 w a8 MPS - 0 12',
      '4r3/3k4/8/8/R7/8/2N5/4K3 w a4 mps - 0 9',
    ],
    rules: { perft: 3, search: 3, signature: 2 },
    kernel: { perft: 5, search: 9, signature: 6 },
  },
  {
    variant: 'chess',
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
  },
  {
    variant: 'chess960',
    positions: [
      'bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1',
      '1r2k1r1/p1p2p1p/1p1qbnp1/8/8/1P1QBNP1/P1P2P1P/1R2K1R1 w KQkq - 2 12',
    ],
    rules: { perft: 3, search: 2, signature: 2 },
    kernel: { perft: 4, search: 10, signature: 8 },
  },
  {
    variant: 'minimal',
    // The kick-off, and the two diagrams of its rule page.
    positions: ['ppp/3/PPP w 1', 'p1p/1p1/PPP w 2', '1p1/1p1/2P w 5'],
    rules: { perft: 7, search: 7, signature: 7 },
  },
];
