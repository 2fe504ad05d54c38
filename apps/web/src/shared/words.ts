import { type AnyVariant, isOneRound } from '@kickmate/game';
import { texts } from './texts.ts';

/** Whether English calls a whole encounter a game, because it is one round, or a match, because it may be several. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): 'game' | 'match' =>
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
