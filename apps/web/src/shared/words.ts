import { type AnyVariant, isOneRound } from '@kickmate/game';
import { texts } from './texts.ts';

/** The English word for a whole encounter: a game is one round, a match may be several. Other languages may have one word. */
export type Encounter = 'game' | 'match';

/** Returns the word for a whole encounter of a game: `game` if it is always one round, else `match`. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): Encounter =>
  variant && isOneRound(variant) ? 'game' : 'match';

/** That a side begins a round, in the third person: "kicks off", "begins". */
export const beginsWord = (variant: Pick<AnyVariant, 'ball'> | undefined): string =>
  variant?.ball ? texts.kicksOff : texts.begins;

/** The verb for taking a turn: "move", or the game's own ("act"). */
export const turnWord = (variant: Pick<AnyVariant, 'presentation'> | undefined): string =>
  variant?.presentation?.words?.act ?? texts.act;

/** The word for one step of a match: "move", or the game's own ("action"). */
export const actionWord = (variant: Pick<AnyVariant, 'presentation'> | undefined): string =>
  variant?.presentation?.words?.action ?? texts.action;
