/** The texts of Hexapawn in German. */
export const GERMAN = {
  ends: {
    reach: 'Durchbruch',
    captured: 'Letzter Bauer geschlagen',
    stuck: (side: string) => `${side} steckt fest`,
  },
  fields: { number: 'Nummer des nächsten Zuges' },
  refused: {
    afterNumber: 'der Nummer des Zuges',
    roundIsOver: (end: string) => `die Runde ist vorbei (${end})`,
    pawns: (side: string, pawns: number, most: number) => `${side} hat ${pawns} Bauern; möglich sind 1 bis ${most}`,
    onLastRank: (side: string) => `ein Bauer von ${side} hat die letzte Reihe erreicht`,
    number: (found: string, least: number, most: number) =>
      `${found}; mit diesen Bauern kann es nur ${least === most ? least : `${least} bis ${most}`} sein`,
    isOver: (end: string) => `es gibt keinen mehr: Die Runde ist vorbei (${end})`,
    mayPlay: (side: string, actions: string) => `${side} darf ziehen: ${actions}`,
    notTwoSquares: (found: string, allowed: string) => `${found} sind nicht zwei Felder; ${allowed}`,
    afterAction: (action: string) => `nach ${action} darf nichts folgen`,
    notLegal: (action: string, allowed: string) => `${action} ist nicht erlaubt; ${allowed}`,
  },
};
