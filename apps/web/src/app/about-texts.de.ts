import { DE } from '@kickmate/language';

/** The texts of the page about Kickmate, and of addresses without a page, in German. */
export const GERMAN = {
  about: {
    title: 'Über Kickmate',
    what: 'Spiele zwischen Schach und Fußball, im Browser gespielt: gegen den Computer oder zu zweit an einem Gerät. Auch der Computer rechnet auf deinem Gerät. All das bleibt auf deinem Gerät, es sei denn, du folgst einem Link zu einer anderen Seite, um eine Partie zu analysieren. Dafür braucht es kein Konto und nach dem ersten Besuch keine Verbindung.',
    online:
      'Partien zwischen Menschen, die weit voneinander entfernt sind, laufen über diesen Server. Er speichert den Namen, den du wählst, deine Partien und ein signiertes Cookie, an dem er dich erkennt.',
    yourPage: 'Deine Online-Seite',
    deletesThem: 'löscht sie.',
    games: 'Die Spiele',
    ownGames: (games: readonly string[]) =>
      DE.plural(games.length, {
        one: `${DE.list(games)} wurde für Kickmate erfunden.`,
        other: `${DE.list(games)} wurden für Kickmate erfunden.`,
      }),
    rules: 'Jedes Spiel hat eine Seite mit seinen Regeln.',
    developers: 'Für Entwickler',
    write: 'Jeder kann ein Spiel schreiben.',
    reference: 'Die Referenz',
    contract: 'beschreibt auf Englisch den Vertrag, den jedes Spiel erfüllt, und die Schnittstelle seines Rechenkerns.',
    credits: 'Mitwirkende',
    authors: 'Regeln, Engine, Figuren, Ball, Spielfeld und Symbole: die Autoren von Kickmate, MIT-Lizenz.',
    libraries:
      'Gebaut mit Vue, Vue Router, Pinia, VueUse, Reka UI, Valibot und Marked, alle unter der MIT-Lizenz; die Rechenkerne sind in AssemblyScript (Apache 2.0) geschrieben und werden von Binaryen (Apache 2.0) in JavaScript übersetzt.',
    kept: 'Was auf deinem Gerät gespeichert wird',
    keptWhat:
      'Deine Einstellungen, laufende Partien, beendete Partien mit ihren Spielberichten, Analysen, Aufstellungen, deine eigenen Karten und Kartensammlungen und dein Fortschritt in Lektionen und Rätseln, im Speicher dieses Browsers. Wenn du die Daten der Seite löschst, ist alles weg.',
  },
  missing: {
    title: 'Weit am Tor vorbei',
    what: 'Unter dieser Adresse gibt es keine Seite.',
    home: 'Zur Startseite',
  },
};
