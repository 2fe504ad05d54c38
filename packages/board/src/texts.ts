import { messages } from '@kickmate/language';

const ENGLISH = {
  mustBe: (found: string, allowed: string) =>
    found ? `${found} must be ${allowed}` : `missing; it must be ${allowed}`,
  sideToMove: 'w (White) or b (Black)',
  surplus: (last: string) => `nothing may follow ${last}`,
  count: (least: number, most: number) => `a whole number from ${least} to ${most} without leading zeros`,
  oneOf: (words: string) => `one of ${words}`,
  square: (otherwise: string) => `the name of a square, such as e4${otherwise}`,
  orNoSquares: (sign: string) => `, or ${sign} for none; commas join names`,
  notRising: (square: string, before: string) =>
    `${square} must not follow ${before}: squares are in rising order, rank by rank`,
  squareHere: (first: string, last: string) => `a square from ${first} to ${last} must be here`,
  placement: {
    manyRanks: (ranks: number) => `more than ${ranks} ranks`,
    fewRanks: (ranks: number, all: number) => `${ranks} of ${all} ranks`,
    zeroRun: (run: string) => `${run}: a run of empty squares begins with 1 to 9`,
    noPiece: (sign: string, capitals: string, small: string) =>
      `${sign} is no piece; the pieces are ${capitals} and ${small}`,
    manySquares: (rank: number, files: number) => `rank ${rank} has more than ${files} squares`,
    fewSquares: (rank: number, squares: number, files: number) => `rank ${rank} has ${squares} of ${files} squares`,
    manyPieces: (side: string, count: number, pieces: string, most: number) =>
      `${side} has ${count} ${pieces}; at most ${most} may be there`,
    pawnRank: (last: number) => `a pawn stands on ranks 2 to ${last}, never on a back rank`,
  },
  json: {
    afterBrace: 'nothing may follow the closing brace',
    tooDeep: 'brackets within brackets, deeper than any of our files has them',
    expected: (wanted: string, found: string | undefined) => `${wanted} must be here, not ${found ?? 'the end'}`,
    value: 'a value',
    commaOrBracket: 'a comma or ]',
    commaOrBrace: 'a comma or }',
    colon: 'a colon',
    name: 'a name in double quotes',
    twice: (name: string) => `${name} occurs twice in this object`,
    reserved: (name: string) => `no field may be called ${name}`,
    place: (line: number, column: number) => ` (line ${line}, column ${column})`,
  },
};
/** The type of the board's texts. */
export type BoardTexts = typeof ENGLISH;

/** The reasons for which the text of a board is refused. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
