/** The texts of Chess League in German. */
export const GERMAN = {
  own: { action: 'Zug', act: 'ziehen' },
  written: { goal: 'Tor', ownGoal: 'Eigentor' },
  ends: {
    goal: 'Tor',
    ownGoal: 'Eigentor',
    head: 'Kopftor',
    pawn: 'Bauerntor',
    repetition: 'Stellungswiederholung',
    quiet: (actions: number) => `${actions} ruhige Züge`,
    passes: 'Beide Seiten haben ausgesetzt',
  },
  fields: {
    ball: 'Ball',
    quiet: 'Züge ohne Schuss, Schlagen oder Bauernzug',
    number: 'Nummer des nächsten Zuges',
  },
  whyNot: { stopped: 'Kein Schuss: Ein König oder Turm hielte den Ball sofort auf.' },
  refused: {
    afterNumber: 'der Nummer des Zuges',
    ballOnBackRank: (square: string, lastRank: number) =>
      `er liegt nie auf ${square}, einem Feld der Grundreihe, sondern auf den Reihen 2 bis ${lastRank}`,
    ballUnderPiece: (square: string) => `auf ${square} steht eine Figur; er liegt auf einem leeren Feld`,
    isOver: (end: string) => `es gibt keinen mehr: Die Runde ist vorbei (${end})`,
    mayNotPass: (side: string) => `${side} hat andere Züge und darf nicht aussetzen`,
    mustPass: (side: string, pass: string) => `${side} hat keinen Zug außer ${pass}`,
    afterAction: (action: string) => `nach ${action} darf nichts folgen`,
    noDropSign: (sign: string, squares: string) =>
      `es dürfen nur ${sign} und ein Feld folgen; der Ball wird auf einem dieser Felder eingeworfen: ${squares}`,
    afterDrop: 'nach dem Feld darf nichts folgen',
    otherDrop: (squares: string) => `der Ball wird auf einem dieser Felder eingeworfen: ${squares}`,
  },
};
