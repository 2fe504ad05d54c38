import { loadVariant } from '@kickmate/catalogue';
import { DirectKernel, SelfPlay, type SelfPlayEnd, type Weights } from '@kickmate/command';
import { type AnyVariant, type Random, seededRandom } from '@kickmate/game';

/** The options of games that the engine plays against itself, for positions with results. */
export interface SampleSettings {
  /** The variant's id. */
  readonly variant: string;
  /** Nodes an action. */
  readonly nodes: number;
  /** The fewest and most random actions with which a game begins. */
  readonly opening: readonly [number, number];
  /** The share of the quiet positions that are kept (0-1): the positions of one game are much alike. */
  readonly keep: number;
  /** Absent: the kernel's own weights. */
  readonly weights?: Weights;
}

/** A game, and the positions that are kept of it. */
export interface SampledGame {
  /** Quiet positions as text, each with the search's score for White, in hundredths of a pawn. */
  readonly positions: readonly { readonly text: string; readonly score: number }[];
  /** White's points: 0, 0.5 or 1. */
  readonly result: number;
  /** The kind of the game's end: one of the rules, `adjudged` or `long`. */
  readonly end: string;
  readonly actions: number;
}

/** Plays such games. */
export interface Sampler {
  play(seed: number): SampledGame;
}

const HASH_MIB = 4;
/** No position before this many actions is kept. */
const EARLY = 8;
/** Scores beyond this are forced wins, which say nothing about the evaluation. */
const FORCED = 20_000;
/** A position is not quiet if its best action has one of these events. */
const LOUD = new Set(['capture', 'promote', 'destroy', 'goal']);

/** Opens a kernel that plays games. Throws if the variant has none. */
export async function openSampler({ variant: id, nodes, opening, keep, weights }: SampleSettings): Promise<Sampler> {
  const variant = await loadVariant(id);
  const kernel = await DirectKernel.open(variant, HASH_MIB);
  if (weights) kernel.weights = weights;
  const rules = { nodes, opening, open: 200, won: { lead: 1000, actions: 6 }, levelActions: 12 };
  return {
    play(seed) {
      const random = seededRandom(seed);
      return playSample(new SelfPlay(variant, kernel, rules, random), keep, random);
    },
  };
}

function playSample(game: SelfPlay, keep: number, random: Random): SampledGame {
  const { variant, kernel } = game;
  const positions: { text: string; score: number }[] = [];
  const ended = ({ points, kind }: SelfPlayEnd): SampledGame => ({
    positions,
    result: points,
    end: kind,
    actions: game.actions,
  });
  for (;;) {
    if (game.end) return ended(game.end);
    const found = game.search();
    if ('points' in found) return ended(found);
    const { position, actions } = game;
    const { action, score } = found;
    if (actions >= EARLY && random() < keep && Math.abs(score) < FORCED && isQuiet(variant, position, action))
      positions.push({ text: variant.text.format(position), score: kernel.side === 0 ? score : -score });
    game.play(action);
  }
}

/** Whether a position is quiet: no check, and the best action captures or promotes nothing. */
function isQuiet(variant: AnyVariant, position: unknown, action: number): boolean {
  if ((variant.inCheck?.(position).length ?? 0) > 0) return false;
  return !variant
    .events(position, { action, outcome: variant.chance(position, action)[0]?.outcome })
    .some(({ kind }) => LOUD.has(kind));
}
