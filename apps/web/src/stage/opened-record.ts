import type { Side } from '@kickmate/board';
import type { AnyMatch } from '@kickmate/play';
import { commentsAt, formatPgn, type GameTree, gamesOf, hasPath, type Path, treeOf } from '@kickmate/record';
import { knownTag } from './record-tags.ts';

/** A match as it was opened, with the text of its record. */
export interface OpenedRecord {
  readonly match: AnyMatch;
  /** The text that it was read from. */
  readonly text: string;
  /** The games of the text as a tree, with tags, notes and variations; `undefined` if the text is only a position. */
  readonly tree?: GameTree<unknown> | undefined;
  /** What the record says twice and differently, and which of the two counts, as sentences. */
  readonly notice?: string | undefined;
}

/** Whether a match still has exactly the actions and the end with which it was opened. */
export const isAsOpened = (match: AnyMatch, opened: OpenedRecord): boolean =>
  contentOf(match) === contentOf(opened.match);

/** The name of a side's player in the opened record; `undefined` once the match has changed. */
export function recordedName(match: AnyMatch, opened: OpenedRecord, side: Side): string | undefined {
  const round = opened.tree?.rounds[0];
  return round && isAsOpened(match, opened) ? knownTag(round.tags, side === 'w' ? 'White' : 'Black') : undefined;
}

const contentOf = ({ variant, rounds, resigned, flagged }: AnyMatch): string =>
  JSON.stringify([
    rounds.map(({ start, plies, end }) => [
      variant.text.format(start),
      plies.map(variant.text.formatAction),
      end?.kind,
    ]),
    resigned,
    flagged,
  ]);

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

/** The comments for people at a place of a tree; none if the tree does not have the place. */
export const spokenComments = (tree: GameTree<unknown>, path: Path): readonly string[] =>
  hasPath(tree, path) ? spokenWords(commentsAt(tree, path)) : [];
