/** The words on the start page in German. */
export const GERMAN = {
  summary: 'Schachfiguren schießen einen Ball: Tore fallen hinter der gegnerischen Grundreihe.',
  headline: 'Schachfiguren schießen einen Ball.',
  lead: 'Zieh auf den Ball, und er fliegt. Fliegt er über die gegnerische Grundreihe hinaus, ist es ein Tor.',
  lesson: 'Neu bei Chess League? Lerne es auf dem Brett, in acht kurzen Schritten.',
  origin: 'Chess League folgt dem Browserspiel „Chess League: chess x football“.',
};
