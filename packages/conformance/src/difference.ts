import { draw, seededRandom, successors, type Variant } from '@kickmate/game';
import type { KernelReferee } from './kernel-referee.ts';

/** Which random games to compare. */
export interface Games {
  readonly seed: number;
  readonly games: number;
  /** The longest game, in actions. */
  readonly plies: number;
}

/**
 * Plays random games by the rules and in the kernel side by side, and compares after every action: the actions with
 * their outcomes and weights, the position, the side to act, the round's end, the hash key. Gives a report on the first
 * difference - with what is needed to see it again - or `undefined`.
 */
export function findDifference<P>(variant: Variant<P>, kernel: KernelReferee<P>, games: Games): string | undefined {
  for (let game = 0; game < games.games; game++) {
    const random = seededRandom(games.seed, game);
    let position = draw(random, variant.starts(random() < 0.5 ? 'w' : 'b')).position;
    kernel.set(position);
    for (let ply = 0; ply <= games.plies; ply++) {
      const what = compare(variant, kernel, position);
      if (what !== undefined) {
        const where = variant.end(position) ? 'a finished round' : variant.format(position);
        return `seed ${games.seed}, game ${game}, ply ${ply}, ${where}: ${what}`;
      }
      if (variant.end(position)) break;
      const all = successors(variant, position);
      const successor = all[Math.floor(random() * all.length)]!;
      position = variant.play(position, successor.action, successor.outcome);
      kernel.play(successor);
    }
  }
  return undefined;
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
