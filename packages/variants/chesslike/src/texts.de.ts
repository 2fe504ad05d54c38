/** The texts of Chesslike in German. */
export const GERMAN = {
  ends: {
    royal: 'Königliche Figuren geschlagen',
    eliminate: 'Alle Figuren geschlagen',
    reach: 'Ausgang erreicht',
    turns: 'Keine Züge mehr übrig',
    repetition: 'Stellungswiederholung',
    quiet: (actions: number) => `${actions} ruhige Züge`,
    quietEqual: (actions: number) => `${actions} ruhige Züge, gleich viel Material`,
    quietMore: (actions: number) => `${actions} ruhige Züge, mehr Material`,
    passes: 'Beide Seiten haben ausgesetzt',
  },
  fields: {
    tiles: 'Gelände',
    tilesHint: 'Reihen von oben. Eine Tür, ein Schlüssel oder ein Gegenstand kann zu Boden geworden sein: .',
    keys: 'Schlüssel',
    keysHint: 'Die Schlüssel von Weiß und von Schwarz, etwa 1,0',
    quiet: 'Züge ohne Schlagen, Schlüssel, Tür oder Gegenstand',
    number: 'Nummer des nächsten Zuges',
  },
  whyNot: {
    solid: 'Auf einer Mauer, einem Loch oder einem Baum kann keine Figur stehen.',
    door: 'Eine Tür geht nur mit einem Schlüssel auf.',
  },
  refused: {
    afterNumber: 'der Nummer des Zuges',
    roundIsOver: (end: string) => `die Runde ist vorbei (${end})`,
    noTiles: (ranks: number, files: number) =>
      `hier müssen ${ranks} Reihen mit je ${files} Zeichen stehen, dazwischen /`,
    manyRows: (ranks: number) => `mehr als ${ranks} Reihen`,
    fewRows: (rows: number, ranks: number) => `${rows} von ${ranks} Reihen`,
    tilesInRow: (rank: number, tiles: number, files: number) => `Reihe ${rank} hat ${tiles} von ${files} Zeichen`,
    otherTile: (sign: string, square: string, own: string, cleared: string | undefined) =>
      `${sign} auf ${square}: Auf dieser Karte ist dort ${cleared === undefined ? own : `${own} oder ${cleared}`}`,
    keys: (found: string) =>
      `statt ${found} müssen hier die Schlüssel von Weiß und von Schwarz stehen, mit einem Komma dazwischen, etwa 1,0`,
    numberIs: {
      odd: (side: string) => `sie ist ungerade, wenn ${side} am Zug ist`,
      even: (side: string) => `sie ist gerade, wenn ${side} am Zug ist`,
    },
    isOver: (end: string) => `es gibt keinen mehr: Die Runde ist vorbei (${end})`,
    mayNotPass: (side: string) => `${side} kann ziehen und darf nicht aussetzen`,
    afterAction: (action: string) => `nach ${action} darf nichts folgen`,
  },
};
