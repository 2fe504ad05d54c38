import { DE } from '@kickmate/language';

/** The texts of the insights in German. */
export const GERMAN = {
  title: 'Auswertung',
  intro: 'Was die Berichte deiner Partien über dein Spiel sagen. Alles bleibt auf diesem Gerät.',
  matches: 'Deine Partien',
  reading: 'Deine Zahlen werden geladen …',
  isRefused: 'Dieser Browser lässt uns keine Zahlen deiner Partien speichern.',
  game: 'Spiel',
  basis: (counted: number, all: number) =>
    DE.plural(all, { one: `Aus ${counted} von # Partie.`, other: `Aus ${counted} von # Partien.` }),
  few: 'Bei so wenigen Partien sagen diese Zahlen noch wenig.',
  none: {
    words: 'Spiel eine Partie gegen den Computer. Wenn ihr Bericht fertig ist, stehen ihre Zahlen hier.',
    play: 'Eine Partie spielen',
  },
  waits: 'Von diesem Spiel ist noch keine Partie durchgesehen.',
  columns: { accuracy: 'Genauigkeit', turns: 'Züge', blunders: 'Patzer in 100 Zügen' },
  course: {
    title: 'Genauigkeit im Lauf der Zeit',
    spoken: (first: string, last: string, low: string, high: string) =>
      `Zuerst ${first}, zuletzt ${last}; am wenigsten ${low}, am meisten ${high}.`,
    parts: (matches: number) =>
      DE.plural(matches, {
        one: 'Jeder Punkt ist eine Partie.',
        other: 'Jeder Punkt ist das Mittel von bis zu # Partien.',
      }),
    tooFew: (left: number) =>
      DE.plural(left, {
        one: 'Nach noch einer Partie wird sie gezeichnet.',
        other: 'Nach noch # Partien wird sie gezeichnet.',
      }),
    table: 'Als Tabelle',
    when: 'Beendet',
    matches: 'Partien',
    span: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  },
  phase: {
    title: 'Nach Abschnitt',
    what: 'Abschnitt',
    names: { opening: 'Eröffnung', middle: 'Mitte', end: 'Ende' },
    withBall: (opening: number, end: number) =>
      `Die Eröffnung sind deine ersten ${opening} Züge einer Runde, das Ende beginnt mit dem ${end}. Zug.`,
    withoutBall: (opening: number) =>
      `Die Eröffnung sind deine ersten ${opening} Züge, das Ende beginnt danach, wenn höchstens die Hälfte der Figuren übrig ist.`,
  },
  side: { title: 'Nach Seite', what: 'Seite' },
  opponent: {
    title: 'Nach Gegner',
    what: 'Gegner',
    people: 'Menschen ohne Wertung',
    rated: (from: string, to: string) => `Menschen mit Wertung ${from} bis ${to}`,
  },
  pace: {
    title: 'Nach Bedenkzeit',
    what: 'Bedenkzeit',
    names: { quick: 'Unter 10\u00a0s', usual: '10 bis 30\u00a0s', long: 'Ab 30\u00a0s' },
    note: 'Es zählen nur Partien mit Uhren.',
  },
  wins: {
    title: 'Gewonnene Stellungen',
    words: (had: number, made: number) =>
      DE.plural(had, {
        one: `In einer Runde hattest du eine Gewinnchance von 90\u00a0% oder mehr und hast sie ${made > 0 ? 'gewonnen' : 'nicht gewonnen'}.`,
        other: `In # Runden hattest du eine Gewinnchance von 90\u00a0% oder mehr; davon hast du ${made} gewonnen.`,
      }),
    none: 'In keiner Runde hattest du eine Gewinnchance von 90\u00a0% oder mehr.',
  },
  chance: {
    title: 'Glück und Können',
    what: 'Punkte je Partie',
    own: 'Du',
    other: 'Gegner',
    lost: 'Können: verloren',
    luck: 'Glück: gewonnen',
    even: (matches: number) =>
      DE.plural(matches, {
        one: 'Eine Partie sagt nichts über das Glück.',
        other: 'In # Partien war das Glück weder bei dir noch bei deinen Gegnern deutlich größer.',
      }),
    withYou: (points: string) => `Du hattest Glück: je Partie ${points} Punkte mehr als deine Gegner.`,
    againstYou: (points: string) =>
      `Du hattest Pech: je Partie hatten deine Gegner ${points} Punkte mehr Glück als du.`,
    note: 'Ein Punkt ist ein Hundertstel der Chance, eine Runde zu gewinnen.',
  },
  reasons: {
    title: 'Warum deine Patzer Patzer waren',
    what: 'Dein Zug',
    turns: 'Züge',
    loss: 'Verlorene Chance in Punkten',
    names: {
      letsWin: 'ließ den Gegner sofort gewinnen',
      letsForce: 'ließ einen erzwungenen Sieg zu',
      letsPrepare: 'ließ den Gegner ein Tor vorbereiten',
      missesWin: 'verpasste ein Tor, ein Matt oder einen anderen Sieg',
      missesForce: 'verpasste einen erzwungenen Sieg',
      missesPrepare: 'bereitete ein Tor nicht vor',
      losesPiece: 'verlor eine Figur',
      losesBall: 'verlor den Ball',
      missesPiece: 'verpasste ein Schlagen',
      missesBall: 'nahm den Ball nicht',
    },
    note: 'Verpasste Tore, Matts und Siege sind hier auch Patzer. Es zählen nur Gründe, die die Varianten der Berichte beweisen. Punkte sind Hundertstel der Siegchance.',
    practise: 'Übe deine eigenen Fehler',
  },
  motifs: {
    title: 'Ideen',
    what: 'Idee',
    used: 'Genutzt',
    missed: 'Verpasst',
    allowed: 'Zugelassen',
    favourite: (name: string) => `Deine liebste: ${name}.`,
    weakest: (name: string) => `Am häufigsten verpasst oder zugelassen: ${name}.`,
    note: 'Genutzt in guten Zügen, verpasst und zugelassen in Patzern.',
  },
  plan: {
    title: 'Was am meisten bringt',
    tooEarly: (left: number) =>
      DE.plural(left, {
        one: 'Nach noch einer Partie gibt es einen Plan.',
        other: 'Nach noch # Partien gibt es einen Plan.',
      }),
    nothing: (matches: number) =>
      `In deinen letzten ${matches} Partien fällt nichts auf: Die Unterschiede sind nicht größer, als der Zufall sie macht.`,
    costliest: (reason: string, turns: number, all: number) =>
      `Am meisten kosten dich Patzer mit dem Grund „${reason}“: ${turns} von ${all}.`,
    noReason: 'Keiner deiner Patzer hat einen Grund, den die Berichte beweisen.',
    weakness: {
      opening: (here: string, elsewhere: string) =>
        `Deine Eröffnungen kosten dich am meisten: Ihre Genauigkeit ist ${here}, die deiner anderen Züge ${elsewhere}.`,
      middle: (here: string, elsewhere: string) =>
        `Die Mitte deiner Runden kostet dich am meisten: Ihre Genauigkeit ist ${here}, die deiner anderen Züge ${elsewhere}.`,
      end: (here: string, elsewhere: string) =>
        `Das Ende deiner Runden kostet dich am meisten: Seine Genauigkeit ist ${here}, die deiner anderen Züge ${elsewhere}.`,
      quick: (here: string, elsewhere: string) =>
        `Deine schnellen Züge kosten dich am meisten: Unter 10 Sekunden ist ihre Genauigkeit ${here}, mit mehr Zeit ${elsewhere}.`,
      side: (side: string, here: string, elsewhere: string) =>
        `Deine Züge mit ${side} kosten dich am meisten: Ihre Genauigkeit ist ${here}, auf der anderen Seite ist sie ${elsewhere}.`,
      wins: (had: number, made: number) =>
        `Siege, die dir entgleiten, kosten dich am meisten: In ${had} Runden hattest du eine Chance von 90\u00a0% oder mehr und hast davon ${made} gewonnen.`,
      letsWin: (turns: number, all: number) =>
        `Tore und Matts, die du zulässt, kosten dich am meisten: ${turns} von ${all} Patzern ließen den Gegner sofort gewinnen.`,
      letsForce: (turns: number, all: number) =>
        `Erzwungene Siege, die du zulässt, kosten dich am meisten: ${turns} von ${all} Patzern haben diesen Grund.`,
      letsPrepare: (turns: number, all: number) =>
        `Tore, die du vorbereiten lässt, kosten dich am meisten: ${turns} von ${all} Patzern haben diesen Grund.`,
      missesWin: (turns: number, all: number) =>
        `Verpasste Tore und Matts kosten dich am meisten: ${turns} von ${all} Patzern verpassten einen Sieg.`,
      missesForce: (turns: number, all: number) =>
        `Verpasste erzwungene Siege kosten dich am meisten: ${turns} von ${all} Patzern verpassten einen.`,
      missesPrepare: (turns: number, all: number) =>
        `Tore, die du nicht vorbereitest, kosten dich am meisten: ${turns} von ${all} Patzern haben diesen Grund.`,
      losesPiece: (turns: number, all: number) =>
        `Verlorene Figuren kosten dich am meisten: ${turns} von ${all} Patzern verloren eine.`,
      losesBall: (turns: number, all: number) =>
        `Ballverluste kosten dich am meisten: ${turns} von ${all} Patzern verloren den Ball.`,
      missesPiece: (turns: number, all: number) =>
        `Verpasstes Schlagen kostet dich am meisten: ${turns} von ${all} Patzern verpassten es.`,
      missesBall: (turns: number, all: number) =>
        `Bälle, die du nicht nimmst, kosten dich am meisten: ${turns} von ${all} Patzern haben diesen Grund.`,
    },
    gain: (points: string, matches: number) =>
      `Im Mittel deiner letzten ${matches} Partien hat das etwa ${points} Punkte deiner Chance gekostet, eine Runde zu gewinnen.`,
    way: {
      usual: (tasks: string, opponent: string) => `Als Nächstes: ${tasks}, dann eine Partie gegen ${opponent}.`,
      quick: (tasks: string, opponent: string) =>
        `Als Nächstes: ${tasks}, dann eine Partie gegen ${opponent}, mit mindestens 10 Sekunden für jeden Zug.`,
      side: (tasks: string, opponent: string, side: string) =>
        `Als Nächstes: ${tasks}, dann eine Partie mit ${side} gegen ${opponent}.`,
    },
    mistakes: 'deine eigenen Fehler',
    puzzles: 'ein paar Rätsel',
    lesson: 'Lektion',
    practise: 'Fehler üben',
    solve: 'Rätsel lösen',
    play: (opponent: string) => `Gegen ${opponent}`,
    how: 'So wird gewählt',
    bound:
      'Der Plan vergleicht die Genauigkeit der Abschnitte, schneller und langsamer Züge und beider Seiten, den Anteil der gewonnenen Stellungen, die zum Sieg wurden, und die Gründe der Patzer, in deinen letzten 100 Partien. Eine Schwäche zählt, wenn ihr Unterschied mehr als drei Standardfehler beträgt, gerechnet über Partien: Der Zufall allein macht das in weniger als einem von zwanzig Plänen. Von mehreren wird die genannt, die je Partie die meisten Punkte kostet.',
  },
};
