/** The texts of Chess and Chess960 in German. */
export const GERMAN = {
  forcedWin: (turns: number) => `setzt matt in ${turns}`,
  rating: (rating: number) => `Geschätzt eine Wertungszahl von etwa ${rating}.`,
  ends: {
    checkmate: 'Matt',
    stalemate: 'Patt',
    material: 'Zu wenig Material',
    repetition: 'Dreifache Wiederholung',
    fivefold: 'Fünffache Wiederholung',
    fifty: '50-Züge-Regel',
    seventyfive: '75-Züge-Regel',
  },
  fields: {
    castling: 'Rochade',
    enPassant: 'En passant',
    notPossible: 'Nicht möglich',
    quiet: 'Züge ohne Schlagen und Bauernzug',
    number: 'Nummer des Zuges',
  },
  rights: {
    K: 'Weiß, Königsseite',
    Q: 'Weiß, Damenseite',
    k: 'Schwarz, Königsseite',
    q: 'Schwarz, Damenseite',
  },
  refused: {
    afterNumber: 'der Nummer des Zuges',
    gameIsOver: (end: string) => `die Partie ist vorbei (${end})`,
    isOver: (end: string) => `es gibt keinen mehr: Die Partie ist vorbei (${end})`,
    noKing: (side: string) => `${side} hat keinen König; einer muss da sein`,
    promoted: (side: string, pawns: number, others: number, most: number) =>
      `${side} hat ${pawns} Bauern und von anderen Figuren ${others} mehr als am Anfang; zusammen dürfen es höchstens ${most} sein`,
    otherInCheck: (mover: string, other: string) =>
      `${mover} kann nicht am Zug sein: Der König von ${other} steht im Schach`,
    orNone: (sign: string) => ` oder ${sign}`,
    enPassantRank: (side: string, rank: number) => `ist ${side} am Zug, so ist es ein Feld der Reihe ${rank}`,
    noJump: (over: string, to: string) => `kein Bauer kann gerade über ${over} nach ${to} gezogen sein`,
    noRights: 'hier muss ein Zeichen für jedes Recht stehen, etwa KQkq, oder -',
    noRight: (sign: string) => `${sign} ist kein Recht; Rechte sind K und Q oder eine Linie A bis H, kq oder a bis h`,
    secondRight: {
      king: (side: string) => `${side} hat schon ein Recht auf der Königsseite`,
      queen: (side: string) => `${side} hat schon ein Recht auf der Damenseite`,
    },
    kingHasLeft: (side: string, square: string) =>
      `der König von ${side} steht auf ${square} und hat seine Reihe verlassen`,
    noRook: {
      king: (side: string) => `${side} hat auf der Königsseite seines Königs keinen Turm auf der Grundreihe`,
      queen: (side: string) => `${side} hat auf der Damenseite seines Königs keinen Turm auf der Grundreihe`,
    },
    noRookThere: (side: string, square: string) => `${side} hat keinen Turm auf ${square}`,
    onlyIn960: (side: string, king: string, rook: string) =>
      `${side} rochiert mit dem König auf der e-Linie und einem Turm auf der a- oder h-Linie, nicht mit ${king} und ${rook} (aber siehe Chess960)`,
    noMove: 'hier muss ein Zug stehen, etwa Nf3',
    tooLong: (most: number) => `ein Zug hat höchstens ${most} Zeichen`,
    notAMove: (text: string) => `${text} ist kein Zug; Züge schreibt man wie e4, Nf3, exd5, e8=Q, O-O`,
    noCastling: {
      king: (side: string) => `${side} darf hier nicht auf der Königsseite rochieren`,
      queen: (side: string) => `${side} darf hier nicht auf der Damenseite rochieren`,
    },
    ambiguous: (text: string, moves: string) => `${text} kann ${moves} sein`,
    noPromotion: (text: string) => `${text} muss sagen, was der Bauer wird: ${text}=Q, R, B oder N`,
    promotesNowhere: (square: string, piece: string) => `${square}: Dort wird nichts umgewandelt (${piece})`,
    promotions: (move: string, signs: string) => `nach ${move} muss folgen, was der Bauer wird: ${signs}`,
    afterAction: (action: string) => `nach ${action} darf nichts folgen`,
    noPieceMayGo: (piece: string, side: string, square: string) =>
      `diese Figur von ${side} darf nicht nach ${square} ziehen: ${piece}`,
    inCheck: (why: string, side: string) => `${why}; ${side} steht im Schach`,
  },
};
