import { messages } from '@kickmate/language';

const ENGLISH = {
  /** The words for one step of a match, and for what a side has to do. */
  own: { action: 'action', act: 'act' },
  /** Words in the short form of an action. */
  written: { goal: 'goal', ownGoal: 'own goal' },
  ends: {
    goal: 'Goal',
    ownGoal: 'Own goal',
    head: 'Head goal',
    pawn: 'Pawn goal',
    repetition: 'Third repetition',
    quiet: (actions: number) => `${actions} quiet actions`,
    passes: 'Both sides passed',
  },
  fields: {
    ball: 'Ball',
    quiet: 'Actions without a kick, capture or pawn move',
    number: 'Number of the next action',
  },
  /** Why a picked square cannot be played. */
  whyNot: { stopped: 'No kick: a king or rook would stop the ball at once.' },
  /** The reasons for which a text is refused. */
  refused: {
    afterNumber: 'the action number',
    ballOnBackRank: (square: string, lastRank: number) =>
      `never rests on ${square}, a back rank; it lies on ranks 2 to ${lastRank}`,
    ballUnderPiece: (square: string) => `there is a piece on ${square}; it lies on an empty square`,
    isOver: (end: string) => `none is left: the round is over (${end})`,
    mayNotPass: (side: string) => `${side} has other actions and may not pass`,
    mustPass: (side: string, pass: string) => `${side} has no action but ${pass}`,
    afterAction: (action: string) => `nothing may follow ${action}`,
    noDropSign: (sign: string, squares: string) =>
      `only ${sign} and a square may follow; the ball is dropped on ${squares}`,
    afterDrop: 'nothing may follow the square',
    otherDrop: (squares: string) => `the ball is dropped on ${squares}`,
  },
};

/** The texts of Chess League that its rules make. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
