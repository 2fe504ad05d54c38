import type { StartPage } from '@kickmate/game';

/** The words on the start page. */
export const START_PAGE: StartPage = {
  summary: 'Six pawns on nine squares: break through, or leave the other side without a move.',
  origin: "Hexapawn is Martin Gardner's, 1962.",
};
