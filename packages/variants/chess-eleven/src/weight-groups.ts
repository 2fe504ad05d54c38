/**
 * Parts of the kernel's evaluation weights by name: the first weight and how many there are (see assembly/weights.ts, where
 * each is described). To switch a part off, set its weights to 0.
 */
export const WEIGHT_GROUPS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  material: [0, 5],
  places: [5, 12],
  ball: [17, 8],
  cornerTurn: [25, 1],
  guards: [26, 4],
  shots: [30, 6],
  shooters: [36, 2],
  receivers: [38, 1],
  exposure: [39, 4],
  mobility: [43, 4],
  kingAttack: [47, 1],
  tempo: [48, 2],
  ballWon: [50, 1],
  prize: [51, 1],
};
