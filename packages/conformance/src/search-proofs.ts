import { type Board, fileOf, opponent, type Placement, rankOf, type Square } from '@kickmate/board';
import type { Variant } from '@kickmate/game';
import { WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { ALL_TECHNIQUES, KernelReferee } from './kernel-referee.ts';
import { randomPositions } from './minimax.ts';
import { refereeOf } from './referee.ts';

/** The exchange of colours on a board: its ranks in the other order, each piece with the other side. */
export interface Mirror {
  readonly square: (square: Square) => Square;
  /** Mirrors squares, in rising order. */
  readonly squares: (squares: readonly Square[]) => readonly Square[];
  readonly pieces: (pieces: Placement) => Placement;
}

/** The {@link Mirror} of a board. */
export function mirrorOf(board: Board): Mirror {
  const flip = (square: Square): Square =>
    (board.ranks - 1 - rankOf(board, square)) * board.files + fileOf(board, square);
  return {
    square: flip,
    squares: (squares) => squares.map(flip).sort((a, b) => a - b),
    pieces: (pieces) =>
      pieces.map((_, square) => {
        const piece = pieces[flip(square)];
        return piece && { ...piece, side: opponent(piece.side) };
      }),
  };
}

/** The facts to prove about a static evaluation. */
export interface ProofEvaluation<P> {
  /** Returns the same position with the colours exchanged. */
  readonly mirrored: (at: P, mirror: Mirror) => P;
  /** The number of random positions, and the longest way to one. */
  readonly positions: number;
  readonly plies: number;
  /** Pairs of positions of which the side to act prefers the first. */
  readonly prefers: readonly (readonly [name: string, better: string, worse: string])[];
}

/** Proves that the kernel evaluates a position and its mirror image alike, and prefers what a table says. */
export function provesEvaluation<P>(variant: Variant<P>, proof: ProofEvaluation<P>): void {
  describe('the static evaluation', async () => {
    const kernel = await KernelReferee.load(variant, 'debug');
    const evaluate = (at: P): number => {
      kernel.set(at);
      return kernel.evaluate();
    };

    it('is the same for both sides', () => {
      const mirror = mirrorOf(variant.board);
      for (const at of randomPositions(variant, 3, proof.positions, proof.plies))
        expect(evaluate(proof.mirrored(at, mirror)), variant.text.format(at)).toBe(evaluate(at));
    });

    it.each(proof.prefers)('prefers, if everything else is equal: %s', (_name, better, worse) => {
      const { position } = refereeOf(variant);
      expect(evaluate(position(better))).toBeGreaterThan(evaluate(position(worse)));
    });
  });
}

/** A forced win: its name, the position, the actions of which any may come first, and the number of actions until then. */
export type WinRow = readonly [name: string, position: string, best: readonly string[], actions: number];

/** Proves that the full search finds wins: with one of these actions first, in this number of actions. */
export function provesWins<P>(variant: Variant<P>, rows: readonly WinRow[]): void {
  describe('the full search', async () => {
    const kernel = await KernelReferee.load(variant, 'debug');

    it.each(rows)('takes %s', (_name, at, best, actions) => {
      kernel.set(refereeOf(variant).position(at));
      const [line] = kernel.search(6, { techniques: ALL_TECHNIQUES }).lines;
      expect(line!.score).toBe(WIN - actions);
      expect(best).toContain(variant.text.formatAction({ action: line!.actions[0]! }));
    });
  });
}

/** A position that has been there twice before. */
export interface ProofRepetition {
  readonly position: string;
  /** Actions, with spaces between them, after which `back` leads to a position for the third time. */
  readonly actions: string;
  readonly back: string;
  /** Another action, after which the side to act is worse off than in a draw. */
  readonly away: string;
}

/** Proves that the search counts occurrences of positions: the third is a draw. */
export function provesSearchedRepetition<P>(variant: Variant<P>, proof: ProofRepetition): void {
  it('the search knows a position that has been there twice before', async () => {
    const kernel = await KernelReferee.load(variant, 'debug');
    kernel.set(refereeOf(variant).position(proof.position));
    const successor = (text: string) => kernel.successors.find((one) => variant.text.formatAction(one) === text)!;
    for (const text of proof.actions.split(' ')) kernel.play(successor(text));
    const scoreOf = (text: string) =>
      kernel.search(1, { techniques: ['repetition'], roots: [successor(text).action] }).lines[0]!.score;
    expect(scoreOf(proof.back)).toBe(0);
    expect(scoreOf(proof.away)).toBeLessThan(0);
  });
}
