import { fail, ok, type Result } from '@kickmate/board';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { writeRecord } from '@kickmate/record';
import * as v from 'valibot';
import { readJson } from '../../shared/storage.ts';
import type { AnyMatch } from '../any-match.ts';
import type { Setup } from '../opponent.ts';
import { openRecord, type Unreadable } from '../record/open-record.ts';
import type { OpenedRecord } from '../record/opened-record.ts';

/** A match and how it is played. */
export interface KeptMatch {
  readonly match: AnyMatch;
  readonly setup: Setup;
  /** How long the turn has taken, in milliseconds. */
  readonly elapsed: number;
  /** How far the sides have lined up for the round that is about to begin. */
  readonly lineUp?: LineUpSoFar | undefined;
  /** When it began; not known of matches that earlier versions kept. */
  readonly begun?: Date | undefined;
  /** What it was opened from, if it was opened from a record. */
  readonly opened?: OpenedRecord | undefined;
  /** Whether the computer waits, in a match that is only watched. */
  readonly isPaused?: boolean | undefined;
}

const LineUpSoFar = v.union([
  v.literal('done'),
  v.object({
    /** The formations of the sides that are ready. */
    ready: v.object({ w: v.optional(v.string()), b: v.optional(v.string()) }),
    /** The one that is being made. */
    draft: v.string(),
  }),
]);
/** How far sides have lined up for a round; formations in their text form. */
export type LineUpSoFar = v.InferOutput<typeof LineUpSoFar>;

/** The last moment that a `Date` can tell. */
const LATEST_DATE = 8.64e15;

const SavedMatch = v.object({
  version: v.literal(1),
  side: v.picklist(['w', 'b']),
  opponent: v.variant('kind', [
    v.object({ kind: v.literal('computer'), level: v.picklist(ALL_LEVELS) }),
    v.object({ kind: v.literal('person') }),
    v.object({
      kind: v.literal('nobody'),
      level: v.picklist(ALL_LEVELS),
      blackLevel: v.optional(v.picklist(ALL_LEVELS)),
    }),
  ]),
  /** How long the turn has taken, in milliseconds; only where there are clocks. */
  elapsed: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  lineUp: v.fallback(v.optional(LineUpSoFar), undefined),
  /** When the match began, in milliseconds since 1970. */
  begun: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(LATEST_DATE))),
  isPaused: v.optional(v.boolean()),
  /** The record of the match. */
  record: v.string(),
  /** The record from which it was opened, which is no longer than records may be. */
  opened: v.optional(v.string()),
});

/** Writes a match for storage: its record and its setup, as JSON. What was undone is not kept. */
export function formatSavedMatch({ match, setup, elapsed, lineUp, begun, opened, isPaused }: KeptMatch): string {
  const turn = (match.time ?? match.live) ? { elapsed: Math.round(elapsed) } : {};
  const origin = { begun: begun?.getTime(), opened: opened?.text };
  const record = writeRecord(match);
  const saved: v.InferInput<typeof SavedMatch> = { version: 1, ...setup, ...turn, lineUp, ...origin, isPaused, record };
  return JSON.stringify(saved);
}

/** Reads a stored match; every action of it is checked by the referee. Rejects only if the rules could not be fetched. */
export async function parseSavedMatch(text: string): Promise<Result<KeptMatch, Unreadable>> {
  const json = readJson(text);
  if (json === undefined) return fail({ message: 'It is not well-formed JSON.' });
  const saved = v.safeParse(SavedMatch, json);
  if (!saved.success) {
    const [issue] = saved.issues;
    return fail({ message: `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}` });
  }
  const { opponent, side, elapsed, lineUp, begun, isPaused, record, opened } = saved.output;
  const read = await openRecord(record);
  if (!read.ok) return read;
  const source = opened === undefined ? undefined : await openRecord(opened);
  if (source && !source.ok) return fail({ message: `opened: ${source.error.message}` });
  return ok({
    match: read.value.match,
    setup: { opponent, side },
    elapsed,
    lineUp,
    begun: begun === undefined ? undefined : new Date(begun),
    opened: source?.value,
    isPaused,
  });
}
