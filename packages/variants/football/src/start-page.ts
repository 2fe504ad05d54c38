import type { GamePicture, StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  summary: 'Push the ball into the other goal; a turn can be many kicks.',
  headline: 'One ball, many kicks.',
  lead: 'Chess pieces push the ball along their lines, one after the other, until it lies in the other goal.',
  lesson: 'New to Football Chess? Learn it on the board, in six short steps.',
  origin: "Football Chess is Joseph Boyer's, 1951, as it is played on vchess.club.",
};

/** The words on the start page. */
export const START_PAGE: StartPage = messages(ENGLISH, () => import('./start-page.de.ts'));

/** Three pieces that can kick the ball one after the other. */
export const PICTURE: GamePicture = { position: 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', action: 'd5*f7' };
