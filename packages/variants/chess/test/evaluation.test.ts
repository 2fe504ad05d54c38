import { readFileSync } from 'node:fs';
import { opponent } from '@kickmate/board';
import { BUILDS, IS_FULL, KernelReferee, type Mirror, provesEvaluation, randomPositions } from '@kickmate/conformance';
import { type KernelExports, KernelView, SILENT_HOST } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { type ChessPosition, chess, chess960 } from '../src/index.ts';
import { chessKernel } from '../src/kernel.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';
import { position } from './referee.ts';

const HOUR = 3_600_000;
/** The random positions of each game. */
const COUNT = IS_FULL ? 300 : 60;
const POSITIONS = [chess, chess960].flatMap((rules) => randomPositions(rules, 1851, COUNT, 200));

/** The same position with the colours exchanged. */
function mirrored(at: ChessPosition, { square, pieces }: Mirror): ChessPosition {
  const rooks = ({ king, queen }: ChessPosition['castling']['w']) => ({
    ...(king !== undefined && { king: square(king) }),
    ...(queen !== undefined && { queen: square(queen) }),
  });
  return {
    ...at,
    pieces: pieces(at.pieces),
    side: opponent(at.side),
    castling: { w: rooks(at.castling.b), b: rooks(at.castling.w) },
    ...(at.enPassant !== undefined && { enPassant: square(at.enPassant) }),
  };
}

provesEvaluation(chess, {
  mirrored,
  positions: COUNT,
  plies: 200,
  prefers: [
    ['king to the edge', '3k4/8/8/8/8/8/8/KQ6 w - - 0 1', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1'],
    ['kings together', '3k4/8/3K4/8/8/8/8/7R w - - 0 1', '3k4/8/8/8/8/8/8/K6R w - - 0 1'],
    ["the bishop's corner", 'k7/8/2K5/8/8/8/8/5BN1 w - - 0 1', '7k/8/5K2/8/8/8/8/NB6 w - - 0 1'],
    ['a pawn to win with', '5k2/8/8/8/8/8/P7/K3R2b w - - 0 1', '5k2/8/8/8/8/8/8/K3R2b w - - 0 1'],
    ['a pawn more with rooks, to a bishop', '4k2r/8/8/8/8/8/4P3/R3K3 w - - 0 1', '4k2r/8/8/8/8/8/8/RB2K3 w - - 0 1'],
    ['bishops on both colours', '4k3/5p2/4b3/8/8/3B4/PP3P2/4K3 w - - 0 1', '4k3/5p2/3b4/8/8/3B4/PP3P2/4K3 w - - 0 1'],
    ['a young half-move clock', '4k3/pp6/8/8/8/8/PPP5/R3K3 w - - 0 90', '4k3/pp6/8/8/8/8/PPP5/R3K3 w - - 80 90'],
  ],
});
provesEvaluation(chess960, { mirrored, positions: COUNT, plies: 200, prefers: [] });

describe('the evaluation', async () => {
  const kernels = await Promise.all(BUILDS.map((build) => KernelReferee.load(chess, build)));
  const [release] = kernels as [KernelReferee<ChessPosition>];
  const evaluate = (at: ChessPosition, kernel = release): number => {
    kernel.set(at);
    return kernel.evaluate();
  };

  it('is the same in all builds', { timeout: HOUR }, () => {
    for (const at of POSITIONS) {
      const scores = kernels.map((kernel) => evaluate(at, kernel));
      expect(new Set(scores).size, `${chess.text.format(at)}: ${scores}`).toBe(1);
    }
  });

  it('does not hang on what was evaluated before', { timeout: HOUR }, async () => {
    const there = POSITIONS.map((at) => evaluate(at));
    const other = await KernelReferee.load(chess, 'release');
    const back = [...POSITIONS].reverse().map((at) => evaluate(at, other));
    expect(back.reverse()).toEqual(there);
  });

  it.each([
    ['a king and a bishop cannot win', '4k3/8/8/8/8/8/8/K1B5 w - - 0 1'],
    ['a king and two knights cannot win', '4k3/8/8/8/8/8/8/KNN5 w - - 0 1'],
    ['bishops on one colour cannot win', '4k3/8/8/8/8/8/B7/KB6 w - - 0 1'],
    ["a bishop cannot take a king from the corner before its side's last pawn", 'k7/8/8/P7/8/8/8/K1B5 w - - 0 1'],
    ['a bishop cannot win against a knight', '4k3/8/3n4/8/8/8/8/B3K3 w - - 0 1'],
  ])('is nothing: %s', (_name, text) => {
    expect(evaluate(position(text))).toBe(0);
  });

  // Without pawns, pieces that are worth hardly more than the other side's seldom win. Counted in full, each of these would be about 200
  // or more.
  it.each([
    ['a rook against a bishop', '4k3/8/3b4/8/8/8/8/R3K3 w - - 0 1', 40],
    ['a rook against a knight', '4k3/8/3n4/8/8/8/8/R3K3 w - - 0 1', 40],
    ['a rook and a bishop against a rook', '4k2r/8/8/8/8/8/8/RB2K3 w - - 0 1', 120],
  ])('hardly counts %s', (_name, text, most) => {
    expect(evaluate(position(text))).toBeGreaterThan(0);
    expect(evaluate(position(text))).toBeLessThan(most);
  });

  it.each([
    ['a bishop that guards the corner', 'k7/8/8/P7/8/8/8/KB6 w - - 0 1', 200],
    ['bishop and knight', '8/8/8/3k4/8/8/8/KNB5 w - - 0 1', 400],
    ['a queen', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1', 700],
    ['a rook', '8/8/8/3k4/8/8/8/KR6 w - - 0 1', 400],
  ])('sees what can win: %s', (_name, text, least) => {
    expect(evaluate(position(text))).toBeGreaterThan(least);
  });
});

// The same number as in Stockfish's table and others.
const WON_PAWN_ENDINGS = 111_282;

/** Weights in their table, and the evaluation with them. */
async function open() {
  const { instance } = await WebAssembly.instantiate(readFileSync(chessKernel.wasm), SILENT_HOST as never);
  const kernel = instance.exports as unknown as KernelExports;
  kernel.init(1);
  return { kernel, view: new KernelView(kernel, chessKernel) };
}

it('knows all endings of king and pawn against king', { timeout: HOUR }, async () => {
  const { kernel, view } = await open();
  const squares = Array.from({ length: 64 }, (_, square) => square);
  const file = (square: number) => square & 7;
  const rank = (square: number) => square >> 3;
  const apart = (a: number, b: number) => Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
  const empty: ChessPosition['pieces'] = squares.map(() => undefined);
  let won = 0;
  for (const pawn of squares.filter((square) => rank(square) > 0 && rank(square) < 7 && file(square) < 4)) {
    for (const white of squares.filter((square) => square !== pawn)) {
      for (const black of squares.filter((square) => square !== pawn && apart(square, white) > 1)) {
        const isCheck = rank(black) === rank(pawn) + 1 && Math.abs(file(black) - file(pawn)) === 1;
        const pieces = [...empty];
        pieces[pawn] = { side: 'w', letter: 'P' };
        pieces[white] = { side: 'w', letter: 'K' };
        pieces[black] = { side: 'b', letter: 'K' };
        for (const side of isCheck ? (['b'] as const) : (['w', 'b'] as const)) {
          view.load({ pieces, side, castling: { w: {}, b: {} }, quiet: 0, number: 1 });
          if (kernel.evaluate() !== 0) won++;
        }
      }
    }
  }
  expect(won).toBe(WON_PAWN_ENDINGS);
});

describe('the groups of weights', async () => {
  const source = readFileSync(new URL('../assembly/weights.ts', import.meta.url), 'utf8');
  const terms = [...source.matchAll(/^(?:export )?const ([A-Z_]+): i32 = (\d+);/gm)].filter(
    ([, name]) => name !== 'TERM_COUNT',
  );
  const starts = new Map(terms.map(([, name, index]) => [name!, Number(index)]));
  const total = Number(/const TERM_COUNT: i32 = (\d+)/.exec(source)![1]);

  it('are all weights, in order', async () => {
    const { kernel } = await open();
    const ends = Object.values(WEIGHT_GROUPS).map(([first, count]) => first + count);
    expect(Object.values(WEIGHT_GROUPS).map(([first]) => first)).toEqual([0, ...ends.slice(0, -1)]);
    expect([kernel.weightCount(), 2 * total]).toEqual([ends.at(-1), ends.at(-1)]);
  });

  // For each group the kernel's name of its first term, and a position in which the group changes the evaluation.
  it.each([
    ['material', 'MATERIAL', '4k3/8/8/8/8/8/P7/RB2K3 w - - 0 1'],
    ['places', 'SQUARE_VALUES', '4k3/8/8/3N4/8/8/3P4/R2K4 w - - 0 1'],
    ['bishopPair', 'BISHOP_PAIR', '4k3/pp6/8/8/8/8/PP6/2B1KB2 w - - 0 1'],
    ['doubledPawns', 'DOUBLED', '4k3/pp6/8/8/8/1P6/1P6/4K3 w - - 0 1'],
    ['isolatedPawns', 'ISOLATED', '4k3/pp6/8/8/8/8/P1P5/4K3 w - - 0 1'],
    ['backwardPawns', 'BACKWARD', '4k3/8/8/8/p1P5/8/1P6/4K3 w - - 0 1'],
    ['connectedPawns', 'CONNECTED', '4k3/8/8/PP6/8/8/8/4K2R w - - 0 1'],
    ['candidatePawns', 'CANDIDATE', '4k3/1p6/8/1PP5/8/8/8/4K3 w - - 0 1'],
    ['passedPawns', 'PASSED', '4k3/8/8/1P6/8/8/8/4K1N1 w - - 0 1'],
    ['openFiles', 'ROOK_OPEN', '4k3/pp6/8/8/8/8/PP6/3RK3 w - - 0 1'],
    ['seventhRank', 'ROOK_SEVENTH', '4k3/1R6/8/8/8/8/P7/4K3 w - - 0 1'],
    ['trappedRook', 'ROOK_TRAPPED', '4k3/8/8/8/8/8/PPPPPPPP/5KBR w - - 0 1'],
    ['badBishop', 'BAD_BISHOP', '4k3/8/8/3p4/3P4/8/8/2B1K3 w - - 0 1'],
    ['outposts', 'OUTPOST', '4k3/8/8/3N4/2P5/8/8/4K3 w - - 0 1'],
    ['shieldedPieces', 'SHIELDED', '4k3/8/8/8/3P4/3N4/8/4K3 w - - 0 1'],
    ['earlyQueen', 'EARLY_QUEEN', 'rnbqkbnr/pppppppp/8/8/8/2Q5/PPPPPPPP/RNB1KBNR w KQkq - 0 1'],
    ['castling', 'CASTLING_RIGHT', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1'],
    ['kingProtection', 'SHELTER', 'rnbq1rk1/ppppp3/8/8/8/8/PPPPPPPP/RNBQ1RK1 w - - 0 1'],
    ['pawnStorm', 'STORM', 'rnbqkbnr/ppppp3/8/8/8/5pp1/PPPPPPPP/RNBQ1RK1 w - - 0 1'],
    ['kingAttack', 'ATTACKER', '6k1/5ppp/8/6NQ/8/8/PPP5/1K6 w - - 0 1'],
    ['mobility', 'KNIGHT_MOBILITY', '4k3/pp6/8/8/3N4/8/PP6/4K3 w - - 0 1'],
    ['threats', 'PAWN_THREAT', '4k3/8/8/3r1b2/4P3/8/8/4K3 w - - 0 1'],
    ['tempo', 'TEMPO', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'],
    ['endings', 'LONE_KING', '8/8/8/3k4/8/8/8/KQ6 w - - 0 1'],
  ])('are where the kernel has them, and count: %s', async (group, firstTerm, text) => {
    expect(WEIGHT_GROUPS[group]?.[0]).toBe(2 * starts.get(firstTerm)!);
    const { kernel, view } = await open();
    const at = position(text);
    view.load(at);
    const before = kernel.evaluate();
    const [first, count] = WEIGHT_GROUPS[group]!;
    new Int32Array(kernel.memory.buffer, kernel.weightsAt() + 4 * first, count).fill(0);
    view.load(at);
    expect(kernel.evaluate()).not.toBe(before);
  });
});
