import type { Side } from '@kickmate/board';
import type { AnyMatch } from '@kickmate/play';
import type { GameTree } from '@kickmate/record';
import { knownTag } from './record-tags.ts';

/** A match as it was opened, with the text of its record. */
export interface OpenedRecord {
  readonly match: AnyMatch;
  /** The text that it was read from. */
  readonly text: string;
  /** The games of the text as a tree, with tags, notes and variations; `undefined` if the text is only a position. */
  readonly tree?: GameTree<unknown> | undefined;
  /** The contradictions in the record, and which of two statements counts, as sentences. */
  readonly contradictions?: string | undefined;
}

/** Returns whether a match still has exactly the actions and the end with which it was opened. */
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
