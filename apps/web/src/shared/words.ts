import { type AnyVariant, isOneRound } from '@kickmate/game';

/** What people call it: a "game" if it is one round, a "match" if it may be several. */
export const matchWord = (variant: Pick<AnyVariant, 'match'> | undefined): 'game' | 'match' =>
  variant && isOneRound(variant) ? 'game' : 'match';

/** What a side has to do whose turn it is: "move", or "act" where the ball is kicked, too. */
export const turnWord = (variant: Pick<AnyVariant, 'ball'> | undefined): 'act' | 'move' =>
  variant?.ball ? 'act' : 'move';

/** What one step of a match is called: a "move", or an "action" where the ball is kicked, too. */
export type ActionWord = 'action' | 'move';

/** What one step of a match of a game is called. */
export const actionWord = (variant: Pick<AnyVariant, 'ball'> | undefined): ActionWord =>
  variant?.ball ? 'action' : 'move';

/** Whether it is chess, from whatever array: what chess players say is said of it. */
export const isChess = (variant: Pick<AnyVariant, 'id'> | undefined): boolean =>
  variant?.id === 'chess' || variant?.id === 'chess960';
