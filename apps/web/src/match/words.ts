import type { AnyVariant } from '@kickmate/game';

/** Whether a match is one round and no more: chess, say. Then there are no rounds and goals to speak of. */
export const isOneRound = ({ match }: Pick<AnyVariant, 'match'>): boolean => match.goals.max === 1;

/** What people call it: a "game" if it is one round, a "match" if it may be several. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): 'game' | 'match' =>
  variant && isOneRound(variant) ? 'game' : 'match';
