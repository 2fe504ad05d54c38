/** The reasons for which an engine could not carry out a call, in German. */
export const GERMAN = {
  closed: 'die Engine ist geschlossen',
  notBegun: 'sie wurde angehalten, bevor sie begonnen hat',
  noResult: 'sie wurde angehalten, bevor es ein Ergebnis gab',
  searchEnded: 'ihre Suche war schon zu Ende',
  notStarted: (reason: string) => `Die Engine startet nicht: ${reason}`,
  failed: (reason: string) => `die Engine ist gescheitert: ${reason}`,
  notAsked: (reason: string) => `die Engine war nicht zu erreichen (${reason})`,
  noAnswer: 'keine Antwort',
  otherAnswer: (kind: string) => `sie antwortete „${kind}“`,
  worker: {
    ended: (reason: string) => `der Worker der Engine ist abgestürzt: ${reason}`,
    notAsked: (reason: string) => `der Worker der Engine ist nicht zu erreichen: ${reason}`,
    silent: 'der Worker der Engine antwortet nicht mehr',
    unreadable: 'eine Nachricht des Workers war nicht zu lesen',
    noScript: 'sein Programm konnte nicht geladen werden',
    exited: (code: number) => `er endete mit dem Code ${code}`,
  },
};
