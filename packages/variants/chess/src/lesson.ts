import type { Lesson } from '@kickmate/game';

/** The lesson, for children and everybody else who has never played: moves, check, checkmate and castling. */
export const LESSON: Lesson = {
  steps: [
    {
      kind: 'play',
      title: 'Rook and bishop',
      text: 'The rook goes straight, the bishop goes diagonally. They capture what stands at the end of their way.',
      position: '4k3/3p4/8/6p1/3R4/8/3B4/4K3 w - - 0 1',
      line: 1,
      tasks: [
        {
          asks: 'Capture a black pawn.',
          shows: ['capture'],
          otherwise: 'No pawn was captured. The rook can take on d7, the bishop on g5.',
        },
      ],
      solved: 'Well done! The captured piece leaves the board. The queen goes like rook and bishop together.',
    },
    {
      kind: 'play',
      title: 'Knight',
      text: 'The knight leaps two squares straight and one aside. Other pieces are not in its way.',
      position: '4k3/8/8/2pppb2/2pNp3/2ppp3/8/4K3 w - - 0 1',
      tasks: [
        {
          asks: 'Capture the bishop with your knight.',
          shows: ['capture'],
          otherwise: 'The bishop is still on f5: two squares to the right of your knight, and one up.',
        },
      ],
      solved: 'What a leap! Only the knight can do that.',
    },
    {
      kind: 'play',
      title: 'Pawn',
      text: 'A pawn steps straight ahead, but it captures diagonally.',
      position: '4k3/8/8/8/3pp3/3P4/8/4K3 w - - 0 1',
      tasks: [
        {
          asks: 'Capture with your pawn.',
          shows: ['capture'],
          otherwise: 'Nothing was captured. The pawn on d3 captures one square diagonally ahead, on e4.',
        },
      ],
      solved: 'Right: not the pawn in front of it, but the one beside that.',
    },
    {
      kind: 'play',
      title: 'New queen',
      text: 'A pawn that reaches the other end becomes a queen, a rook, a bishop or a knight.',
      position: '8/4P3/8/8/k7/8/8/4K3 w - - 0 1',
      line: 5,
      tasks: [
        {
          asks: 'Take your pawn to the end, and choose what it becomes.',
          shows: ['promote'],
          otherwise: 'The pawn has one step to go, from e7 to e8.',
        },
      ],
      solved: 'Your pawn has become a stronger piece. Most players choose the queen.',
    },
    {
      kind: 'play',
      title: 'Check',
      text: 'Your king is attacked by the rook on e8: it is in check. You must answer that at once.',
      position: 'k3r3/8/8/7B/8/3N4/3P4/3QKR2 w - - 0 1',
      line: 2,
      tasks: [{ asks: 'Save your king: go away, capture the rook, or stand between.', shows: [], otherwise: '' }],
      solved: 'Your king is safe. The board offered only moves that save it.',
    },
    {
      kind: 'play',
      title: 'Checkmate',
      text: 'You win if the other king is in check and nothing saves it. That is checkmate.',
      position: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1',
      line: 3,
      tasks: [
        {
          asks: 'Checkmate the black king in one move.',
          shows: ['goal'],
          otherwise: "That is no checkmate. Black's own pawns shut the king in: attack it on the top rank.",
        },
      ],
      solved: 'Checkmate! The king cannot get away from the top rank.',
    },
    {
      kind: 'play',
      title: 'Castling',
      text: 'Once in a game the king may go two squares towards a rook, which jumps over it. Then it is safer.',
      position: '4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1',
      line: 4,
      tasks: [
        {
          asks: 'Castle: take your king from e1 to g1.',
          shows: ['two pieces'],
          otherwise: 'That was another move. Pick the king on e1, then g1, two squares away.',
        },
      ],
      solved: 'King and rook moved together. Neither of them may have moved before in the game.',
    },
  ],
};
