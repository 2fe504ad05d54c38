/** The clicks that solve a step: squares, or buttons by their names. */
export type Clicks = readonly (string | { readonly button: string })[];

const button = (name: string) => ({ button: name });
const SHOOT = button('Shoot at e8: goal 25%, block 50%, corner 25%');

/** The steps of each lesson, and their solutions. */
export const LESSONS: Readonly<Record<string, Readonly<Record<string, Clicks>>>> = {
  'chess-league': {
    Capture: ['e1', 'e8'],
    Kick: ['b2', 'd3'],
    Bounce: ['e2', 'g4'],
    Stop: ['d1', 'd3'],
    Goal: ['e1', 'e5'],
    'Pawn goal': ['a7', 'a8'],
    Save: ['f1', 'e2'],
    Clear: ['d7', 'd4'],
  },
  football: {
    'The first turn': ['b1', 'c3'],
    Move: ['a4', 'd4'],
    Kick: ['c4', 'c9'],
    Goal: ['e4', 'e9'],
    Save: ['d1', 'e2'],
    Chain: ['c1', 'c7', 'b6', 'e9'],
  },
  'chess-eleven': {
    Carry: ['a1', 'a5'],
    Pass: ['a1', 'c2', 'd1', 'd2'],
    'Win the ball': ['d4', 'c6'],
    Shoot: ['e4', 'e8', button('Shoot at e8: goal 100%')],
    Save: ['c1', 'd1'],
    Corner: ['e4', 'e8', SHOOT, 'h8', 'h5', 'h5', 'e8', SHOOT],
    Checkmate: ['h1', 'h8'],
    'Line up': [button('Ready')],
  },
  chesslike: {
    Capture: ['a1', 'a4'],
    Pattern: ['c3', 'e5'],
    Wall: ['c4', 'a5'],
    Key: ['a1', 'a2'],
    Door: ['b2', 'c2'],
    Exit: ['c2', 'd3'],
    Pass: [button('Pass')],
  },
  chess: {
    'Rook and bishop': ['d4', 'd7'],
    Knight: ['d4', 'f5'],
    Pawn: ['d3', 'e4'],
    'New queen': ['e7', 'e8', button('Queen')],
    Check: ['h5', 'e8'],
    Checkmate: ['a1', 'a8'],
    Castling: ['e1', 'g1'],
  },
};
