import type { Workload } from '@kickmate/game';
import { CROWDED_MAPS } from './crowded-maps.ts';

/** The bench's positions and depths. A change of them changes the signature. */
export const WORKLOAD: Workload = {
  positions: [
    // The start, then positions from a game of the engine against itself.
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ......../......../......../......../......../......../......../........ 0,0 0 1',
    'rnbqkb1r/ppp1p2p/3p1ppn/8/8/1P1P1P2/PBP1P1PP/RN1QKBNR w ......../......../......../......../......../......../......../........ 0,0 8 9',
    'r1b1kb1r/pppqp1p1/2n1pppn/8/3P4/1P3P2/PBPQPPP1/RN2KBNR w ......../......../......../......../......../......../......../........ 0,0 16 17',
    'r1b1kb2/1pp2pp1/p1nn1p2/4p1p1/4P3/1PN1PP2/PBPN1P2/R3KB1P w ......../......../......../......../......../......../......../........ 0,0 7 33',
    'r3k3/1pp2pp1/1pnb1p2/4p1p1/1P2P3/PNB1P1P1/2P1KP2/R6P w ......../......../......../......../......../......../......../........ 0,0 3 49',
    'r4k2/2b1npp1/1pp2p2/3p4/1PN1P1p1/2B1P1P1/2P2P2/3R1K1P w ......../......../......../......../......../......../......../........ 0,0 5 65',
    '5k2/6p1/2pb4/1p6/6p1/2B1P1P1/r4P2/1R3K1P w ......../......../......../......../......../......../......../........ 0,0 3 89',
  ],
  heavyMaps: CROWDED_MAPS,
  rules: { perft: 3, search: 3, signature: 2 },
  kernel: { perft: 6, search: 10, signature: 7 },
};
