import type { GamePicture, StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Chess pieces among walls, doors and keys, on maps and with pieces of your own making.',
  headline: 'Pieces of your own making.',
  lead: 'Rooms with walls, doors and keys. What a piece may do is drawn on a grid, and you can draw your own.',
  lesson: 'New to Chesslike? Learn it on the board, in seven short steps.',
};

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));

/** A map of many rooms. */
export const PICTURE: GamePicture = { variant: 'chesslike:world' };
