import { DE } from '@kickmate/language';
import type { Conduct } from '@kickmate/protocol';

/** The texts of reports, restrictions and the operator's page in German. */
export const GERMAN = {
  conduct: ({ games, calledOff, left }: Conduct) => {
    if (games === 0) return 'Noch keine Partie mit Leuten.';
    const last = games === 1 ? 'Die einzige Partie mit Leuten' : `Von den letzten ${games} Partien mit Leuten`;
    if (calledOff + left === 0)
      return games === 1 ? `${last} wurde zu Ende gespielt.` : `${last} wurde keine verlassen oder abgesagt.`;
    return games === 1
      ? `${last} wurde ${left > 0 ? 'verlassen' : 'abgesagt'}.`
      : `${last} ${left === 1 ? 'wurde' : 'wurden'} ${left} verlassen und ${calledOff} abgesagt.`;
  },
  report: (name: string) => `${name} melden`,
  reportTournament: (name: string) => `Den Namen „${name}“ melden`,
  reason: 'Was ist nicht in Ordnung?',
  reasons: {
    name: 'Der Name',
    insults: 'Beleidigungen oder missbrauchte Sätze',
    leaving: 'Verlässt Partien',
    engine: 'Spielt mit Hilfe eines Schachprogramms',
  },
  words: 'Mit deinen Worten (kann leer bleiben)',
  send: 'Meldung abschicken',
  sent: 'Abgeschickt. Der Betreiber sieht es sich an.',
  operator: 'Betreiber',
  signIn: 'Anmelden',
  ownName: 'Dein Name, fürs Protokoll',
  token: 'Kennwort',
  signOut: 'Abmelden',
  reports: 'Meldungen',
  noReports: 'Niemand hat etwas gemeldet.',
  somebody: 'jemandem, dessen Daten gelöscht sind',
  said: (reason: string, by: string, day: string) => `${reason}; von ${by}, ${day}`,
  deleted: 'Ein gelöschtes Konto',
  game: 'die Partie',
  work: (name: string) => `das Werk „${name}“`,
  hidden: (work: string) => `das Werk ${work} ist ausgeblendet`,
  tournament: 'Die Seite des Turniers',
  tournamentNamed: (name: string) => `das Turnier „${name}“`,
  cancelled: (tournament: string) => `das Turnier ${tournament} ist abgesagt`,
  open: 'Offen',
  look: 'Ansehen',
  lookAt: (name: string) => `${name} ansehen`,
  find: 'Die Kennung eines Spielers oder die Adresse der Seite eines Spielers, Werks oder Turniers',
  log: 'Protokoll',
  emptyLog: 'Noch ist nichts geschehen.',
  since: (day: string) => `Hier seit dem ${day}.`,
  page: 'Die Seite, die alle sehen',
  act: 'Was geschehen soll',
  acts: {
    rename: 'Umbenennen',
    mute: 'Stumm schalten',
    ban: 'Sperren',
    unmute: 'Nicht mehr stumm',
    unban: 'Nicht mehr gesperrt',
    dismiss: 'Meldung verwerfen',
    hide: 'Werk ausblenden',
    unhide: 'Werk wieder zeigen',
    renameTournament: 'Turnier umbenennen',
    cancelTournament: 'Turnier absagen',
  },
  because: 'Der Grund, der angezeigt wird',
  until: 'Wie lange',
  days: (days: number) => DE.plural(days, { one: '# Tag', other: '# Tage' }),
  forEver: 'Für immer',
  abandons: 'Laufende Partien beenden',
  abandonsHint: 'Sie zählen als verloren. Sonst gehen sie weiter.',
  cancelHint: 'Es gibt keine neuen Partien mehr. Laufende gehen weiter.',
  why: 'Warum, fürs Protokoll',
  whyHint: 'Das sieht nur der Betreiber.',
  do: 'Ausführen',
  done: 'Erledigt.',
  restriction: (reason: string, until: string | undefined) =>
    `${reason}, ${until === undefined ? 'für immer' : `bis ${until}`}`,
  nothing: 'nichts',
  logged: (day: string, operator: string, act: string, player: string) => `${day}, ${operator}: ${act}, ${player}`,
  change: (before: string, after: string) => `Vorher: ${before}; nachher: ${after}.`,
};
