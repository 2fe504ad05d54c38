import {
  endOfRound,
  type Ply,
  type Random,
  type Successor,
  seededRandom,
  successors,
  type Variant,
} from '@kickmate/game';
import type { KernelReferee } from './kernel-referee.ts';
import { pictureOf } from './picture.ts';
import {
  copyOf,
  type Fault,
  type FindFault,
  type PlayedLine,
  positionsOf,
  reportOf,
  shortestCase,
} from './shortest.ts';

/** The number of random rounds in which an end by history is sought, and the most actions of each. */
const ROUNDS = 24;
const MOST_PLIES = 200;

/** The kernel as far as {@link drawByRuleFault} needs it. */
type Searcher<P> = Pick<KernelReferee<P>, 'set' | 'play' | 'search' | 'techniques'>;

/**
 * Returns a report if the kernel knows another draw by history than the rules, repetition apart (`repetitionFault` of
 * search-proofs.ts): where `endByHistory` ends a random round without a winner, the search must score the last action as a draw,
 * and nowhere before. Random rounds are played in which a win is avoided, so that they get long.
 */
export function drawByRuleFault<P>(variant: Variant<P>, kernel: Searcher<P>, seed: number): string | undefined {
  const find: FindFault<P> = (line) => faultIn(variant, kernel, line);
  for (let round = 0; round < ROUNDS; round++) {
    const shortest = shortestCase(variant, longLine(variant, seededRandom(seed, round)), find);
    if (shortest) return reportOf(variant, shortest, `seed ${seed}, round ${round}`);
  }
  return undefined;
}

/** The first action of a line after which rules and kernel disagree on a draw by history. */
function faultIn<P>(variant: Variant<P>, kernel: Searcher<P>, line: PlayedLine<P>): Fault | undefined {
  const positions = positionsOf(variant, line);
  const seen = new Map<string, number>();
  const timesSeen = (at: P): number => {
    const key = JSON.stringify([variant.side(at), pictureOf(variant, at)]);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times;
  };
  timesSeen(positions[0]!);
  kernel.set(line.start);
  const played: Ply<P>[] = [];
  for (const [ply, successor] of line.successors.entries()) {
    const after = positions[ply + 1]!;
    played.push({ ...successor, before: positions[ply]!, after });
    const isRepeated = timesSeen(after) > 2;
    // Where chance decides, the score is a mean over the outcomes.
    const what = isRepeated || successor.outcome !== undefined ? undefined : problem(variant, kernel, played);
    if (what) return { ply, successor, what: what[0], look: what[1] };
    if (endOfRound(variant, played)) return undefined;
    kernel.play(successor);
  }
  return undefined;
}

/** What is wrong with the kernel's score of the last of these plies, and where to look; the kernel has the position before it. */
function problem<P>(
  variant: Variant<P>,
  kernel: Searcher<P>,
  played: readonly Ply<P>[],
): readonly [what: string, look: string] | undefined {
  const { action, after } = played.at(-1)!;
  const byPosition = variant.end(after);
  const byHistory = byPosition ? undefined : variant.endByHistory(played);
  // The search knows only draws by history.
  if (byHistory?.winner !== undefined) return undefined;
  const scoreBy = (techniques: readonly 'repetition'[]) =>
    kernel.search(1, { techniques, roots: [action], remembers: true }).lines[0]?.score;
  const look = '`isDrawnByCount` of assembly/game.ts, beside `endByHistory` of the rules';
  const usesHistory = kernel.techniques.includes('repetition');
  if (byHistory && !usesHistory)
    return [
      `${byHistory.title} ends the round, but the search does not use the technique \`repetition\`, which asks \`isDrawnByCount\``,
      '`techniques` of assembly/game.ts (repetition), and `unusedTechniques` of src/kernel.ts',
    ];
  if (!usesHistory || (!byHistory && variant.claims?.claimable?.(played))) return undefined;
  const score = scoreBy(['repetition']);
  if (byHistory)
    return score === 0
      ? undefined
      : [
          `${byHistory.title} ends the round, but the search scores its last action ${score} instead of 0 (a draw)`,
          look,
        ];
  const plain = scoreBy([]);
  if (score === plain) return undefined;
  const rules = byPosition ? `end the round (${byPosition.title})` : 'go on with the round';
  return [
    `the rules ${rules}, but the search scores its last action ${score}, as a draw by history, instead of ${plain}`,
    look,
  ];
}

/** A random line in which an action that ends the round is played only if another does not come to hand. */
function longLine<P>(variant: Variant<P>, random: Random): PlayedLine<P> {
  const start = variant.starts(random() < 0.5 ? 'w' : 'b')[0]!.position;
  const line: Successor[] = [];
  let at = copyOf(start);
  while (line.length < MOST_PLIES && !variant.end(at)) {
    const all = successors(variant, at);
    const pick = () => {
      const one = all[Math.floor(random() * all.length)]!;
      return { one, after: variant.play(at, one.action, one.outcome) };
    };
    let next = pick();
    for (let tried = 0; tried < 4 && variant.end(next.after); tried++) next = pick();
    line.push(next.one);
    at = next.after;
  }
  return { start, successors: line };
}
