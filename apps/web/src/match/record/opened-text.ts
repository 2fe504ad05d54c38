import type { AnyMatch } from '@kickmate/play';
import { formatPgn, gamesOf, treeOf } from '@kickmate/record';
import { isAsOpened, type OpenedRecord } from '../../stage/opened-record.ts';

/**
 * The record of a match that was opened, with the comments and variations of the moves that still stand. While the match is
 * unchanged, its tags are those of the opened text.
 * @param tags the tags of a match that has changed, as in `writeRecord`
 */
export function writeOpened(match: AnyMatch, opened: OpenedRecord, tags: Readonly<Record<string, string>>): string {
  const games = gamesOf(match, tags, treeOf(match, opened.tree));
  if (!isAsOpened(match, opened)) return formatPgn(games);
  return formatPgn(
    games.map((game, index) => {
      const source = opened.tree?.rounds[index];
      return source ? { ...game, tags: new Map([...source.tags, ['Result', game.result ?? '*']]) } : game;
    }),
  );
}

/** A command to programs in a comment: `[%cal Ge2e4]` draws an arrow. */
const COMMAND = /\[%[^[\]]*\]/g;

/** Replaces the words for people in some comments. Their commands to programs are kept, in a comment of their own. */
export function withSpokenComment(comments: readonly string[], words: string): readonly string[] {
  const commands = comments.flatMap((comment) => comment.match(COMMAND) ?? []).join(' ');
  return [words.trim(), commands].filter(Boolean);
}

/** The words for people in some comments. */
export const spokenWords = (comments: readonly string[]): readonly string[] =>
  comments.map((comment) => comment.replace(COMMAND, '').trim()).filter(Boolean);
