/** The texts of the lesson in German. */
export const GERMAN = {
  theFirstTurn: {
    title: 'Der erste Zug',
    text: 'Figuren ziehen wie im Schach, aber nur auf leere Felder. Im ersten Zug einer Runde wird nur gezogen.',
    asks: 'Zieh mit irgendeiner deiner Figuren.',
    otherwise: '',
    solved: 'Jetzt wäre Schwarz am Zug und darf schießen. Meist darf Schwarz auch die Seiten mit dir tauschen.',
  },
  move: {
    title: 'Ziehen',
    text: 'Zu Beginn deines Zuges darfst du eine Figur ziehen. Steht danach eine deiner Figuren neben dem Ball, geht dein Zug weiter.',
    asks: 'Zieh deinen Turm neben den Ball.',
    otherwise: 'Keine deiner Figuren steht neben dem Ball, darum war der Zug vorbei. Versuche d4, e4 oder f4.',
    solved: 'Dein Zug geht weiter: Jetzt darfst du schießen oder den Zug beenden.',
  },
  kick: {
    title: 'Schuss',
    text: 'Eine Figur neben dem Ball darf ihn von sich weg oder rückwärts über sich hinweg schießen, so wie sie zieht.',
    asks: 'Schieß den Ball mit deinem Turm, so weit du willst.',
    otherwise: 'Das war kein Schuss. Wähle den Turm oder den Ball, dann ein Feld, auf das der Ball fliegt.',
    solved: 'Der Turm schießt gerade, ein Läufer schräg, ein König ein Feld weit, ein Springer mit seinem Sprung.',
  },
  goal: {
    title: 'Tor',
    text: 'Das schwarze Tor ist e9, deines ist e1. Der Ball in einem Tor zählt, gleich wer ihn geschossen hat.',
    asks: 'Schieß den Ball nach e9.',
    otherwise: 'Der Ball liegt nicht auf e9. Dein Turm kann ihn gerade nach oben dorthin schießen.',
    mistakes: { 'e4*e1': 'Der Ball auf e1 ist ein Tor für Schwarz. Du musst nach e9 schießen, oben am Brett.' },
    solved: 'Tor! Meist entscheidet ein Tor die Partie.',
  },
  save: {
    title: 'Abwehr',
    text: 'Gleich schießt der schwarze Turm nach e1. Auf einem Torfeld darf keine Figur stehen bleiben, aber Figuren halten den Ball auf.',
    asks: 'Stell deinen König oder deinen Turm in den Weg des Balles.',
    otherwise: 'Jetzt würde Schwarz treffen. Dein König kann auf e2 stehen, dein Turm auf e3.',
    solved: 'Schwarz hat geschossen, und der Ball blieb vor deiner Figur liegen. Auch er hält Figuren auf.',
  },
  chain: {
    title: 'Kette',
    text: 'Bleibt der Ball neben einer anderen deiner Figuren liegen, darf sie weiterschießen. Jede schießt einmal im Zug.',
    tasks: [
      {
        asks: 'Schieß den Ball mit dem Turm nach c7, neben deine Dame.',
        otherwise: 'Von c7 könnte deine Dame den Ball ins Tor schießen. Bring ihn mit dem Turm dorthin.',
      },
      {
        asks: 'Schieß mit der Dame weiter, ins Tor auf e9.',
        otherwise: 'Die Dame schießt von sich weg: von b6 über c7 nach d8 und e9.',
      },
    ],
    solved: 'Tor durch eine Kette von zwei Schüssen! Ein Zug darf so viele Schüsse haben, wie du Figuren am Ball hast.',
  },
};
