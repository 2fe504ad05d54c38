import { must } from '@kickmate/board';
import { type AnyVariant, Match, pickFrom, seededRandom } from '@kickmate/game';

/** An action of a planned game, and the side that plays it. */
export interface PlannedAction {
  readonly side: 'w' | 'b';
  readonly text: string;
}

/**
 * A random game without chance and with a whole first round of this many actions, so that players need no rules of their
 * own while the time is measured.
 * @throws Error if the game begins at random, or if no such game is found in many tries
 */
export function plannedGame(variant: AnyVariant, seed: number, actions: number): readonly PlannedAction[] {
  if (!beginsAlike(variant))
    throw new Error(`${variant.name} begins at random, so no game can be planned: choose another`);
  for (let attempt = 0; attempt < 1000; attempt++) {
    const pick = pickFrom(seededRandom(seed, attempt));
    let match = Match.start<unknown>(variant, { seed: 1 });
    const plan: PlannedAction[] = [];
    while (plan.length < actions && !match.end && match.rounds.length === 1) {
      const action = match.actions[pick(match.actions.length)]!;
      if (variant.chance(match.position, action).length > 0) break;
      plan.push({ side: match.side, text: variant.text.formatAction({ action, outcome: undefined }) });
      match = must(match.play(action));
    }
    if (plan.length === actions && !match.end && match.rounds.length === 1) return plan;
  }
  throw new Error(`${variant.name} has no game of ${actions} actions without chance: ask for fewer`);
}

/** Whether each match of a game begins in the same position. */
export const beginsAlike = (variant: AnyVariant): boolean => variant.starts('w').length === 1;
