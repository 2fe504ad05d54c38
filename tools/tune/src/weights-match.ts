import { loadVariant } from '@kickmate/catalogue';
import { DirectKernel, verdictOf, type Weights } from '@kickmate/command';
import type { Limits, Tunable } from '@kickmate/engine';
import { draw, type Random, seededRandom } from '@kickmate/game';

/** The options of a match between two sets of weights. */
export interface WeightsMatchSettings {
  /** The variant's id. */
  readonly variant: string;
  /** What differs between the two. Constants of the search are tuned with the game's network. */
  readonly tunes: Tunable;
  /** The nodes or the depth of an action's search. */
  readonly limits: Limits;
  /** The number of random actions at the beginning of a round; without them few different rounds would be played. */
  readonly opening: number;
}

/** Two kernels that play against each other. */
export interface WeightsMatch {
  /** Plays two rounds from one opening with the colours exchanged. Returns the goals of `plus` less those of `minus`, -2 to 2. */
  play(plus: Weights, minus: Weights, seed: number): number;
}

/** The hash table of a tuning kernel, in MiB. Weights are tuned with few nodes, the constants of the search with many. */
const HASH_MIB = { weights: 1, constants: 16 };
/** A round that is not over after this many actions has no winner. */
const LONGEST = 240;
/** An opening is balanced if the static evaluation is within this, in hundredths of a pawn. */
const BALANCED = 100;
/** If none of this many openings is balanced, the best one is taken. */
const OPENINGS = 20;

/** The actions of an opening, with the outcomes of chance. */
type Opening = readonly { readonly action: number; readonly outcome: number | undefined }[];

/** Opens two kernels of a variant. Throws if it has none. */
export async function openWeightsMatch({
  variant: id,
  tunes,
  limits,
  opening,
}: WeightsMatchSettings): Promise<WeightsMatch> {
  const variant = await loadVariant(id);
  const open = () => DirectKernel.open(variant, HASH_MIB[tunes], tunes === 'constants');
  const kernels = [await open(), await open()] as const;
  const own = kernels[0][tunes];
  return {
    play(plus, minus, seed) {
      const random = seededRandom(seed);
      // Openings are judged by the kernel's own weights, so that a call does not depend on the one before.
      kernels[0][tunes] = own;
      const start = draw(random, variant.starts('w')).position;
      const first = openingFrom(kernels[0], start, opening, random);
      kernels[0][tunes] = plus;
      kernels[1][tunes] = minus;
      // Both rounds have the same luck.
      const [there, back] = [seededRandom(seed, 1), seededRandom(seed, 1)];
      return (
        playRound(kernels[0], kernels[1], start, first, limits, there) -
        playRound(kernels[1], kernels[0], start, first, limits, back)
      );
    },
  };
}

function openingFrom(kernel: DirectKernel, start: unknown, length: number, random: Random): Opening {
  let best: { readonly opening: Opening; readonly imbalance: number } | undefined;
  for (let attempt = 0; attempt < OPENINGS; attempt++) {
    const opening = randomActions(kernel, start, length, random);
    const imbalance = kernel.ended === 0 ? Math.abs(kernel.evaluation) : Number.POSITIVE_INFINITY;
    if (imbalance <= BALANCED) return opening;
    if (imbalance < (best?.imbalance ?? Number.POSITIVE_INFINITY)) best = { opening, imbalance };
  }
  return best?.opening ?? [];
}

/** Plays random actions. The kernel's position is then the one after them. */
function randomActions(kernel: DirectKernel, start: unknown, length: number, random: Random): Opening {
  kernel.load(start);
  const opening: { action: number; outcome: number | undefined }[] = [];
  while (opening.length < length && kernel.ended === 0) {
    const { action } = draw(
      random,
      kernel.actions().map((one) => ({ action: one, weight: 1 })),
    );
    opening.push({ action, outcome: playWithLuck(kernel, action, random) });
  }
  return opening;
}

function playWithLuck(kernel: DirectKernel, action: number, random: Random): number | undefined {
  const chances = kernel.outcomes(action);
  const outcome = chances.length > 0 ? draw(random, chances).outcome : undefined;
  kernel.play(action, outcome);
  return outcome;
}

/** Plays a round, until both players agree on its end: 1 if White wins it, -1 if Black does, 0 if nobody does. */
function playRound(
  white: DirectKernel,
  black: DirectKernel,
  start: unknown,
  opening: Opening,
  limits: Limits,
  random: Random,
): number {
  for (const kernel of [white, black]) {
    kernel.clear();
    kernel.load(start);
    for (const { action, outcome } of opening) kernel.play(action, outcome);
  }
  const seen = new Map<string, number>();
  const scores: number[] = [];
  for (let count = 0; count < LONGEST && white.ended === 0; count++) {
    const times = (seen.get(white.key) ?? 0) + 1;
    if (times === 3) return 0;
    seen.set(white.key, times);
    const [mover, other] = white.side === 0 ? [white, black] : [black, white];
    const verdict = verdictOf(scores, count);
    if (verdict) return verdict === 'w' ? 1 : verdict === 'b' ? -1 : 0;
    const { action, score } = mover.best(limits);
    scores.push(mover === white ? score : -score);
    other.play(action, playWithLuck(mover, action, random));
  }
  return white.ended === 1 ? 1 : white.ended === 2 ? -1 : 0;
}
