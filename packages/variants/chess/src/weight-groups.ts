/**
 * Parts of the kernel's evaluation weights by name: the first weight and how many there are, two for each term (see
 * assembly/weights.ts, where the terms are described). To switch a part off, set its weights to 0.
 */
export const WEIGHT_GROUPS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  material: [0, 10],
  places: [10, 768],
  bishopPair: [778, 2],
  doubledPawns: [780, 2],
  isolatedPawns: [782, 4],
  backwardPawns: [786, 4],
  connectedPawns: [790, 12],
  candidatePawns: [802, 12],
  passedPawns: [814, 72],
  openFiles: [886, 4],
  seventhRank: [890, 2],
  trappedRook: [892, 2],
  badBishop: [894, 4],
  outposts: [898, 4],
  shieldedPieces: [902, 2],
  earlyQueen: [904, 2],
  castling: [906, 4],
  kingProtection: [910, 32],
  pawnStorm: [942, 20],
  kingAttack: [962, 82],
  mobility: [1044, 132],
  threats: [1176, 34],
  tempo: [1210, 2],
  endings: [1212, 6],
};
