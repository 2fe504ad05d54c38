/** The texts about drafts in editors that are not stored, in German. */
export const GERMAN = {
  elsewhere:
    'Das hier wurde auch in einem anderen Fenster geändert. Womit machst du weiter? Solange du dich nicht entscheidest, ist deine Arbeit hier weg, wenn du dieses Fenster schließt.',
  keepThis: 'Dieses behalten',
  takeOther: 'Das andere nehmen',
  refused: 'Dieser Browser lässt uns nicht speichern, was du hier machst: Es ist weg, wenn du dieses Fenster schließt.',
  save: 'Als Datei speichern',
};
