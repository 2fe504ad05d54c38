import type { Network } from './network-file.ts';

/** The facts of a position by which a network evaluates it. A kernel has them all. */
export interface NetworkPosition {
  /** The side to act: 0 White, 1 Black. */
  readonly side: number;
  readonly bucket: number;
  /** The rows that White sees, and those that Black sees. */
  readonly rows: readonly [readonly number[], readonly number[]];
}

/** An output weight of 1, in whole numbers. */
export const WEIGHT_ONE = 64;
/** A hidden unit of 1, which is the largest, in whole numbers. */
export const UNIT_ONE = 255;
/** An output of 1, in hundredths of a pawn. */
export const SCALE = 200;
/** The largest evaluation. */
const LIMIT = 3000;

/**
 * The evaluation of a position for the side to act, in hundredths of a pawn: a sum of the squares of both sides' hidden units,
 * clipped to 0 to 1 ("squared clipped ReLU"), in whole numbers. It is written to be read; kernels compute the same fast.
 */
export function plainValue(
  { weights, width, rows, buckets }: Network,
  { side, bucket, ...position }: NetworkPosition,
): number {
  const view = new DataView(weights.buffer, weights.byteOffset, weights.length);
  const weight = (row: number, unit: number) => view.getInt16((row * width + unit) * 2, true);
  // A row of biases stands behind the inputs' rows, then two rows of output weights for each bucket.
  const hidden = position.rows.map((seen) =>
    Array.from({ length: width }, (_, unit) => seen.reduce((sum, row) => sum + weight(row, unit), weight(rows, unit))),
  );
  const part = (player: number, row: number) =>
    hidden[player]!.reduce((sum, unit, n) => sum + Math.min(Math.max(unit, 0), UNIT_ONE) ** 2 * weight(row, n), 0);
  const first = rows + 1 + 2 * bucket;
  const bias = view.getInt32((rows + 1 + 2 * buckets) * width * 2 + 4 * bucket, true);
  const sum = Math.trunc((part(side, first) + part(side ^ 1, first + 1)) / UNIT_ONE) + bias;
  // `| 0` drops the fraction, as the kernels do, and never gives -0.
  return Math.min(Math.max((sum * SCALE) / (UNIT_ONE * WEIGHT_ONE), -LIMIT), LIMIT) | 0;
}
