import { describe, expect, it } from 'vitest';
import { chess } from '../src/index.ts';
import { isMaterialGone } from '../src/rules/material.ts';
import { after, position } from './referee.ts';

describe('who can still mate', () => {
  // The verdicts follow from FIDE 6.9: is there a mate, however foolish the other side plays?
  it.each<[name: string, white: string, black: string, canWhite: boolean, canBlack: boolean, isDead: boolean]>([
    ['bare kings', 'K', 'k', false, false, true],
    ['a knight', 'KN', 'k', false, false, true],
    ['a bishop', 'KB', 'k', false, false, true],
    ['a pawn', 'KP', 'k', true, false, false],
    ['a rook', 'KR', 'k', true, false, false],
    ['a queen', 'KQ', 'k', true, false, false],
    ['two knights', 'KNN', 'k', true, false, false],
    ['a bishop and a knight', 'KBN', 'k', true, false, false],
    ['a knight against a knight', 'KN', 'kn', true, true, false],
    ['a knight against a bishop', 'KN', 'kb', true, true, false],
    ['a knight against a rook', 'KN', 'kr', true, true, false],
    ['a knight against a pawn', 'KN', 'kp', true, true, false],
    ['a knight against a queen', 'KN', 'kq', false, true, false],
    ['a knight against two queens', 'KN', 'kqq', false, true, false],
    ['a bishop against a rook', 'KB', 'kr', false, true, false],
    ['a bishop against a queen', 'KB', 'kq', false, true, false],
    ['a bishop against a knight', 'KB', 'kn', true, true, false],
    ['a bishop against a pawn', 'KB', 'kp', true, true, false],
    ['nothing against a pawn', 'K', 'kp', false, true, false],
  ])('%s', (_name, white, black, ...expected) => {
    const row = (letters: string) => letters.slice(1) + (9 - letters.length);
    const at = position(`7k/8/${row(black)}/8/8/${row(white)}/8/7K w - - 0 1`);
    expect([chess.claims!.canWin!(at, 'w'), chess.claims!.canWin!(at, 'b'), isMaterialGone(at.pieces)]).toEqual(
      expected,
    );
  });

  it.each<[name: string, fen: string, canWhite: boolean, canBlack: boolean, isDead: boolean]>([
    ['two bishops of one colour', '4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1', false, false, true],
    ['two bishops of both colours', '4k3/8/8/8/8/8/8/BB2K3 w - - 0 1', true, false, false],
    ['bishops of one colour on both sides', '2b1k3/8/8/8/8/8/8/1B2K3 w - - 0 1', false, false, true],
    ['bishops of both colours on both sides', '2b1k3/8/8/8/8/8/8/B3K3 w - - 0 1', true, true, false],
    ['bishops of one colour against a rook', 'r3k3/8/8/8/8/8/8/2B1K1B1 w - - 0 1', false, true, false],
  ])('%s', (_name, fen, ...expected) => {
    const at = position(fen);
    expect([chess.claims!.canWin!(at, 'w'), chess.claims!.canWin!(at, 'b'), isMaterialGone(at.pieces)]).toEqual(
      expected,
    );
  });

  it.each([
    ['two knights', 'k1K5/8/8/1N1N4/8/8/8/8 w - - 0 1', 'd5b6'],
    ['a knight against a knight', 'kn6/8/1K6/1N6/8/8/8/8 w - - 0 1', 'b5c7'],
    ['a knight against a bishop', '5K1k/7b/8/4N3/8/8/8/8 w - - 0 1', 'e5f7'],
    ['a knight against a rook', 'kr6/8/K7/1N6/8/8/8/8 w - - 0 1', 'b5c7'],
    ['a knight against a pawn', 'k1K5/p7/8/1N6/8/8/8/8 w - - 0 1', 'b5c7'],
    ['a bishop against a knight', 'knB5/8/1K6/8/8/8/8/8 w - - 0 1', 'c8b7'],
    ['a bishop against a pawn', 'k1B5/p1K5/8/8/8/8/8/8 w - - 0 1', 'c8b7'],
  ])('there is a mate: %s', (_name, fen, action) => {
    expect(after(position(fen), action).end?.kind).toBe('checkmate');
  });
});
