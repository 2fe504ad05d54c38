import type { Workload } from '@kickmate/game';

/** The bench's positions and depths. A change of them changes the signature. */
export const WORKLOAD: Workload = {
  // The kick-off, and the two diagrams of its rule page.
  positions: ['ppp/3/PPP w 1', 'p1p/1p1/PPP w 2', '1p1/1p1/2P w 5'],
  rules: { perft: 7, search: 7, signature: 7 },
};
