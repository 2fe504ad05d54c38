import type { StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Chess pieces kick a ball: score past the other back rank.',
  headline: 'Chess pieces kick a ball.',
  lead: "Move onto the ball and it flies. Put it behind the other side's back rank and you score.",
  lesson: 'New to Chess League? Learn it on the board, in eight short steps.',
  origin: 'Chess League follows the browser game “Chess League: chess x football”.',
};
/** The type of the words on the start page. */
export type StartPageWords = typeof ENGLISH;

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));
