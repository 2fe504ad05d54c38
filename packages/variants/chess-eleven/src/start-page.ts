import type { GamePicture, StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Football with chess pieces: carry, pass and shoot, or checkmate for two goals.',
  headline: 'Eleven chess pieces, one ball.',
  lead: 'Run with it, pass it along your lines, and shoot. Checkmate counts double.',
  lesson: 'New to Chess Eleven? Learn it on the board, in eight short steps.',
};

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));

/** A queen that may shoot. */
export const PICTURE: GamePicture = {
  position: '3k4/pp6/4Q3/8/8/8/PPN5/3K4 w e6 mps a2,b2,a7,b7 0 10',
  action: 'e6!e8=C',
};
