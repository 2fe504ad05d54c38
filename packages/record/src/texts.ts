import { messages } from '@kickmate/language';

/** The English word for what a PGN game is: a whole game, or a round of a match. Other languages may have one word. */
type Word = 'game' | 'round';

const ENGLISH = {
  /** The place of a fault, and the sentence about it. */
  at: (line: number, column: number, what: string) => `line ${line}, column ${column}: ${what}`,
  /** The meanings of the signs on moves and positions, in small letters, by the numbers of their glyphs. */
  signs: {
    3: 'brilliant move',
    1: 'good move',
    5: 'interesting move',
    6: 'dubious move',
    2: 'mistake',
    4: 'blunder',
    18: 'White is winning',
    16: 'White is better',
    14: 'White is slightly better',
    10: 'equal position',
    13: 'unclear position',
    15: 'Black is slightly better',
    17: 'Black is better',
    19: 'Black is winning',
  },
  /** The faults of any PGN text. */
  pgn: {
    /** By the character that does not belong there. */
    stray: {
      '{': "this comment is not closed; write '}' at its end",
      '}': "'}' without '{' before it",
      '[': 'this is no tag; a tag is written [Name "value"], with \\" and \\\\ for " and \\ in the value of at most 50,000 characters',
      ']': "']' without '[' before it",
      '"': "'\"' outside a tag",
      $: 'a glyph is written $ and a number',
    } as Readonly<Record<string, string>>,
    noMeaning: (character: string) => `${character} has no meaning here`,
    manyGames: (most: number) => `more than ${most} games`,
    manyActions: (most: number) => `more than ${most} actions`,
    manyCharacters: (most: number) => `more than ${most} characters`,
    tagInVariation: 'a tag within a variation',
    secondTag: (name: string) => `a second tag ${name} in one game`,
    glyphRange: 'glyphs have numbers from 0 to 255',
    manyVariations: (most: number) => `more than ${most} variations within each other`,
    noMoveBefore: 'a variation without a move before it',
    notOpened: "')' without '(' before it",
    percent: "'%' has a meaning only at the start of a line",
    notClosed: "this variation is not closed; write ')' at its end",
    nullMove: 'a null move, which plays nothing; write a legal move',
  },
  /** The faults of a record. The values of tags are quoted. */
  record: {
    noText: 'a record must be a text',
    noGame: 'no game; a record has one game for each round',
    otherGame: (tag: string, id: string, name: string) => `a record of ${tag}, not of ${id} (${name})`,
    noVariant: (own: string) => `no tag Variant; this game's is ${own}`,
    seed: (tag: string, least: number, most: number) =>
      `Seed ${tag}; a whole number from ${least} to ${most} is needed`,
    goals: (tag: string, least: number, most: number) => `Goals ${tag}; allowed are ${least} to ${most}`,
    live: (tag: string, example: string) =>
      `Live ${tag}; the seconds of a half and of a turn are needed, such as ${example}`,
    clockAndLive: 'a TimeControl, but the match is live',
    array: (tag: string, game: string, known: string) => `Array ${tag}; ${game} has ${known}`,
    kickOff: (tag: string) => `KickOff ${tag}; it is w or b`,
    notItsTurn: (tag: string, due: string) => `KickOff ${tag}, but it is ${due}'s turn`,
    /** A tag that must have another value; none is allowed if `value` is undefined. */
    otherValue: (name: string, tag: string, value: string | undefined) =>
      `${name} ${tag}; here ${value === undefined ? 'there can be none' : `it can only be ${value}`}`,
    secondGame: (game: string) => `a second game, but a match of ${game} is one game`,
    afterMatch: (round: number) => `a round ${round}, but the match is over after ${round - 1}`,
    afterOpenRound: (round: number) => `a round ${round}, but round ${round - 1} is not over`,
    afterEnd: (move: string, word: Word, end: string) => `${move}, but the ${word} is over (${end})`,
    tooSlow: (move: string, spent: number, left: number) =>
      `${move}: it took ${spent} ms, but there were ${left} ms left of the half`,
    noFen: (start: string) => `no tag FEN; ${start}`,
    noKickOff: (start: string) => `FEN: no kick-off; ${start}`,
    fen: (what: string) => `FEN: ${what}`,
    isOverHere: (word: Word, end: string) => `FEN: the ${word} is over here (${end})`,
    /** The position from which a side may begin, and the other ones, which are one of `otherStarts` or empty. */
    start: (side: string, isOneRound: boolean, position: string, others: string) =>
      `${side} ${isOneRound ? 'begins' : 'kicks off'} from '${position}'${others}`,
    otherStarts: {
      formations: ' or in other formations',
      array: (title: string) => ` or the like (${title})`,
      several: (count: number) => ` or the like, ${count} in all`,
    },
    noResult: 'this game has no result; write 1-0, 0-1, 1/2-1/2 or * after its last move',
    noSuchResult: (result: string) => `result ${result}; it is 1-0, 0-1, 1/2-1/2 or *`,
    otherResult: (result: string, state: string, due: string) => `result ${result}, but ${state}: ${due}`,
    otherTagResult: (result: string, tag: string) => `result ${result}, but the tag Result says ${tag}`,
    termination: (tag: string, state: string) => `Termination ${tag}, but ${state}`,
    /** How a round stands, as a clause. */
    ended: (word: Word, end: string) => `the ${word} ended (${end})`,
    notOver: (word: Word) => `the ${word} is not over`,
    resigned: (side: string) => `resigned by ${side}`,
    flagged: (side: string) => `time forfeit by ${side}`,
  },
};

/** The meanings of signs, and the reasons for which a record is refused. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
