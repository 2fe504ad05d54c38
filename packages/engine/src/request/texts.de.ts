import type { RequestTexts } from './texts.ts';

/** The reasons for which an engine could not carry out a call, in German. */
export const GERMAN: RequestTexts = {
  closed: 'die Engine ist geschlossen',
  notBegun: 'sie wurde angehalten, bevor sie begonnen hat',
  noResult: 'sie wurde angehalten, bevor es ein Ergebnis gab',
  searchEnded: 'ihre Suche war schon zu Ende',
  notStarted: (reason) => `Die Engine startet nicht: ${reason}`,
  failed: (reason) => `die Engine ist gescheitert: ${reason}`,
  notAsked: (reason) => `die Engine war nicht zu erreichen (${reason})`,
  noAnswer: 'keine Antwort',
  otherAnswer: (kind) => `sie antwortete „${kind}“`,
  worker: {
    ended: (reason) => `der Worker der Engine ist abgestürzt: ${reason}`,
    notAsked: (reason) => `der Worker der Engine ist nicht zu erreichen: ${reason}`,
    silent: 'der Worker der Engine antwortet nicht mehr',
    unreadable: 'eine Nachricht des Workers war nicht zu lesen',
    noScript: 'sein Programm konnte nicht geladen werden',
    exited: (code) => `er endete mit dem Code ${code}`,
  },
};
