import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The words for one step of a match, and for what a side has to do. */
  own: { action: 'action', act: 'act' },
  /** What a side may do in the first turns of a round, by the phase. */
  hints: {
    o: 'The first turn is one move; nobody kicks yet.',
    oc: 'The first turn is one move; nobody kicks yet. Then the other side may take your side over: make neither much better.',
    c: 'Play a turn, or swap sides: then the opening move is yours, and the other side is to act.',
  },
  /** Why a picked square cannot be played. */
  whyNot: {
    noCapture: 'Nothing is captured here.',
    noStopInGoal: 'No piece may stop in a goal.',
    noKickIntoGoal: 'No piece may stop in a goal, and this kick cannot reach it now.',
    aim: 'To kick the ball, pick the square to which it goes.',
    ontoBall: 'No piece goes onto the ball: stop next to it, then kick it.',
    onlyKick: 'Only a kick is left in this turn, and the ball cannot go there.',
    opening: 'Nobody may kick in the first turn.',
    nobodyAtBall: 'No piece of yours stands next to the ball.',
    noWay: 'The ball cannot be kicked from there now.',
    hasKicked: 'This piece has kicked already in this turn.',
    notAtBall: 'Your move is made: now only pieces next to the ball may kick.',
  },
  swaps: (side: string) => `${side} swaps sides`,
  /** Words in the short form of an action. */
  written: { goal: 'goal', ownGoal: 'own goal' },
  ends: {
    goal: 'Goal',
    ownGoal: 'Own goal',
    noAction: 'No action',
    repetition: 'Third repetition',
    turns: (turns: number) => `${turns} turns without a goal`,
  },
  /** The titles of start arrays: with an opening turn, with a choice of sides after it, and with kicks at once. */
  arrays: {
    standard: {
      o: 'Standard array',
      oc: 'Standard array, choice of sides after the opening move',
      m: 'Standard array, classic: kicks at once',
    },
    randomSymmetric: {
      o: 'Random array, both sides alike',
      oc: 'Random array, both sides alike, choice of sides after the opening move',
      m: 'Random array, both sides alike, classic: kicks at once',
    },
    randomFree: {
      o: 'Random array, each side its own',
      oc: 'Random array, each side its own, choice of sides after the opening move',
      m: 'Random array, each side its own, classic: kicks at once',
    },
  },
  fields: {
    ball: 'Ball',
    phase: 'Part of the turn',
    kicked: 'Pieces that have kicked in this turn',
    turns: 'Completed turns',
  },
  /** The parts of a turn by their letters. */
  phases: {
    o: 'The opening turn: one move',
    m: 'The start of a turn',
    k: 'Within a turn: kick or end it',
    oc: 'The opening turn before a choice of sides: one move',
    c: 'The answer to it: a turn, or swap sides',
  },
  /** The reasons for which a text is refused. */
  refused: {
    turnsInOpening: (phase: string) => `there are none in phase ${phase}, the opening turn`,
    turnsInAnswer: 'there is 1 in phase c, the answer to the opening turn',
    afterTurns: 'the completed turns',
    afterTurnsOfVchess: 'the turns where the ball is in the placement',
    pieceOnGoal: (square: string) => `a piece stands on the goal square ${square}, where none may`,
    pieces: (side: string, count: number, most: number) => `${side} has ${count} pieces; 1 to ${most} may be there`,
    ballOnGoal: (square: string) => `on ${square}, a goal square, it would have ended the round`,
    ballUnderPiece: (square: string) => `there is a piece on ${square}; it lies on an empty square`,
    oneBall: (sign: string) => `there is one ball, one ${sign}`,
    placedOnGoal: (square: string) => `on ${square}, a goal square, the ball would have ended the round`,
    phases: 'o or oc (opening turn), m or c (start of a turn), or k (within a turn)',
    nobodyAtBall: (side: string) => `k, but no piece of ${side} is next to the ball`,
    noKicker: (side: string, square: string) => `${side} has no piece on ${square} that could have kicked`,
    noneKicked: (phase: string) => `in phase ${phase} no piece has kicked in this turn: -`,
    isOver: (end: string) => `none is left: the round is over (${end})`,
    noSwap: 'sides are swapped only in answer to the opening turn, where the match allows it',
    afterAction: (action: string) => `nothing may follow ${action}`,
    endInOpening: (side: string) => `${side} may not end the turn: the opening turn is one move`,
    endAwayFromBall: (side: string) => `${side} may not end the turn: no piece of ${side} stands next to the ball`,
    noPiece: (side: string, square: string) => `${side} has no piece on ${square}`,
    onlyKicks: (end: string) => `within a turn there are only kicks and ${end}`,
    kickInOpening: 'the opening turn is one move, without a kick',
    notAtBall: (square: string, ball: string) => `${square} is not next to the ball on ${ball}`,
    hasKicked: (square: string) => `the piece on ${square} has kicked in this turn already`,
  },
  /** The reason for which the kernel gains little by WebAssembly. */
  smallGain:
    'Its 81 squares do not fit into a set of 64 bits. So its kernel computes with bytes and numbers of 32 bits, which JavaScript does nearly as well: one instruction in twenty has 64 bits, in kernels with such sets it is one in four.',
};

/** The texts of Football Chess that its rules make. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
