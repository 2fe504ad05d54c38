import { type Lesson, playedStep } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  carry: {
    title: 'Carry',
    text: 'One piece has the ball and takes it along when it moves. Here it is your rook.',
    asks: 'Move the rook with the ball.',
    otherwise: 'The rook has not moved. Move the rook on a1, which has the ball.',
    solved: 'The ball went along with the rook.',
  },
  pass: {
    title: 'Pass',
    text: 'With the ball, a turn is a move and a pass, in either order. A pass goes to a piece that the carrier could reach, or that could reach it.',
    tasks: [
      {
        asks: 'Pass the ball to another piece of yours.',
        otherwise: 'That was no pass. Pick the ball, then the knight or the king.',
      },
      {
        asks: 'Your turn goes on: now move any piece.',
        otherwise: 'You may leave out the move, but here please make one.',
      },
    ],
    solved: 'A pass and a move: that is a whole turn with the ball. No piece may stand in the way of a pass.',
  },
  winTheBall: {
    title: 'Win the ball',
    text: 'Without the ball, a turn is one move. Capture any piece of the other side, and you have the ball.',
    asks: 'Win the ball: capture a black piece.',
    otherwise: 'Black still has the ball. Your knight can capture the bishop on c6.',
    solved: 'The piece that captured has the ball now, although the rook had it before.',
  },
  shoot: {
    title: 'Shoot',
    text: "Black's goal is d8 and e8. A piece with the ball may shoot at a goal square that it could reach.",
    asks: 'Shoot at e8. Nobody defends the goal.',
    otherwise: 'That was no shot. Pick the ball or the rook, then e8, and choose to shoot.',
    solved: 'Goal! A shot at an open goal always goes in. It is a whole turn, and a goal ends the round.',
  },
  save: {
    title: 'Save',
    text: "Black's rook wants to shoot at your goal, d1 and e1. A defender on one of the two may stop the shot.",
    asks: 'Bring the king or the rook to d1 or e1.',
    otherwise: 'Your goal is open: Black would score for certain. Go to d1 or e1.',
    solved:
      'The lesson stops this one. In a match, a shot at the defender scores 1 time in 4, one at the other square 2 in 4.',
  },
  corner: {
    title: 'Corner',
    text: 'With a defender in the goal, 1 shot in 4 goes out for a corner. Then you have another turn.',
    tasks: [
      {
        asks: 'Shoot at e8. In this lesson the shot goes out.',
        otherwise: 'That was no shot. Pick the ball, then e8, and choose to shoot.',
      },
      {
        asks: 'The ball lies in the corner. Pass it to your queen.',
        otherwise: 'Pick the ball on h8, then your queen on h5.',
      },
      {
        asks: 'Now shoot again. This time the ball goes in.',
        otherwise: 'That was no shot. Pick the queen, then e8, and choose to shoot.',
      },
    ],
    solved: 'Goal! With a defender on that square, 1 shot in 4 goes in.',
  },
  checkmate: {
    title: 'Checkmate',
    text: 'Check and checkmate are as in chess. Checkmate ends the round too, and counts two goals.',
    asks: 'Checkmate with the queen.',
    otherwise: 'The king can still move. Your queen mates on the top rank.',
    mistakes: { a7a1: 'Now you have the ball, but a checkmate was there: two goals at once.' },
    solved: 'Checkmate: two goals! The usual match goes to the first side with two.',
  },
  lineUp: {
    title: 'Line up',
    text: 'Before each round both sides line up on their own three ranks. One piece sits out.',
    asks: 'Move some pieces if you like, then press Ready.',
    solved:
      'White kicks off: a piece goes to the ball in the centre, then must pass. If no pass is possible, the turn is over.',
  },
};

const texts = messages(ENGLISH, () => import('./lesson.de.ts'));

/** Returns the lesson in the chosen language: carry, pass, win the ball, shoot, save, a corner, checkmate and the line-up. */
export const lesson = (): Lesson => ({
  builtOn: 'chess',
  steps: [
    playedStep(texts.carry, { position: '3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9', line: 2 }, { shows: ['carry'] }),
    playedStep(
      texts.pass,
      { position: '3k4/8/8/8/8/8/2N5/R2K4 w a1 mps - 3 9' },
      { shows: ['ballPass'] },
      { shows: ['move'] },
    ),
    playedStep(
      texts.winTheBall,
      { position: '3k4/8/2b2r2/8/3N4/8/8/3K4 w f6 m - 3 8', line: 3 },
      { shows: ['collect'] },
    ),
    playedStep(
      texts.shoot,
      { position: '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 0 5', line: 4 },
      { shows: ['shot'], outcomes: ['e4!e8=G'] },
    ),
    playedStep(
      texts.save,
      { position: 'k7/8/8/4r3/8/8/7P/2K4R w e5 m - 0 9' },
      { shows: ['safe'], answers: ['e5!e1=S', 'e5!e1=B'] },
    ),
    playedStep(
      texts.corner,
      { position: '4r3/k7/8/7Q/4R3/8/8/3K4 w e4 mps - 0 5' },
      { shows: ['shot'], outcomes: ['e4!e8=C'] },
      { shows: ['ballPass'] },
      { shows: ['shot'], outcomes: ['h5!e8=G'] },
    ),
    playedStep(texts.checkmate, { position: '3k4/R7/8/8/8/8/8/n3K2Q w a1 m - 0 9', line: 1 }, { shows: ['goal'] }),
    {
      kind: 'line up',
      ...texts.lineUp,
      position: 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1',
      line: 5,
    },
  ],
});
