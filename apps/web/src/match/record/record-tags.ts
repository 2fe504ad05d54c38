import type { Side } from '@kickmate/board';
import { gameOf } from '@kickmate/game';
import type { AnyMatch, Seats } from '@kickmate/play';
import { levelWords } from '../players.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const dateParts = (date: Date): readonly string[] => [
  String(date.getFullYear()),
  twoDigits(date.getMonth() + 1),
  twoDigits(date.getDate()),
];

/**
 * The tags of a record: the players, and the day on which the match began.
 * @param names the players' names, if they are known
 */
export function recordTags(
  seats: Seats,
  { variant }: AnyMatch,
  date: Date,
  names?: Readonly<Record<Side, string>>,
): Record<string, string> {
  const nameOf = (side: Side) => {
    if (names) return names[side] || '?';
    const level = levelWords(seats, side, variant);
    return level ? `Computer (${level})` : 'Player';
  };
  return { Event: 'Kickmate', Date: dateParts(date).join('.'), White: nameOf('w'), Black: nameOf('b') };
}

/** The value of a record's tag; `undefined` if it is absent or unknown: `?`, `????.??.??`, `-`. */
export function knownTag(tags: ReadonlyMap<string, string>, name: string): string | undefined {
  const value = tags.get(name)?.trim();
  return value && !/^[?.-]*$/.test(value) ? value : undefined;
}

/** The file name of a record. */
export const recordName = ({ variant }: AnyMatch, date: Date): string =>
  `${gameOf(variant.id)}-${dateParts(date).join('-')}.pgn`;
