import { messages } from '@kickmate/language';

const ENGLISH = {
  forcedWin: (turns: number) => `mates in ${turns}`,
  rating: (rating: number) => `By our estimate, a rating of about ${rating}.`,
  ends: {
    checkmate: 'Checkmate',
    stalemate: 'Stalemate',
    material: 'Insufficient material',
    repetition: 'Threefold repetition',
    fivefold: 'Fivefold repetition',
    fifty: 'Fifty moves',
    seventyfive: 'Seventy-five moves',
  },
  fields: {
    castling: 'Castling',
    enPassant: 'En passant',
    notPossible: 'Not possible',
    quiet: 'Moves without a capture or pawn move',
    number: 'Move number',
  },
  /** The castling rights by their signs in FEN. */
  rights: {
    K: "White, king's side",
    Q: "White, queen's side",
    k: "Black, king's side",
    q: "Black, queen's side",
  },
  /** The reasons for which a text is refused. */
  refused: {
    afterNumber: 'the move number',
    gameIsOver: (end: string) => `the game is over (${end})`,
    isOver: (end: string) => `none is left: the game is over (${end})`,
    noKing: (side: string) => `${side} has no king; one must be there`,
    promoted: (side: string, pawns: number, others: number, most: number) =>
      `${side} has ${pawns} pawns, and of other pieces ${others} more than at the start; together at most ${most} may be there`,
    otherInCheck: (mover: string, other: string) => `${mover} cannot be to move: ${other}'s king is in check`,
    orNone: (sign: string) => `, or ${sign}`,
    enPassantRank: (side: string, rank: number) => `with ${side} to move it is a square of rank ${rank}`,
    noJump: (over: string, to: string) => `no pawn can just have jumped over ${over} to ${to}`,
    noRights: 'a sign for each right, such as KQkq, or - must be here',
    noRight: (sign: string) => `${sign} is no right; rights are K and Q or a file A to H, kq or a to h`,
    secondRight: {
      king: (side: string) => `${side} has a right on the king's side already`,
      queen: (side: string) => `${side} has a right on the queen's side already`,
    },
    kingHasLeft: (side: string, square: string) => `${side}'s king is on ${square}, and has left its rank`,
    noRook: {
      king: (side: string) => `${side} has no rook on its rank on the king's side of its king`,
      queen: (side: string) => `${side} has no rook on its rank on the queen's side of its king`,
    },
    noRookThere: (side: string, square: string) => `${side} has no rook on ${square}`,
    onlyIn960: (side: string, king: string, rook: string) =>
      `${side} castles with its king on e and a rook on a or h, not ${king} and ${rook} (but see Chess960)`,
    noMove: 'a move such as Nf3 must be here',
    tooLong: (most: number) => `a move has at most ${most} characters`,
    notAMove: (text: string) => `${text} is no move; moves are written like e4, Nf3, exd5, e8=Q, O-O`,
    noCastling: {
      king: (side: string) => `${side} may not castle on the king's side here`,
      queen: (side: string) => `${side} may not castle on the queen's side here`,
    },
    ambiguous: (text: string, moves: string) => `${text} may be ${moves}`,
    noPromotion: (text: string) => `${text} must say what the pawn becomes: ${text}=Q, R, B or N`,
    promotesNowhere: (square: string, piece: string) => `${square}: nothing becomes a ${piece} there`,
    promotions: (move: string, signs: string) => `${move} is followed by what the pawn becomes: ${signs}`,
    afterAction: (action: string) => `nothing may follow ${action}`,
    noPieceMayGo: (piece: string, side: string, square: string) => `no ${piece} of ${side} may go to ${square}`,
    inCheck: (why: string, side: string) => `${why}; ${side} is in check`,
  },
};

/** The texts of Chess and Chess960 that their rules make. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
