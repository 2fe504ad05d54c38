import type { ShownReach } from '@kickmate/board-ui';
import { type Action, actionTo } from '@kickmate/game';
import type { RoutePlan } from '@kickmate/play';
import { computed } from 'vue';
import { useStage } from '../../stage/stage.ts';
import { capital } from '../../words/players.ts';
import { oddsWords, wayWords } from '../../words/preview.ts';
import { briefWords, certainEventsOf, isFlight, oddsFor } from './action-look.ts';
import type { Choosable } from './choosable.ts';
import type { Picks } from './picks.ts';

/** The parts of an action that the board shows before it is played: the one that waits for a second tap, or is under the pointer. */
export function useConsidered(
  { selected, hovered, inspected, planned, choices, waiting }: Picks,
  choosable: Choosable,
) {
  const stage = useStage();
  const isOfBall = (action: Action) => stage.match !== undefined && isFlight(stage.match, action);

  const considered = computed<Action | undefined>(() => {
    if (waiting.value !== undefined) return waiting.value;
    if (choices.value.length > 0) return choices.value.find(isOfBall);
    if (selected.value === undefined || hovered.value === undefined) return undefined;
    if (choosable.asksForKicker.value) return choosable.plainKicks(hovered.value)[0];
    const possible = choosable.between(selected.value, hovered.value);
    return possible.find(isOfBall) ?? possible[0];
  });
  /** The events of the considered kick, pass or shot. */
  const preview = computed(() =>
    considered.value !== undefined && isOfBall(considered.value)
      ? certainEventsOf(stage.match!, considered.value)
      : undefined,
  );
  /** The chances of the considered shot, in words. */
  const previewWords = computed(() =>
    considered.value === undefined || !stage.match ? '' : capital(oddsWords(oddsFor(stage.match, considered.value))),
  );

  /** The reach of the selected or inspected piece, in games with the facet `routes`. */
  const reach = computed<ShownReach | undefined>(() => {
    const { match } = stage;
    const square = selected.value ?? inspected.value;
    const found = match && square !== undefined ? match.variant.routes?.reach(match.position, square) : undefined;
    if (!found || selected.value === undefined) return found && { ...found, isForeign: true };
    const captures = choosable.destinations.value.filter(({ look }) => look === 'capture').map((one) => one.square);
    return { ...found, attacks: found.attacks.filter((one) => !captures.includes(one)), isForeign: false };
  });
  /** The considered route to a far square. */
  const route = computed<RoutePlan | undefined>(() => {
    const to = planned.value ?? hovered.value;
    if (!stage.match || !stage.isTurnHere || selected.value === undefined || to === undefined) return undefined;
    if (choosable.between(selected.value, to).length > 0) return undefined;
    return choosable.planTo(selected.value, to);
  });
  /** The length of that route, in words. */
  const routeWords = computed(() => (route.value ? capital(wayWords(route.value)) : ''));

  /** The waiting action: its look, its certain events, its chances, and itself in a few words. */
  const awaited = computed(() => {
    const action = waiting.value;
    const { match } = stage;
    if (action === undefined || !match) return undefined;
    const odds = oddsWords(oddsFor(match, action));
    return {
      look: match.variant.look(action),
      events: certainEventsOf(match, action),
      odds,
      text: briefWords(match, action),
    };
  });
  /** The position after a waiting move, which the board shows until the person has confirmed it; absent for a flight. */
  const proposed = computed(() => {
    const action = waiting.value;
    const { match, confirmsActions } = stage;
    if (action === undefined || !match || !confirmsActions || isOfBall(action)) return undefined;
    if (match.variant.chance(match.position, action).length > 0) return undefined;
    return { to: actionTo(action), position: match.variant.play(match.position, action) };
  });

  return { preview, previewWords, reach, route, routeWords, awaited, proposed };
}
