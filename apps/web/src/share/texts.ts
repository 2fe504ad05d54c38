import { messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Share',
  what: 'The picture is made on this device. Nothing is sent before you share it.',
  share: 'Share the picture',
  save: 'Save the picture',
  making: 'The picture is being made…',
  refused: 'This browser does not make pictures of the board. The link works, and so does a screenshot.',
  shareFilm: 'Share the film',
  saveFilm: 'Save the film',
  film: { turn: 'Make a film of the turn', match: 'Make a film of the match' },
  stopFilm: 'Cancel',
  makingFilm: 'The film is being made…',
  filmIsMade: 'The film is made. It is a moving picture (GIF).',
  outcome: {
    saved: 'Saved among your downloads.',
    stopped: 'Stopped. The picture is still here.',
    noFilm: 'The film could not be made on this device. The picture is still here.',
    shared: 'Shared.',
    cancelled: 'Not shared.',
    failed: 'It could not be shared here. Save the picture instead.',
  },
  fullTime: 'Full time',
  gameOver: 'Game over',
  /** Below a puzzle's theme. */
  puzzle: (side: string, rating: string) => `${side} to act · ${rating}`,
  /** What the links hold. */
  matchLink: 'The link holds all moves, variations and comments; nothing is stored anywhere else.',
  puzzleLink: 'The link opens the puzzle.',
};

/** The texts about pictures to share. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
