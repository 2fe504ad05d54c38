import { messages } from '@kickmate/language';

const ENGLISH = {
  ends: {
    reach: 'Breakthrough',
    captured: 'Last pawn captured',
    stuck: (side: string) => `${side} is stuck`,
  },
  fields: { number: 'Number of the next action' },
  /** The reasons for which a text is refused. */
  refused: {
    afterNumber: 'the action number',
    roundIsOver: (end: string) => `the round is over (${end})`,
    pawns: (side: string, pawns: number, most: number) => `${side} has ${pawns} pawns; 1 to ${most} are possible`,
    onLastRank: (side: string) => `a pawn of ${side} has reached its last rank`,
    number: (found: string, least: number, most: number) =>
      `${found}; with these pawns it can only be ${least === most ? least : `${least} to ${most}`}`,
    isOver: (end: string) => `none is left: the round is over (${end})`,
    mayPlay: (side: string, actions: string) => `${side} may play ${actions}`,
    notTwoSquares: (found: string, allowed: string) => `${found} is not two squares; ${allowed}`,
    afterAction: (action: string) => `nothing may follow ${action}`,
    notLegal: (action: string, allowed: string) => `${action} is not legal; ${allowed}`,
  },
};

/** The texts of Hexapawn that its rules make. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
