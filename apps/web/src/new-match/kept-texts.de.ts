/** The texts about matches that are kept on this device, in German. */
export const GERMAN = {
  alsoKept: 'Außerdem gespeichert:',
  kept: {
    lookAt: () => 'Die letzte Partie ansehen',
    goOn: () => 'Die Partie fortsetzen',
    score: 'Spielstand, Weiß zuerst: ',
  },
  replace: {
    title: () => 'Eine neue Partie beginnen?',
    description: () => 'Die Partie, die du noch nicht beendet hast, ist dann weg.',
    confirm: () => 'Neue Partie beginnen',
  },
};
