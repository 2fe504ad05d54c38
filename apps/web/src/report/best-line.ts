import { isSamePath } from '@kickmate/record';
import { onScopeDispose } from 'vue';
import { type EngineStep, linesOf } from '../match/computer/engine-rows.ts';
import { useAnalysisBoard } from '../match/record/analysis-board.ts';
import { useReview } from '../stage/review.ts';
import { placeBefore, type TriedTurn } from './try-again.ts';

/** The best line in place of the action that cost most, as it is told and shown: its first actions. */
export function bestLine({ match, turn }: TriedTurn): readonly EngineStep[] {
  const position = match.rounds[turn.round]!.plies[turn.worst]!.before;
  const actions = turn.best.slice(0, MOST_STEPS);
  return linesOf({ variant: match.variant, position }, [{ score: turn.score, actions }])[0]?.steps ?? [];
}

/** The most actions of a best line that are told and shown. */
const MOST_STEPS = 6;
/** The pause between these actions on the board, in milliseconds. */
export const STEP_PAUSE_MS = 700;

/**
 * Plays best lines on the analysis board as variations, an action at a time, until a line is over, the person goes to another place, or
 * the caller's scope ends.
 */
export function useBestLine() {
  const board = useAnalysisBoard();
  const review = useReview();
  /** The number of lines that were begun; a later one ends those before. */
  let begun = 0;
  onScopeDispose(() => begun++);

  async function play(tried: TriedTurn): Promise<void> {
    const own = ++begun;
    review.show(placeBefore(tried.turn));
    const { variant } = board;
    for (const { successor } of bestLine(tried)) {
      if (!board.play(successor).ok || board.openOutcome) return;
      const { path } = review;
      await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE_MS));
      const isHere = path && review.path && isSamePath(review.path, path);
      if (!isHere || own !== begun || board.variant !== variant) return;
    }
  }

  return { play };
}
