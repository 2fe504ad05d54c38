import type { StartPage } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  chess: {
    name: 'Chess',
    summary: 'The game of kings: checkmate the other king.',
    headline: 'Chess, at your level.',
    lead: 'Ten levels, clocks, openings by name. It plays on your device, without an account.',
    lesson: 'New to chess? Learn it on the board, in seven short steps.',
    origin: 'Chess and Chess960 are played by the Laws of FIDE.',
  },
  chess960: {
    summary: 'Chess from one of 960 start positions, drawn at random.',
    headline: 'Chess from 960 starts.',
    lead: 'The pieces behind the pawns are shuffled before each game, so there are no openings to learn by heart.',
  },
};
/** The type of the words on the start page. */
export type StartPageWords = typeof ENGLISH;

const texts = messages(ENGLISH, () => import('./start-page.de.ts'));

/** The words of Chess on the start page. */
export const START_PAGE: StartPage & { readonly name: string } = texts.chess;

/** The words of Chess960 on the start page. */
export const START_PAGE_960: StartPage = texts.chess960;
