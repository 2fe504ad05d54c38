import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The words for one step of a match, and for what a side has to do. */
  own: { action: 'action', act: 'act' },
  /** What a side has to do in turns that are unlike others. */
  hints: {
    kickOff: 'Move a piece onto the centre circle.',
    ownHalf: 'The answer to the kick-off: move within your own half.',
    corner: (ball: string, other: string) =>
      `Corner: move a piece to the ball on ${ball}, or where it can be passed to. Otherwise ${other}'s king gets the ball.`,
  },
  /** Why a picked square cannot be played. */
  whyNot: {
    mustPass: 'The kick-off is a pass now: pick the ball, then one of your pieces.',
    hasMoved: 'You have moved already in this turn.',
    noPassNow: 'You have passed already in this turn.',
    noPassThere: 'The ball cannot be passed there: no line between the two, or something in the way.',
    checkFirst: 'Your king is in check: first move, then pass.',
  },
  /** The reason why a turn was over after its kick-off, in the line that tells what has happened. */
  nobodyToPassTo: 'no piece can receive the ball: the turn is over',
  /** What became of a shot, in the short form of an action. */
  written: { goal: 'goal', save: 'save', block: 'block', corner: 'corner' },
  ends: {
    goal: 'Goal',
    mate: 'Checkmate',
    repetition: 'Third repetition',
    quiet: (turns: number) => `${turns} quiet turns`,
    skips: 'Two skipped turns',
  },
  arrays: { usual: 'Usual kick-off', 'own-half': 'Kick-off answered within the own half' },
  /** The names of the formations that are offered. */
  formations: {
    wide: 'Wide',
    diamond: 'Diamond',
    wall: 'Wall',
    arrow: 'Arrow',
    leftWinger: 'Left winger',
    rookInFront: 'Rook in front',
    queenLeft: 'Queen on the left',
    queenRight: 'Queen on the right',
    hook: 'Hook',
    threeInFront: 'Three in front',
    twinRooks: 'Twin rooks',
    allForward: 'All forward',
  },
  fields: {
    ball: 'Ball',
    loose: 'Loose in the centre',
    phase: 'Left in this turn',
    unmoved: 'Pawns that have not moved',
    quiet: 'Turns without a capture, pawn move or shot',
    number: 'Number of this turn',
  },
  /** What is left to do in each phase. */
  phases: {
    k: 'Kick-off: move to the ball',
    kp: 'Kick-off: pass',
    m: 'Move',
    mps: 'Move, pass, shoot',
    p: 'Pass',
    MPS: 'Corner: move, pass, shoot',
    PS: 'Corner: pass, shoot',
    MS: 'Corner: move, shoot',
    S: 'Corner: shoot',
    kh: 'Kick-off, to be answered in the own half: move to the ball',
    kph: 'Kick-off, to be answered in the own half: pass',
    mh: 'Answer to the kick-off: move in the own half',
  },
  /** The reasons for which an action, a text or a formation is refused. */
  refused: {
    afterNumber: 'the turn number',
    noKing: (side: string) => `${side} has no king; one must be there`,
    orLoose: (sign: string) => `, or ${sign} (loose in the centre)`,
    noPawn: (square: string) => `there is no pawn on ${square}`,
    pawnHasLeft: (square: string, ranks: number, side: string) =>
      `the pawn on ${square} has left the first ${ranks} ranks of ${side}`,
    looseInKickOff: (sign: string) => `it lies loose in the centre (${sign}) exactly in phase k or kh`,
    somebodyHasBall: 'in phase m a piece has it',
    sideHasBall: (phase: string, side: string) => `in phase ${phase} a piece of ${side} has it`,
    ballInCorner: (side: string, corners: string) => `in phase MPS of ${side} it is on ${corners}`,
    ballOrCorner: (side: string, corners: string) =>
      `in phase PS a piece of ${side} has it, or it lies dead on ${corners}`,
    ballInCircle: (phase: string, squares: string) => `in phase ${phase} it is on ${squares}`,
    checkOfOther: (safe: string, side: string) => `${safe}'s king is in check, but it is ${side}'s turn`,
    checkWithinTurn: (safe: string, side: string) => `${safe}'s king is in check, but ${side} has begun this turn`,
    roundIsOver: (end: string) => `the round is over (${end})`,
    nothingLeft: (phase: string) => `${phase}: no element of the turn is left to play`,
    isOver: (end: string) => `none is left: the round is over (${end})`,
    afterAction: (action: string) => `nothing may follow ${action}`,
    noOutcomeSign: (sign: string, letters: string) =>
      `only ${sign} and a letter may follow a shot; it becomes ${letters}`,
    outcomes: (letters: string) => `one of ${letters} must be here`,
    afterOutcome: 'nothing may follow the letter',
    otherOutcome: (letters: string) => `it becomes ${letters}`,
    mayNotSkip: (side: string) => `${side} has other actions and may not skip the turn`,
    mustPass: "the kick-off's ball must be passed",
    move: {
      none: (side: string, isInCheck: boolean) => `${side} has no move here${isInCheck ? ', being in check' : ''}`,
    },
    pass: {
      none: (side: string, isInCheck: boolean) => `${side} has no pass here${isInCheck ? ', being in check' : ''}`,
      elsewhere: (ball: string) => `a pass begins at ${ball}, where the ball is`,
      targets: (squares: string) => `a pass may go only to ${squares}`,
    },
    shot: {
      none: (side: string, isInCheck: boolean) => `${side} has no shot here${isInCheck ? ', being in check' : ''}`,
      elsewhere: (ball: string) => `a shot begins at ${ball}, where the ball is`,
      targets: (squares: string) => `a shot may go only to ${squares}`,
    },
    kingElsewhere: (home: string, square: string) => `the king stands on ${home}, not on ${square}`,
    placeOfKing: (square: string) => `${square} is the king's`,
    placeOfPawn: (square: string) => `${square} is for a pawn, in front of the king`,
    noFrontPawn: (square: string) => `a pawn must stand on ${square}, in front of the king`,
    noSubstitute: 'the substitute may play in place of a pawn only after its side has scored',
    notSubstitute: (piece: string) => `a ${piece} cannot be the substitute`,
    nobodyOut: 'a knight, a bishop, a rook or the queen must sit out',
    twelvePlay: 'eleven play: a pawn or another piece must sit out',
    substitutePlays: (piece: string) => `the ${piece} is the substitute and does not play`,
    surplus: (count: number, pieces: string, most: number, hasSubstitute: boolean) =>
      `${count} ${pieces}; ${hasSubstitute ? 'one is the substitute, ' : ''}only ${most} may play`,
    smallLetter: (letter: string) => `${letter}: a formation is written in capitals for either side`,
    afterSubstitute: 'nothing may follow the substitute',
    substituteLetter: (text: string, open: string) =>
      `${text} must be the letter of the piece that sits out, or ${open} while that is open`,
  },
};

/** The texts of Chess Eleven that its rules make. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
