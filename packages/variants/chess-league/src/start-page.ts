import type { FirstKick, GamePicture, StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Chess pieces kick a ball: score past the other back rank.',
  headline: 'Chess pieces kick a ball.',
  lead: "Move onto the ball and it flies. Put it behind the other side's back rank and you score.",
  lesson: 'New to Chess League? Learn it on the board, in eight short steps.',
  origin: 'Chess League follows the browser game “Chess League: chess x football”.',
};

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));

/** A knight next to the ball, with the way of its kick. */
export const PICTURE: GamePicture = {
  position: 'rnbqkbnr/1ppppppp/p7/8/8/2N5/PPPPPPPP/R1BQKBNR w d5 0 3',
  action: 'c3d5',
};

/** With this seed the ball lies on d5, and White's knight can kick it into the goal. */
export const FIRST_KICK: FirstKick = { seed: 1, goals: 3, actions: 'b1c3 a7a6' };
