import { type Gender, messages } from '@kickmate/language';

const ENGLISH = {
  /** The pieces of chess by their letters, in small letters where the language writes them so. */
  pieces: { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' },
  /** The genders of these names, in a language in which other words depend on them. */
  genders: {} as Readonly<Record<string, Gender>>,
  /** Several pieces of a kind, and pieces of any kind. */
  manyPieces: { P: 'pawns', N: 'knights', B: 'bishops', R: 'rooks', Q: 'queens', K: 'kings', any: 'pieces' },
  fields: { pieces: 'Pieces', side: 'Side to move' },
  ends: {
    agreement: 'Draw by agreement',
    recorded: 'As the record says',
    halfTime: 'Half-time',
    fullTime: 'Full-time',
  },
  /** The reasons for which a move is refused for the king's sake. */
  king: {
    inCheck: 'Your king is in check, and this move would not end it.',
    cannotHelp: 'Your king is in check, and this piece cannot help.',
    thereInCheck: 'Your king would be in check there.',
    isShut: 'Your king would be in check wherever it goes.',
    leftInCheck: 'That would leave your king in check.',
    isPinned: 'If this piece moved, your king would be in check.',
  },
  /** The reasons for which an action, a text or a formation is refused. */
  refused: {
    matchIsOver: 'the match is over',
    noSuchAction: (action: number) => `number ${action} is not among the legal actions here`,
    noSuchOutcome: (outcome: number) => `chance cannot bring ${outcome} here`,
    noOutcome: (outcomes: string) => `what chance made of it is missing; it was one of ${outcomes}`,
    tooLate: (spent: number, left: number, isLive: boolean) =>
      `${spent} ms, but there were ${left} ms left: ${isLive ? 'the half is over' : 'the flag has fallen'}`,
    noFormations: (game: string) => `${game} has no formations`,
    roundIsPlayed: 'the round is being played',
    isSetUp: 'the round begins in a position that was set up',
    formationOf: (side: string, fault: string) => `${side}'s formation: ${fault}`,
    places: (places: number, pieces: string) => `it has ${places} places for pieces ${pieces}`,
    incomplete: 'not everybody has a place',
    noPieceThere: (side: string, square: string) => `${side} has no piece on ${square}`,
    mayOnly: (piece: string, square: string, targets: string, isKick: boolean) =>
      `the ${piece} on ${square} may ${isKick ? 'kick the ball' : 'go'} only to ${targets}`,
    hasNone: (piece: string, square: string, what: 'action' | 'legal action' | 'move' | 'legal move' | 'kick') =>
      `the ${piece} on ${square} has no ${what}`,
  },
};

/** The texts that all games have in common. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
