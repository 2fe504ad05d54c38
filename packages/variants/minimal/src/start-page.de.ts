/** The words on the start page in German. */
export const GERMAN = {
  summary: 'Sechs Bauern auf neun Feldern: Brich durch, oder lass der anderen Seite keinen Zug.',
  origin: 'Hexapawn hat Martin Gardner 1962 erfunden.',
};
