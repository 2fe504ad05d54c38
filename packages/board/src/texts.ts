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
    /** The place of a fault, and what is wrong there. */
    at: (character: number, what: string) => `At character ${character}, ${what}.`,
    atLine: (line: number, column: number, what: string) => `At line ${line}, column ${column}, ${what}.`,
    afterBrace: 'the text goes on after its closing brace: nothing may follow there',
    tooDeep: 'there are more brackets within each other than in any of our files',
    /** What is missing where the text ends. */
    endsEarly: (wanted: string) => `the text ends too early: ${wanted} is missing`,
    /** What stands where something else must be. */
    misplaced: (found: string, wanted: string) => `${found} does not belong there: ${wanted} must be there`,
    value: 'a value, such as "text" or 12,',
    commaOrBracket: 'a comma or ]',
    commaOrBrace: 'a comma or }',
    colon: 'a colon',
    name: 'a name in double quotes',
    twice: (name: string) => `the name ${name} stands for the second time within one pair of braces`,
    reserved: (name: string) => `there is a field called ${name}, which no field may be called`,
  },
};

/** The reasons for which the text of a board is refused. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
