import type { StartPage } from '@kickmate/game';

/** The words on the start page. */
export const START_PAGE: StartPage = {
  summary: 'Chess pieces kick a ball: score past the other back rank.',
  headline: 'Chess pieces kick a ball.',
  lead: "Move onto the ball and it flies. Put it behind the other side's back rank and you score.",
  lesson: 'New to Chess League? Learn it on the board, in seven short steps.',
  hasPuzzles: true,
  origin: 'Chess League follows the browser game “Chess League: chess x football”.',
};
