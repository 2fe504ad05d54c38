import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The usual words for one step of a match, and for what a side has to do. */
  action: 'move',
  act: 'move',
  kicksOff: 'kicks off',
  begins: 'begins',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  /** The end of a sentence. */
  partIsMissing:
    'a part of Kickmate could not be loaded. Either there is no connection, or there is a newer version; then load this page again.',
  oneThread: {
    noHeaders: 'The computer thinks with one thread: this page came without the headers that let threads share memory.',
    loadAgain: 'Load the page again: then it has them.',
    notShared: 'The computer thinks with one thread: this browser does not let threads share memory.',
    oneCore: 'The computer thinks with one thread: this device has one core.',
  },
};
/** The type of these texts. */
export type SharedTexts = typeof ENGLISH;

/** The texts that many parts of the app use. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
