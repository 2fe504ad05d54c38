import type { GamePicture, StartPage } from '@kickmate/game';
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

const texts = messages(ENGLISH, () => import('./start-page.de.ts'));

/** The words of Chess on the start page. */
export const START_PAGE: StartPage & { readonly name: string } = texts.chess;

/** The words of Chess960 on the start page. */
export const START_PAGE_960: StartPage = texts.chess960;

/** The queen's sacrifice of Anderssen against Kieseritzky, London 1851: mate follows. */
export const PICTURE: GamePicture = {
  position: 'r1bk2nr/p2p1pNp/n2B4/1p1NP2P/6P1/3P1Q2/P1P1K3/q5b1 w - - 1 22',
  action: 'f3f6',
};

/** The first of the 960 starts. */
export const PICTURE_960: GamePicture = { position: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1' };
