import { type Lesson, playedStep } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  capture: {
    title: 'Capture',
    text: 'Pieces move and capture as in chess, but there is no check. Even a king can be captured.',
    asks: "Capture Black's king with your rook.",
    otherwise: "Black's king is still there. Your rook reaches it along the e-file.",
    solved: 'The king is gone, and play goes on without it. Only goals count.',
  },
  kick: {
    title: 'Kick',
    text: 'A piece that moves onto the ball kicks it. The ball flies three squares in the direction of the move.',
    asks: 'Move the rook or the knight onto the ball.',
    otherwise: 'The ball has not moved. Move a piece onto the square of the ball.',
    solved:
      'A kick! The rook kicks straight on. The knight kicks diagonally, the way it leapt: up and to the right, to g6.',
  },
  bounce: {
    title: 'Bounce',
    text: 'At the left and right edge of the board the ball turns round and flies on.',
    asks: 'Kick the ball so that it bounces off the right edge.',
    otherwise: 'The ball did not touch the edge. The bishop can kick it towards the edge.',
    mistakes: { g1g4: 'The rook kicks straight up. The bishop can kick the ball towards the edge.' },
    solved: 'The ball turned round at the edge and flew on upwards.',
  },
  stop: {
    title: 'Stop',
    text: 'Kings and rooks of both sides stop the ball. Any other piece in its way is destroyed, yours, too.',
    asks: "Kick the ball at Black's knight. Black's rook stands behind it.",
    otherwise: "Black's knight is still there. Your queen can kick the ball straight up.",
    mistakes: { b1d3: 'The bishop kicks along its diagonal. The queen can kick the ball straight up.' },
    solved: 'The ball destroyed the knight, and the rook stopped it on d5.',
  },
  goal: {
    title: 'Goal',
    text: "The ball scores when it flies out behind Black's back rank, or comes to rest on that rank.",
    asks: 'Score: kick the ball onto the top rank.',
    otherwise: 'No goal yet. From e5 a kick upwards reaches the top rank.',
    solved: "Goal! The ball rests on Black's back rank, which is called a head goal.",
  },
  pawnGoal: {
    title: 'Pawn goal',
    text: "A pawn that reaches Black's back rank is a goal, too, even without the ball. Black's pawns score on yours.",
    asks: 'Score with your pawn.',
    otherwise: 'No goal yet. Your pawn on a7 needs one step, or a capture, to reach the back rank.',
    solved: 'A pawn goal! After a goal all pieces stand as at the start. First to five goals wins.',
  },
  save: {
    title: 'Save',
    text: "Black's queen is about to kick the ball down onto your back rank. A king or rook in its way stops it.",
    asks: "Put your king or your rook in the ball's way.",
    otherwise: 'Black would score now. The ball will fly down the e-file: e3, e2, e1.',
    solved: 'Black kicked, and your piece stopped the ball. No goal!',
  },
  clear: {
    title: 'Clear',
    text: 'A ball that you kick to rest on your own back rank is dropped in the centre by chance. If it flies out behind that rank, Black scores.',
    asks: 'Kick the ball down to d1 with your rook.',
    otherwise: 'The ball is still where it was. Move the rook down onto d4.',
    solved: 'Here the ball was dropped on e5. In a match chance picks a free square of the centre.',
  },
};

const texts = messages(ENGLISH, () => import('./lesson.de.ts'));

/** Returns the lesson in the chosen language: how pieces kick, what stops the ball, how a goal is scored and prevented. */
export const lesson = (): Lesson => ({
  builtOn: 'chess',
  steps: [
    playedStep(texts.capture, { position: '4k3/3p4/8/8/8/8/5PP1/4R1K1 w c4 0 1', line: 1 }, { shows: ['capture'] }),
    playedStep(texts.kick, { position: '4k3/8/8/8/8/8/1N6/K2R4 w d3 0 1', line: 2 }, { shows: ['kick'] }),
    playedStep(texts.bounce, { position: '4k3/8/8/8/8/8/4B3/K5R1 w g4 0 1' }, { shows: ['bounce'] }),
    playedStep(
      texts.stop,
      { position: '4k3/8/3r4/8/3n4/8/8/1B1QK3 w d3 0 1', line: 3 },
      { shows: ['destroy', 'stop'] },
    ),
    playedStep(texts.goal, { position: '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1', line: 4 }, { shows: ['goal'] }),
    playedStep(texts.pawnGoal, { position: '1r4k1/P7/8/8/8/8/8/K7 w e4 0 1' }, { shows: ['goal'] }),
    playedStep(texts.save, { position: '6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1' }, { shows: ['safe'], answers: ['e7e4'] }),
    playedStep(
      texts.clear,
      { position: '6k1/3R4/8/8/8/8/8/K7 w d4 0 1', line: 5 },
      { shows: ['clear'], outcomes: ['d7d4@e5'] },
    ),
  ],
});
