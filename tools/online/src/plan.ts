import { must, squareCount } from '@kickmate/board';
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

/**
 * A random game of this many actions in which pieces are taken only where anything else would end it, so that it lasts.
 * @throws Error if it ends before
 */
export function longGame(variant: AnyVariant, actions: number): readonly PlannedAction[] {
  const pick = pickFrom(seededRandom(actions));
  const squares = Array.from({ length: squareCount(variant.board) }, (_, square) => square);
  const pieces = ({ position }: Match<unknown>) =>
    squares.reduce((sum, square) => sum + Number(variant.pieceAt(position, square) !== undefined), 0);
  let match = Match.start<unknown>(variant, { seed: 1 });
  const plan: PlannedAction[] = [];
  while (plan.length < actions) {
    const { side, actions: all } = match;
    const first = pick(all.length);
    let next: Match<unknown> | undefined;
    let text = '';
    for (let index = 0; index < all.length; index++) {
      const action = all[(first + index) % all.length]!;
      const after = must(match.play(action));
      if (after.end) continue;
      if (next && pieces(after) < pieces(next)) continue;
      [next, text] = [after, variant.text.formatAction({ action })];
      if (pieces(after) === pieces(match)) break;
    }
    if (!next) throw new Error(`${variant.name} has no game of ${actions} actions here: it ends after ${plan.length}`);
    plan.push({ side, text });
    match = next;
  }
  return plan;
}

/** Whether each match of a game begins in the same position. */
export const beginsAlike = (variant: AnyVariant): boolean => variant.starts('w').length === 1;
