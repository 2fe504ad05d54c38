import type { StartPage } from '@kickmate/game';

/** The words on the start page. */
export const START_PAGE: StartPage = {
  summary: 'Pawns race to the other end of a small board.',
};
