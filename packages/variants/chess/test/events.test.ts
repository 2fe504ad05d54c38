import { must, readSquare } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { position, START } from './referee.ts';

const at = (name: string): number => readSquare(chess.board, name)!;
const move = (sign: string, from: string, to: string): GameEvent => ({
  kind: 'move',
  piece: pieceOf(sign),
  from: at(from),
  to: at(to),
});
const capture = (sign: string, square: string): GameEvent => ({
  kind: 'capture',
  piece: pieceOf(sign),
  square: at(square),
});
const promote = (sign: string, square: string): GameEvent => ({
  kind: 'promote',
  piece: pieceOf(sign),
  square: at(square),
});
const check = (square: string): GameEvent => ({ kind: 'check', square: at(square) });
const pieceOf = (sign: string) => ({ side: sign < 'a' ? ('w' as const) : ('b' as const), letter: sign.toUpperCase() });

describe('what a person sees', () => {
  it.each<[name: string, fen: string, action: string, events: readonly GameEvent[]]>([
    ['a move', START, 'g1f3', [move('N', 'g1', 'f3')]],
    ['a capture first', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', [capture('p', 'd5'), move('P', 'e4', 'd5')]],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', [capture('p', 'd5'), move('P', 'e5', 'd6')]],
    ['castling', '4k2r/8/8/8/8/8/8/4K3 b k - 0 1', 'e8g8', [move('k', 'e8', 'g8'), move('r', 'h8', 'f8')]],
    ['a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8n', [move('P', 'a7', 'a8'), promote('N', 'a8')]],
    [
      'all at once',
      '1n2k3/P7/8/8/8/8/8/K7 w - - 0 1',
      'a7b8r',
      [capture('n', 'b8'), move('P', 'a7', 'b8'), promote('R', 'b8'), check('e8')],
    ],
    [
      'mate',
      '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1',
      'a1a8',
      [move('R', 'a1', 'a8'), check('g8'), { kind: 'goal', side: 'w', how: 'Checkmate' }],
    ],
    ['nothing more with stalemate', '7k/8/8/6Q1/8/8/8/K7 w - - 0 1', 'g5g6', [move('Q', 'g5', 'g6')]],
  ])('%s', (_name, fen, action, events) => {
    const before = position(fen);
    expect(chess.events(before, must(chess.text.parseAction(before, action)))).toEqual(events);
  });

  it.each<[name: string, fen: string, action: string, events: readonly GameEvent[]]>([
    [
      'king and rook change places',
      '4k3/8/8/8/8/8/8/5KR1 w K - 0 1',
      'f1g1',
      [move('K', 'f1', 'g1'), move('R', 'g1', 'f1')],
    ],
    ['only the rook moves', '4k3/8/8/8/8/8/8/6KR w K - 0 1', 'g1h1', [move('R', 'h1', 'f1')]],
    ['only the king moves', '4k3/8/8/8/8/8/8/3RK3 w Q - 0 1', 'e1d1', [move('K', 'e1', 'c1')]],
  ])('castling in Chess960: %s', (_name, fen, action, events) => {
    const before = position(fen, chess960);
    expect(chess960.events(before, must(chess960.text.parseAction(before, action)))).toEqual(events);
  });
});
