import { must, type Side, sideName } from '@kickmate/board';
import type { Ply, Round } from '@kickmate/game';
import {
  formatPgn,
  NO_NOTES,
  nodeOf,
  type PgnGame,
  type PgnMove,
  type PgnNotes,
  parsePgn,
  writeLine,
  writeRecord,
} from '@kickmate/record';
import type { AnyMatch } from '../any-match.ts';
import type { Place } from '../place.ts';
import { knownTag } from './record-tags.ts';

/** A match as it was opened, and what its text says beyond it. */
export interface OpenedRecord {
  readonly match: AnyMatch;
  /** The text that it was read from. */
  readonly text: string;
  /** Its games, one a round, with tags, notes and variations; none if the text is but a position. */
  readonly games: readonly PgnGame[];
}

/** Whether a match has the actions that it was opened with, and no others, and has ended as it had then. */
export const isAsOpened = (match: AnyMatch, opened: OpenedRecord): boolean =>
  courseOf(match) === courseOf(opened.match);

/** Who played a side by the record that was opened, as long as the match is as it was opened: then it is theirs. */
export function recordedName(match: AnyMatch, opened: OpenedRecord, side: Side): string | undefined {
  const [game] = opened.games;
  return game && isAsOpened(match, opened) ? knownTag(game.tags, sideName(side)) : undefined;
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
 * The record of a match that was opened, with what was said of the moves that still stand. As long as it is as it was
 * opened its tags are those of the opened text.
 * @param tags what else to say of a match that has gone another way, as in `writeRecord`
 */
export function writeOpened(match: AnyMatch, opened: OpenedRecord, tags: Readonly<Record<string, string>>): string {
  const isUnchanged = isAsOpened(match, opened);
  const standing = standingPlies(match, opened);
  const own = must(parsePgn(writeRecord(match, tags)));
  return formatPgn(
    match.rounds.map((round, index) => {
      const [game, source, count] = [own[index]!, opened.games[index], standing[index]];
      if (!source || count === undefined) return game;
      const noted = withNotes(match, round, game, source, count);
      const { result = '*' } = game;
      return isUnchanged ? { ...noted, tags: new Map([...source.tags, ['Result', result]]) } : noted;
    }),
  );
}

/** A round's game with the notes of another one, whose first moves are the same. */
function withNotes(
  { variant }: AnyMatch,
  { plies }: Round<unknown>,
  game: PgnGame,
  source: PgnGame,
  standing: number,
): PgnGame {
  const sources = source.moves.slice(0, standing);
  const nodes = plies.map((ply, index) => {
    const noted = sources[index];
    // That there are variations matters for the numbers of the moves behind them.
    return nodeOf(
      variant,
      ply,
      { ...timesOf(game.moves[index]!), ...noted },
      noted?.variations.map(() => NO_MOVES),
    );
  });
  const { comments, moves } = writeLine(variant, { comments: source.comments, moves: nodes });
  // Variations stay as they are written: there are null moves in them, of which the rules know nothing.
  return {
    ...game,
    comments,
    moves: moves.map((move, index) => ({ ...move, variations: sources[index]?.variations ?? [] })),
  };
}

const NO_MOVES = { comments: [], moves: [] };

const timesOf = ({ clock, elapsed }: PgnMove): PgnNotes => ({
  ...NO_NOTES,
  ...(clock !== undefined && { clock }),
  ...(elapsed !== undefined && { elapsed }),
});

/** How many of each round's plies are still those it was opened with; `undefined` for a round that is another one. */
function standingPlies({ variant, rounds }: AnyMatch, { match }: OpenedRecord): readonly (number | undefined)[] {
  let hasParted = false;
  return rounds.map(({ start, plies }, index) => {
    const before = match.rounds[index];
    if (hasParted || !before || variant.text.format(start) !== match.variant.text.format(before.start))
      return undefined;
    const isOther = (ply: Ply<unknown>, at: number) =>
      !before.plies[at] || variant.text.formatAction(ply) !== match.variant.text.formatAction(before.plies[at]);
    const parting = plies.findIndex(isOther);
    const count = parting < 0 ? plies.length : parting;
    hasParted = count < before.plies.length || count < plies.length;
    return count;
  });
}

/** What is said to programs: `[%cal Ge2e4]` draws an arrow. */
const COMMAND = /\[%[^[\]]*\]/g;

/** What the opened text says, for people, of a moment, if what led to it still stands. */
export function commentsAt(match: AnyMatch, opened: OpenedRecord, { round, ply }: Place): readonly string[] {
  const game = opened.games[round];
  const standing = standingPlies(match, opened)[round];
  if (!game || standing === undefined || ply > standing) return [];
  const comments = (ply === 0 ? game.comments : game.moves[ply - 1]?.comments) ?? [];
  return comments.map((comment) => comment.replace(COMMAND, '').trim()).filter(Boolean);
}
