import { messages } from '@kickmate/language';

const ENGLISH = {
  board: (game: string) => `${game} board`,
  canBeCaptured: 'can be captured',
  wholeBoard: 'The whole board',
  largerBoard: 'A larger board',
  lookingBack: 'You are looking back.',
  toPresent: 'To the present',

  // ---- decisions ----
  which: (action: string) => `Which ${action}?`,
  playThis: (action: string) => `Play this ${action}?`,
  swap: {
    title: 'Swap sides?',
    description: 'The other side plays on with your pieces, and you with theirs.',
    confirm: 'Swap sides',
  },
  claims: 'What may be claimed',
  claim: (end: string) => `Claim a draw: ${end}`,
  actionsOf: (side: string) => `Actions of ${side}`,
  promoteTo: 'Promote to',
  whatToDo: 'What to do',
  /** Answers to that question. */
  answer: {
    capture: (square: string) => `Capture on ${square}`,
    shoot: (square: string) => `Shoot at ${square}`,
    move: (piece: string, square: string) => `Move the ${piece} to ${square}`,
    pass: (square: string) => `Pass the ball to ${square}`,
    kick: (square: string) => `Kick the ball to ${square}`,
  },

  /** An action in a few words, for the button that plays it. */
  brief: {
    move: (square: string) => `Move to ${square}`,
    capture: (square: string) => `Capture on ${square}`,
    pass: (square: string) => `Pass to ${square}`,
    shot: (square: string) => `Shoot at ${square}`,
    kick: (square: string) => `Kick to ${square}`,
    /** A kick that scores, by its title: "Head goal". */
    scores: (goal: string) => `Kick: ${goal.toLowerCase()}`,
    /** A kick off the board that scores nothing. */
    off: 'Kick off the board',
  },

  // ---- why nothing can be done on a picked square ----
  refused: {
    turn: 'It is not your turn.',
    nothing: (square: string) => `Nothing of yours stands on ${square}.`,
    ball: 'None of your pieces can play the ball now.',
    stuck: (square: string) => `Your piece on ${square} can do nothing now.`,
    there: (square: string) => `This piece cannot go to ${square}.`,
  },

  // ---- an action before it is played ----
  kicksBall: 'kicks the ball',
  withChoice: 'with a choice',
  /** Moves that are planned for the person's next turns. */
  planned: (moves: readonly string[]) => `Planned: ${moves.join(', ')}.`,
  plannedMove: (from: string, to: string) => `${from} to ${to}`,
  notPossible: 'The planned move is not possible now.',
};

/** The texts of the match's board and of the choice of an action. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
