/** The words on the start page in German. */
export const GERMAN = {
  summary: 'Schachfiguren zwischen Mauern, Türen und Schlüsseln, auf Karten und mit Figuren, die du selbst machst.',
  headline: 'Figuren, die du selbst machst.',
  lead: 'Räume mit Mauern, Türen und Schlüsseln. Ein Raster zeigt, was eine Figur darf, und du kannst eigene zeichnen.',
  lesson: 'Neu bei Chesslike? Lerne es auf dem Brett, in sieben kurzen Schritten.',
};
