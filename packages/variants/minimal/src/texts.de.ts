import type { HexapawnTexts } from './texts.ts';

/** The texts of Hexapawn in German. */
export const GERMAN: HexapawnTexts = {
  ends: {
    reach: 'Durchbruch',
    captured: 'Letzter Bauer geschlagen',
    stuck: (side) => `${side} steckt fest`,
  },
  fields: { number: 'Nummer des nächsten Zuges' },
  refused: {
    afterNumber: 'der Nummer des Zuges',
    roundIsOver: (end) => `die Runde ist vorbei (${end})`,
    pawns: (side, pawns, most) => `${side} hat ${pawns} Bauern; möglich sind 1 bis ${most}`,
    onLastRank: (side) => `ein Bauer von ${side} hat die letzte Reihe erreicht`,
    number: (found, least, most) =>
      `${found}; mit diesen Bauern kann es nur ${least === most ? least : `${least} bis ${most}`} sein`,
    isOver: (end) => `es gibt keinen mehr: Die Runde ist vorbei (${end})`,
    mayPlay: (side, actions) => `${side} darf ziehen: ${actions}`,
    notTwoSquares: (found, allowed) => `${found} sind nicht zwei Felder; ${allowed}`,
    afterAction: (action) => `nach ${action} darf nichts folgen`,
    notLegal: (action, allowed) => `${action} ist nicht erlaubt; ${allowed}`,
  },
};
