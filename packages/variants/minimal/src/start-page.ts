import type { StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Six pawns on nine squares: break through, or leave the other side without a move.',
  origin: "Hexapawn is Martin Gardner's, 1962.",
};

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));
