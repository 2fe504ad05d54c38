import type { Side } from '@kickmate/board';
import { gameOf } from '@kickmate/game';
import { type AnyMatch, computerLevel, type Seats } from '@kickmate/play';
import type { GameTree } from '@kickmate/record';
import { opponentName } from '../opponents/opponents.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateParts = (date: Date): readonly string[] => [
  String(date.getFullYear()),
  twoDigits(date.getMonth() + 1),
  twoDigits(date.getDate()),
];

/** The players of a match, as its record names them. */
interface RecordedPlayers {
  readonly seats: Seats;
  /** Their names at a {@link site}. */
  readonly names?: Readonly<Partial<Record<Side, string | undefined>>> | undefined;
  /** The address of the match; absent if it was played on this device. */
  readonly site?: string | undefined;
}

/** The tags of a record, in English: the players, the day on which the match began, and where it was played. */
export function recordTags({ seats, names, site }: RecordedPlayers, date: Date): Record<string, string> {
  const nameOf = (side: Side) => {
    if (site) return names?.[side] || '?';
    const level = computerLevel(seats, side);
    return level === undefined ? 'Player' : `${opponentName(level)} (level ${level})`;
  };
  const where: Record<string, string> = site ? { Site: site } : {};
  return { Event: 'Kickmate', ...where, Date: dateParts(date).join('.'), White: nameOf('w'), Black: nameOf('b') };
}

/** A tree with the tags of the match's record, where it has none of its own. */
export function withRecordTags<Position>(
  tree: GameTree<Position>,
  players: RecordedPlayers,
  date: Date,
): GameTree<Position> {
  const tags = new Map(Object.entries(recordTags(players, date)));
  return { ...tree, rounds: tree.rounds.map((round) => (round.tags.size > 0 ? round : { ...round, tags })) };
}

/** The value of a record's tag; `undefined` if it is absent or unknown: `?`, `????.??.??`, `-`. */
export function knownTag(tags: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = tags.get(name)?.trim();
  return value && !/^[?.-]*$/.test(value) ? value : undefined;
}

/** The file name of a record. */
export const recordFileName = ({ variant }: AnyMatch, date: Date): string =>
  `${gameOf(variant.id)}-${dateParts(date).join('-')}.pgn`;
