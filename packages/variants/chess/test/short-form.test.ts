import { must, type TextCause } from '@kickmate/board';
import { provesShortForms } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { chess, chess960 } from '../src/index.ts';
import { after, position, START } from './referee.ts';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const CASTLING_960 = '4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1';
const PASSING = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2';
const PROMOTION = '1n5k/P7/8/8/8/8/8/K7 w - - 0 1';
/** Knights on b1, f3 and f1: two on a file, two on a rank. */
const KNIGHTS = '4k3/8/8/8/8/5N2/8/1N3N1K w - - 0 1';
/** Queens on e4, h4 and h1, all of which go to e1. */
const QUEENS = '1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1';

provesShortForms(chess, [
  ['a pawn', START, 'e2e4', 'e4'],
  ['a knight', START, 'g1f3', 'Nf3'],
  ['a capture', 'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Rxa8+'],
  ["a pawn's capture", '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
  ['en passant', PASSING, 'e5d6', 'exd6'],
  ["castling on the king's side", CASTLING, 'e1g1', 'O-O'],
  ["castling on the queen's side", CASTLING, 'e1c1', 'O-O-O'],
  ['castling with check', '5k2/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O+'],
  ['a promotion with check', PROMOTION, 'a7a8q', 'a8=Q'],
  ['a promotion by a capture', PROMOTION, 'a7b8q', 'axb8=Q+'],
  ['a promotion to a knight', PROMOTION, 'a7b8n', 'axb8=N'],
  ['mate', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', 'a1a8', 'Ra8#'],
  ['no mark for stalemate', '7k/8/8/6Q1/8/8/8/K7 w - - 0 1', 'g5g6', 'Qg6'],
  ['the file, where a knight of another file could go there', KNIGHTS, 'b1d2', 'Nbd2'],
  ['the file and rank of one that shares both', KNIGHTS, 'f1d2', 'Nf1d2'],
  ['the rank of one that shares both', KNIGHTS, 'f3d2', 'N3d2'],
  ['the file of one of two on a rank', '4k3/8/8/8/8/8/8/1N3N1K w - - 0 1', 'f1d2', 'Nfd2'],
  ['the rank, where the file is the same', '4k3/8/8/8/8/R7/8/R6K w - - 0 1', 'a1a2', 'R1a2'],
  ['file and rank, where neither does', QUEENS, 'h4e1', 'Qh4e1'],
  ['the file, if it will do', QUEENS, 'e4e1', 'Qee1'],
  ['the rank, if the file will not do', QUEENS, 'h1e1', 'Q1e1'],
  ['nothing, where the other piece is pinned', '4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1', 'a1c2', 'Nc2'],
  ['nothing for a pawn that steps', '4k3/8/8/8/8/8/P7/4K3 w - - 0 1', 'a2a4', 'a4'],
]);

provesShortForms(chess960, [
  ['castling of Chess960', CASTLING_960, 'e1g1', 'O-O'],
  ["castling of Chess960 on the queen's side", CASTLING_960, 'e1a1', 'O-O-O'],
]);

describe('what is commonly written is read', () => {
  it.each<[name: string, fen: string, text: string, forms: readonly string[]]>([
    ['signs of check, mate and judgement', START, 'g1f3', ['Nf3', 'Nf3+', 'Nf3#', 'Nf3++', 'Nf3!?', 'Nf3+!!', 'Nf3 !']],
    ['where a piece comes from', START, 'g1f3', ['Ngf3', 'N1f3', 'Ng1f3', 'Ng1-f3', 'g1f3']],
    ['a pawn with its letter or squares', START, 'e2e4', ['e4', 'Pe4', 'e2-e4', 'e2e4', 'ee4']],
    ['captures', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', ['exd5', 'ed5', 'e:d5', 'e4xd5']],
    ['a capture without its sign', 'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', ['Rxa8+', 'Ra8', 'R:a8', 'Ra1xa8']],
    ['en passant', PASSING, 'e5d6', ['exd6', 'exd6 e.p.', 'exd6e.p.', 'exd6ep', 'exd6 e.p.+', 'e5xd6']],
    ['castling', CASTLING, 'e1g1', ['O-O', '0-0', 'o-o', 'O-O+', '0-0!', 'OO', 'e1g1', 'e1h1']],
    ["castling on the queen's side", CASTLING, 'e1c1', ['O-O-O', '0-0-0', 'o-o-o', 'O-O-O#', 'e1c1']],
    ['promotions', PROMOTION, 'a7a8q', ['a8=Q', 'a8Q', 'a8(Q)', 'a8/Q', 'a8=q', 'a7a8q', 'a7a8=Q', 'a8=Q+']],
    ['underpromotions', PROMOTION, 'a7b8n', ['axb8=N', 'axb8N', 'ab8=N', 'axb8=n', 'a7xb8=N']],
  ])('%s', (_name, fen, text, forms) => {
    const at = position(fen);
    const { action } = must(chess.text.parseAction(at, text));
    for (const form of forms) expect(chess.notation!.parse!(at, form), form).toEqual({ ok: true, value: { action } });
  });
});

describe('a wrong move says what is wrong', () => {
  it.each<[name: string, fen: string, text: string, cause: TextCause, field: string, at: number, says: string]>([
    ['nothing', START, '', 'missing', 'move', 0, 'such as Nf3'],
    ['no move', START, '--', 'syntax', 'move', 0, "'--' is no move"],
    ['a word', START, 'Castles', 'syntax', 'move', 0, 'moves are written like e4'],
    ['a square beyond the board', START, 'Ni3', 'syntax', 'move', 0, 'moves are written like'],
    ['a long text', START, `Nf3${' '.repeat(50_000)}?`, 'syntax', 'move', 0, 'at most 30 characters'],
    ['only signs', START, '!?', 'syntax', 'move', 0, "'!?' is no move"],
    ['a small letter for a piece', START, 'nf3', 'syntax', 'move', 0, 'moves are written like'],
    ['two pieces', KNIGHTS, 'Nd2', 'illegal', 'move', 0, 'Nd2 may be Nbd2, Nf1d2 or N3d2'],
    ['two pieces on the file', KNIGHTS, 'Nfd2', 'illegal', 'move', 0, 'Nf1d2 or N3d2'],
    ['no such piece', START, 'Qh5', 'illegal', 'move', 0, 'no queen of White may go to h5'],
    ['a wrong file', START, 'Nbf3', 'illegal', 'move', 0, 'no knight of White may go to f3'],
    ['check', '4r1k1/8/8/8/8/8/3P4/3QK3 w - - 0 1', 'd4', 'illegal', 'move', 0, 'White is in check'],
    ['castling', START, 'O-O', 'illegal', 'move', 0, "White may not castle on the king's side here"],
    ['no promotion', PROMOTION, 'a8', 'missing', 'promotion', 2, 'a8=Q, R, B or N'],
    ['a promotion that is none', START, 'e4=Q', 'illegal', 'promotion', 3, 'nothing becomes a queen'],
    ['illegal coordinates', START, 'e2e5', 'illegal', 'action', 0, 'the pawn on e2 may go only to e3, e4'],
  ])('%s', (_name, fen, text, cause, field, at, says) => {
    const read = chess.notation!.parse!(position(fen), text);
    expect(read).toMatchObject({ ok: false, error: { cause, field, at } });
    expect(!read.ok && read.error.message).toContain(says);
  });

  it('any, when the game is over', () => {
    const over = after(position(START), 'f2f3 e7e5 g2g4 d8h4');
    expect(chess.notation!.parse!(over, 'a3')).toMatchObject({ ok: false, error: { cause: 'illegal' } });
  });
});
