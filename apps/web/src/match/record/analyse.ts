import { opponent } from '@kickmate/board';
import { computerLevel } from '@kickmate/play';
import { useRouter } from 'vue-router';
import { matchWord } from '../../shared/words.ts';
import { analysisOf } from '../../stage/analysis.ts';
import { withRecordTags } from '../../stage/record-tags.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { useAnalysisBoard } from './analysis-board.ts';
import { texts } from './texts.ts';

/** The address of the analysis board with the report of its match. */
export const REPORT = '/analyse?report';

/** Opens the match of the page on the analysis board, at the place that the board shows. The match itself stays as it is. */
export function useAnalyse() {
  const stage = useStage();
  const review = useReview();
  const board = useAnalysisBoard();
  const router = useRouter();

  /** Opens the analysis, perhaps with the report of the match. Its link back leads to the present page. */
  async function open(withReport: boolean): Promise<void> {
    const { match, tree, ownSide, seats } = stage;
    if (!match || !tree) return;
    const to = router.currentRoute.value.fullPath;
    const back = { to, words: texts.backTo(matchWord(match.variant)) };
    const player = ownSide && { side: ownSide, level: computerLevel(seats, opponent(ownSide)) };
    const named = withRecordTags(tree, stage, new Date(stage.beganAt ?? Date.now()));
    board.begin(analysisOf(match, named, review.path), back, player);
    await router.push(withReport ? REPORT : '/analyse');
  }

  return { analyse: () => open(false), report: () => open(true) };
}
