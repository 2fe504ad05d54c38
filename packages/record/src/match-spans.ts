import { outlinePgn, type PgnOutline } from './parse-pgn.ts';
import type { PgnSpan } from './pgn.ts';

/** A match in a file of several: its part of the text, and the tags of its first game. */
export interface MatchSpan extends PgnSpan {
  readonly tags: PgnOutline['tags'];
}

/**
 * The matches of a PGN file. Where a match has several rounds, each is a PGN game of its own, and the tag `Round` counts them; in files
 * of other games it may count those of a tournament.
 * @param hasRounds whether the match of a game with these tags may have several rounds
 */
export function matchSpans(text: string, hasRounds: (tags: PgnOutline['tags']) => boolean): readonly MatchSpan[] {
  const matches: { begin: number; end: number; tags: PgnOutline['tags'] }[] = [];
  for (const { begin, end, tags } of outlinePgn(text)) {
    const last = matches.at(-1);
    if (last && Number(tags.get('Round')) > 1 && hasRounds(tags)) last.end = end;
    else matches.push({ begin, end, tags });
  }
  return matches;
}
