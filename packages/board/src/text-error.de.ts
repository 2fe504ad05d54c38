/** The names of the fields of our games' texts. A field that is not listed keeps its name. */
const FIELDS: Readonly<Record<string, string>> = {
  placement: 'Figuren',
  'side to move': 'Seite am Zug',
  position: 'Stellung',
  formation: 'Aufstellung',
  map: 'Karte',
  pack: 'Kartensammlung',
  action: 'Zug',
  move: 'Zug',
  promotion: 'Umwandlung',
  castling: 'Rochaderechte',
  'en passant': 'Feld für en passant',
  phase: 'Phase',
  kicked: 'Figuren, die geschossen haben',
  tiles: 'Felder der Karte',
  keys: 'Schlüssel',
  'unmoved pawns': 'ungezogene Bauern',
  outcome: 'Ausgang des Zufalls',
  ball: 'Ball',
  'quiet count': 'Zahl ruhiger Züge',
  'quiet turns': 'Zahl ruhiger Züge',
  'half-move clock': 'Zahl ruhiger Halbzüge',
  'turn number': 'Nummer des Zuges',
  'completed turns': 'Zahl der Züge',
  'action number': 'Nummer des Zuges',
  'move number': 'Nummer des Zuges',
};

/** The message of a refused text, and a part of it within the message, in German. */
export const GERMAN = {
  refused: (field: string, character: number, what: string) =>
    `${FIELDS[field] ?? field} (Zeichen ${character}): ${what}`,
  quoted: (text: string) => `„${text}“`,
};
