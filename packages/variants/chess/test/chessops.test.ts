import { must } from '@kickmate/board';
import { type Random, seededRandom, shortForm, type Variant } from '@kickmate/game';
import { Chess, castlingSide, type Position } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { makeSan, makeSanAndPlay } from 'chessops/san';
import type { NormalMove, Role } from 'chessops/types';
import { makeSquare, makeUci, squareRank } from 'chessops/util';
import { expect, test } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';

// chessops is an independent implementation of the rules of chess and Chess960: https://github.com/niklasf/chessops

const PLIES = 60;
const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/** Some arrays of Chess960, whole, and with only kings, rooks and pawns, so that castling comes soon. */
const ARRAYS = chess960
  .starts('w')
  .filter((_, number) => number % 97 === 0)
  .map(({ position }) => chess960.text.format(position));
const BARE = ARRAYS.map((fen) => fen.replaceAll(/[bnq]+(?=[^ ]* w)/gi, ({ length }) => String(length)));

test.each<[name: string, variant: Variant<ChessPosition>, starts: readonly string[], leastCastlings: number]>([
  ['chess', chess, [0, 1, 2, 3].map(() => chess.text.format(chess.starts('w')[0]!.position)), 1],
  ['Chess960', chess960, ARRAYS, 5],
  ['Chess960 without minor pieces and queens', chess960, BARE, 10],
])('chessops says the same of random games of %s', (_name, variant, starts, leastCastlings) => {
  let castlings = 0;
  for (const [game, fen] of starts.entries()) castlings += compareGame(variant, fen, seededRandom(960, game));
  expect(castlings).toBeGreaterThanOrEqual(leastCastlings);
});

/** Compares a random game's positions, and tells how often a side castled. */
function compareGame(variant: Variant<ChessPosition>, fen: string, random: Random): number {
  let at = must(variant.text.parse(fen));
  const other = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  let castlings = 0;
  for (let ply = 0; ply <= PLIES; ply++) {
    compare(variant, at, other);
    if (at.end) break;
    const move = pickMove(other, random);
    if (castlingSide(other, move)) castlings++;
    const san = makeSanAndPlay(other, move);
    at = variant.play(at, must(variant.notation!.parse!(at, san)).action);
  }
  return castlings;
}

/** Asserts that both agree on a position: its end, check, FEN, and all moves in coordinates and in the short form. */
function compare(variant: Variant<ChessPosition>, at: ChessPosition, other: Position): void {
  const fen = makeFen(other.toSetup());
  expect(at.end?.kind, fen).toBe(other.isCheckmate() ? 'checkmate' : other.isStalemate() ? 'stalemate' : undefined);
  expect(variant.inCheck!(at).length > 0, fen).toBe(other.isCheck());
  expect(variant.text.format(at)).toBe(fen);
  if (at.end) return;
  expect(variant.text.parse(fen), fen).toEqual({ ok: true, value: at });

  const theirs = movesOf(other).map((move) => `${coordinates(variant, other, move)} ${makeSan(other, move)}`);
  const ours = variant
    .actions(at)
    .map((action) => `${variant.text.formatAction({ action })} ${shortForm(variant, at, { action })}`);
  expect([...ours].sort(), fen).toEqual(theirs.sort());
}

function movesOf(other: Position): readonly NormalMove[] {
  return [...other.allDests()].flatMap(([from, squares]) => [...squares].flatMap((to) => choices(other, from, to)));
}

function choices(other: Position, from: number, to: number): readonly NormalMove[] {
  const isPromotion = other.board.getRole(from) === 'pawn' && squareRank(to) % 7 === 0;
  return isPromotion ? PROMOTIONS.map((promotion) => ({ from, to, promotion })) : [{ from, to }];
}

/** In Chess960 a king castles onto its rook, in chess onto the c- or g-file. */
function coordinates(variant: Variant<ChessPosition>, other: Position, move: NormalMove): string {
  const side = variant === chess ? castlingSide(other, move) : undefined;
  if (!side) return makeUci(move);
  const from = makeSquare(move.from);
  return from + (side === 'a' ? 'c' : 'g') + from[1];
}

/** Any move, or a random castling if there is one. */
function pickMove(other: Position, random: Random): NormalMove {
  const moves = movesOf(other);
  const castlings = moves.filter((move) => castlingSide(other, move));
  const wanted = castlings.length > 0 ? castlings : moves;
  return wanted[Math.floor(random() * wanted.length)]!;
}
