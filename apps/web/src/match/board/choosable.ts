import type { Square } from '@kickmate/board';
import type { Destination } from '@kickmate/board-ui';
import { type Action, actionFrom, actionTo } from '@kickmate/game';
import { hasSquares, onlyTurnEnd, planRoute, type RoutePlan } from '@kickmate/play';
import { computed } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import { useStage } from '../../stage/stage.ts';
import { goalOdds } from '../../words/preview.ts';
import { isFlight, oddsFor, resultWords, shownLookOf, targetSquaresOf } from './action-look.ts';
import type { Picks } from './picks.ts';
import { texts } from './texts.ts';

/** The squares and actions that can be chosen on the board. */
export type Choosable = ReturnType<typeof useChoosable>;

/** The actions that a person may choose, and those of them that fit what is picked. */
export function useChoosable({ selected, waiting, byBall }: Picks) {
  const stage = useStage();
  const review = useReview();
  const settings = useSettings();

  const actions = computed(() => (stage.isTurnHere && review.isAtPresent && stage.match ? stage.match.actions : []));
  const isOnBoard = (action: Action) => stage.variant === undefined || hasSquares(stage.variant, action);
  const onBoard = computed(() => actions.value.filter(isOnBoard));
  /** Actions without squares: passing, ending a turn. */
  const offBoard = computed(() => actions.value.filter((action) => !isOnBoard(action)));
  /** The action that ends the turn, where it is legal. */
  const turnEnd = computed(() => offBoard.value.find((action) => stage.variant?.look(action) === 'end'));
  /**
   * The end of the turn, if it is played without being asked for: nothing else is left to do. After an undo the person decides,
   * who may want to take back more.
   */
  const automaticEnd = computed(() => {
    const isAsked = !settings.endsTurns || !stage.can.playOn || stage.can.redo || actions.value.length === 0;
    return isAsked || !stage.match ? undefined : onlyTurnEnd(stage.match);
  });
  /** The squares of pieces that can act. */
  const movable = computed(() => [...new Set(onBoard.value.map(actionFrom))]);

  const flights = computed(() => onBoard.value.filter((action) => stage.match && isFlight(stage.match, action)));
  /** The actions among which the picked squares choose. */
  const selectable = computed(() => (byBall.value ? flights.value : onBoard.value));
  /** The legal actions from a square to another. */
  const between = (from: Square, to: Square): readonly Action[] =>
    selectable.value.filter(
      (action) => actionFrom(action) === from && targetSquaresOf(stage.match!, action).includes(to),
    );
  /** The route of a piece to a far square, if there is one. Where nothing plays by itself, each step is an action of its own. */
  const planTo = (from: Square, to: Square): RoutePlan | undefined =>
    stage.match && stage.can.playOn ? planRoute(stage.match, from, to) : undefined;

  const ball = computed(() => stage.match && stage.variant?.ball?.squareOf(stage.match.position));
  /** The squares of pieces that can kick, pass or shoot the ball. */
  const kickers = computed(() => [...new Set(flights.value.map(actionFrom))]);
  /** A piece's kicks, if all of them are chosen by the ball's square: the rules say where the ball flies. */
  function plainKicks(kicker: Square): readonly Action[] {
    const kicks = flights.value.filter((action) => actionFrom(action) === kicker);
    return kicks.every((action) => actionTo(action) === ball.value) ? kicks : [];
  }
  /** Whether the ball is picked, and one of several kickers has to be chosen. */
  const asksForKicker = computed(() => byBall.value && selected.value === ball.value);

  const destinations = computed<readonly Destination[]>(() => {
    const { match } = stage;
    if (!match) return [];
    if (asksForKicker.value) return kickers.value.map((square) => ({ square, look: 'kick', words: texts.kicksBall }));
    const candidates = waiting.value === undefined ? selectable.value : [waiting.value];
    const found = new Map<string, Destination>();
    for (const action of candidates) {
      if (actionFrom(action) !== selected.value) continue;
      const look = shownLookOf(match, action);
      for (const square of targetSquaresOf(match, action)) {
        const key = `${square} ${look}`;
        // If several actions of one look end there, the board asks which.
        const words = found.has(key) ? texts.withChoice : resultWords(match, action);
        const badge = goalOdds(oddsFor(match, action));
        found.set(key, { square, look, words, ...(badge && { badge }) });
      }
    }
    return [...found.values()];
  });

  const forPicked = { ball, kickers, asksForKicker, plainKicks, between, planTo, destinations };
  return { actions, offBoard, turnEnd, automaticEnd, movable, ...forPicked };
}
