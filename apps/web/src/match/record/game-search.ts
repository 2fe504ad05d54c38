import type { ListedGame } from './open-record.ts';

/** The most games that are listed at once. Nobody reads a longer list, and a phone takes too long to show it. */
export const MOST_LISTED = 500;

/**
 * Returns a search among games. It finds those whose lines contain all words, in the file's order. Case and accents do not
 * matter.
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
