import type { ListedGame } from './open-record.ts';

/** How many games are listed at once: a longer list no one reads, and it takes a phone too long to show. */
export const MOST_LISTED = 500;

/**
 * A search among games: those in whose lines all the words occur, small letters or capital, accents or not, in the
 * file's order.
 */
export function gameSearch(games: readonly ListedGame[]): (words: string) => readonly ListedGame[] {
  const lines = games.map(({ line }) => plain(line));
  return (words) => {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    return wanted.length === 0
      ? games
      : games.filter((_, index) => wanted.every((word) => lines[index]!.includes(word)));
  };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
