// An export of its own, because the app's first page needs no more of the protocol.

/** The short addresses of a server, which tell other sites what they lead to, and the pages of the app to which they lead. */
const PAGES = {
  game: '/online/table/',
  challenge: '/online/table/',
  tournament: '/online/tournaments/',
  player: '/online/player/',
  map: '/maps/shared/',
  puzzle: '/puzzles/',
};

/** The first part of a short address. */
export type ShortAddress = keyof typeof PAGES;

/** The first parts of all short addresses, as a pattern. */
export const SHORT_ADDRESSES = Object.keys(PAGES).join('|');

/** The page of the app to which a short address leads: `game`, `pXo2` to `/online/table/pXo2`. */
export const pageOfShort = (short: ShortAddress, rest: string): string => PAGES[short] + rest;

/** The short address of a page of the app, without a slash before it; `undefined` for a page that has none. */
export function shortOf(page: string): string | undefined {
  const found = Object.entries(PAGES).find(([, start]) => page.startsWith(start) && page !== start);
  return found && `${found[0]}/${page.slice(found[1].length)}`;
}
