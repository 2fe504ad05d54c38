// Practice: when the tasks of a player's own bad turns come back, kept for all of the player's devices.

import * as v from 'valibot';

/** The most schedules of one request. */
export const MAX_SCHEDULES = 30;

/** The ids of tasks that the server keeps: printable ASCII. Those of matches on maps of one's own may be others. */
export const TASK_ID = /^[!-~]{1,200}$/;

/** The schedule of one task. */
const PractisedTaskSchema = v.object({
  /** The id of the task, by which the player's devices know it. */
  id: v.pipe(v.string(), v.regex(TASK_ID)),
  /** The moment at which it was last practised, in milliseconds since 1970. */
  practised: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  /** The numbers and moments by which the devices schedule it. The server does not read them. */
  card: v.pipe(
    v.record(
      v.pipe(v.string(), v.regex(/^\w{1,30}$/)),
      v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/^[ -~]{0,40}$/))]),
    ),
    v.maxEntries(16),
  ),
});
export type PractisedTask = v.InferOutput<typeof PractisedTaskSchema>;

/** The schedules that a device sends, each task once. Of two for one task the later practice counts. */
export const NewSchedulesSchema = v.object({
  schedules: v.pipe(
    v.array(PractisedTaskSchema),
    v.minLength(1),
    v.maxLength(MAX_SCHEDULES),
    v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
  ),
});

/** A part of a player's schedules that have changed after a place in their order. */
export const SchedulesSchema = v.object({
  player: v.string(),
  schedules: v.array(PractisedTaskSchema),
  /** The place of the last one of this part. */
  after: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** True if no more follow. */
  isAll: v.boolean(),
});
export type Schedules = v.InferOutput<typeof SchedulesSchema>;
