import type { DirectKernel, PackedPositions, Weights } from '@kickmate/command';

/** What one weight does to the evaluation: the positions in which it counts, and White's points there for each of its own. */
export interface Slopes {
  readonly weight: number;
  /** Ascending numbers of positions. */
  readonly rows: Uint32Array;
  readonly values: Float32Array;
  /** Whether twice the move does twice as much: then the slopes are the same at other weights, too. */
  readonly isInProportion: boolean;
}

/** So far a weight is moved to see what it does: far enough that rounding in the evaluation hardly counts... */
const STEP = 128;
/** ...and so far, to either side, where its effect is not in proportion. */
const SMALL_STEP = 16;
/** The first positions of a weight tell whether it is in proportion. */
const PROBE = 500;
/** Steps up and down do the same, but for rounding and this share of both... */
const ROUNDING = 2;
const EVEN = 0.1;
/** ...except in this share of the positions, where the evaluation is at an edge of its own: a draw, the other side ahead. */
const BENT = 0.1;
/** A group of weights is divided into so many to find the one that counts. */
const PARTS = 2;
/** A weight for the middle game and one for the end game mostly count together: there is nothing to find. */
const SMALL_GROUP = 2;

/**
 * The slopes of some weights at a set of weights, by moving them and evaluating again. Most weights count in few
 * positions: several are moved at once, and only where that changes anything are they looked at apart.
 * @param base the positions' evaluations with the weights as they are
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
    // What a kernel keeps of the evaluation is of other weights.
    kernel.clear();
    return kernel.evaluations(positions, rows);
  }
}

/** Different for neighbours, so that two of them hardly ever cancel each other. */
const unevenStep = (weight: number): number => STEP + ((weight * 67) % 151);

/** Leaves out the positions in which the weight does nothing. */
function sparse(rows: Uint32Array, slope: (index: number, row: number) => number): Pick<Slopes, 'rows' | 'values'> {
  const values = Float32Array.from(rows, (row, index) => slope(index, row));
  return { rows: rows.filter((_, index) => values[index] !== 0), values: values.filter((value) => value !== 0) };
}
