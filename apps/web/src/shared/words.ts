import { type AnyVariant, isOneRound } from '@kickmate/game';

/** The word for a whole encounter: "game" if it is one round, "match" if it may be several. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): 'game' | 'match' =>
  variant && isOneRound(variant) ? 'game' : 'match';

/** That a side begins a round, in the third person: "kicks off", "begins". */
export const beginsWord = (variant: Pick<AnyVariant, 'ball'> | undefined): 'kicks off' | 'begins' =>
  variant?.ball ? 'kicks off' : 'begins';

/** The verb for taking a turn: "move", or the game's own ("act"). */
export const turnWord = (variant: Pick<AnyVariant, 'presentation'> | undefined): string =>
  variant?.presentation?.words?.act ?? 'move';

/** The word for one step of a match: "move", or the game's own ("action"). */
export const actionWord = (variant: Pick<AnyVariant, 'presentation'> | undefined): string =>
  variant?.presentation?.words?.action ?? 'move';
