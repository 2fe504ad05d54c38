import { type Side, sideName } from '@kickmate/board';
import { commentsAt, formatPgn, type GameTree, gamesOf, hasPath, type Path, treeOf } from '@kickmate/record';
import type { AnyMatch } from '../any-match.ts';
import { knownTag } from './record-tags.ts';

/** A match as it was opened, and what its text says beyond it. */
export interface OpenedRecord {
  readonly match: AnyMatch;
  /** The text that it was read from. */
  readonly text: string;
  /** Its games as a tree, with tags, notes and variations; `undefined` if the text is only a position. */
  readonly tree?: GameTree<unknown> | undefined;
}

/** Whether a match has the actions that it was opened with, and no others, and has ended as it had then. */
export const isAsOpened = (match: AnyMatch, opened: OpenedRecord): boolean =>
  courseOf(match) === courseOf(opened.match);

/** Who played a side by the record that was opened, as long as the match is as it was opened: then it is theirs. */
export function recordedName(match: AnyMatch, opened: OpenedRecord, side: Side): string | undefined {
  const round = opened.tree?.rounds[0];
  return round && isAsOpened(match, opened) ? knownTag(round.tags, sideName(side)) : undefined;
}

const courseOf = ({ variant, rounds, resigned, flagged }: AnyMatch): string =>
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
 * The record of a match that was opened, with what was said of the moves that still stand. As long as the match is as it
 * was opened, its tags are those of the opened text.
 * @param tags what else to say of a match that has gone another way, as in `writeRecord`
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

/** What is said to programs: `[%cal Ge2e4]` draws an arrow. */
const COMMAND = /\[%[^[\]]*\]/g;

/** What a tree's comments say to people at a place; nothing at a place that the tree does not have. */
export const spokenComments = (tree: GameTree<unknown>, path: Path): readonly string[] =>
  hasPath(tree, path)
    ? commentsAt(tree, path)
        .map((comment) => comment.replace(COMMAND, '').trim())
        .filter(Boolean)
    : [];
