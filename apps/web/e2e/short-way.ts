import type { Action, AnyVariant, Match, PickNumber } from '@kickmate/game';

// The way of two people who both want a goal soon, no matter whose: for games that begin at random, or in which chance decides.

/** The number of random ways that are tried from a position, and their greatest length. */
const WAYS = 300;
const LONGEST = 16;
/** The least probability of a goal by chance that is worth a try. */
const GOOD = 0.5;

/** A game with the goals that are looked for: all, or only those that chance gives. */
export interface Wish {
  readonly match: Match<unknown>;
  readonly onlyByChance?: boolean;
}

/** The probability that an action ends the round by a goal that is wanted. */
function goalOdds(variant: AnyVariant, position: unknown, action: Action, onlyByChance: boolean): number {
  const outcomes = variant.chance(position, action);
  const isGoal = (after: unknown) => (variant.end(after)?.goals ?? 0) > 0;
  if (outcomes.length === 0) return !onlyByChance && isGoal(variant.play(position, action)) ? 1 : 0;
  const weigh = (all: typeof outcomes) => all.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(outcomes.filter(({ outcome }) => isGoal(variant.play(position, action, outcome)))) / weigh(outcomes);
}

/** The next action on the shortest of many random ways to a likely goal, as text. If none leads there, any action. */
export function nextOnShortWay({ match, onlyByChance = false }: Wish, pick: PickNumber): string {
  const { variant, position, actions } = match;
  const goalIn = (at: unknown) => variant.actions(at).find((one) => goalOdds(variant, at, one, onlyByChance) >= GOOD);
  const goal = goalIn(position);
  let best: readonly Action[] = [goal ?? actions[pick(actions.length)]!];
  let most = goal === undefined ? LONGEST : 0;
  for (let tried = 0; tried < WAYS && most > 1; tried++) {
    const way: Action[] = [];
    for (let at = position; way.length < most - 1; ) {
      // Chance may lead elsewhere.
      const certain = variant.actions(at).filter((action) => variant.chance(at, action).length === 0);
      if (certain.length === 0) break;
      const action = certain[pick(certain.length)]!;
      way.push(action);
      at = variant.play(at, action);
      if (goalIn(at) === undefined) continue;
      best = way;
      most = way.length;
      break;
    }
  }
  return variant.text.formatAction({ action: best[0]!, outcome: undefined });
}
