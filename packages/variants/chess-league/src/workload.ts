import type { Workload } from '@kickmate/game';

/** The bench's positions and depths. A change of them changes the signature. */
export const WORKLOAD: Workload = {
  positions: [
    // A kick-off, then positions from games of the engine against itself, from crowded boards to empty ones.
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
  targets: { perft: 100, search: 3 },
};
