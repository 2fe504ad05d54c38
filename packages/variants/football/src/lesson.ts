import { type Lesson, playedStep } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  theFirstTurn: {
    title: 'The first turn',
    text: 'Pieces move as in chess, but only to empty squares. The first turn of a round is a single move.',
    asks: 'Move any of your pieces.',
    otherwise: '',
    solved: "Now it would be Black's turn, with kicks. In most matches Black may also swap sides with you.",
  },
  move: {
    title: 'Move',
    text: 'A turn may begin with a move. If one of your pieces then stands next to the ball, your turn goes on.',
    asks: 'Move your rook next to the ball.',
    otherwise: 'None of your pieces stands next to the ball, so the turn was over. Try d4, e4 or f4.',
    solved: 'Your turn goes on: now you may kick, or end the turn.',
  },
  kick: {
    title: 'Kick',
    text: 'A piece next to the ball may kick it away from itself, or back over itself, the way it moves.',
    asks: 'Kick the ball with your rook, as far as you like.',
    otherwise: 'That was no kick. Pick the rook or the ball, then a square to which the ball goes.',
    solved: 'The rook kicks straight, a bishop diagonally, a king one square, a knight by its leap.',
  },
  goal: {
    title: 'Goal',
    text: "Black's goal is e9, yours is e1. The ball in a goal counts, whoever kicked it.",
    asks: 'Kick the ball into e9.',
    otherwise: 'The ball is not on e9. Your rook can kick it there straight up the board.',
    mistakes: { 'e4*e1': 'The ball on e1 is a goal for Black. The goal for you is e9, at the top.' },
    solved: 'Goal! One goal wins the usual match.',
  },
  save: {
    title: 'Save',
    text: "Black's rook is about to kick the ball down to e1. No piece may stop on a goal square, but pieces block the ball.",
    asks: "Put your king or your rook in the ball's way.",
    otherwise: 'Black would score now. Your king can stand on e2, your rook on e3.',
    solved: 'Black kicked, and the ball stopped before your piece. The ball blocks pieces, too.',
  },
  chain: {
    title: 'Chain',
    text: 'If the ball stops next to another piece of yours, that piece may kick on. Each kicks once in a turn.',
    tasks: [
      {
        asks: 'Kick the ball to c7 with the rook, next to your queen.',
        otherwise: 'From c7 your queen could kick the ball into the goal. Bring the ball there with the rook.',
      },
      {
        asks: 'Kick on with the queen, into the goal on e9.',
        otherwise: 'The queen kicks away from herself: from b6 past c7 to d8 and e9.',
      },
    ],
    solved: 'Goal by a chain of two kicks! A turn may have as many kicks as you have pieces near the ball.',
  },
};

const texts = messages(ENGLISH, () => import('./lesson.de.ts'));

/** Returns the lesson in the chosen language: the first turn, moves and kicks, a goal, a save, and a chain of kicks. */
export const lesson = (): Lesson => ({
  builtOn: 'chess',
  steps: [
    playedStep(
      texts.theFirstTurn,
      { position: 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', line: 5 },
      { shows: [] },
    ),
    playedStep(texts.move, { position: '3k5/9/9/9/9/R8/9/9/3K5 w e5 m - 8', line: 1 }, { shows: ['goes on'] }),
    playedStep(texts.kick, { position: '3k5/9/9/9/9/2R6/9/9/3K5 w c5 m - 8', line: 2 }, { shows: ['kick'] }),
    playedStep(texts.goal, { position: '3k5/9/9/9/9/4R4/9/9/3K5 w e5 m - 8', line: 4 }, { shows: ['goal'] }),
    playedStep(
      texts.save,
      { position: 'k8/4r4/9/9/9/9/R8/9/3K5 w e7 m - 8' },
      { shows: ['safe'], answers: ['e8*e3', 'e8*e4'] },
    ),
    playedStep(
      texts.chain,
      { position: '3k5/9/9/1Q7/9/9/9/9/2R3K2 w c2 m - 8', line: 3 },
      { shows: ['kick', 'to c7'] },
      { shows: ['goal'] },
    ),
  ],
});
