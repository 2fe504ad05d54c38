import { hashText } from '@kickmate/game';
import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../shared/storage.ts';
import type { GameFile } from './game-file.ts';
import { LEVELS } from './messages.ts';

const KeptMatchSchema = v.object({
  /** The record. The game's own code has written it, and only the same game gets it back. */
  record: v.string(),
  computer: v.picklist(['w', 'b', 'none']),
  level: v.picklist(LEVELS),
});
const StoredSchema = v.object({ game: v.string(), match: KeptMatchSchema });

/** An unfinished match of a game from a file: its record, the side that the computer plays, and its level. */
export type KeptMatch = v.InferOutput<typeof KeptMatchSchema>;

/** The unfinished match of this game that was played in this browser, if it was the last one of any game from a file. */
export function keptMatch(file: GameFile): KeptMatch | undefined {
  const read = v.safeParse(StoredSchema, readJson(load(KEYS.foreignMatch)));
  return read.success && read.output.game === nameOf(file) ? read.output.match : undefined;
}

/** Keeps a match of this game in place of the one before, of whichever game; `undefined` forgets that of this game only. */
export function keepMatch(file: GameFile, match: KeptMatch | undefined): void {
  if (match) store(KEYS.foreignMatch, JSON.stringify({ game: nameOf(file), match }));
  else if (keptMatch(file)) store(KEYS.foreignMatch, undefined);
}

/** Tells a file from all others: another version of a game may have other rules. */
const nameOf = (file: GameFile): string => `${file.id} ${hashText(JSON.stringify(file))}`;
