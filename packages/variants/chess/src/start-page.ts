import type { StartPage } from '@kickmate/game';

/** The words of Chess on the start page. */
export const START_PAGE: StartPage = {
  summary: 'The game of kings: checkmate the other king.',
  headline: 'Chess, at your level.',
  lead: 'Ten levels, clocks, openings by name. It plays on your device, without an account.',
  origin: 'Chess and Chess960 are played by the Laws of FIDE.',
};

/** The words of Chess960 on the start page. */
export const START_PAGE_960: StartPage = {
  summary: 'Chess from one of 960 arrays, drawn by lot.',
  headline: 'Chess, begun afresh.',
  lead: 'The back rank is shuffled: 960 beginnings, and none to learn by heart.',
};
