import { opponent, type Side } from '@kickmate/board';
import { type AnyVariant, type Formation, hashText, type Level, seededRandom } from '@kickmate/game';
import { type Engine, type Line, MAX_LEVEL } from '../request/engine.ts';

/** What a side must know to line up. */
export interface LineUpRequest {
  /** Who lines up. */
  readonly side: Side;
  /** Who will kick off. */
  readonly kickOff: Side;
  /** How the other side stands now: both see each other. It must be complete. */
  readonly other: Formation;
  /** Whether the side has just scored. */
  readonly maySubstitute: boolean;
  /** Chooses like this level; full strength if absent. */
  readonly level?: Level;
  /** For a level's choice: the same seed and request give the same formation. 0 by default. */
  readonly seed?: number;
  /** Positions to visit for each formation; 10,000 by default. Tests set less. */
  readonly nodes?: number;
}

/** Enough to see what the first turns bring, and for all formations together a fraction of a second. */
const LINE_UP_NODES = 10_000;

/**
 * Levels below this one line up as usual: against the formations that a search likes, the usual one is lost within a few
 * turns, which is no game for beginners.
 */
const LOWEST_TO_CHOOSE: Level = 6;

/** A score beyond all that an evaluation gives, in hundredths of a pawn. */
const DECIDED = 30_000;

/**
 * Chooses a formation by searching the kick-off from each of those that the variant calls sensible, the other side
 * standing as it does. Full strength takes the best, level 9 one of the best two by lot, and so on down to
 * {@link LOWEST_TO_CHOOSE}. The usual formation is what remains below, and if the engine fails or is stopped.
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
  if (level < LOWEST_TO_CHOOSE) return formations.usual();
  const ranked: { readonly formation: Formation; readonly score: number }[] = [];
  for (const formation of formations.sensible(request.maySubstitute)) {
    const lineUp = { [side]: formation, [opponent(side)]: other } as Readonly<Record<Side, Formation>>;
    const start = formations.begin(kickOff, lineUp);
    const found = await engine.search({ start: variant.text.format(start), actions: [], limits: { nodes } });
    const line = found.ok ? found.value.lines[0] : undefined;
    if (!line) return formations.usual();
    ranked.push({ formation, score: points(line) * (variant.side(start) === side ? 1 : -1) });
  }
  ranked.sort((a, b) => b.score - a.score);
  const choices = Math.min(ranked.length, 1 + MAX_LEVEL - level);
  const random = seededRandom(seed, hashText(formations.format(other)), level);
  return ranked[Math.floor(random() * choices)]!.formation;
}

const points = ({ score }: Line): number =>
  score.kind === 'points' ? score.value : Math.sign(score.actions) * DECIDED;
