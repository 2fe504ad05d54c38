import { draw, type Random, type Successor, seededRandom, successors, type Variant } from '@kickmate/game';
import type { KernelReferee } from './kernel-referee.ts';

/** The random games to compare. */
export interface Games<P> {
  readonly seed: number;
  readonly games: number;
  /** The longest game, in actions. */
  readonly plies: number;
  /** Returns the position in which a game begins; absent: one of the variant's starts. */
  readonly begin?: (random: Random) => P;
}

/** The first difference in a game. */
interface Difference {
  /** Seed, game and ply: what is needed to see it again. */
  readonly when: string;
  /** The position, or for a finished round the one before it and what ended it. */
  readonly where: string;
  readonly what: string;
  readonly pieces: number;
}

/**
 * Plays random games by the rules and in kernels side by side, and compares after every action: the actions with their
 * outcomes and weights, the position, the side to act, the round's end, the hash key. Gives `undefined`, or a report on
 * how many games differ and on the simplest position where one does first: the one with the fewest pieces, of those with
 * the shortest text.
 */
export function findDifference<P>(
  variant: Variant<P>,
  kernels: readonly KernelReferee<P>[],
  games: Games<P>,
): string | undefined {
  const found = Array.from({ length: games.games }, (_, game) => differenceIn(variant, kernels, games, game))
    .filter((difference) => difference !== undefined)
    .sort((a, b) => a.pieces - b.pieces || a.where.length - b.where.length);
  const simplest = found[0];
  if (!simplest) return undefined;
  const { when, where, what } = simplest;
  return `${found.length} of ${games.games} games differ, most simply (${when}) in ${where}: ${what}`;
}

/** Returns the first difference between the rules and a kernel in one random game, which ends the comparison. */
function differenceIn<P>(
  variant: Variant<P>,
  kernels: readonly KernelReferee<P>[],
  { seed, plies, begin = (random) => draw(random, variant.starts(random() < 0.5 ? 'w' : 'b')).position }: Games<P>,
  game: number,
): Difference | undefined {
  const random = seededRandom(seed, game);
  let position = begin(random);
  let road = '';
  for (const kernel of kernels) kernel.set(position);
  for (let ply = 0; ply <= plies; ply++) {
    const rules = answers(variant, position);
    const what = kernels.map((kernel) => compare(variant, rules, kernel)).find((found) => found !== undefined);
    if (what !== undefined) {
      const where = rules.isOver ? `the round ended by ${road}` : rules.text;
      return { when: `seed ${seed}, game ${game}, ply ${ply}`, where, what, pieces: countPieces(variant, position) };
    }
    if (rules.isOver) break;
    const successor = rules.successors[Math.floor(random() * rules.successors.length)]!;
    road = `${variant.text.formatAction(successor)} from ${rules.text}`;
    position = variant.play(position, successor.action, successor.outcome);
    for (const kernel of kernels) kernel.play(successor);
  }
  return undefined;
}

function countPieces<P>({ board, pieceAt }: Variant<P>, position: P): number {
  const squares = Array.from({ length: board.files * board.ranks }, (_, square) => square);
  return squares.filter((square) => pieceAt(position, square)).length;
}

/** The rules' answers about a position. For a finished round there is only its end; the rest is empty. */
interface Answers {
  readonly isOver: boolean;
  /** As `ended` of {@link KernelReferee}. */
  readonly ended: string;
  readonly side: 'w' | 'b';
  /** The position, written. */
  readonly text: string;
  readonly successors: readonly Successor[];
  /** The successors as texts, sorted. */
  readonly written: readonly string[];
  /** Each action with the weights of its outcomes, as text. */
  readonly weights: ReadonlyMap<number, string>;
}

function answers<P>(variant: Variant<P>, position: P): Answers {
  const end = variant.end(position);
  const actions = end ? [] : variant.actions(position);
  const all = end ? [] : successors(variant, position);
  const weightsOf = (action: number) => `${variant.chance(position, action).map(({ weight }) => weight)}`;
  return {
    isOver: end !== undefined,
    ended: end ? (end.winner ?? '-') : '',
    side: variant.side(position),
    text: end ? '' : variant.text.format(position),
    successors: all,
    written: all.map(variant.text.formatAction).sort(),
    weights: new Map(actions.map((action) => [action, weightsOf(action)])),
  };
}

/** Describes the difference between rules and kernel in a position that both have reached; `undefined` if there is none. */
function compare<P>(variant: Variant<P>, rules: Answers, kernel: KernelReferee<P>): string | undefined {
  const name = `the kernel (${kernel.build})`;
  if (kernel.ended !== rules.ended) return `the rules end with '${rules.ended}', ${name} with '${kernel.ended}'`;
  if (!kernel.isKeyRight) return `the incremental hash key of ${name} is wrong`;
  if (rules.isOver) return undefined;
  if (kernel.side !== rules.side) return `${name} lets ${kernel.side} act`;
  const text = variant.text.format(kernel.position);
  if (text !== rules.text) return `${name} has ${text}`;
  const written = kernel.successors.map(variant.text.formatAction).sort();
  if (`${written}` !== `${rules.written}`) {
    const missing = rules.written.filter((one) => !written.includes(one));
    const surplus = written.filter((one) => !rules.written.includes(one));
    return `${name} lacks [${missing}] and adds [${surplus}] (${rules.written.length} and ${written.length} in all)`;
  }
  const numbers = new Set(kernel.successors.map(({ action }) => action));
  for (const [action, weights] of rules.weights) {
    if (!numbers.has(action)) return `action ${variant.text.formatAction({ action })} has another number in ${name}`;
    if (weights !== `${kernel.weights(action)}`) return `${name} weighs the outcomes of ${action} otherwise`;
  }
  return undefined;
}
