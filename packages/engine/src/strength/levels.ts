import {
  type Action,
  type AnyVariant,
  draw,
  hashText,
  type Level,
  type LevelSettings,
  type LevelTable,
  type Openings,
  seededRandom,
  type Variant,
} from '@kickmate/game';
import { ALL_SWITCHES, type KernelLine, type KernelReport, SWITCH_BITS, WIN_BOUND } from '@kickmate/search';
import { type Limits, MAX_LEVEL } from '../request/engine.ts';

/** The levels of variants without levels of their own. Found by matches of Chess League: see docs/measurements.md. */
// biome-ignore format: a table is read by its columns
const LEVELS: LevelTable = {
  1: { depth: 1, nodes: 600, lines: 12, margin: 160, temperature: 80, blindness: 0.35, replyBlindness: 0, quiescence: false, ms: 1000 },
  2: { depth: 2, nodes: 2000, lines: 10, margin: 110, temperature: 55, blindness: 0.25, replyBlindness: 0.35, quiescence: false, ms: 1000 },
  3: { depth: 2, nodes: 3000, lines: 8, margin: 80, temperature: 40, blindness: 0.15, replyBlindness: 0.2, quiescence: true, ms: 1500 },
  4: { depth: 3, nodes: 5000, lines: 6, margin: 60, temperature: 30, blindness: 0.1, replyBlindness: 0.1, quiescence: true, ms: 1500 },
  5: { depth: 4, nodes: 8000, lines: 5, margin: 45, temperature: 22, blindness: 0.06, replyBlindness: 0.05, quiescence: true, ms: 2000 },
  6: { depth: 5, nodes: 10_000, lines: 4, margin: 30, temperature: 15, blindness: 0.03, replyBlindness: 0, quiescence: true, ms: 2000 },
  7: { depth: 7, nodes: 16_000, lines: 3, margin: 20, temperature: 10, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  8: { depth: 9, nodes: 28_000, lines: 2, margin: 10, temperature: 5, blindness: 0, replyBlindness: 0, quiescence: true, ms: 2500 },
  9: { depth: 14, nodes: 50_000, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 3000 },
  10: { depth: 100, nodes: Number.POSITIVE_INFINITY, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 1000 },
};

/** The levels of a variant: its own, and the common ones for those that it does not name. */
export const levelsOf = (variant: AnyVariant): LevelTable => ({ ...LEVELS, ...variant.levels?.table });

/** The search of one position at a level. */
export interface LevelSearch {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  readonly lines: number;
  /** Technique bits to leave on. */
  readonly switches: number;
  /** Whether everything learnt is forgotten first, so that the choice depends on seed, position and level alone. */
  readonly isFresh: boolean;
  /** The actions that the level does not overlook. */
  readonly actions: readonly Action[];
  /** Takes note of a finished iteration. */
  watch(report: KernelReport): void;
  /** The action that the level would play by a report; `undefined` if the report has no line. */
  choose(report: KernelReport): Action | undefined;
}

/** The position and the request in which a level plays. */
export interface LevelTask<P> {
  readonly variant: Variant<P>;
  readonly position: P;
  /** The actions to choose from, at least one. */
  readonly candidates: readonly Action[];
  readonly level: Level;
  readonly seed: number;
  readonly limits: Limits;
  /** The number of lines that the request wants, for a level at full strength. */
  readonly lines: number;
}

/**
 * A level searches at least this many nodes for each action, so that it compares them all: a first iteration needs two. It
 * matters only on large maps full of pieces, which have more actions than the lowest levels have nodes.
 */
const NODES_PER_ACTION = 2;

/** Makes the search of a level. The settings are the variant's, unless a test brings its own. */
export function applyLevel<P>(
  task: LevelTask<P>,
  settings: LevelSettings = levelsOf(task.variant)[task.level],
): LevelSearch {
  const { variant, position, level, seed, limits } = task;
  const keys = [seed, hashText(variant.text.format(position)), level];
  const actions = task.candidates.length > 1 ? actionsSeen(task, settings, seededRandom(...keys, 0)) : task.candidates;
  const firstLooks = new Map<Action, number>();
  let latest: readonly KernelLine[] = [];
  const isFull = level === MAX_LEVEL;
  return {
    // A single legal action needs no thought.
    depth: task.candidates.length === 1 ? 1 : Math.min(settings.depth, limits.depth ?? settings.depth),
    nodes: Math.min(
      Math.max(settings.nodes, NODES_PER_ACTION * actions.length),
      limits.nodes ?? Number.POSITIVE_INFINITY,
    ),
    ms: Math.min(settings.ms, limits.ms ?? settings.ms),
    lines: isFull ? task.lines : settings.lines,
    switches: settings.quiescence ? ALL_SWITCHES : ALL_SWITCHES & ~(1 << SWITCH_BITS.quiescence),
    isFresh: !isFull,
    actions,
    watch: ({ depth, lines }) => {
      if (depth === 1) for (const { actions: line, score } of lines) firstLooks.set(line[0]!, score);
      latest = lines;
    },
    choose: ({ lines }) => {
      // The best line is valid even in the middle of an iteration. Other lines compare with it only after a whole one.
      if (settings.margin === 0) return lines[0]?.actions[0];
      const choices = (latest.length > 0 ? latest : lines).map(({ actions: line, score }) => {
        const action = line[0]!;
        const isBlind = seededRandom(...keys, 1, action)() < settings.replyBlindness;
        return { action, score: (isBlind ? firstLooks.get(action) : undefined) ?? score };
      });
      return chooseSoftly(choices, settings, seededRandom(...keys, 2)());
    },
  };
}

/** The candidates that the level does not overlook; all of them if it would overlook everything. */
function actionsSeen<P>(task: LevelTask<P>, { blindness }: LevelSettings, random: () => number): readonly Action[] {
  if (blindness === 0) return task.candidates;
  const seen = task.candidates.filter((action) => {
    const isSeen = random() >= blindness;
    return isSeen || winsAtOnce(task, action);
  });
  return seen.length > 0 ? seen : task.candidates;
}

/** Whether an action wins the round whatever chance does. */
function winsAtOnce<P>({ variant, position }: LevelTask<P>, action: Action): boolean {
  const mover = variant.side(position);
  const chances = variant.chance(position, action);
  const outcomes = chances.length > 0 ? chances.map(({ outcome }) => outcome) : [undefined];
  return outcomes.every((outcome) => variant.end(variant.play(position, action, outcome))?.winner === mover);
}

interface Choice {
  readonly action: Action;
  readonly score: number;
}

/** Chooses among the actions within the margin of the best, better ones more often. `random` is from 0 to below 1. */
function chooseSoftly(choices: readonly Choice[], { margin, temperature }: LevelSettings, random: number) {
  const best = Math.max(...choices.map(({ score }) => score));
  // A win is taken by the shortest way, a loss is put off as long as possible.
  const reach = Math.abs(best) > WIN_BOUND ? 0 : margin;
  const good = choices
    .filter(({ score }) => score >= best - reach)
    .sort((a, b) => b.score - a.score || a.action - b.action);
  const weighed = good.map(({ action, score }) => ({ action, weight: Math.exp((score - best) / temperature) }));
  let rest = random * weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const { action, weight } of weighed) {
    rest -= weight;
    if (rest < 0) return action;
  }
  return weighed.at(-1)?.action;
}

/** The settings with which an action is drawn from the book. */
export interface BookChoice {
  /** The level that chooses; absent: full strength. */
  readonly level?: Level | undefined;
  readonly seed: number;
}

/**
 * Draws one of the book's actions in a position from the candidates; `undefined` if the book knows none of them. The
 * same seed, position and level give the same action. At full strength an action is drawn as often as its weight says.
 * Lower levels flatten the weights: they play rare openings, too, so that no player learns their openings by heart.
 */
export function chooseFromBook<P>(
  variant: Variant<P>,
  openings: Openings<P>,
  position: P,
  candidates: readonly Action[],
  { level = MAX_LEVEL, seed }: BookChoice,
): Action | undefined {
  const known = openings.actions(position).filter(({ action }) => candidates.includes(action));
  if (known.length === 0) return undefined;
  const flattened = known.map(({ action, weight }) => ({ action, weight: weight ** (level / MAX_LEVEL) }));
  return draw(seededRandom(seed, hashText(variant.text.format(position)), level), flattened).action;
}
