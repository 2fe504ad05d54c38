import { provesEvents } from '@kickmate/conformance';
import { chess, chess960 } from '../src/index.ts';
import { START } from './referee.ts';

provesEvents(chess, [
  ['a move', START, 'g1f3', ['N g1-f3']],
  ['a capture first', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', ['p captured on d5', 'P e4-d5']],
  ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', ['p captured on d5', 'P e5-d6']],
  ['castling', '4k2r/8/8/8/8/8/8/4K3 b k - 0 1', 'e8g8', ['k e8-g8', 'r h8-f8']],
  ['a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', ['P a7-a8', 'N promoted on a8']],
  [
    'all at once',
    '1n2k3/P7/8/8/8/8/8/K7 w - - 0 1',
    'a7b8r',
    ['n captured on b8', 'P a7-b8', 'R promoted on b8', 'check on e8'],
  ],
  ['mate', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', 'a1a8', ['R a1-a8', 'check on g8', 'Checkmate for w']],
  ['nothing more with stalemate', '7k/8/8/6Q1/8/8/8/K7 w - - 0 1', 'g5g6', ['Q g5-g6']],
]);

provesEvents(chess960, [
  ['king and rook change places', '4k3/8/8/8/8/8/8/5KR1 w K - 0 1', 'f1g1', ['K f1-g1', 'R g1-f1']],
  ['castling in which only the rook moves', '4k3/8/8/8/8/8/8/6KR w K - 0 1', 'g1h1', ['R h1-f1']],
  ['castling in which only the king moves', '4k3/8/8/8/8/8/8/3RK3 w Q - 0 1', 'e1d1', ['K e1-c1']],
]);
