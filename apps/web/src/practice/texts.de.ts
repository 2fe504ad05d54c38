import { DE } from '@kickmate/language';

/** The texts about practising one's own mistakes, in German. */
export const GERMAN = {
  title: 'Deine eigenen Fehler',
  label: 'Dein Fehler',
  due: (count: number) =>
    DE.plural(count, { one: 'Einer deiner eigenen Fehler ist fällig', other: '# deiner eigenen Fehler sind fällig' }),
  reading: 'Deine Fehler werden geladen…',
  left: (count: number) => DE.plural(count, { one: 'heute noch #', other: 'heute noch #' }),
  from: (game: string, side: string, opponent: string, day: string) =>
    `${game}, ${day}: ${opponent}. Du warst ${side}.`,
  asks: (name: string) => `Du hast ${name} gespielt. Was ist hier das Beste?`,
  judging: 'Die Engine beurteilt es…',
  solved: 'Richtig: so gut wie das Beste.',
  played: (name: string) => `Du hast ${name} gespielt.`,
  sameAgain: 'Das hast du damals gespielt.',
  isBest: 'Das war das Beste.',
  comesBack: (days: number) =>
    DE.plural(days, { one: 'Er kommt morgen wieder.', other: 'Er kommt in # Tagen wieder.' }),
  best: 'Beste Variante',
  tryAgain: 'Noch ein Versuch',
  again: 'Noch einmal',
  next: 'Weiter',
  analyse: 'Partie',
  back: 'Zurück zu deinen Fehlern',
  none: {
    title: 'Noch keine Fehler',
    words:
      'Spiel eine Partie. Patzer und verpasste Tore kommen am nächsten Tag hierher zurück, bis du das Bessere findest.',
    soon: 'Was in deinen Partien gefunden wird, kommt am nächsten Tag hierher zurück, bis du das Bessere findest.',
    play: 'Eine Partie spielen',
  },
  done: {
    title: 'Jetzt ist nichts fällig',
    tomorrow: (count: number) =>
      DE.plural(count, { one: 'Ein Fehler wartet auf morgen.', other: '# Fehler warten auf morgen.' }),
    later: 'Die nächsten kommen in ein paar Tagen zurück.',
    puzzles: 'Rätsel lösen',
  },
  others: {
    title: 'Dieses Spiel ist für heute durch',
    words: (count: number) =>
      DE.plural(count, {
        one: 'Ein Fehler eines anderen Spiels ist fällig.',
        other: '# Fehler anderer Spiele sind fällig.',
      }),
    practise: 'Üben',
  },
  enough: {
    title: 'Zehn Minuten sind genug für heute',
    words: (count: number) =>
      DE.plural(count, { one: 'Ein Fehler hat bis morgen Zeit.', other: '# Fehler haben bis morgen Zeit.' }),
    goOn: 'Trotzdem weiter',
  },
  passed: {
    title: 'Das war es für jetzt',
    words: (count: number) =>
      DE.plural(count, { one: 'Ein Fehler wurde übersprungen.', other: '# Fehler wurden übersprungen.' }),
    again: 'Noch einmal zeigen',
  },
  isRefused: 'Dieser Browser lässt uns deine Fehler nicht speichern.',
  isUnreadable: (count: number) =>
    DE.plural(count, {
      one: 'Die Partie zu einem Fehler lässt sich nicht zeigen. Der Fehler wartet auf morgen.',
      other: 'Die Partien zu # Fehlern lassen sich nicht zeigen. Sie warten auf morgen.',
    }),

  look: {
    running: (left: number, percent: string) =>
      DE.plural(left, {
        one: `Deine letzte Partie wird nach Fehlern durchgesehen: ${percent}.`,
        other: `Deine Partien werden nach Fehlern durchgesehen, noch #: ${percent} von dieser.`,
      }),
    waiting: (left: number) =>
      DE.plural(left, {
        one: 'Eine Partie wartet darauf, nach Fehlern durchgesehen zu werden. Es geht weiter, wenn sonst nichts rechnet.',
        other:
          '# Partien warten darauf, nach Fehlern durchgesehen zu werden. Es geht weiter, wenn sonst nichts rechnet.',
      }),
    paused: (left: number) =>
      DE.plural(left, {
        one: 'Eine Partie ist nicht nach Fehlern durchgesehen.',
        other: '# Partien sind nicht nach Fehlern durchgesehen.',
      }),
    failed: (left: number) =>
      DE.plural(left, {
        one: 'Eine Partie konnte nicht nach Fehlern durchgesehen werden.',
        other: '# Partien konnten nicht nach Fehlern durchgesehen werden.',
      }),
    tryAgain: 'Noch einmal versuchen',
    pause: 'Anhalten',
    goOn: 'Weiter',
  },
};
