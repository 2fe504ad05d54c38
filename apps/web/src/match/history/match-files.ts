import { fail, ok, type Result } from '@kickmate/board';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { writeRecord } from '@kickmate/record';
import * as v from 'valibot';
import { downloadText } from '../../shared/files.ts';
import { restsBetween } from '../../shared/rest.ts';
import { readJson } from '../../shared/storage.ts';
import { isAsOpened } from '../../stage/opened-record.ts';
import { recordTags } from '../../stage/record-tags.ts';
import type { Unreadable } from '../record/open-record.ts';
import { parseSavedMatch } from '../saved/saved-match.ts';
import { texts as savedTexts } from '../saved/texts.ts';
import { texts } from './file-texts.ts';
import { type Claim, type FinishedMatch, finishedMatch, type StoredMatch } from './finished.ts';

// Finished matches as files.

/** The record of a stored match as PGN, with the players and the day. Rejects only if the rules could not be fetched. */
export async function recordOf(text: string): Promise<Result<string, Unreadable>> {
  const read = await parseSavedMatch(text);
  if (!read.ok) return read;
  const { match, seats, beganAt, opened } = read.value;
  if (opened && isAsOpened(match, opened)) return ok(opened.text);
  return ok(writeRecord(match, recordTags({ seats }, new Date(beganAt ?? 0))));
}

const ExportedMatch = v.object({
  // Before 1970 in old games.
  ended: v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15)),
  saved: v.unknown(),
  isHinted: v.optional(v.boolean()),
  claim: v.optional(
    v.object({
      from: v.picklist(['online', 'file']),
      id: v.pipe(v.string(), v.nonEmpty()),
      side: v.picklist(['w', 'b']),
      level: v.optional(v.picklist(ALL_LEVELS)),
      rating: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
    }),
  ),
});
const VERSION = 1;
const Exported = v.object({
  kickmate: v.literal('matches'),
  version: v.literal(VERSION),
  /** Each is checked by itself: one with a fault does not keep the others out. */
  matches: v.array(v.unknown()),
  schedules: v.optional(v.unknown()),
});
const ExportedLater = v.object({ kickmate: v.literal('matches'), version: v.pipe(v.number(), v.gtValue(VERSION)) });

/**
 * The text of a file with matches, which {@link importedMatches} reads.
 * @param schedules when their bad turns come back, if some were practised
 */
export function exportText(stored: readonly StoredMatch[], schedules: readonly unknown[] = []): string {
  const matches = stored.map(({ match, text }) => ({
    ended: match.ended,
    saved: JSON.parse(text) as unknown,
    ...(match.isHinted && { isHinted: true }),
    ...claimIn(match),
  }));
  const file: v.InferInput<typeof Exported> = {
    kickmate: 'matches',
    version: VERSION,
    matches,
    ...(schedules.length > 0 && { schedules }),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

function claimIn({ id, players, side, level, rating }: FinishedMatch): { readonly claim?: Claim } {
  const isClaimed = players === 'online' || players === 'file';
  if (!isClaimed || !side) return {};
  const known = { ...(level !== undefined && { level }), ...(rating !== undefined && { rating }) };
  return { claim: { from: players, id, side, ...known } };
}

/** The matches of a file, and a sentence for each one that cannot be read. */
export interface Imported {
  readonly stored: readonly StoredMatch[];
  readonly faults: readonly string[];
  /** When bad turns of these matches come back, as the file says it: not checked yet. */
  readonly schedules?: unknown;
}

/**
 * Reads a file that {@link exportText} wrote; every action is checked by the referee. Matches that cannot be read are left
 * out. Rejects only if rules could not be fetched.
 * @param progress called with the number of matches that have been read, and of all
 */
export async function importedMatches(
  text: string,
  progress: (read: number, all: number) => void = () => {},
): Promise<Result<Imported, Unreadable>> {
  const json = readJson(text);
  if (json === undefined) return fail({ message: texts.isDamaged });
  if (v.is(ExportedLater, json)) return fail({ message: texts.isNewer });
  const file = v.safeParse(Exported, json);
  if (!file.success) return fail({ message: texts.noMatches });
  const { matches, schedules } = file.output;
  const stored: StoredMatch[] = [];
  const faults: string[] = [];
  const rest = restsBetween();
  for (const [index, one] of matches.entries()) {
    const read = await storedOf(one);
    if (read.ok) stored.push(read.value);
    else faults.push(texts.fault(index + 1, read.error.message));
    progress(index + 1, matches.length);
    await rest();
  }
  return ok({ stored, faults, schedules });
}

/** A match of such a file. */
async function storedOf(one: unknown): Promise<Result<StoredMatch, Unreadable>> {
  const checked = v.safeParse(ExportedMatch, one);
  if (!checked.success) return fail({ message: savedTexts.fault(v.getDotPath(checked.issues[0])) });
  const { ended, saved, isHinted, claim } = checked.output;
  const read = await parseSavedMatch(JSON.stringify(saved) ?? '');
  if (!read.ok) return read;
  if (!read.value.match.end) return fail({ message: texts.notOver });
  return ok(finishedMatch(read.value, ended, { isHinted: isHinted ?? false, claim }));
}

/** Downloads matches as a file that {@link importedMatches} reads. */
export async function downloadMatches(
  stored: readonly StoredMatch[],
  schedules: readonly unknown[] = [],
): Promise<void> {
  downloadText('kickmate-matches.json', exportText(stored, schedules), 'application/json');
}

/** Downloads the records of matches as one PGN file. */
export async function downloadRecords(stored: readonly StoredMatch[]): Promise<void> {
  const records: string[] = [];
  const rest = restsBetween();
  for (const { text } of stored) {
    const record = await recordOf(text);
    if (record.ok) records.push(record.value);
    await rest();
  }
  const name = stored.length === 1 ? `kickmate-${stored[0]!.match.id}` : 'kickmate-matches';
  downloadText(`${name}.pgn`, records.join('\n'));
}
