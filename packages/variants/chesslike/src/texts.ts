import { messages } from '@kickmate/language';

const ENGLISH = {
  ends: {
    royal: 'Royal pieces captured',
    eliminate: 'All pieces captured',
    reach: 'Exit reached',
    turns: 'No turns left',
    repetition: 'Third repetition',
    quiet: (actions: number) => `${actions} quiet actions`,
    quietEqual: (actions: number) => `${actions} quiet actions, material equal`,
    quietMore: (actions: number) => `${actions} quiet actions, more material`,
    passes: 'Both sides pass',
  },
  fields: {
    tiles: 'Tiles',
    tilesHint: 'Rows from the top. A door, a key or an item may have become floor: .',
    keys: 'Keys',
    keysHint: 'The keys of White and of Black, such as 1,0',
    quiet: 'Actions without a capture, key, door or item',
    number: 'Number of the next action',
  },
  /** Why a picked square cannot be played. */
  whyNot: { solid: 'No piece can stand on a wall, a hole or a tree.', door: 'A door opens only with a key.' },
  /** The reasons for which a text is refused. */
  refused: {
    afterNumber: 'the action number',
    roundIsOver: (end: string) => `the round is over (${end})`,
    noTiles: (ranks: number, files: number) => `${ranks} rows of ${files} tiles, joined by /, must be here`,
    manyRows: (ranks: number) => `more than ${ranks} rows`,
    fewRows: (rows: number, ranks: number) => `${rows} of ${ranks} rows`,
    tilesInRow: (rank: number, tiles: number, files: number) =>
      `the row of rank ${rank} has ${tiles} of ${files} tiles`,
    otherTile: (sign: string, square: string, own: string, cleared: string | undefined) =>
      `${sign} on ${square}: on this map it is ${cleared === undefined ? own : `${own} or ${cleared}`}`,
    keys: (found: string) => `${found} must be White's and Black's keys with a comma between them, such as 1,0`,
    numberIs: {
      odd: (side: string) => `it is odd where ${side} is to move`,
      even: (side: string) => `it is even where ${side} is to move`,
    },
    isOver: (end: string) => `none is left: the round is over (${end})`,
    mayNotPass: (side: string) => `${side} has an action and may not pass`,
    afterAction: (action: string) => `nothing may follow ${action}`,
  },
};

/** The texts of Chesslike that its rules make; those about maps are in `map/texts.ts`. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
