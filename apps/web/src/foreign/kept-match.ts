import { hashText } from '@kickmate/game';
import * as v from 'valibot';
import { type KeptDraft, useKeptDraft } from '../shared/kept-draft.ts';
import { foreignMatchKey, readJson } from '../shared/storage.ts';
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

/** Keeps the unfinished match of a game from a file. */
export interface MatchKeeper {
  readonly draft: KeptDraft;
  /** The match that was kept of this file. */
  readonly match: KeptMatch | undefined;
  /** Keeps a match in place of the one before; `undefined` forgets it. */
  readonly keep: (match: KeptMatch | undefined) => void;
}

/**
 * Keeps the unfinished match of a file while the caller's scope lives. The match of another version of the game stays until one
 * of this version is kept.
 * @param restart starts the game again, after the match of another window was taken
 */
export function useKeptMatch(file: GameFile, restart: () => Promise<void>): MatchKeeper {
  const game = nameOf(file);
  const draft = useKeptDraft({ key: foreignMatchKey(file.id), take: () => restart().then(() => true) });
  const read = v.safeParse(StoredSchema, readJson(draft.begin()));
  const match = read.success && read.output.game === game ? read.output.match : undefined;
  let isOwn = match !== undefined;
  function keep(next: KeptMatch | undefined): void {
    if (next || isOwn) draft.keep(next && JSON.stringify({ game, match: next }));
    isOwn = next !== undefined;
  }
  return { draft, match, keep };
}

/** Tells a file from all others: another version of a game may have other rules. */
const nameOf = (file: GameFile): string => `${file.id} ${hashText(JSON.stringify(file))}`;
