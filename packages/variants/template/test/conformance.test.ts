import { provesGame } from '@kickmate/conformance';
import { templateGame } from '../src/index.ts';

provesGame(templateGame, {
  // Counted by hand: five pawns straight and eight diagonally, as long as the sides are far apart.
  perft: [['the start', 'ppppp/5/5/5/5/PPPPP w', [13, 13 * 13]]],
  wins: [
    ['a step to the other end', '5/2P2/5/4p/5/5 w', ['c5b6', 'c5c6', 'c5d6'], 1],
    ['the last pawn captured', '5/5/1p3/2P2/5/5 w', ['c3b4'], 1],
  ],
});
