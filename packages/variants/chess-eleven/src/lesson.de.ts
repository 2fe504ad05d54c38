/** The texts of the lesson in German. */
export const GERMAN = {
  carry: {
    title: 'Ball führen',
    text: 'Eine Figur hat den Ball und nimmt ihn mit, wenn sie zieht. Hier ist es dein Turm.',
    asks: 'Zieh den Turm mit dem Ball.',
    otherwise: 'Der Turm steht noch da. Zieh den Turm auf a1, der den Ball hat.',
    solved: 'Der Turm hat den Ball mitgenommen.',
  },
  pass: {
    title: 'Pass',
    text: 'Mit dem Ball darfst du ziehen und passen: zu einer Figur, die dein Ballführer erreicht oder die ihn erreicht.',
    tasks: [
      {
        asks: 'Pass den Ball zu einer anderen Figur.',
        otherwise: 'Das war kein Pass. Wähle den Ball, dann den Springer oder den König.',
      },
      {
        asks: 'Dein Zug geht weiter: Zieh jetzt irgendeine Figur.',
        otherwise: 'Du darfst das Ziehen weglassen, aber hier zieh bitte.',
      },
    ],
    solved: 'Passen und ziehen: Das ist ein ganzer Zug mit dem Ball. Im Weg eines Passes darf keine Figur stehen.',
  },
  winTheBall: {
    title: 'Ball gewinnen',
    text: 'Ohne den Ball ziehst du nur eine Figur. Schlage irgendeine gegnerische, und du hast den Ball.',
    asks: 'Gewinne den Ball: Schlage eine schwarze Figur.',
    otherwise: 'Schwarz hat den Ball noch. Dein Springer kann den Läufer auf c6 schlagen.',
    solved: 'Jetzt hat die Figur, die geschlagen hat, den Ball, obwohl ihn vorher der Turm hatte.',
  },
  shoot: {
    title: 'Torschuss',
    text: 'Das schwarze Tor ist d8 und e8. Eine Figur mit dem Ball darf auf ein Torfeld schießen, das sie erreichen könnte.',
    asks: 'Schieß auf e8. Niemand verteidigt das Tor.',
    otherwise: 'Das war kein Torschuss. Wähle den Ball oder den Turm, dann e8, und wähle den Schuss.',
    solved: 'Tor! Ein Schuss auf ein leeres Tor ist immer drin. Er ist ein ganzer Zug, und ein Tor beendet die Runde.',
  },
  save: {
    title: 'Parade',
    text: 'Der schwarze Turm will auf dein Tor schießen, d1 und e1. Ein Verteidiger auf einem der beiden Felder kann den Schuss aufhalten.',
    asks: 'Bring den König oder den Turm nach d1 oder e1.',
    otherwise: 'Dein Tor ist offen: Schwarz träfe sicher. Zieh nach d1 oder e1.',
    solved:
      'Hier hält die Lektion den Schuss auf. Sonst trifft 1 von 4 auf den Verteidiger, 2 von 4 auf das andere Feld.',
  },
  corner: {
    title: 'Ecke',
    text: 'Mit einem Verteidiger im Tor bringt 1 von 4 Schüssen eine Ecke. Dann hast du noch einen Zug.',
    tasks: [
      {
        asks: 'Schieß auf e8. In dieser Lektion geht der Schuss ins Aus.',
        otherwise: 'Das war kein Torschuss. Wähle den Ball, dann e8, und wähle den Schuss.',
      },
      {
        asks: 'Der Ball liegt in der Ecke. Pass ihn zu deiner Dame.',
        otherwise: 'Wähle den Ball auf h8, dann deine Dame auf h5.',
      },
      {
        asks: 'Schieß noch einmal. Diesmal geht der Ball hinein.',
        otherwise: 'Das war kein Torschuss. Wähle die Dame, dann e8, und wähle den Schuss.',
      },
    ],
    solved: 'Tor! Mit einem Verteidiger auf dem Feld geht 1 von 4 Schüssen hinein.',
  },
  checkmate: {
    title: 'Matt',
    text: 'Schach und Matt gelten wie im Schach. Auch Matt beendet die Runde und zählt zwei Tore.',
    asks: 'Setze mit der Dame matt.',
    otherwise: 'Der König kann noch ziehen. Deine Dame setzt auf der obersten Reihe matt.',
    mistakes: { a7a1: 'Jetzt hast du den Ball, aber es gab ein Matt: zwei Tore auf einmal.' },
    solved: 'Matt: zwei Tore! Die übliche Partie gewinnt, wer zuerst zwei Tore hat.',
  },
  lineUp: {
    title: 'Aufstellung',
    text: 'Vor jeder Runde stellen sich beide Seiten auf ihren eigenen drei Reihen auf. Eine Figur bleibt auf der Bank.',
    asks: 'Verschieb Figuren, wenn du magst, dann drücke „Bereit“.',
    solved:
      'Weiß stößt an: Eine Figur zieht zum Ball in der Mitte und muss dann passen. Geht das nicht, ist der Zug vorbei.',
  },
};
