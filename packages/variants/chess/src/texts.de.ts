import type { ChessTexts } from './texts.ts';

/** The texts of Chess and Chess960 in German. */
export const GERMAN: ChessTexts = {
  forcedWin: (turns) => `setzt matt in ${turns}`,
  rating: (rating) => `Geschätzt eine Wertungszahl von etwa ${rating}.`,
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
    gameIsOver: (end) => `die Partie ist vorbei (${end})`,
    isOver: (end) => `es gibt keinen mehr: Die Partie ist vorbei (${end})`,
    noKing: (side) => `${side} hat keinen König; einer muss da sein`,
    promoted: (side, pawns, others, most) =>
      `${side} hat ${pawns} Bauern und von anderen Figuren ${others} mehr als am Anfang; zusammen dürfen es höchstens ${most} sein`,
    otherInCheck: (mover, other) => `${mover} kann nicht am Zug sein: Der König von ${other} steht im Schach`,
    orNone: (sign) => ` oder ${sign}`,
    enPassantRank: (side, rank) => `ist ${side} am Zug, so ist es ein Feld der Reihe ${rank}`,
    noJump: (over, to) => `kein Bauer kann gerade über ${over} nach ${to} gezogen sein`,
    noRights: 'hier muss ein Zeichen für jedes Recht stehen, etwa KQkq, oder -',
    noRight: (sign) => `${sign} ist kein Recht; Rechte sind K und Q oder eine Linie A bis H, kq oder a bis h`,
    secondRight: {
      king: (side) => `${side} hat schon ein Recht auf der Königsseite`,
      queen: (side) => `${side} hat schon ein Recht auf der Damenseite`,
    },
    kingHasLeft: (side, square) => `der König von ${side} steht auf ${square} und hat seine Reihe verlassen`,
    noRook: {
      king: (side) => `${side} hat auf der Königsseite seines Königs keinen Turm auf der Grundreihe`,
      queen: (side) => `${side} hat auf der Damenseite seines Königs keinen Turm auf der Grundreihe`,
    },
    noRookThere: (side, square) => `${side} hat keinen Turm auf ${square}`,
    onlyIn960: (side, king, rook) =>
      `${side} rochiert mit dem König auf der e-Linie und einem Turm auf der a- oder h-Linie, nicht mit ${king} und ${rook} (aber siehe Chess960)`,
    noMove: 'hier muss ein Zug stehen, etwa Nf3',
    tooLong: (most) => `ein Zug hat höchstens ${most} Zeichen`,
    notAMove: (text) => `${text} ist kein Zug; Züge schreibt man wie e4, Nf3, exd5, e8=Q, O-O`,
    noCastling: {
      king: (side) => `${side} darf hier nicht auf der Königsseite rochieren`,
      queen: (side) => `${side} darf hier nicht auf der Damenseite rochieren`,
    },
    ambiguous: (text, moves) => `${text} kann ${moves} sein`,
    noPromotion: (text) => `${text} muss sagen, was der Bauer wird: ${text}=Q, R, B oder N`,
    promotesNowhere: (square, piece) => `${square}: Dort wird nichts umgewandelt (${piece})`,
    promotions: (move, signs) => `nach ${move} muss folgen, was der Bauer wird: ${signs}`,
    afterAction: (action) => `nach ${action} darf nichts folgen`,
    noPieceMayGo: (piece, side, square) => `diese Figur von ${side} darf nicht nach ${square} ziehen: ${piece}`,
    inCheck: (why, side) => `${why}; ${side} steht im Schach`,
  },
};
