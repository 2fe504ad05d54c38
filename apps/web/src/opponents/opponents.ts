import type { Level } from '@kickmate/engine/client';
import type { AnyVariant } from '@kickmate/game';
import { texts } from './texts.ts';

/** The person who stands for each level, in every game and language. */
const NAMES: Readonly<Record<Level, string>> = {
  1: 'Lotta',
  2: 'Bo',
  3: 'Amara',
  4: 'Otto',
  5: 'Yuki',
  6: 'Malik',
  7: 'Samira',
  8: 'Arjan',
  9: 'Ingrid',
  10: 'Zora',
};

/** The name of the opponent at a level. */
export const opponentName = (level: Level): string => NAMES[level];

/** The name of the opponent at a level, with the level: "Amara (level 3)". */
export const opponentWords = (level: Level): string => texts.withLevel(opponentName(level), level);

/** A sentence on the way in which the opponent at a level plays; `undefined` in games in which levels have no styles. */
export const mannerOf = (level: Level, variant: Pick<AnyVariant, 'levels'> | undefined): string | undefined =>
  variant?.levels?.styles && texts.manners[level](opponentName(level));
