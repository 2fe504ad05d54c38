/**
 * Parts of the kernel's evaluation weights by name: the first weight and how many there are (see assembly/weights.ts, where
 * each is described). To switch a part off, set its weights to 0.
 */
export const WEIGHT_GROUPS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  places: [0, 10],
  ballRank: [10, 4],
  atBall: [14, 6],
  reach: [20, 5],
  distance: [25, 5],
  lanes: [30, 3],
  guards: [33, 1],
  mobility: [34, 5],
  threat: [39, 1],
  finishers: [40, 1],
  progress: [41, 1],
  tempo: [42, 1],
};
