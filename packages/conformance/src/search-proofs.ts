import { type Board, fileOf, opponent, type Placement, rankOf, type Square } from '@kickmate/board';
import {
  actionFrom,
  actionTo,
  type Ply,
  type Random,
  type RoundEnd,
  seededRandom,
  successors,
  type Variant,
} from '@kickmate/game';
import { TECHNIQUE_NAMES, WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { KernelReferee } from './kernel-referee.ts';
import { randomPositions } from './minimax.ts';
import { pictureOf } from './picture.ts';
import { refereeOf } from './referee.ts';
import { type FindFault, type PlayedLine, positionsOf, randomLine, reportOf, shortestCase } from './shortest.ts';

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
      const [line] = kernel.search(6, { techniques: TECHNIQUE_NAMES }).lines;
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

/** The number of random rounds in which a repetition is sought, and the most actions of each. */
const ROUNDS = 8;
const MOST_PLIES = 60;

/**
 * Returns a report if the rules end a round because a position comes again, but the kernel's search does not know it: the same
 * line, played in the kernel, must lead to the score of a draw. Random rounds are played in which each side goes back and forth.
 * Returns nothing for a game whose positions never come again.
 */
export function repetitionFault<P>(
  variant: Variant<P>,
  kernel: Pick<KernelReferee<P>, 'set' | 'play' | 'search' | 'techniques'>,
  seed: number,
): string | undefined {
  const find: FindFault<P> = (line) => {
    const played: Ply<P>[] = [];
    const positions = positionsOf(variant, line);
    for (const [ply, successor] of line.successors.entries()) {
      played.push({ ...successor, before: positions[ply]!, after: positions[ply + 1]! });
      const end = variant.endByHistory(played);
      if (!end) continue;
      const back = pliesBack(variant, played, end);
      if (back === undefined) return undefined;
      // Where chance decides, the score is a mean over the outcomes.
      if (successor.outcome !== undefined) return undefined;
      const wrong = (what: string, look: string) => ({
        ply,
        successor,
        look,
        what: `${end.title} ends the round, ${what}`,
      });
      if (!kernel.techniques.includes('repetition'))
        return wrong(
          'but the search does not use the technique `repetition`',
          '`techniques` of assembly/game.ts (repetition), and `unusedTechniques` of src/kernel.ts',
        );
      kernel.set(line.start);
      for (const one of line.successors.slice(0, ply)) kernel.play(one);
      const score = kernel.search(1, { techniques: ['repetition'], roots: [successor.action] }).lines[0]?.score;
      if (score === 0) return undefined;
      return wrong(
        `but the search scores its last action ${score} instead of 0 (a draw)`,
        `\`reversiblePlies\` of assembly/game.ts (${back} or more after this action) and \`key\`, or \`repetitionKey\` if there is one (the same when the position comes again)`,
      );
    }
    return undefined;
  };
  for (let round = 0; round < ROUNDS; round++) {
    const line = lineToAndFro(variant, seededRandom(seed, round));
    const shortest = shortestCase(variant, line, find);
    if (shortest) return reportOf(variant, shortest, `seed ${seed}, round ${round}`);
  }
  return undefined;
}

/**
 * The number of latest plies that the rules need to end a round because its position comes again, or `undefined` if they end it
 * for another reason or with a winner.
 */
function pliesBack<P>(variant: Variant<P>, played: readonly Ply<P>[], { winner }: RoundEnd): number | undefined {
  if (winner !== undefined) return undefined;
  const last = played.at(-1)!.after;
  const seen = (at: P) => JSON.stringify([variant.side(at), pictureOf(variant, at)]);
  for (let count = 1; count <= played.length; count++) {
    const latest = played.slice(-count);
    if (variant.endByHistory(latest)) return count > 1 && seen(latest[0]!.before) === seen(last) ? count : undefined;
  }
  return undefined;
}

/**
 * A line of some random actions, after which each side takes back its last action wherever it can, until the rules end the
 * round. Nothing is left to chance then, as far as possible.
 */
export function lineToAndFro<P>(variant: Variant<P>, random: Random): PlayedLine<P> {
  const begun = randomLine(variant, random, Math.floor(random() * 16));
  const line = [...begun.successors];
  const positions = [...positionsOf(variant, begun)];
  const played: Ply<P>[] = line.map((one, ply) => ({ ...one, before: positions[ply]!, after: positions[ply + 1]! }));
  while (line.length < MOST_PLIES && !variant.end(positions.at(-1)!) && !variant.endByHistory(played)) {
    const before = positions.at(-1)!;
    const side = variant.side(before);
    const own = played.findLast((ply) => variant.side(ply.before) === side)?.action;
    const all = successors(variant, before);
    const certain = all.filter(({ outcome }) => outcome === undefined);
    const from = certain.length > 0 ? certain : all;
    const isBack = (action: number) =>
      own !== undefined && actionFrom(action) === actionTo(own) && actionTo(action) === actionFrom(own);
    const one = from.find(({ action }) => isBack(action)) ?? from[Math.floor(random() * from.length)]!;
    const after = variant.play(before, one.action, one.outcome);
    line.push(one);
    positions.push(after);
    played.push({ ...one, before, after });
  }
  return { start: begun.start, successors: line };
}
