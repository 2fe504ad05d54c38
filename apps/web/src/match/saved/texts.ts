import { messages } from '@kickmate/language';

const ENGLISH = {
  unreadable: 'The saved match could not be read.',
  isAside: 'It has been kept aside, and you can begin a new match.',
  staysThere:
    'This browser does not let us keep it aside, so it stays in its place: no other match of its game is saved until you throw it away.',
  download: 'Download it',
  discard: 'Throw it away',

  // ---- the reasons, as sentences ----
  notJson: 'It is not well-formed JSON.',
  /** Names the field with a value that a match cannot have; `null`: it is no match at all. */
  fault: (field: string | null) =>
    field
      ? `The field “${field}” cannot be read as part of a match of Kickmate.`
      : 'It cannot be read as a match of Kickmate.',
  isTwice: 'Another match of its game is saved, too.',
  asideUnreadable: 'The text that was kept aside cannot be read either.',
};

/** The texts about saved matches that cannot be read. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
