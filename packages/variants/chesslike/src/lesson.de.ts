/** The texts of the lesson in German. */
export const GERMAN = {
  map: 'Lektion',
  capture: {
    title: 'Schlagen',
    text: 'Die Seiten ziehen abwechselnd. Eine Figur schlägt, indem sie auf das Feld einer gegnerischen Figur zieht.',
    asks: 'Schlage den Bauern mit deinem Turm.',
    otherwise: 'Der Bauer steht noch da. Der Turm erreicht ihn auf der a-Linie.',
    solved:
      'Der Bauer ist weg. Bauern ziehen ein Feld vor, zurück oder zur Seite, schlagen schräg und wandeln sich nie um.',
  },
  pattern: {
    title: 'Muster',
    text: 'Das Muster einer Figur sagt, wo sie zieht und schlägt. Wähle den Bogenschützen mit dem Bogen: Zeichen zeigen es.',
    asks: 'Schlage mit dem Bogenschützen einen Bauern.',
    otherwise: 'Kein Bauer wurde geschlagen. Der Bogenschütze schlägt zwei Felder weiter, in beiden Ecken vor sich.',
    solved:
      'Er zieht auch zwei Felder vorwärts und eines oder zwei zurück. Zwei Felder hinter sich darf er auch schlagen.',
  },
  wall: {
    title: 'Mauer',
    text: 'Mauern, Löcher und Bäume halten jede Figur auf. Die Mauer auf a3 steht deinem Turm im Weg.',
    asks: 'Schlage den Bauern auf a5 mit einer anderen Figur.',
    otherwise: 'Der Bauer steht noch da. Der Springer kommt an der Mauer vorbei.',
    solved: 'Der Springer hat den Bauern erreicht. Es war der letzte, also hat Weiß gewonnen.',
  },
  key: {
    title: 'Schlüssel',
    text: 'Eine Figur, die auf einem Schlüssel stehen bleibt, hebt ihn auf. Er gehört ihrer ganzen Seite.',
    asks: 'Heb mit deinem König den Schlüssel auf.',
    otherwise: 'Der Schlüssel liegt noch auf a2. Zieh mit dem König dorthin.',
    solved: 'Jetzt hast du einen Schlüssel.',
  },
  door: {
    title: 'Tür',
    text: 'Eine Tür ist zu, bis eine Figur hineinzieht, deren Seite einen Schlüssel hat. Der Schlüssel ist dann verbraucht.',
    asks: 'Öffne die Tür auf c2.',
    otherwise: 'Die Tür ist noch zu. Zieh mit dem König nach c2.',
    solved: 'Jetzt ist die Tür für alle offen.',
  },
  exit: {
    title: 'Ausgang',
    text: 'Die Karte bestimmt, was gewinnt. Auf dieser muss dein König den Ausgang erreichen.',
    asks: 'Zieh zum Ausgang auf d3.',
    otherwise: 'Das ist nicht der Ausgang. Er ist auf d3, von c2 einen Schritt schräg.',
    solved:
      'Gewonnen! Auf anderen Karten schlägst du alle königlichen Figuren, meist den König, oder alle. Es gibt kein Schach.',
  },
  pass: {
    title: 'Aussetzen',
    text: 'Eine Seite, die nicht ziehen kann, setzt aus. Dein König ist eingemauert.',
    asks: 'Drücke „Aussetzen“.',
    otherwise: '',
    solved: 'Schwarz ist am Zug. Setzen beide Seiten aus, ist die Partie unentschieden.',
  },
};
