import type { SettingsTexts } from './texts.ts';

/** The texts of the settings and of the list of keys in German. */
export const GERMAN: SettingsTexts = {
  title: 'Einstellungen',
  language: { legend: 'Sprache', auto: 'Wie mein Gerät' },
  theme: { legend: 'Farben', auto: 'Wie mein Gerät', light: 'Hell', dark: 'Dunkel' },
  board: { legend: 'Brett', meadow: 'Wiese', floodlight: 'Flutlicht', sand: 'Sand' },
  pieces: { legend: 'Figuren', scarves: 'Mit Schal', counters: 'Scheiben' },
  animation: { legend: 'Bewegung der Figuren', off: 'Aus', slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  sound: {
    label: 'Ton',
    withBall: 'Züge, Schüsse, Tore, der Pfiff, knappe Zeit.',
    withoutBall: 'Züge, Schlagen, Schach, knappe Zeit.',
  },
  volume: { legend: 'Lautstärke', quiet: 'Leise', medium: 'Mittel', loud: 'Laut' },
  flipped: { label: 'Brett umdrehen', hint: 'Deine eigene Seite steht oben.' },
  endsTurns: { label: 'Meinen Zug von selbst beenden', hint: 'Wenn darin nichts mehr zu tun ist.' },
  dangers: {
    label: 'Vor Gefahren warnen',
    withBall:
      'Unter Stufe 5: ein Tor im nächsten Zug, ein König, der geschlagen werden kann, ein Ball, der verloren geht.',
    withoutBall: 'Unter Stufe 5: eine Niederlage im nächsten Zug.',
  },
  premoves: {
    label: 'Züge vorausplanen',
    hint: 'Du wählst sie, während die andere Seite am Zug ist; gespielt werden sie, sobald du dran bist. Esc oder die rechte Maustaste verwirft sie.',
  },
  confirmTouch: { label: 'Züge per Berührung bestätigen', hint: 'Ein zweites Tippen spielt sie.' },
  confirmFar: {
    legend: 'Züge in Online-Partien bestätigen',
    never: 'Nie',
    days: 'Bei Fernpartien',
    always: 'Immer',
  },
  threads: {
    label: 'Threads',
    usual: (threads) => `Üblich (${threads})`,
    hint: 'Mit mehr Threads, auf mehreren Kernen des Prozessors, ist der Computer auf Stufe 10, bei Tipps und in der Analyse stärker. Niedrigere Stufen brauchen einen.',
  },
  oneThread: {
    noHeaders:
      'Der Computer rechnet mit einem Thread: Diese Seite kam ohne die Kopfzeilen, mit denen sich Threads den Speicher teilen.',
    loadAgain: 'Lade die Seite neu, dann sind sie da.',
    notShared: 'Der Computer rechnet mit einem Thread: Dieser Browser lässt Threads keinen Speicher teilen.',
    oneCore: 'Der Computer rechnet mit einem Thread: Dieses Gerät hat nur einen Prozessorkern.',
  },
  keys: {
    title: 'Tasten',
    single: 'Einzelne Tasten',
    singleHint: 'F, H, P, U, ? und die Pfeile wirken überall außerhalb des Bretts.',
    names: {
      tab: 'Tab',
      home: 'Pos1',
      end: 'Ende',
      pageUp: 'Bild auf',
      pageDown: 'Bild ab',
      enter: 'Eingabe',
      space: 'Leertaste',
      escape: 'Esc',
      delete: 'Entf',
    },
    toBoard: 'zum Brett und weiter',
    squareOrStep: () => 'zum nächsten Feld; in der Liste der Züge einen Zug zurück oder vor',
    ends: 'an das Ende einer Reihe oder Linie',
    pick: (hasBall) => `wählt eine Figur, dann das Feld, auf das sie ${hasBall ? 'oder der Ball ' : ''}kommt`,
    drop: 'lässt sie los',
    step: () => 'nach einem Klick aufs Brett und außerhalb davon: einen Zug zurück oder vor',
    flip: 'dreht das Brett um',
    hintOrBack: 'bittet um einen Tipp; nimmt zurück',
    replay: 'zeigt den letzten Zug noch einmal',
    these: 'zeigt diese Tasten',
    endTurn: 'beendet den Zug, wo ein Zug mehrere Aktionen haben kann',
    puzzle: 'beginnt ein Rätsel von vorn; geht zum nächsten, wenn es gelöst ist',
    takeOff: 'nimmt eine Figur vom Brett, während sich eine Seite aufstellt',
  },
};
