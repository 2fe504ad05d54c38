import { messages } from '@kickmate/language';

const ENGLISH = {
  // ---- why a file of matches is refused ----
  noMatches: 'The file holds no matches of Kickmate. Files that “Export all” has saved can be opened here.',
  isNewer:
    'A newer version of Kickmate has saved this file. Load this page again to update Kickmate, and then open the file.',
  isDamaged: 'The file is damaged or cut off.',

  // ---- why one of its matches is ----
  fault: (match: number, reason: string) => `Match ${match}: ${reason}`,
  notOver: 'it is not over.',
};

/** The texts about files of matches that cannot be read. */
export const texts = messages(ENGLISH, () => import('./file-texts.de.ts'));
