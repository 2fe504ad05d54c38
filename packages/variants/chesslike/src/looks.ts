/** How pieces may be drawn: first the standard pieces, then those that others may use. */
export const GLYPHS = [
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
  'beast',
  'crown',
  'star',
  'shield',
  'sword',
  'tower',
  'horse',
  'dragon',
  'ghost',
  'gem',
] as const;

/** The colours that tell kinds of pieces apart, beside the colour of their side. */
export const COLOURS = ['amber', 'teal', 'violet', 'rose', 'lime', 'slate'] as const;

const SPARE = GLYPHS.slice(GLYPHS.indexOf('crown'));

/** How a piece is drawn about which nobody says anything: kinds with neighbouring letters look different. */
export const glyphFor = (letter: string): string => SPARE[letter.charCodeAt(0) % SPARE.length]!;
