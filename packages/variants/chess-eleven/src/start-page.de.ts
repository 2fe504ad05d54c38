/** The words on the start page in German. */
export const GERMAN = {
  summary: 'Fußball mit Schachfiguren: dribbeln, passen, schießen oder für zwei Tore mattsetzen.',
  headline: 'Elf Schachfiguren, ein Ball.',
  lead: 'Lauf mit dem Ball, pass ihn dorthin, wohin Figuren ziehen, und schieß. Matt zählt doppelt.',
  lesson: 'Neu bei Chess Eleven? Lerne es auf dem Brett, in acht kurzen Schritten.',
};
