import type { FootballTexts } from './texts.ts';

/** The texts of Football Chess in German. */
export const GERMAN: FootballTexts = {
  own: { action: 'Aktion', act: 'spielen' },
  hints: {
    o: 'Im ersten Zug wird nur gezogen: Noch darf niemand schießen.',
    oc: 'Im ersten Zug wird nur gezogen: Noch darf niemand schießen. Danach darf die andere Seite mit dir die Seiten tauschen.',
    c: 'Spiel einen Zug, oder tausch die Seiten: Dann ist der Eröffnungszug deiner, und die andere Seite ist am Zug.',
  },
  swaps: (side) => `${side} tauscht die Seiten`,
  ends: {
    goal: 'Tor',
    ownGoal: 'Eigentor',
    noAction: 'Keine Aktion',
    repetition: 'Stellungswiederholung',
    turns: (turns) => `${turns} Züge ohne Tor`,
  },
  arrays: {
    standard: {
      o: 'Übliche Grundstellung',
      oc: 'Übliche Grundstellung, Seitenwahl nach dem ersten Zug',
      m: 'Übliche Grundstellung, klassisch: Schüsse sofort',
    },
    randomSymmetric: {
      o: 'Ausgelost, beide Seiten gleich',
      oc: 'Ausgelost, beide Seiten gleich, Seitenwahl nach dem ersten Zug',
      m: 'Ausgelost, beide Seiten gleich, klassisch: Schüsse sofort',
    },
    randomFree: {
      o: 'Ausgelost, jede Seite für sich',
      oc: 'Ausgelost, jede Seite für sich, Seitenwahl nach dem ersten Zug',
      m: 'Ausgelost, jede Seite für sich, klassisch: Schüsse sofort',
    },
  },
  fields: {
    ball: 'Ball',
    phase: 'Teil des Zuges',
    kicked: 'Figuren, die in diesem Zug geschossen haben',
    turns: 'Beendete Züge',
  },
  phases: {
    o: 'Der Eröffnungszug: nur Ziehen',
    m: 'Der Anfang eines Zuges',
    k: 'Mitten im Zug: schießen oder beenden',
    oc: 'Der Eröffnungszug vor einer Seitenwahl: nur Ziehen',
    c: 'Die Antwort darauf: ein Zug oder Seitentausch',
  },
  refused: {
    turnsInOpening: (phase) => `in Phase ${phase}, dem Eröffnungszug, gibt es keine`,
    turnsInAnswer: 'in Phase c, der Antwort auf den Eröffnungszug, gibt es 1',
    afterTurns: 'den beendeten Zügen',
    afterTurnsOfVchess: 'den Zügen, wenn der Ball bei den Figuren steht',
    pieceOnGoal: (square) => `eine Figur steht auf dem Torfeld ${square}, wo keine stehen darf`,
    pieces: (side, count, most) => `${side} hat ${count} Figuren; 1 bis ${most} dürfen es sein`,
    ballOnGoal: (square) => `auf ${square}, einem Torfeld, hätte er die Runde beendet`,
    ballUnderPiece: (square) => `auf ${square} steht eine Figur; er liegt auf einem leeren Feld`,
    oneBall: (sign) => `es gibt einen Ball, ein ${sign}`,
    placedOnGoal: (square) => `auf ${square}, einem Torfeld, hätte der Ball die Runde beendet`,
    phases: 'o oder oc (Eröffnungszug), m oder c (Anfang eines Zuges) oder k (mitten im Zug)',
    nobodyAtBall: (side) => `k, aber keine Figur von ${side} steht neben dem Ball`,
    noKicker: (side, square) => `${side} hat auf ${square} keine Figur, die geschossen haben könnte`,
    noneKicked: (phase) => `in Phase ${phase} hat in diesem Zug keine Figur geschossen: -`,
    isOver: (end) => `es gibt keine mehr: Die Runde ist vorbei (${end})`,
    noSwap: 'die Seiten werden nur als Antwort auf den Eröffnungszug getauscht, wenn die Partie es erlaubt',
    afterAction: (action) => `nach ${action} darf nichts folgen`,
    endInOpening: (side) => `${side} darf den Zug nicht beenden: Im Eröffnungszug wird gezogen`,
    endAwayFromBall: (side) => `${side} darf den Zug nicht beenden: Keine eigene Figur steht neben dem Ball`,
    noPiece: (side, square) => `${side} hat keine Figur auf ${square}`,
    onlyKicks: (end) => `mitten im Zug gibt es nur Schüsse und ${end}`,
    kickInOpening: 'im Eröffnungszug wird gezogen und nicht geschossen',
    notAtBall: (square, ball) => `${square} liegt nicht neben dem Ball auf ${ball}`,
    hasKicked: (square) => `die Figur auf ${square} hat in diesem Zug schon geschossen`,
  },
  smallGain:
    'Seine 81 Felder passen nicht in eine Menge von 64 Bit. Darum arbeitet sein Rechenkern mit Bytes und Zahlen von 32 Bit, was JavaScript fast ebenso gut kann: Einer von zwanzig Befehlen hat 64 Bit, in Rechenkernen mit solchen Mengen ist es einer von vier.',
};
