import { draw, type Random, seededRandom, successors, type Variant } from '@kickmate/game';
import type { KernelReferee } from './kernel-referee.ts';

/** Which random games to compare. */
export interface Games<P> {
  readonly seed: number;
  readonly games: number;
  /** The longest game, in actions. */
  readonly plies: number;
  /** Where a game begins; absent: at one of the variant's starts. */
  readonly begin?: (random: Random) => P;
}

/** Where a game differs first. */
interface Difference {
  /** Seed, game and ply: what is needed to see it again. */
  readonly when: string;
  /** The position, or for a finished round the one before it and what ended it. */
  readonly where: string;
  readonly what: string;
  readonly pieces: number;
}

/**
 * Plays random games by the rules and in the kernel side by side, and compares after every action: the actions with
 * their outcomes and weights, the position, the side to act, the round's end, the hash key. Gives `undefined`, or a
 * report on how many games differ and on the simplest position where one does first: the one with the fewest pieces, of
 * those with the shortest text.
 */
export function findDifference<P>(variant: Variant<P>, kernel: KernelReferee<P>, games: Games<P>): string | undefined {
  const found = Array.from({ length: games.games }, (_, game) => differenceIn(variant, kernel, games, game))
    .filter((difference) => difference !== undefined)
    .sort((a, b) => a.pieces - b.pieces || a.where.length - b.where.length);
  const simplest = found[0];
  if (!simplest) return undefined;
  const { when, where, what } = simplest;
  return `${found.length} of ${games.games} games differ, most simply (${when}) in ${where}: ${what}`;
}

/** Where the rules and the kernel part in one random game, after which they cannot be compared any more. */
function differenceIn<P>(
  variant: Variant<P>,
  kernel: KernelReferee<P>,
  { seed, plies, begin = (random) => draw(random, variant.starts(random() < 0.5 ? 'w' : 'b')).position }: Games<P>,
  game: number,
): Difference | undefined {
  const random = seededRandom(seed, game);
  let position = begin(random);
  let road = '';
  kernel.set(position);
  for (let ply = 0; ply <= plies; ply++) {
    const what = compare(variant, kernel, position);
    const isOver = variant.end(position) !== undefined;
    if (what !== undefined) {
      const where = isOver ? `the round ended by ${road}` : variant.format(position);
      return { when: `seed ${seed}, game ${game}, ply ${ply}`, where, what, pieces: countPieces(variant, position) };
    }
    if (isOver) break;
    const all = successors(variant, position);
    const successor = all[Math.floor(random() * all.length)]!;
    road = `${variant.writeSuccessor(successor)} from ${variant.format(position)}`;
    position = variant.play(position, successor.action, successor.outcome);
    kernel.play(successor);
  }
  return undefined;
}

function countPieces<P>({ board, pieceAt }: Variant<P>, position: P): number {
  const squares = Array.from({ length: board.files * board.ranks }, (_, square) => square);
  return squares.filter((square) => pieceAt(position, square)).length;
}

/** What differs between rules and kernel in a position that both have reached. */
function compare<P>(variant: Variant<P>, kernel: KernelReferee<P>, position: P): string | undefined {
  const end = variant.end(position);
  const ended = end ? (end.winner ?? '-') : '';
  if (kernel.ended !== ended) return `the rules end with '${ended}', the kernel with '${kernel.ended}'`;
  if (!kernel.isKeyRight) return 'the incremental hash key is wrong';
  if (end) return undefined;
  if (kernel.side !== variant.side(position)) return `the kernel lets ${kernel.side} act`;
  const written = variant.format(kernel.position);
  if (written !== variant.format(position)) return `the kernel has ${written}`;
  const byRules = successors(variant, position).map(variant.writeSuccessor).sort();
  const byKernel = kernel.successors.map(variant.writeSuccessor).sort();
  const missing = byRules.filter((text) => !byKernel.includes(text));
  const surplus = byKernel.filter((text) => !byRules.includes(text));
  if (missing.length || surplus.length || byRules.length !== byKernel.length)
    return `the kernel lacks [${missing}] and adds [${surplus}] (${byRules.length} and ${byKernel.length} in all)`;
  const numbers = new Set(kernel.successors.map(({ action }) => action));
  for (const action of variant.actions(position)) {
    if (!numbers.has(action)) return `action ${variant.writeSuccessor({ action })} has another number in the kernel`;
    const weights = variant.chance(position, action).map(({ weight }) => weight);
    if (`${weights}` !== `${kernel.weights(action)}`) return `the kernel weighs the outcomes of ${action} otherwise`;
  }
  return undefined;
}
