import type { Workload } from '@kickmate/game';

/** The bench's positions and depths. A change of them changes the signature. */
export const WORKLOAD: Workload = {
  positions: [
    // A kick-off, then positions from games of the engine against itself: at a turn's start, within one; and a corner turn.
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
};
