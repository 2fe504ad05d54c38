import type { Side } from '@kickmate/board';
import { goalWords } from '@kickmate/board-ui/words';
import { FULL_TIME, HALF_TIME, type RoundEnd } from '@kickmate/game';
import { texts } from './end-texts.ts';

/** The parts of an end that its words need. */
interface ToldEnd {
  /** The `kind` of the round's end. */
  readonly kind?: string;
  readonly title: string;
  readonly says?: RoundEnd['says'] | undefined;
  readonly winner?: Side | undefined;
  readonly goals?: number;
}

/** The kinds of ends that the whistle brings. Their titles say everything. */
const WHISTLES: readonly (string | undefined)[] = [HALF_TIME.kind, FULL_TIME.kind];

/**
 * The end of a round in a few words: "Head goal for White", "Repetition: no goal", "Half-time". In a match of one round:
 * "Checkmate: White wins", "Stalemate: draw", "Draw by agreement".
 * @param isOnly whether the match is this one round
 */
export function endWords({ kind, title, says, winner, goals = 1 }: ToldEnd, isOnly = false): string {
  if (WHISTLES.includes(kind)) return title;
  if (winner) {
    const end = goalWords({ title, says }, winner, isOnly);
    return goals > 1 ? texts.worth(end, goals) : end;
  }
  if (!isOnly) return texts.noGoal(title);
  return says === 'draw' ? title : texts.draw(title);
}
