import { entries } from '@kickmate/catalogue';
import { ALL_LEVELS } from '@kickmate/engine/client';
import { opponentName } from '../opponents/opponents.ts';
import type { Badge, NamedBadge } from './badges.ts';
import { texts } from './texts.ts';

/** The name of a badge, and a sentence that says for what it is. */
export interface BadgeWords {
  readonly title: string;
  readonly how: string;
}

/** Returns the words of a badge. */
export function badgeWords(badge: Badge): BadgeWords {
  const [kind, of] = badge.split(' ');
  if (kind === 'win') {
    const level = ALL_LEVELS.find((one) => String(one) === of)!;
    return { title: opponentName(level), how: texts.win(opponentName(level), level) };
  }
  if (kind === 'lesson') {
    const name = entries.find(({ id }) => id === of)?.name ?? of!;
    return { title: name, how: texts.lesson(name) };
  }
  return texts.badges[badge as NamedBadge];
}
