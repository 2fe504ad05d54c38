import { messages } from '@kickmate/language';

const ENGLISH = {
  elsewhere:
    'This was changed in another window, too. With which one do you go on? Until you decide, your work here is gone when this window is closed.',
  keepThis: 'Keep this one',
  takeOther: 'Take the other one',
  refused: 'This browser does not let us keep what you make here: it is gone when this window is closed.',
  save: 'Save as a file',
};

/** The texts about drafts in editors that are not stored. */
export const texts = messages(ENGLISH, () => import('./draft-texts.de.ts'));
