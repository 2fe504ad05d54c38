/** What is measured of a variant: always the same positions and depths, so that figures can be compared over time. */
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

/** How deep a backend goes. Throws if the workload says nothing of kernels. */
export function depthsFor({ variant, rules, kernel }: Workload, backend: 'wasm' | 'js' | 'rules'): Depths {
  if (backend === 'rules') return rules;
  if (!kernel) throw new Error(`${variant} has a kernel, but its workload has no depths for one`);
  return kernel;
}

/** The work for each variant of the catalogue; a test of `bench` sees to it that none is missing. */
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
      // A kick-off, a classic one, then what games of the engine against itself came to, within turns and between them.
      'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0',
      'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - 0',
      'r4knb1/3nq4/3Q5/5b3/9/1B2B4/9/8r/RN3KN1R w d3 k f1 8',
      'rn3kn2/4qB3/9/5b3/3b5/3QB4/8r/9/RN3KN1R w h1 m - 8',
      'r4kn2/4qB3/2n3b2/R8/3b5/3QB4/6r2/4N3N/5K2R w g1 k - 14',
      'r8/3nqk3/3Q3n1/5b3/R8/1B1NB4/3b5/3N4r/5K2R w f2 k d2 16',
      '9/5B3/4q1b2/5Q3/3bnk3/5n3/3B2N2/5RrKN/6rR1 b i1 m - 59',
    ],
    rules: { perft: 3, search: 2, signature: 2 },
    kernel: { perft: 4, search: 10, signature: 7 },
  },
  {
    variant: 'chess-eleven',
    positions: [
      // A kick-off, then what games of the engine against itself came to: at a turn's start, within one; and a corner turn.
      'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1',
      '2rkqb1r/p3p2p/5n2/3p4/P5bQ/5N2/1B1PP2P/R2K1B1R b f6 mps d2,e2,h2,a7,e7,h7 2 7',
      'r1b1kb1r/p3p2p/5n2/3p3q/P7/3P1N2/1B2P2P/R2KQB1R b h5 mps e2,h2,a7,e7,h7 2 7',
      '2k2b1r/p3p2p/5n2/3p4/P5bQ/1q3N2/3PP2P/2BK1BR1 b g4 p d2,e2,h2,a7,e7,h7 4 15',
      'r2k3r/1B1pp2p/5n2/p2P4/8/4q3/P3P2P/1R1KQ1R1 b b1 m a2,e2,h2,d7,e7,h7 0 16',
      '4kr2/PP6/2N5/8/8/8/6B1/R2K4 w a8 MPS - 0 12',
      '1R3r2/3kp2p/3p4/p2P3Q/7P/2K5/P4r2/8 w c3 mps a2,e7,h7 8 51',
      '3k4/8/3bp2p/8/8/pK6/P3P3/3B4 w d6 m a2,e2 2 52',
    ],
    rules: { perft: 3, search: 3, signature: 2 },
    kernel: { perft: 6, search: 12, signature: 8 },
  },
  {
    variant: 'chesslike',
    positions: [
      // The start, then what a game of the engine against itself came to.
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ......../......../......../......../......../......../......../........ 0,0 0 1',
      'rnbqkb1r/ppp1p2p/3p1ppn/8/8/1P1P1P2/PBP1P1PP/RN1QKBNR w ......../......../......../......../......../......../......../........ 0,0 8 9',
      'r1b1kb1r/pppqp1p1/2n1pppn/8/3P4/1P3P2/PBPQPPP1/RN2KBNR w ......../......../......../......../......../......../......../........ 0,0 16 17',
      'r1b1kb2/1pp2pp1/p1nn1p2/4p1p1/4P3/1PN1PP2/PBPN1P2/R3KB1P w ......../......../......../......../......../......../......../........ 0,0 7 33',
      'r3k3/1pp2pp1/1pnb1p2/4p1p1/1P2P3/PNB1P1P1/2P1KP2/R6P w ......../......../......../......../......../......../......../........ 0,0 3 49',
      'r4k2/2b1npp1/1pp2p2/3p4/1PN1P1p1/2B1P1P1/2P2P2/3R1K1P w ......../......../......../......../......../......../......../........ 0,0 5 65',
      '5k2/6p1/2pb4/1p6/6p1/2B1P1P1/r4P2/1R3K1P w ......../......../......../......../......../......../......../........ 0,0 3 89',
    ],
    rules: { perft: 3, search: 3, signature: 2 },
    kernel: { perft: 6, search: 10, signature: 7 },
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
