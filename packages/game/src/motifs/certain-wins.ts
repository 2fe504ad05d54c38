import type { Action } from '../action.ts';
import type { Variant } from '../variant.ts';

/** The rules on which the proof depends. */
interface WinRules<P> extends Pick<Variant<P>, 'actions' | 'chance' | 'play' | 'end'> {
  /** The actions with which the side to act wins the round at once. */
  winsAtOnce(position: P): readonly Action[];
}

/**
 * The one or two threats with which the other side wins, whatever the side to act answers, in games in which a turn is one
 * action. The first is the one that fewest answers stop. Each is left after at least half of the answers: a win that a single
 * answer allows is no threat. `undefined` if some answer prevents every win, or if it takes more than two threats.
 */
export function certainWins<P>(
  rules: WinRules<P>,
  position: P,
): readonly [Action] | readonly [Action, Action] | undefined {
  /** The wins that each answer, with its outcome, leaves. */
  const winsLeft: (readonly Action[])[] = [];
  for (const answer of rules.actions(position)) {
    const outcomes = rules.chance(position, answer).map(({ outcome }) => outcome);
    for (const outcome of outcomes.length > 0 ? outcomes : [undefined]) {
      const after = rules.play(position, answer, outcome);
      const wins = rules.end(after) ? [] : rules.winsAtOnce(after);
      if (wins.length === 0) return undefined;
      winsLeft.push(wins);
    }
  }
  const first = mostFrequent(winsLeft);
  if (first === undefined || !isThreat(winsLeft, first)) return undefined;
  const stopped = winsLeft.filter((wins) => !wins.includes(first));
  if (stopped.length === 0) return [first];
  const second = stopped[0]!.find((one) => stopped.every((wins) => wins.includes(one)) && isThreat(winsLeft, one));
  return second === undefined ? undefined : [first, second];
}

const isThreat = (winsLeft: readonly (readonly Action[])[], one: Action): boolean =>
  2 * winsLeft.filter((wins) => wins.includes(one)).length >= winsLeft.length;

function mostFrequent(winsLeft: readonly (readonly Action[])[]): Action | undefined {
  const counts = new Map<Action, number>();
  for (const one of winsLeft.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
