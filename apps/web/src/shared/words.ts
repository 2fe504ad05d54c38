import { type AnyVariant, isOneRound } from '@kickmate/game';

/** The word for a whole encounter: "game" if it is one round, "match" if it may be several. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): 'game' | 'match' =>
  variant && isOneRound(variant) ? 'game' : 'match';

/** The verb for taking a turn: "move", or "act" in games with a ball. */
export const turnWord = (variant: Pick<AnyVariant, 'ball'> | undefined): 'act' | 'move' =>
  variant?.ball ? 'act' : 'move';

/** The word for one step of a match: "move", or "action" in games with a ball. */
export type ActionWord = 'action' | 'move';

/** The {@link ActionWord} of a game. */
export const actionWord = (variant: Pick<AnyVariant, 'ball'> | undefined): ActionWord =>
  variant?.ball ? 'action' : 'move';
