import type { Lesson } from '@kickmate/game';

/** The lesson: how pieces kick, what stops the ball, how a goal is scored and prevented. */
export const LESSON: Lesson = {
  steps: [
    {
      kind: 'play',
      title: 'Capture',
      text: 'Pieces move and capture as in chess, but there is no check. Even a king can be captured.',
      position: '4k3/3p4/8/8/8/8/5PP1/4R1K1 w c4 0 1',
      line: 1,
      tasks: [
        {
          asks: "Capture Black's king with your rook.",
          shows: ['capture'],
          otherwise: "Black's king is still there. Your rook reaches it along the e-file.",
        },
      ],
      solved: 'The king is gone, and the round goes on without it. Only goals count.',
    },
    {
      kind: 'play',
      title: 'Kick',
      text: 'A piece that moves onto the ball kicks it. The ball flies three squares in the direction of the move.',
      position: '4k3/8/8/8/8/8/1N6/K2R4 w d3 0 1',
      line: 2,
      tasks: [
        {
          asks: 'Move the rook or the knight onto the ball.',
          shows: ['kick'],
          otherwise: 'The ball has not moved. Move a piece onto the square of the ball.',
        },
      ],
      solved: 'A kick! The rook kicks straight on. The knight kicks along a diagonal.',
    },
    {
      kind: 'play',
      title: 'Bounce',
      text: 'At the left and right edge of the board the ball turns round and flies on.',
      position: '4k3/8/8/8/8/8/4B3/K5R1 w g4 0 1',
      tasks: [
        {
          asks: 'Kick the ball so that it bounces off the right edge.',
          shows: ['bounce'],
          otherwise: 'The ball did not touch the edge. The bishop can kick it towards the edge.',
          mistakes: { g1g4: 'The rook kicks straight up. The bishop can kick the ball towards the edge.' },
        },
      ],
      solved: 'The ball turned round at the edge and flew on upwards.',
    },
    {
      kind: 'play',
      title: 'Stop',
      text: 'Kings and rooks of both sides stop the ball. Any other piece in its way is destroyed.',
      position: '4k3/8/3r4/8/3n4/8/8/1B1QK3 w d3 0 1',
      line: 3,
      tasks: [
        {
          asks: "Kick the ball at Black's knight, with the rook behind it.",
          shows: ['destroy', 'stop'],
          otherwise: "Black's knight is still there. Your queen can kick the ball straight up.",
          mistakes: { b1d3: 'The bishop kicks along its diagonal. The queen can kick the ball straight up.' },
        },
      ],
      solved: 'The ball destroyed the knight, and the rook stopped it on d5.',
    },
    {
      kind: 'play',
      title: 'Goal',
      text: "The ball scores when it flies out behind Black's back rank, or comes to rest on that rank.",
      position: '6k1/8/8/8/8/2B5/8/K3R3 w e5 0 1',
      line: 4,
      tasks: [
        {
          asks: 'Score: kick the ball onto the top rank.',
          shows: ['goal'],
          otherwise: 'No goal yet. From e5 a kick upwards reaches the top rank.',
        },
      ],
      solved: "Goal! The ball rests on Black's back rank, which is called a head goal.",
    },
    {
      kind: 'play',
      title: 'Save',
      text: "Black's queen is about to kick the ball down onto your back rank. A king or rook in its way stops it.",
      position: '6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1',
      tasks: [
        {
          asks: "Put your king or your rook in the ball's way.",
          shows: ['safe'],
          otherwise: 'Black would score now. The ball will fly down the e-file: e3, e2, e1.',
          answers: ['e7e4'],
        },
      ],
      solved: 'Black kicked, and your piece stopped the ball. No goal!',
    },
    {
      kind: 'play',
      title: 'Clear',
      text: 'A ball that you kick to rest on your own back rank is no goal. Chance drops it in the centre.',
      position: '6k1/3R4/8/8/8/8/8/K7 w d4 0 1',
      line: 5,
      tasks: [
        {
          asks: 'Kick the ball down to d1 with your rook.',
          shows: ['clear'],
          outcomes: ['d7d4@e5'],
          otherwise: 'The ball is still where it was. Move the rook down onto d4.',
        },
      ],
      solved: 'Here the ball was dropped on e5. In a match chance picks a free square of the centre.',
    },
  ],
};
