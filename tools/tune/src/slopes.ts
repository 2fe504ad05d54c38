import type { DirectKernel, PackedPositions, Weights } from '@kickmate/command';

/** The effect of one weight on the evaluations: the positions that it changes, and by how much for each point of the weight. */
export interface Slopes {
  readonly weight: number;
  /** The numbers of the positions, ascending. */
  readonly rows: Uint32Array;
  readonly values: Float32Array;
  /** Whether the effect is linear; then it is the same at other weights, too. */
  readonly isInProportion: boolean;
}

/** A weight is moved by this much to measure its effect: enough that the evaluation's rounding hardly counts. */
const STEP = 128;
/** A weight whose effect is not linear is moved by this much to either side. */
const SMALL_STEP = 16;
/** The number of positions by which it is decided whether a weight's effect is linear. */
const PROBE = 500;
/** Steps up and down have the same effect if they differ by at most this much (rounding), plus {@link EVEN} of both. */
const ROUNDING = 2;
const EVEN = 0.1;
/** An effect is linear if at most this share of the positions is an exception (a draw, for example). */
const BENT = 0.1;
/** A group of weights is divided into this many parts to find those that have an effect. */
const PARTS = 2;
/** Groups of this size are not divided: a middle game weight and its end game weight mostly act together. */
const SMALL_GROUP = 2;

/**
 * Measures the slopes of some weights, by moving them and evaluating the positions again. Most weights change few positions:
 * several are moved at once, and measured apart only in the positions that change.
 * @param weights the weights at which the slopes are measured
 * @param base the evaluations with these weights
 * @param wanted the numbers of the weights whose slopes are measured
 */
export function slopesOf(
  kernel: DirectKernel,
  positions: PackedPositions,
  weights: Weights,
  base: Int32Array,
  wanted: readonly number[],
): readonly Slopes[] {
  const all = Uint32Array.from({ length: positions.count }, (_, row) => row);
  const found = divide(wanted, all);
  kernel.weights = weights;
  return found;

  function divide(group: readonly number[], rows: Uint32Array): readonly Slopes[] {
    if (group.length <= SMALL_GROUP) return group.map((weight) => slopesAt(weight, rows));
    const moved = moveBy(group.map((weight) => [weight, unevenStep(weight)]));
    const values = kernelAt(moved, rows);
    const touched = rows.filter((row, index) => values[index] !== base[row]);
    const size = Math.ceil(group.length / PARTS);
    const parts = Array.from({ length: Math.ceil(group.length / size) }, (_, n) =>
      group.slice(n * size, (n + 1) * size),
    );
    return parts.flatMap((part) => divide(part, touched));
  }

  function slopesAt(weight: number, rows: Uint32Array): Slopes {
    const moved = kernelAt(moveBy([[weight, STEP]]), rows);
    const touched = rows.filter((row, index) => moved[index] !== base[row]);
    const up = moved.filter((value, index) => value !== base[rows[index]!]);
    const probe = touched.subarray(0, PROBE);
    const down = kernelAt(moveBy([[weight, -STEP]]), probe);
    const bent = probe.filter((row, index) => {
      const [there, back] = [up[index]! - base[row]!, base[row]! - down[index]!];
      return Math.abs(there - back) > ROUNDING + EVEN * Math.abs(there + back);
    });
    if (bent.length <= BENT * probe.length)
      return { weight, isInProportion: true, ...sparse(touched, (index, row) => (up[index]! - base[row]!) / STEP) };
    const [above, below] = [SMALL_STEP, -SMALL_STEP].map((step) => kernelAt(moveBy([[weight, step]]), rows));
    const slope = (index: number) => (above![index]! - below![index]!) / (2 * SMALL_STEP);
    return { weight, isInProportion: false, ...sparse(rows, slope) };
  }

  function moveBy(steps: readonly (readonly [weight: number, step: number])[]): Weights {
    const moved = [...weights];
    for (const [weight, step] of steps) moved[weight]! += step;
    return moved;
  }

  function kernelAt(moved: Weights, rows: Uint32Array): Int32Array {
    kernel.weights = moved;
    // The kernel's table of evaluations holds those of other weights.
    kernel.clear();
    return kernel.evaluations(positions, rows);
  }
}

/** A step that differs between neighbouring weights, so that their effects hardly ever cancel. */
const unevenStep = (weight: number): number => STEP + ((weight * 67) % 151);

/** Leaves out the positions in which the weight has no effect. */
function sparse(rows: Uint32Array, slope: (index: number, row: number) => number): Pick<Slopes, 'rows' | 'values'> {
  const values = Float32Array.from(rows, (row, index) => slope(index, row));
  return { rows: rows.filter((_, index) => values[index] !== 0), values: values.filter((value) => value !== 0) };
}
