import { messages } from '@kickmate/language';
import type { Encounter } from '../../shared/words.ts';

const ENGLISH = {
  backTo: (encounter: Encounter) => `Back to the ${encounter}`,
  /** The beginning of an error about a place in a record. */
  at: (line: number, column: number, error: string) => `line ${line}, column ${column}: ${error}`,
  twoResults: (tag: string, end: string, counts: string) =>
    `The record says two results: the tag Result ${tag}, the end of the moves ${end}. Here ${counts} counts.`,
  tooLong: (size: number, most: number) =>
    `The file has ${size} MB; more than ${most} MB are not read. Cut it into parts.`,
  ofMap: (error: string) => `the map of this game: ${error}`,
  noVariant: (games: string) => `the tag Variant, which names the game, is missing; there are ${games}`,
  noGame: (name: string, games: string) => `there is no game '${name}'; there are ${games}`,
  position: (error: string) => `This position cannot be opened: ${error}`,
  noGames: 'there are no games',
};

/** The reasons for which a text is not a record of a match. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
