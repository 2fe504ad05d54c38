import { opponent, type Side } from '@kickmate/board';
import { type AnyVariant, type Formation, hashText, type Level, seededRandom } from '@kickmate/game';
import { type Engine, type Line, MAX_LEVEL } from '../request/engine.ts';

/** The situation in which a side lines up. */
export interface LineUpRequest {
  /** The side that lines up. */
  readonly side: Side;
  /** The side that will kick off. */
  readonly kickOff: Side;
  /** The round's start as it stands now, if the match says how its rounds begin; absent: the usual start. */
  readonly start?: unknown;
  /** The other side's formation as it stands now, complete. Both sides see each other. */
  readonly other: Formation;
  /** Whether the side has just scored. */
  readonly maySubstitute: boolean;
  /** The level that chooses; absent: full strength. */
  readonly level?: number;
  /**
   * The most that a chosen formation may score above the usual one, in hundredths of a pawn; absent: any. Against somebody who
   * takes the usual formation, some others win a rook within the first turn.
   */
  readonly mostAdvantage?: number;
  /** For a level's choice: the same seed and request give the same formation. 0 by default. */
  readonly seed?: number;
  /** The number of positions to visit for each formation; 10,000 by default. Tests set less. */
  readonly nodes?: number;
}

/** Positions for each formation: enough to see the first turns, and a fraction of a second for all formations together. */
const LINE_UP_NODES = 10_000;

/** Levels below this one do not look for the best formation: they draw one of those that gain little over the usual one. */
const LOWEST_TO_CHOOSE: Level = 6;

/**
 * The most that the formation of such a level may score above the usual one, in hundredths of a pawn. Against the formations
 * that a search prefers, the usual one loses within a few turns, which is no game for beginners.
 */
const LITTLE_ADVANTAGE = 120;

/** The score of a forced win, in hundredths of a pawn: larger than any evaluation. */
const DECIDED = 30_000;

/**
 * Chooses a formation: searches the kick-off from each formation that the variant calls sensible, against the other side's
 * as it stands. Full strength takes the best, level 9 draws one of the best two, and so on down to
 * {@link LOWEST_TO_CHOOSE}. Lower levels draw one of all that score at most {@link LITTLE_ADVANTAGE} above the usual one. Every
 * level takes the usual formation if the engine fails or is stopped.
 * @throws RangeError for a game without formations
 */
export async function chooseFormation(
  engine: Pick<Engine, 'search'>,
  variant: AnyVariant,
  request: LineUpRequest,
): Promise<Formation> {
  const { formations } = variant;
  if (!formations) throw new RangeError(`${variant.name} has no formations`);
  const { side, kickOff, other, nodes = LINE_UP_NODES, level = MAX_LEVEL, seed = 0 } = request;
  const { mostAdvantage = Number.POSITIVE_INFINITY } = request;
  const ranked: { readonly formation: Formation; readonly score: number }[] = [];
  for (const formation of formations.sensible(request.maySubstitute)) {
    const lineUp = { [side]: formation, [opponent(side)]: other } as Readonly<Record<Side, Formation>>;
    const start = formations.begin(kickOff, lineUp, request.start);
    const found = await engine.search({ start: variant.text.format(start), actions: [], limits: { nodes } });
    const line = found.ok ? found.value.lines[0] : undefined;
    if (!line) return formations.usual();
    ranked.push({ formation, score: points(line) * (variant.side(start) === side ? 1 : -1) });
  }
  const usual = formations.format(formations.usual());
  const usualScore = ranked.find(({ formation }) => formations.format(formation) === usual)?.score ?? 0;
  const isLower = level < LOWEST_TO_CHOOSE;
  const most = Math.min(mostAdvantage, isLower ? LITTLE_ADVANTAGE : Number.POSITIVE_INFINITY);
  const fair = ranked.filter(({ score }) => score <= usualScore + most).sort((a, b) => b.score - a.score);
  if (fair.length === 0) return formations.usual();
  const choices = isLower ? fair.length : Math.min(fair.length, 1 + MAX_LEVEL - level);
  const random = seededRandom(seed, hashText(formations.format(other)), level);
  return fair[Math.floor(random() * choices)]!.formation;
}

const points = ({ score }: Line): number =>
  score.kind === 'points' ? score.value : Math.sign(score.actions) * DECIDED;
