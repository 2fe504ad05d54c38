import {
  type Action,
  type AnyVariant,
  draw,
  hashText,
  type Level,
  type LevelSettings,
  type Openings,
  seededRandom,
  type Variant,
} from '@kickmate/game';
import { type KernelLine, type KernelReport, switchBits, WIN, WIN_BOUND } from '@kickmate/search';
import { type Limits, MAX_LEVEL, type StyleChoice } from '../request/engine.ts';
import { likingOf, styleOf } from './styles.ts';

/**
 * The usual settings of levels. A higher level sees more and overlooks less. Mistakes, more than depth, tell levels apart: where
 * a level makes none, one that looks deeper by an action beats it nearly always. Found by matches: see docs/measurements.md.
 * Place 0 is for games in which level 1 of the others is too strong for a beginner.
 */
// biome-ignore format: a table is read by its columns
const LEVELS: Readonly<Record<0 | Level, LevelSettings>> = {
  0: { depth: 1, nodes: 1500, lines: 28, margin: 320, temperature: 140, blindness: 0.48, winBlindness: 0.85, longestWin: 1, replyBlindness: 1, quiescence: false, ms: 1000 },
  1: { depth: 2, nodes: 2000, lines: 24, margin: 300, temperature: 130, blindness: 0.45, winBlindness: 0.35, longestWin: 2, replyBlindness: 0.95, quiescence: false, ms: 1000 },
  2: { depth: 2, nodes: 3000, lines: 20, margin: 200, temperature: 90, blindness: 0.33, winBlindness: 0.2, longestWin: 2, replyBlindness: 0.5, quiescence: false, ms: 1000 },
  3: { depth: 3, nodes: 5000, lines: 16, margin: 140, temperature: 65, blindness: 0.25, winBlindness: 0.1, longestWin: 3, replyBlindness: 0.3, quiescence: true, ms: 1500 },
  4: { depth: 4, nodes: 7000, lines: 12, margin: 100, temperature: 48, blindness: 0.19, winBlindness: 0.05, replyBlindness: 0.18, quiescence: true, ms: 1500 },
  5: { depth: 5, nodes: 10_000, lines: 10, margin: 75, temperature: 36, blindness: 0.14, replyBlindness: 0.1, quiescence: true, ms: 2000 },
  6: { depth: 6, nodes: 14_000, lines: 8, margin: 55, temperature: 27, blindness: 0.1, replyBlindness: 0.06, quiescence: true, ms: 2000 },
  7: { depth: 7, nodes: 20_000, lines: 6, margin: 40, temperature: 20, blindness: 0.07, replyBlindness: 0.03, quiescence: true, ms: 2500 },
  8: { depth: 8, nodes: 30_000, lines: 4, margin: 28, temperature: 14, blindness: 0.045, replyBlindness: 0.015, quiescence: true, ms: 2500 },
  9: { depth: 10, nodes: 50_000, lines: 3, margin: 18, temperature: 9, blindness: 0.02, replyBlindness: 0, quiescence: true, ms: 3000 },
  10: { depth: 100, nodes: Number.POSITIVE_INFINITY, lines: 1, margin: 0, temperature: 1, blindness: 0, replyBlindness: 0, quiescence: true, ms: 1000 },
};

/** Just below full strength a level has this many times the nodes of the level before it. */
const MOST_GROWTH = 16;

/**
 * The settings of a level from 1 to {@link MAX_LEVEL} in a game. Between two levels they are between theirs.
 * @param luck from 0 to below 1, drawn for each action. It decides where a setting must be that of one level or the other: with
 * the place 2.7 of seven in ten it is that of level 3. Otherwise a level would jump there.
 */
export function settingsOf(variant: AnyVariant, level: number, luck = 0.5): LevelSettings {
  const placeOf = (whole: number) => variant.levels?.places?.[whole as Level] ?? whole;
  const [below, above] = [placeOf(Math.floor(level)), placeOf(Math.ceil(level))];
  return settingsAt(below + (above - below) * (level - Math.floor(level)), luck);
}

/** The settings at a place on the usual scale, from 0 to {@link MAX_LEVEL}. */
function settingsAt(place: number, luck: number): LevelSettings {
  const below = Math.floor(place) as 0 | Level;
  const share = place - below;
  const low = LEVELS[below];
  if (share === 0) return low;
  const high = LEVELS[(below + 1) as Level];
  const between = (a: number, b: number) => a + (b - a) * share;
  const { depth, quiescence, longestWin } = luck < share ? high : low;
  // Full strength has no limit of nodes.
  const growth = Number.isFinite(high.nodes) ? high.nodes / low.nodes : MOST_GROWTH;
  return {
    depth,
    quiescence,
    ...(longestWin !== undefined && { longestWin }),
    nodes: Math.round(low.nodes * growth ** share),
    lines: Math.round(between(low.lines, high.lines)),
    margin: between(low.margin, high.margin),
    temperature: between(low.temperature, high.temperature),
    blindness: between(low.blindness, high.blindness),
    winBlindness: between(low.winBlindness ?? 0, high.winBlindness ?? 0),
    replyBlindness: between(low.replyBlindness, high.replyBlindness),
    ms: between(low.ms, high.ms),
  };
}

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
  /** From 1 to {@link MAX_LEVEL}. */
  readonly level: number;
  readonly seed: number;
  /** Its style; absent: that of {@link styleOf}. */
  readonly style?: StyleChoice | undefined;
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
export function applyLevel<P>(task: LevelTask<P>, own?: LevelSettings): LevelSearch {
  const { variant, position, level, seed, limits } = task;
  const keys = [seed, hashText(variant.text.format(position)), level];
  const settings = own ?? settingsOf(variant, level, seededRandom(...keys, 3)());
  const actions = task.candidates.length > 1 ? actionsSeen(task, settings, seededRandom(...keys, 0)) : task.candidates;
  const liking = likingOf(variant, position, task.style ?? styleOf(level));
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
    switches: switchBits({ quiescence: settings.quiescence }),
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
      const seen = overlookLongWins(task, settings, choices);
      return chooseSoftly(seen, settings, liking, seededRandom(...keys, 2)());
    },
  };
}

/** The candidates that the level does not overlook; all of them if it would overlook everything. */
function actionsSeen<P>(
  { variant, position, candidates }: LevelTask<P>,
  { blindness, winBlindness = 0 }: LevelSettings,
  random: () => number,
): readonly Action[] {
  if (blindness === 0 && winBlindness === 0) return candidates;
  const seen = candidates.filter((action) => {
    const luck = random();
    if (luck >= Math.max(blindness, winBlindness)) return true;
    return luck >= (winsAtOnce(variant, position, action) ? winBlindness : blindness);
  });
  return seen.length > 0 ? seen : candidates;
}

/** A score above it is a certain win, also where its way is not known: no evaluation of an open position comes near. */
const CERTAIN = 10_000;

/** The choices; those that win, but not within the number of actions that the level can see, with the score of the worst. */
function overlookLongWins<P>(
  { variant, position }: LevelTask<P>,
  { longestWin = Number.POSITIVE_INFINITY }: LevelSettings,
  choices: readonly Choice[],
): readonly Choice[] {
  if (longestWin === Number.POSITIVE_INFINITY) return choices;
  const isSeen = ({ action, score }: Choice) =>
    score <= CERTAIN ||
    (score > WIN_BOUND ? WIN - score <= longestWin : hasWinWithin(variant, position, [action], longestWin));
  const worst = Math.min(...choices.map(({ score }) => score));
  return choices.map((choice) => (isSeen(choice) ? choice : { ...choice, score: worst }));
}

/** Whether the side to act can win with this many actions of its own, one after another, whatever chance does. */
function hasWinWithin<P>(variant: Variant<P>, position: P, actions: readonly Action[], count: number): boolean {
  if (actions.some((action) => winsAtOnce(variant, position, action))) return true;
  if (count <= 1) return false;
  return actions.some((action) => {
    if (variant.chance(position, action).length > 0) return false;
    const next = variant.play(position, action);
    const isOver = variant.side(next) !== variant.side(position);
    return !isOver && hasWinWithin(variant, next, variant.actions(next), count - 1);
  });
}

/** Whether an action wins the round whatever chance does. */
function winsAtOnce<P>(variant: Variant<P>, position: P, action: Action): boolean {
  const mover = variant.side(position);
  const chances = variant.chance(position, action);
  const outcomes = chances.length > 0 ? chances.map(({ outcome }) => outcome) : [undefined];
  return outcomes.every((outcome) => variant.end(variant.play(position, action, outcome))?.winner === mover);
}

interface Choice {
  readonly action: Action;
  readonly score: number;
}

/**
 * Chooses among the actions within the margin of the best, better ones and those that are liked more often.
 * @param liking how much an action is liked: it is chosen e to this power times as often
 * @param random from 0 to below 1
 */
function chooseSoftly(
  choices: readonly Choice[],
  { margin, temperature }: LevelSettings,
  liking: (action: Action) => number,
  random: number,
) {
  const best = Math.max(...choices.map(({ score }) => score));
  // A win is taken by the shortest way, a loss is put off as long as possible.
  const reach = Math.abs(best) > WIN_BOUND ? 0 : margin;
  const good = choices
    .filter(({ score }) => score >= best - reach)
    .sort((a, b) => b.score - a.score || a.action - b.action);
  const weighed = good.map(({ action, score }) => ({
    action,
    weight: Math.exp((score - best) / temperature + liking(action)),
  }));
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
  readonly level?: number | undefined;
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
