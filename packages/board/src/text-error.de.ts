import type { ErrorTexts } from './text-error.ts';

/** The names of the fields of our games' texts. A field that is not listed keeps its name. */
const FIELDS: Readonly<Record<string, string>> = {
  placement: 'Figuren',
  'side to move': 'Seite am Zug',
  position: 'Stellung',
  action: 'Zug',
  outcome: 'Ausgang des Zufalls',
  ball: 'Ball',
  'quiet count': 'Zahl ruhiger Züge',
  'action number': 'Nummer des Zuges',
  'move number': 'Nummer des Zuges',
};

/** The message of a refused text, and a part of it within the message, in German. */
export const GERMAN: ErrorTexts = {
  refused: (field, character, what) => `${FIELDS[field] ?? field} (Zeichen ${character}): ${what}`,
  quoted: (text) => `„${text}“`,
};
