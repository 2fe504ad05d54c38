import type { Action } from '../action.ts';
import type { Variant } from '../variant.ts';

/** The rules on which the proof depends. */
interface WinRules<P> extends Pick<Variant<P>, 'actions' | 'chance' | 'play' | 'end'> {
  /** The actions with which the side to act wins the round at once. */
  winsAtOnce(position: P): readonly Action[];
}

/**
 * The threats, one or two, of which each answer of the side to act leaves one, in games in which a turn is one action: the first is the
 * one that fewest answers stop. Each is there after half of the answers at least, so that it is no chance that an answer gives.
 * `undefined` if some answer prevents a win, or more threats than two are needed.
 */
export function certainWins<P>(
  rules: WinRules<P>,
  position: P,
): readonly [Action] | readonly [Action, Action] | undefined {
  const left: (readonly Action[])[] = [];
  for (const answer of rules.actions(position)) {
    const outcomes = rules.chance(position, answer).map(({ outcome }) => outcome);
    for (const outcome of outcomes.length > 0 ? outcomes : [undefined]) {
      const after = rules.play(position, answer, outcome);
      const wins = rules.end(after) ? [] : rules.winsAtOnce(after);
      if (wins.length === 0) return undefined;
      left.push(wins);
    }
  }
  const first = mostFrequent(left);
  if (first === undefined || !isThreat(left, first)) return undefined;
  const stopped = left.filter((wins) => !wins.includes(first));
  if (stopped.length === 0) return [first];
  const second = stopped[0]!.find((one) => stopped.every((wins) => wins.includes(one)) && isThreat(left, one));
  return second === undefined ? undefined : [first, second];
}

const isThreat = (left: readonly (readonly Action[])[], one: Action): boolean =>
  2 * left.filter((wins) => wins.includes(one)).length >= left.length;

function mostFrequent(left: readonly (readonly Action[])[]): Action | undefined {
  const counts = new Map<Action, number>();
  for (const one of left.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
