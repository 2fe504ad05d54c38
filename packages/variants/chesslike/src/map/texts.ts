import { EN, type Gender, messages } from '@kickmate/language';

const theOrAn = (count: number): string => (count === 1 ? 'the' : 'an');
const oneOf = (pieces: readonly string[]): string => EN.list(pieces, 'disjunction');
const aOrAn = (piece: string): string => `${/^[aeiou]/i.test(piece) ? 'an' : 'a'} ${piece}`;

const ENGLISH = {
  /** Tiles by their names in the code, in small letters where the language writes them so. */
  tiles: {
    floor: 'floor',
    wall: 'wall',
    hole: 'hole',
    tree: 'tree',
    door: 'door',
    key: 'key',
    exit: 'exit',
    boots: 'boots',
    wings: 'wings',
    spurs: 'spurs',
    horns: 'horns',
  },
  /** What a piece may do on a square of its pattern. */
  abilities: {
    nothing: 'nothing',
    move: 'move only',
    attack: 'attack only',
    both: 'move or attack',
    ride: 'ride: move or attack, and go on',
  },
  objectives: {
    royal: { name: 'royal', summary: 'Capture all royal pieces of the enemy.' },
    eliminate: { name: 'eliminate', summary: 'Capture all pieces of the enemy.' },
    reach: {
      name: 'reach',
      summary: 'White brings a royal piece to an exit; Black captures all royal pieces of White.',
    },
  },
  /** The aim on a map whose royal pieces are known, with the gender of a piece's name where it is known. */
  aims: {
    capture: (piece: string, _gender?: Gender) => `Capture the enemy's ${piece}.`,
    captureAll: (pieces: readonly string[]) => `Capture all royal pieces of the enemy (${EN.list(pieces)}).`,
    /** Where only White has pieces. */
    leaveAlone: {
      one: (piece: string, exits: number, _gender?: Gender) => `Bring the ${piece} to ${theOrAn(exits)} exit.`,
      oneOf: (pieces: readonly string[], exits: number) =>
        `Bring a royal piece (${oneOf(pieces)}) to ${theOrAn(exits)} exit.`,
      any: (exits: number) => `Bring any piece to ${theOrAn(exits)} exit.`,
    },
    leave: {
      one: (piece: string, exits: number, _gender?: Gender) =>
        `White brings the ${piece} to ${theOrAn(exits)} exit; Black captures it.`,
      oneOf: (pieces: readonly string[], exits: number) =>
        `White brings a royal piece (${oneOf(pieces)}) to ${theOrAn(exits)} exit; Black captures all royal pieces of White.`,
      any: (exits: number) => `White brings any piece to ${theOrAn(exits)} exit; Black captures all pieces of White.`,
    },
  },
  /** The name of a kind of piece, which may be a player's, within a sentence. */
  pieceName: (name: string) => name.toLowerCase(),
  /** A kind of piece that carries an item. */
  withItem: {
    boots: (piece: string) => `${piece} with boots`,
    wings: (piece: string) => `${piece} with wings`,
    spurs: (piece: string) => `${piece} with spurs`,
    horns: (piece: string) => `${piece} with horns`,
  },
  standsOn: (tile: string, square: string) => `no piece may stand on a ${tile}, as one does on ${square}`,
  /** The faults of a map. */
  faults: {
    noName: 'a name must be here',
    longName: (most: number) => `a name has at most ${most} characters`,
    printable: (name: string) => `${name}: a name is of printable characters`,
    size: {
      files: (min: number, max: number, found: number) => `files: a whole number from ${min} to ${max}, not ${found}`,
      ranks: (min: number, max: number, found: number) => `ranks: a whole number from ${min} to ${max}, not ${found}`,
    },
    whole: (min: number, max: number, found: number) => `a whole number from ${min} to ${max}, not ${found}`,
    oneOf: (found: string, all: string) => `${found} must be one of ${all}`,
    rows: (rows: number, ranks: number) => `there are ${rows} of ${ranks} rows`,
    tilesInRow: (tiles: number, files: number) => `the row has ${tiles} of ${files} tiles`,
    noTile: (sign: string, all: string) => `${sign} is no tile; tiles are ${all}`,
    noItemPattern: (sign: string, item: string) => `${sign} stands for ${item}, but "items" has no pattern for them`,
    noLetter: (letter: string) => `${letter}: a piece has one of the letters A to Z`,
    noItem: (name: string, all: string) => `${name} is no item; items are ${all}`,
    letters: (kinds: number, items: number, free: number) =>
      `${kinds} kinds of pieces stand on the map and ${items} kinds of items lie on it: that makes ${kinds * items} kinds of pieces with an item, and there are letters for ${free}`,
    patternRows: (rows: number, found: number) => `a pattern has ${rows} rows, not ${found}`,
    patternSigns: (signs: number, found: number) => `a row has ${signs} signs, not ${found}`,
    middle: (self: string, found: string) => `the middle is the piece itself, ${self}, not ${found}`,
    onlyMiddle: (self: string) => `${self}, the piece itself, stands only in the middle`,
    noSign: (sign: string, all: string) => `${sign} is no sign of a pattern; signs are ${all}`,
    innerRide: 'a ride, r, stands only on the outer ring',
    quietWithTurns: 'where White has a number of turns, Black wins what would be decided so',
    without: {
      royal: {
        one: (side: string, other: string, piece: string, _gender?: Gender) =>
          `${side} needs ${aOrAn(piece)}: without one, ${other} would have won already`,
        oneOf: (side: string, other: string, pieces: readonly string[]) =>
          `${side} needs a royal piece (${oneOf(pieces)}): without one, ${other} would have won already`,
        any: (side: string, other: string) =>
          `${side} needs a royal piece, and no kind of piece is royal here: ${other} would have won already`,
      },
      any: (side: string, other: string) => `${side} needs a piece: without one, ${other} would have won already`,
    },
    noExit: 'there is no exit, x, to be reached',
    onExit: (square: string) => `a piece that is to reach an exit stands on one, ${square}`,
  },
  /** Remarks on a map that can be played on. */
  remarks: {
    noKey: 'There is a door, but no key: it stays closed.',
    noDoor: 'There is a key, but no door that it opens.',
  },
  /** The reasons for which the text of a map is refused. */
  file: {
    unknownMap: (name: string, all: string) => `There is no map ${name}; there are ${all}, and map files in braces.`,
    tooLong: (most: number) => `a map file has at most ${most} characters`,
    unknownVersion: (known: string, found: number) => `this program reads maps of version ${known}, not ${found}`,
    worthNeeds: (version: number) => `a worth needs "version": ${version}`,
    itemsNeed: (version: number) => `items need "version": ${version}`,
    bowNeeds: (version: number) => `a piece drawn as a bow needs "version": ${version}`,
    quietNeeds: (version: number) => `a limit of quiet actions needs "version": ${version}`,
    missing: 'this is missing',
    unknown: 'a map has nothing of this name',
    mustBe: (kind: string) => `${kind} must be here`,
    /** Kinds of values, by the words of the library that checks them. */
    kinds: {
      string: 'a text',
      number: 'a number',
      boolean: 'true or false',
      Array: 'a list',
      unknown: 'an object, in braces,',
    },
  },
};

/** The texts about maps: their words, and their faults. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
