import { type SpeedRow, speedOf } from './result.ts';

/** The places of a bar on its axis, in percent of the axis. */
export interface Bar {
  readonly end: number;
  /** The line across the end of the bar: from the lowest to the highest value. */
  readonly low: number;
  readonly high: number;
  /** Marks of further measurements, such as runs that warm up. */
  readonly marks?: readonly number[];
}

/** Places several values, each with its lowest and highest measurement, on one axis that begins at 0. */
export function placeBars(
  values: readonly {
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly marks?: readonly number[];
  }[],
): readonly Bar[] {
  const longest = Math.max(
    ...values.flatMap(({ value, high, marks = [] }) => [value, high, ...marks]),
    Number.MIN_VALUE,
  );
  const place = (value: number) => (100 * value) / longest;
  return values.map(({ value, low, high, marks }) => ({
    end: place(value),
    low: place(low),
    high: place(high),
    ...(marks && { marks: marks.map(place) }),
  }));
}

/** A row with its speed and its bar; both are missing while it warms up. */
export interface SpeedBar {
  readonly row: SpeedRow;
  readonly perSecond: number | undefined;
  /** The fastest run's speed as a multiple of that of the slowest backend; `undefined` for a row that is alone. */
  readonly timesSlowest: number | undefined;
  readonly bar: Bar | undefined;
}

/** The bars of rows of one task: nodes a second, with the slowest and the fastest run, and marks for runs that warmed up. */
export function speedBars(rows: readonly SpeedRow[]): readonly SpeedBar[] {
  const speeds = rows.map((row) => ({ row, speed: speedOf(row) }));
  const measured = speeds.flatMap(({ row, speed }) => (speed ? [{ row, speed }] : []));
  const bars = placeBars(
    measured.map(({ row, speed }) => ({
      value: speed.perSecond,
      low: (row.nodes / speed.most) * 1000,
      high: (row.nodes / speed.least) * 1000,
      marks: row.warmUp.map((time) => (row.nodes / time) * 1000),
    })),
  );
  const slowest = Math.min(...measured.map(({ speed }) => speed.fastest));
  return speeds.map(({ row, speed }) => ({
    row,
    perSecond: speed?.perSecond,
    timesSlowest: speed && measured.length > 1 ? speed.fastest / slowest : undefined,
    bar: speed && bars[measured.findIndex((one) => one.row === row)],
  }));
}
