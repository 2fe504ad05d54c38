import { DE } from '@kickmate/language';
import type { MatchPageTexts } from './page-texts.ts';

/** The texts of the match's page in German. */
export const GERMAN: MatchPageTexts = {
  title: (game, players) => `${game ?? 'Partie'}: ${players}`,
  both: (white, black) => `${white} und ${black}`,
  backToEditor: 'Zurück zum Karteneditor',
  isRefused:
    'Dieser Browser lässt uns die Partie nicht speichern: Sie ist weg, wenn du die Seite schließt. Kopiere ihre Aufzeichnung, um sie zu behalten.',
  copyRecord: 'Aufzeichnung kopieren',
  isUnsaved: 'Die beendete Partie ist weg, wenn du die Seite schließt.',
  saveAsFile: 'Als Datei speichern',
  nothing: 'Gerade wird nichts gespielt',
  beginOne: 'Eine Partie beginnen',
  controls: {
    label: 'Partie',
    undo: 'Zurück',
    redo: 'Vor',
    goOn: 'Weiter',
    pause: 'Pause',
    hint: 'Tipp',
    flip: 'Drehen',
    draw: 'Remis',
    resign: 'Aufgeben',
    record: 'PGN',
    begin: 'Neu',
  },
  resign: {
    title: () => 'Die Partie aufgeben?',
    description: (outcome, isFinal) =>
      `${outcome}. ${isFinal ? 'Das lässt sich nicht zurücknehmen.' : '„Zurück“ nimmt es zurück.'}`,
    confirm: 'Aufgeben',
  },
  draw: {
    title: 'Auf Remis einigen?',
    description: 'Beide müssen einverstanden sein. „Zurück“ nimmt es zurück.',
    confirm: 'Auf Remis einigen',
  },
  over: {
    puzzle: 'Das Rätsel ist zu Ende',
    nextPuzzle: 'Nächstes Rätsel',
    tryAgain: 'Noch einmal',
    allPuzzles: 'Alle Rätsel',
    label: () => 'Die Partie ist zu Ende',
    again: 'Noch einmal',
    level: (level) => `Auf Stufe ${level} spielen`,
    report: 'Spielbericht',
    analyse: 'Analyse',
    newOne: () => 'Neue Partie',
    matches: 'Deine Partien',
  },
  toAct: () => ' (am Zug)',
  toLineUp: ' (bei der Aufstellung)',
  bar: {
    keys: (count) => DE.plural(count, { one: '# Schlüssel', other: '# Schlüssel' }),
    aheadBy: 'Vorsprung ',
  },
  score: {
    label: 'Spielstand',
    ball: 'hat den Ball',
    spokenBall: ' hat den Ball, ',
    spokenGoals: 'Tore: ',
    spokenRounds: 'Runden: ',
    round: (round, kickOff, wins) => `Runde ${round} · ${kickOff} · ${wins}`,
    shortRound: (round, wins) => `Runde ${round} · ${wins}`,
    kickOff: (side) => `Anstoß ${side}`,
    begins: (side, isBegun) => `${side} ${isBegun ? 'begann' : 'beginnt'}`,
    mostGoals: 'die meisten Tore gewinnen',
    mostRounds: 'die meisten Runden gewinnen',
    goals: (count) => DE.plural(count, { one: 'ein Tor gewinnt', other: 'bis # Tore' }),
    rounds: (count) => DE.plural(count, { one: 'eine Runde gewinnt', other: 'bis # Runden' }),
  },
};
