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
  isFull: "This browser's storage for this site is full: what is new is not kept.",
  isOfNewer: 'A newer version of Kickmate stores this here, perhaps in another window. Load this page again.',
  /** The end of a sentence. */
  partIsMissing:
    'a part of Kickmate could not be loaded. Either there is no connection, or there is a newer version; then load this page again.',
};

/** The texts that many parts of the app use. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
