import type { StartPage } from '@kickmate/game';

/** The words on the start page. */
export const START_PAGE: StartPage = {
  summary: 'Chess pieces among walls, doors and keys, on maps and with pieces of your own making.',
  headline: 'Pieces of your own making.',
  lead: 'Rooms with walls, doors and keys. What a piece may do is drawn on a grid, and you can draw your own.',
  lesson: 'New to Chesslike? Learn it on the board, in seven short steps.',
};
