/** The texts that all games have in common, in German. */
export const GERMAN = {
  pieces: { P: 'Bauer', N: 'Springer', B: 'Läufer', R: 'Turm', Q: 'Dame', K: 'König' },
  genders: { P: 'm', N: 'm', B: 'm', R: 'm', Q: 'f', K: 'm' } as const,
  manyPieces: {
    P: 'Bauern',
    N: 'Springer',
    B: 'Läufer',
    R: 'Türme',
    Q: 'Damen',
    K: 'Könige',
    any: 'Figuren',
  },
  fields: { pieces: 'Figuren', side: 'Seite am Zug' },
  ends: {
    agreement: 'Remis durch Vereinbarung',
    recorded: 'Laut Aufzeichnung',
    halfTime: 'Halbzeit',
    fullTime: 'Abpfiff',
  },
  king: {
    inCheck: 'Dein König steht im Schach, und dieser Zug würde das nicht beenden.',
    cannotHelp: 'Dein König steht im Schach, und diese Figur kann nicht helfen.',
    thereInCheck: 'Dort stünde dein König im Schach.',
    isShut: 'Dein König stünde auf jedem Feld im Schach.',
    leftInCheck: 'Danach stünde dein König im Schach.',
    isPinned: 'Wenn diese Figur zieht, steht dein König im Schach.',
  },
  refused: {
    matchIsOver: 'die Partie ist vorbei',
    noSuchAction: (action: number) => `Nummer ${action} ist hier kein erlaubter Zug`,
    noSuchOutcome: (outcome: number) => `der Zufall kann hier nicht ${outcome} bringen`,
    noOutcome: (outcomes: string) => `es fehlt, was der Zufall daraus gemacht hat: eines von ${outcomes}`,
    tooLate: (spent: number, left: number, isLive: boolean) =>
      `${spent} ms, aber es waren nur noch ${left} ms übrig: ${isLive ? 'die Halbzeit ist vorbei' : 'die Zeit ist abgelaufen'}`,
    noFormations: (game: string) => `${game} kennt keine Aufstellungen`,
    roundIsPlayed: 'die Runde läuft schon',
    isSetUp: 'die Runde beginnt in einer aufgebauten Stellung',
    formationOf: (side: string, fault: string) => `Aufstellung von ${side}: ${fault}`,
    places: (places: number, pieces: string) => `sie hat ${places} Plätze für die Figuren ${pieces}`,
    incomplete: 'noch haben nicht alle einen Platz',
    noPieceThere: (side: string, square: string) => `${side} hat keine Figur auf ${square}`,
    mayOnly: (piece: string, square: string, targets: string, isKick: boolean) =>
      isKick
        ? `${piece} auf ${square} kann nur nach ${targets} schießen`
        : `${piece} auf ${square} darf nur nach ${targets}`,
    hasNone: (piece: string, square: string, what: 'action' | 'legal action' | 'move' | 'legal move' | 'kick') =>
      `${piece} auf ${square} hat ${what === 'kick' ? 'keinen Schuss' : 'keinen Zug'}`,
  },
};
