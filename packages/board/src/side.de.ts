/** The names of the sides in German. */
export const GERMAN = { w: 'Weiß', b: 'Schwarz' };
