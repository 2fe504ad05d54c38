import { provesIllegalPlay, provesRoundOver, provesWrongActions } from '@kickmate/conformance';
import { packAction } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';
import { position, START } from './referee.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const PROMOTION = '1n5k/P7/8/8/8/8/8/K7 w - - 0 1';
const CHECK = '4r1k1/8/8/8/8/8/3P4/3QK3 w - - 0 1';

describe('a legal action is read and written', () => {
  it.each([
    ['a move', START, 'g1f3', KIND.move],
    ['a double step', START, 'e2e4', KIND.doubleStep],
    ['a capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', KIND.capture],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', KIND.enPassant],
    ["castling on the king's side", CASTLING, 'e1g1', KIND.castle],
    ["castling on the queen's side", CASTLING, 'e1c1', KIND.castle],
    ['a promotion', PROMOTION, 'a7a8q', KIND.move],
    ['a promotion by a capture', PROMOTION, 'a7b8n', KIND.capture],
  ])('%s', (_name, fen, text, kind) => {
    const read = chess.text.parseAction(position(fen), text);
    expect(read.ok && chess.text.formatAction(read.value)).toBe(text);
    expect(read.ok && (read.value.action >>> 16) & 0xff).toBe(kind);
  });
});

provesWrongActions(chess, [
  ['nothing', START, '', 'missing', 'action', 0, 'a1 to h8'],
  ['one square', START, 'e2', 'missing', 'action', 2, 'a1 to h8'],
  ['no square', START, 'Nf3', 'syntax', 'action', 0, 'a1 to h8'],
  ['a square beyond the board', START, 'e2e9', 'syntax', 'action', 2, 'a1 to h8'],
  ['a hyphen', START, 'e2-e4', 'syntax', 'action', 2, 'a1 to h8'],
  ['capitals', START, 'E2E4', 'syntax', 'action', 0, 'a1 to h8'],
  ['no move at all', START, '0000', 'syntax', 'action', 0, 'a1 to h8'],
  ['a promotion that is none', START, 'e2e4q', 'surplus', 'action', 4, 'nothing may follow e2e4'],
  ['a space', START, 'e2e4 ', 'surplus', 'action', 4, 'nothing may follow e2e4'],
  ['no promotion', PROMOTION, 'a7a8', 'missing', 'promotion', 4, 'q, r, b, n'],
  ['a promotion to a king', PROMOTION, 'a7a8k', 'syntax', 'promotion', 4, 'q, r, b, n'],
  ['a promotion as a capital', PROMOTION, 'a7a8Q', 'syntax', 'promotion', 4, 'q, r, b, n'],
  ['more than a promotion', PROMOTION, 'a7a8qq', 'surplus', 'action', 5, 'nothing may follow a7a8q'],
  ['an empty square', START, 'e4e5', 'illegal', 'action', 0, 'White has no piece on e4'],
  ["the opponent's piece", START, 'e7e5', 'illegal', 'action', 0, 'White has no piece on e7'],
  ['an unreachable square', START, 'e2e5', 'illegal', 'action', 0, 'the pawn on e2 may go only to e3, e4'],
  ['a piece that cannot move', START, 'a1a3', 'illegal', 'action', 0, 'the rook on a1 has no legal action'],
  ['check', CHECK, 'd2d4', 'illegal', 'action', 0, 'the pawn on d2 has no legal action; White is in check'],
  ['castling that is not possible', CASTLING.replace('KQ', 'Q'), 'e1g1', 'illegal', 'action', 0, 'may go only to'],
]);

provesRoundOver(chess, START, 'f2f3 e7e5 g2g4 d8h4', 'a2a3');

provesIllegalPlay(chess, [
  ['a pawn too far', START, packAction(12, 36), 'e2e5 is not legal'],
  ['another kind', START, packAction(12, 28), 'e2e4 is not legal'],
  ['check', CHECK, packAction(11, 19), 'd2d3 is not legal'],
  ['no square to go to', START, packAction(0, 0xff), 'is not legal'],
  ['no square to come from', START, packAction(0xff, 0), 'is not legal'],
  ['an outcome', START, packAction(12, 20), 'e2e3: nothing is left to chance', 0],
]);

provesIllegalPlay(chess960, [
  ['castling by the other kind', CASTLING, packAction(4, 7, KIND.castleOntoRook), 'e1g1 is not legal'],
]);
