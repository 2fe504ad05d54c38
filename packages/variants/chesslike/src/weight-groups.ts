/**
 * Parts of the kernel's evaluation weights by name: the first weight and how many there are (see assembly/weights.ts, where
 * each is described). To switch a part off, set its weights to 0.
 */
export const WEIGHT_GROUPS: Readonly<Record<string, readonly [first: number, count: number]>> = {
  points: [0, 1],
  sight: [1, 1],
  royal: [2, 1],
  places: [3, 2],
  mobility: [5, 1],
  nearness: [6, 1],
  siege: [7, 1],
  hanging: [8, 2],
  way: [10, 2],
  keys: [12, 1],
  tempo: [13, 1],
  room: [14, 1],
};
