import { loadVariant } from '@kickmate/catalogue';
import { DirectKernel, type Weights } from '@kickmate/command';
import { type AnyVariant, draw, type Ply, type Random, seededRandom } from '@kickmate/game';

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
/** A game that is not over after this many actions is drawn. */
const LONGEST = 400;
/** After a good opening nobody is further ahead than this, in hundredths of a pawn. */
const OPEN = 200;
/** If none of this many openings is good, the last one is taken. */
const OPENINGS = 30;
/** A lead of this many hundredths of a pawn, for {@link WON_ACTIONS} actions, counts as won. */
const WON = 1000;
const WON_ACTIONS = 6;
/** After this many actions, less than {@link LEVEL} hundredths of a pawn for {@link LEVEL_ACTIONS} actions is a draw. */
const LATE = 80;
const LEVEL = 8;
const LEVEL_ACTIONS = 12;
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
  return { play: (seed) => playSample({ variant, kernel, nodes, opening, keep }, seededRandom(seed)) };
}

interface Place extends Omit<SampleSettings, 'variant' | 'weights'> {
  readonly variant: AnyVariant;
  readonly kernel: DirectKernel;
}

function playSample(place: Place, random: Random): SampledGame {
  const { variant, kernel, nodes, keep } = place;
  const plies: Ply<unknown>[] = [];
  const scores: number[] = [];
  const positions: { text: string; score: number }[] = [];
  const start = openGame(place, plies, random);
  const ended = (result: number, end: string): SampledGame => ({ positions, result, end, actions: plies.length });
  while (plies.length < LONGEST) {
    const position = plies.at(-1)?.after ?? start;
    if (kernel.ended !== 0) return ended([0.5, 1, 0, 0.5][kernel.ended]!, variant.end(position)?.kind ?? 'end');
    const end = plies.length > 0 ? (variant.endByHistory(plies) ?? variant.claims?.claimable?.(plies)) : undefined;
    if (end) return ended(end.winner === undefined ? 0.5 : end.winner === 'w' ? 1 : 0, end.kind);
    const { action, score } = kernel.search({ nodes });
    scores.push(kernel.side === 0 ? score : -score);
    const verdict = adjudge(scores, plies.length);
    if (verdict !== undefined) return ended(verdict, 'adjudged');
    if (plies.length >= EARLY && random() < keep && Math.abs(score) < FORCED && isQuiet(variant, position, action))
      positions.push({ text: variant.text.format(position), score: scores.at(-1)! });
    playWithLuck(place, plies, position, action, random);
  }
  return ended(0.5, 'long');
}

/** Plays a random opening after which nobody is far ahead. Returns the position before it. */
function openGame(place: Place, plies: Ply<unknown>[], random: Random): unknown {
  const { variant, kernel, nodes, opening } = place;
  const [fewest, most] = opening;
  for (let attempt = 1; ; attempt++) {
    const start = draw(random, variant.starts('w')).position;
    const length = fewest + Math.floor(random() * (most - fewest + 1));
    plies.length = 0;
    kernel.clear();
    kernel.load(start);
    while (plies.length < length && kernel.ended === 0) {
      const actions = kernel.actions();
      const action = actions[Math.floor(random() * actions.length)]!;
      playWithLuck(place, plies, plies.at(-1)?.after ?? start, action, random);
    }
    if (kernel.ended === 0 && Math.abs(kernel.search({ nodes }).score) <= OPEN) return start;
    if (attempt >= OPENINGS && kernel.ended === 0) return start;
  }
}

function playWithLuck(
  { variant, kernel }: Place,
  plies: Ply<unknown>[],
  before: unknown,
  action: number,
  random: Random,
) {
  const chances = kernel.chance(action);
  const outcome = chances.length > 0 ? draw(random, chances).outcome : undefined;
  kernel.play(action, outcome);
  plies.push({ before, action, outcome, after: variant.play(before, action, outcome) });
}

/** White's points in a game that need not be played to its end, or undefined. The scores are White's. */
function adjudge(scores: readonly number[], actions: number): number | undefined {
  const late = scores.slice(-WON_ACTIONS);
  if (late.length === WON_ACTIONS && late.every((score) => score >= WON)) return 1;
  if (late.length === WON_ACTIONS && late.every((score) => score <= -WON)) return 0;
  const latest = scores.slice(-LEVEL_ACTIONS);
  const isLevel = latest.length === LEVEL_ACTIONS && latest.every((score) => Math.abs(score) < LEVEL);
  return isLevel && actions > LATE ? 0.5 : undefined;
}

/** Whether a position is quiet: no check, and the best action captures or promotes nothing. */
function isQuiet(variant: AnyVariant, position: unknown, action: number): boolean {
  if ((variant.inCheck?.(position).length ?? 0) > 0) return false;
  return !variant
    .events(position, { action, outcome: variant.chance(position, action)[0]?.outcome })
    .some(({ kind }) => LOUD.has(kind));
}
