/** The texts of the lesson in German. */
export const GERMAN = {
  rookAndBishop: {
    title: 'Turm und Läufer',
    text: 'Der Turm zieht geradeaus, der Läufer schräg. Sie schlagen, was am Ende ihres Weges steht.',
    asks: 'Schlage einen schwarzen Bauern.',
    otherwise: 'Kein Bauer wurde geschlagen. Der Turm kann auf d7 schlagen, der Läufer auf g5.',
    solved: 'Gut gemacht! Die geschlagene Figur verlässt das Brett. Die Dame zieht wie Turm und Läufer zusammen.',
  },
  knight: {
    title: 'Springer',
    text: 'Der Springer springt zwei Felder geradeaus und eines zur Seite. Andere Figuren stehen ihm nicht im Weg.',
    asks: 'Schlage den Läufer mit deinem Springer.',
    otherwise: 'Der Läufer steht noch auf f5: von deinem Springer aus zwei Felder nach rechts und eines nach oben.',
    solved: 'Was für ein Sprung! Das kann nur der Springer.',
  },
  pawn: {
    title: 'Bauer',
    text: 'Ein Bauer zieht ein Feld geradeaus vorwärts, von seiner Startreihe auch zwei. Aber er schlägt schräg.',
    asks: 'Schlage mit deinem Bauern.',
    otherwise: 'Nichts wurde geschlagen. Der Bauer auf d3 schlägt ein Feld schräg vorwärts, auf e4.',
    solved: 'Richtig: nicht den Bauern vor ihm, sondern den daneben.',
  },
  newQueen: {
    title: 'Neue Dame',
    text: 'Ein Bauer, der das andere Ende erreicht, wird zu Dame, Turm, Läufer oder Springer.',
    asks: 'Zieh deinen Bauern ans Ende und wähle, was er wird.',
    otherwise: 'Der Bauer hat noch einen Schritt vor sich, von e7 nach e8.',
    solved: 'Aus deinem Bauern ist eine stärkere Figur geworden. Die meisten wählen die Dame.',
  },
  check: {
    title: 'Schach',
    text: 'Der König zieht ein Feld in jede Richtung. Er steht im Schach: Der Turm greift ihn an. Antworte sofort.',
    asks: 'Zieh weg, schlag den Turm, oder stell etwas dazwischen.',
    otherwise: '',
    solved: 'Dein König ist sicher. Das Brett hat nur Züge angeboten, die ihn retten.',
  },
  checkmate: {
    title: 'Matt',
    text: 'Du gewinnst, wenn der andere König im Schach steht und ihn nichts mehr rettet. Das ist Matt.',
    asks: 'Setze den schwarzen König in einem Zug matt.',
    otherwise: 'Das ist kein Matt. Die schwarzen Bauern sperren den König ein: Greif ihn auf der obersten Reihe an.',
    solved: 'Matt! Wer nicht ziehen kann, aber nicht im Schach steht, ist patt: Das ist Remis.',
  },
  castling: {
    title: 'Rochade',
    text: 'Einmal in der Partie darf der König zwei Felder in Richtung eines Turms ziehen, der über ihn springt. Dann steht er sicherer.',
    asks: 'Rochiere: Zieh deinen König von e1 nach g1.',
    otherwise: 'Das war ein anderer Zug. Wähle den König auf e1, dann g1, zwei Felder weiter.',
    solved: 'König und Turm sind zusammen gezogen. Keiner von beiden darf in der Partie vorher gezogen haben.',
  },
};
