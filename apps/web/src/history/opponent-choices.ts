import { ALL_LEVELS } from '@kickmate/engine/client';
import { compareOpponents, type FinishedMatch, opponentKey } from '../match/history/finished.ts';
import { opponentWords } from '../opponents/opponents.ts';
import { texts } from './texts.ts';

/** The most opponents that may be chosen by name. */
const MOST_NAMES = 50;

/** The words for a kind of opponents, by its {@link opponentKey}. */
export function kindWords(key: string): string {
  const level = ALL_LEVELS.find((one) => key === `level ${one}`);
  return level === undefined ? texts.kinds[key as keyof typeof texts.kinds] : opponentWords(level);
}

/** The opponent of a match in words. */
export function againstWords(one: FinishedMatch): string {
  const isNamed = one.players === 'online' || one.players === 'file';
  if (isNamed && one.opponent && one.level === undefined) return texts.named[one.players](one.opponent);
  return kindWords(opponentKey(one));
}

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
