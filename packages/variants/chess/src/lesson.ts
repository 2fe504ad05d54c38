import { type Lesson, playedStep } from '@kickmate/game';
import { messages } from '@kickmate/language';

const ENGLISH = {
  rookAndBishop: {
    title: 'Rook and bishop',
    text: 'The rook goes straight, the bishop goes diagonally. They capture what stands at the end of their way.',
    asks: 'Capture a black pawn.',
    otherwise: 'No pawn was captured. The rook can take on d7, the bishop on g5.',
    solved: 'Well done! The captured piece leaves the board. The queen goes like rook and bishop together.',
  },
  knight: {
    title: 'Knight',
    text: 'The knight leaps two squares straight and one aside. Other pieces are not in its way.',
    asks: 'Capture the bishop with your knight.',
    otherwise: 'The bishop is still on f5: two squares to the right of your knight, and one up.',
    solved: 'What a leap! Only the knight can do that.',
  },
  pawn: {
    title: 'Pawn',
    text: 'A pawn goes one square straight ahead, from its start rank also two. But it captures diagonally.',
    asks: 'Capture with your pawn.',
    otherwise: 'Nothing was captured. The pawn on d3 captures one square diagonally ahead, on e4.',
    solved: 'Right: not the pawn in front of it, but the one beside that.',
  },
  newQueen: {
    title: 'New queen',
    text: 'A pawn that reaches the other end becomes a queen, a rook, a bishop or a knight.',
    asks: 'Take your pawn to the end, and choose what it becomes.',
    otherwise: 'The pawn has one step to go, from e7 to e8.',
    solved: 'Your pawn has become a stronger piece. Most players choose the queen.',
  },
  check: {
    title: 'Check',
    text: 'The king goes one square in any direction. Yours is in check: the rook attacks it. You must answer that at once.',
    asks: 'Go away, capture the rook, or stand between.',
    otherwise: '',
    solved: 'Your king is safe. The board offered only moves that save it.',
  },
  checkmate: {
    title: 'Checkmate',
    text: 'You win if the other king is in check and nothing saves it. That is checkmate.',
    asks: 'Checkmate the black king in one move.',
    otherwise: "That is no checkmate. Black's own pawns shut the king in: attack it on the top rank.",
    solved: 'Checkmate! A side that cannot move, but is not in check, is stalemated: that is a draw.',
  },
  castling: {
    title: 'Castling',
    text: 'Once in a game the king may go two squares towards a rook, which jumps over it. Then it is safer.',
    asks: 'Castle: take your king from e1 to g1.',
    otherwise: 'That was another move. Pick the king on e1, then g1, two squares away.',
    solved: 'King and rook moved together. Neither of them may have moved before in the game.',
  },
};

const texts = messages(ENGLISH, () => import('./lesson.de.ts'));

/** Returns the lesson in the chosen language: for children and everybody else who has never played: moves, check, checkmate and castling. */
export const lesson = (): Lesson => ({
  steps: [
    playedStep(
      texts.rookAndBishop,
      { position: '4k3/3p4/8/6p1/3R4/8/3B4/4K3 w - - 0 1', line: 1 },
      { shows: ['capture'] },
    ),
    playedStep(texts.knight, { position: '4k3/8/8/2pppb2/2pNp3/2ppp3/8/4K3 w - - 0 1' }, { shows: ['capture'] }),
    playedStep(texts.pawn, { position: '4k3/8/8/8/3pp3/3P4/8/4K3 w - - 0 1' }, { shows: ['capture'] }),
    playedStep(texts.newQueen, { position: '8/4P3/8/8/k7/8/8/4K3 w - - 0 1', line: 5 }, { shows: ['promote'] }),
    playedStep(texts.check, { position: 'k3r3/8/8/7B/8/3N4/3P4/3QKR2 w - - 0 1', line: 2 }, { shows: [] }),
    playedStep(texts.checkmate, { position: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', line: 3 }, { shows: ['goal'] }),
    playedStep(texts.castling, { position: '4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1', line: 4 }, { shows: ['two pieces'] }),
  ],
});
