import { DE } from '@kickmate/language';

const pointsOf = (points: number): string => DE.plural(points, { one: '# Punkt', other: '# Punkte' });
/** The beginning of a sentence: the number of a side's moves that chance decided, and the points that it gave. */
const decided = (side: string, count: number, gave: string): string =>
  DE.plural(count, {
    one: `${side}: Der Zufall entschied einen Zug und gab ${gave} er wert war.`,
    other: `${side}: Der Zufall entschied # Züge und gab ${gave} sie wert waren.`,
  });

/** The texts of the report of a match in German. */
export const GERMAN = {
  reading: 'Der Bericht wird geladen …',
  nothing: 'Es wurde nichts gespielt, also gibt es nichts zu berichten.',
  intro: () =>
    'Jede Stellung der Partie wird durchsucht und jeder Zug mit dem besten verglichen. Der Bericht bleibt auf diesem Gerät.',
  progress: {
    label: (done: number, all: number) => `${done} von ${all} Stellungen durchsucht`,
    words: (done: number, all: number) => `${done} von ${all}`,
    stop: 'Anhalten',
    goOn: 'Fortsetzen',
    make: 'Bericht erstellen',
    isReady: 'Der Bericht ist fertig.',
    isStopped: 'Der Bericht ist angehalten.',
    isRunning: 'Der Bericht wird erstellt.',
  },
  fails: (reason: string) => `Die Stellungen lassen sich nicht durchsuchen: ${reason}`,
  isSlow:
    'Das schnelle Programm des Computers läuft hier nicht. Deshalb wird nur mit den Regeln gesucht: langsamer und weniger weit.',
  isRefused: 'Dieser Browser lässt uns den Bericht nicht speichern: Er ist weg, wenn du die Seite schließt.',
  graph: 'Verlauf der Gewinnchance von Weiß',
  course: {
    drawing: 'Der Verlauf wird gezeichnet …',
    even: 'Kein Zug änderte die Chancen sehr.',
    moment: 'Der Moment der Partie',
    chance: {
      own: (before: string, after: string) => `Deine Chance: ${before} → ${after}`,
      w: (before: string, after: string) => `Chance von Weiß: ${before} → ${after}`,
      b: (before: string, after: string) => `Chance von Schwarz: ${before} → ${after}`,
    },
    watch: (name: string, chance: string) => `Der Moment der Partie: ${name}. ${chance}. Noch einmal ansehen`,
  },
  list: 'Der ganze Verlauf als Liste',
  table: 'Beide Seiten in Zahlen',
  rows: { accuracy: 'Genauigkeit', skill: 'Können: verlorene Punkte', luck: 'Glück: gewonnene Punkte' },
  marks: {
    blunder: { one: 'Patzer', many: 'Patzer' },
    mistake: { one: 'Fehler', many: 'Fehler' },
    inaccuracy: { one: 'Ungenauigkeit', many: 'Ungenauigkeiten' },
  },
  missed: {
    goal: { one: 'Verpasstes Tor', many: 'Verpasste Tore' },
    mate: { one: 'Verpasstes Matt', many: 'Verpasste Matts' },
    win: { one: 'Verpasster Sieg', many: 'Verpasste Siege' },
  },
  worst: {
    w: 'Die schlechtesten Momente von Weiß',
    b: 'Die schlechtesten Momente von Schwarz',
    own: 'Deine schwächsten Momente',
    comeBack: 'Solche Züge kommen wieder:',
    tasks: 'deine eigenen Fehler',
    none: 'Keine Seite hat in einem Zug viel verloren.',
  },
  moment: {
    goal: (before: string) => `Das Tor war in diesem Zug möglich: ${before}.`,
    mate: (before: string) => `Das Matt war da: ${before}.`,
    win: (before: string) => `Der Sieg war da: ${before}.`,
    fell: (whole: 'game' | 'round', before: string, after: string) =>
      whole === 'game'
        ? `Die Gewinnchance fiel von ${before} auf ${after}.`
        : `Die Chance, die Runde zu gewinnen, fiel von ${before} auf ${after}.`,
    best: (line: string) => `Am besten: ${line}`,
    show: { word: 'Zeigen', label: (name: string) => `Die Stellung vor ${name} zeigen` },
    play: { word: 'Beste Variante', label: (name: string) => `Statt ${name} die beste Variante spielen` },
    retry: { word: 'Noch einmal', label: (name: string) => `Noch einmal spielen, ab der Stellung vor ${name}` },
  },
  reasons: {
    letsWin: {
      goal: (side: string) => `Das erlaubt ${side} ein Tor:`,
      mate: (side: string) => `Das erlaubt ${side} ein Matt:`,
      win: (side: string) => `Das erlaubt ${side} den Sieg:`,
    },
    letsShoot: (side: string, chance: string) => `Das gibt ${side} ein Tor mit einer Chance von ${chance}:`,
    letsForce: (side: string, turns: number) =>
      DE.plural(turns, {
        one: `Danach kann ${side} in # Zug den Sieg erzwingen.`,
        other: `Danach kann ${side} in # Zügen den Sieg erzwingen.`,
      }),
    letsPrepare: (side: string, chance: string) =>
      `Danach kann ${side} ein Tor mit einer Chance von ${chance} vorbereiten:`,
    missesForce: (turns: number) =>
      DE.plural(turns, {
        one: 'Das verpasst einen erzwungenen Sieg in # Zug:',
        other: 'Das verpasst einen erzwungenen Sieg in # Zügen:',
      }),
    missesPrepare: (chance: string) => `Das hätte ein Tor mit einer Chance von ${chance} vorbereiten können:`,
    missesWin: { goal: 'Das verpasst ein Tor:', mate: 'Das verpasst ein Matt:', win: 'Das verpasst den Sieg:' },
    missesShot: (chance: string) => `Das verpasst ein Tor mit einer Chance von ${chance}:`,
    losesPiece: (side: string) => `${side} gewinnt dadurch eine Figur:`,
    losesBall: (side: string) => `Das überlässt ${side} den Ball:`,
    missesPiece: 'Das verpasst einen Figurengewinn:',
    missesBall: 'Das verpasst den Ball:',
  },
  tries: {
    label: 'Noch einmal versuchen',
    asks: (name: string) => `Finde etwas Besseres als ${name}.`,
    judging: 'Die Engine beurteilt es…',
    verdicts: {
      best: () => 'So gut wie das Beste.',
      better: (loss: string, name: string) => `Besser als ${name}. Das Beste behält ${loss} mehr der Gewinnchance.`,
      same: (loss: string, name: string) => `Nicht besser als ${name}: Es kostet ${loss} der Gewinnchance.`,
      worse: (loss: string, name: string) => `Schlechter als ${name}: Es kostet ${loss} der Gewinnchance.`,
      unknown: () => 'Die Engine konnte es nicht beurteilen.',
    },
    again: 'Neuer Versuch',
    on: 'Von hier weiterspielen',
    end: 'Fertig',
  },
  luck: {
    title: 'Glück und Können',
    better: (side: string, count: number, points: number) => decided(side, count, `${pointsOf(points)} mehr, als`),
    worse: (side: string, count: number, points: number) => decided(side, count, `${pointsOf(points)} weniger, als`),
    even: (side: string, count: number) => decided(side, count, 'so viel, wie'),
    result: (worth: string, gave: string, points: string) => `${worth} wert, ${gave} geworden: ${points} Punkte.`,
  },
  facts: {
    notSearched: 'Noch nicht durchsucht.',
    chances: (white: string, black: string) => `Weiß ${white}, Schwarz ${black}.`,
    beginning: 'Der Anfang',
    beginningOf: (round: number) => `Runde ${round}, der Anfang`,
    inRound: (round: number, move: string) => `Runde ${round}, ${move}`,
  },
  how: {
    title: 'So wird gerechnet',
    search: (positions: string, whole: 'game' | 'round') =>
      `Jede Suche hat die volle Stärke von Stufe 10, und statt einer Sekunde wie dort ${positions} Stellungen, damit der Bericht auf jedem Gerät derselbe ist. Auf einem langsamen sind es weniger: Der Bericht über sechzig Züge dauert höchstens eine halbe Minute. Aus der Bewertung wird eine Chance, die ${whole === 'game' ? 'Partie' : 'Runde'} zu gewinnen, und aus dem, was ein Zug davon verliert, seine Genauigkeit, nach den Formeln von`,
    accuracy:
      '; die Genauigkeit einer Seite ist das Mittel ihrer Züge. Züge ohne Wahl zählen nicht. Ein Verlust zählt, soweit eine zweite Suche ihn bestätigt. Ab 5, 10 und 15 Punkten ist ein Zug eine Ungenauigkeit, ein Fehler, ein Patzer. Ein verpasstes Tor ist eines, das die Regeln für diesen Zug bestätigen.',
    chance:
      'Wo der Zufall entscheidet, ist ein Zug so viel wert wie seine Folgen im Mittel. Was er weniger wert ist als der beste Zug, ist eine Sache des Könnens; was die Folge darüber hinaus gibt, ist Glück.',
  },
  record: { has: 'Die Aufzeichnung hat die Zeichen', put: 'Zeichen in die Aufzeichnung setzen' },
};
