import { kindWords } from '../match/history/against.ts';
import { compareOpponents, type FinishedMatch, opponentKey } from '../match/history/finished.ts';
import { texts } from './texts.ts';

/** The most opponents that may be chosen by name. */
const MOST_NAMES = 500;

/** The opponents in some matches, for a select: first all, then their kinds, and in a group those with names, the most frequent first. */
export function opponentChoices(matches: readonly FinishedMatch[]) {
  const kinds = [...new Set(matches.map(opponentKey))].sort(compareOpponents);
  const counts = new Map<string, number>();
  for (const { opponent } of matches) if (opponent) counts.set(opponent, (counts.get(opponent) ?? 0) + 1);
  const names = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMES);
  const named = names.map(([name]) => ({ value: `name ${name}`, label: name }));
  return {
    options: [
      { value: '', label: texts.list.allOpponents },
      ...kinds.map((value) => ({ value, label: kindWords(value) })),
    ],
    groups: named.length > 0 ? [{ label: texts.list.people, options: named }] : [],
  };
}

/** Returns whether a match was against the opponent whom a value of {@link opponentChoices} names. */
export const isAgainst = (one: FinishedMatch, chosen: string): boolean =>
  !chosen || opponentKey(one) === chosen || `name ${one.opponent}` === chosen;
