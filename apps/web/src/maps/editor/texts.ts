import { EN, messages } from '@kickmate/language';

const turnsOf = (count: number): string => EN.plural(count, { one: '# turn', other: '# turns' });
const squaresOf = (count: number): string => EN.plural(count, { one: '# square', other: '# squares' });

const ENGLISH = {
  title: 'Map editor',
  loading: 'Loading the map editor…',
  noMap: (id: string) => `There is no map “${id}” on this device.`,
  board: (map: string) => `Map ${map}`,
  wholeBoard: 'The whole board',
  largerBoard: 'A larger board',
  toolbar: 'Editing',
  undo: 'Undo',
  redo: 'Redo',
  undoKeys: 'Ctrl+Z',
  redoKeys: 'Ctrl+Shift+Z',
  testPlay: { button: 'Test-play', title: 'Test-play the map', what: 'The editor stays as it is: come back to go on.' },
  map: 'Map',
  /** The end of the button's name, for screen readers: what is edited. */
  editsThis: (name: string) => ` the ${name}`,
  newPiece: 'New piece',
  items: {
    some: 'A piece that comes to stand on an item carries it from then on.',
    none: 'No items yet: paint boots, wings, spurs or horns on the ground, and a piece that comes there carries them.',
  },
  keys: {
    title: 'Keys',
    list: {
      arrows: { key: 'Arrows', does: 'go from square to square; with Shift they paint' },
      enter: { key: 'Enter, Space', does: 'use the tool; a second press removes it' },
      letter: { key: 'A letter', does: 'places its piece: capital for White, small for Black' },
      delete: { key: 'Delete', does: 'clears the square' },
      undo: { key: 'Ctrl+Z, Ctrl+Shift+Z', does: 'undo, redo' },
    },
  },
  copies: {
    /** The name of a changeable copy of a map that comes with the game. */
    own: (map: string) => `My ${map}`,
    /** The name of a copy of a kept map. */
    second: (map: string) => `${map} (copy)`,
  },
  faults: {
    label: 'Can it be played on?',
    none: 'The map can be played on.',
    some: 'The map cannot be played on yet:',
    piece: (letter: string) => `piece ${letter}`,
    fields: { name: 'name', size: 'size', objective: 'objective', turns: 'turns', quiet: 'quiet', items: 'items' },
  },
  fields: {
    name: 'Name',
    files: 'Files',
    ranks: 'Ranks',
    turns: 'Turns to win in',
    noLimit: 'no limit',
    quiet: 'Quiet actions until material decides',
    never: 'never',
    objective: 'Objective',
  },
  keeping: {
    title: 'Keep and share',
    isSaved: 'kept',
    isChanged: 'changed since it was kept',
    isNew: 'not kept yet',
    keep: 'Keep the map',
    share: 'Share the map',
    duplicate: 'Duplicate',
    delete: 'Delete',
    exportFile: 'Export a file',
    importFile: 'Import a file',
    copyIsKept: 'The copy is kept on this device, and open here.',
    isKeptBeside: 'Another window has changed the kept map. Yours is kept beside it as a copy, which is open here.',
    isDiscarded: 'The map is not kept any more. It is still open here.',
    isOpened: 'The file is open. Undo brings back what was here before.',
    isBegun: 'This is a new map. Undo brings back what was here before.',
    isRefused:
      'This browser does not let us keep the map: it will be gone when the page is closed. Export it to keep it.',
    fileFails: (file: string, reason: string) => `${file} is no map. ${reason}`,
    begin: 'Begin anew with',
    choose: 'Choose a map…',
    empty: 'an empty map',
    copyOf: (map: string) => `a copy of ${map}`,
    asksToDelete: {
      title: 'Delete this map?',
      description: (map: string) => `${map} is no longer kept on this device.`,
      confirm: 'Delete it',
    },
  },
  tools: {
    label: 'Tools',
    ground: 'Ground',
    hand: 'hand',
    handDoes: 'move pieces',
    eraser: 'eraser',
    eraserDoes: 'pieces, then ground',
  },
  done: 'Done',
  piece: {
    /** The name of a new kind of piece. */
    newName: (letter: string) => `piece ${letter}`,
    worth: 'worth',
    byHand: ', set by hand',
    empty: 'The pattern is empty: this piece can do nothing.',
    fields: { name: 'Name', letter: 'Letter', worth: 'Worth', royal: 'Royal' },
    byPattern: (worth: number) => `${worth}, by its pattern`,
    worthHint: 'How much the computer thinks of the piece; a pawn has 12. Empty: the worth of its pattern.',
    royalHint: (objective: string) =>
      `On maps with the objective ${objective}, a side that has lost these pieces has lost.`,
    label: 'This piece',
    reset: 'Back to the standard piece',
    remove: 'Remove this piece',
  },
  look: {
    title: 'Look',
    colour: 'Colour',
    none: 'none',
    onlySide: 'only the side’s',
    glyphs: {
      pawn: 'pawn',
      knight: 'knight',
      bishop: 'bishop',
      rook: 'rook',
      queen: 'queen',
      king: 'king',
      beast: 'beast',
      crown: 'crown',
      star: 'star',
      shield: 'shield',
      sword: 'sword',
      tower: 'tower',
      horse: 'horse',
      dragon: 'dragon',
      ghost: 'ghost',
      gem: 'gem',
      bow: 'bow',
    },
    colours: { amber: 'amber', teal: 'teal', violet: 'violet', rose: 'rose', lime: 'lime', slate: 'slate' },
  },
  item: {
    what: (items: string) =>
      `A piece that comes to stand on the ${items} picks them up, unless it carries an item already. It then may do what is drawn here. When it is captured, the ${items} are lost.`,
    replaces: 'In place of its own moves',
    replacesHint: 'Otherwise the piece may still do what it could do before.',
    remove: (items: string) => `Remove the ${items} from the map`,
  },
  pattern: {
    label: 'Pattern',
    sign: 'What it may do on a square',
    symmetry: 'Symmetry',
    symmetries: { off: 'Off', sides: 'Left and right', all: 'All eight' },
    hint: 'The first row is far ahead of White; the outer ring is two squares away.',
    forBlack: 'For Black it is the other way round.',
    /** The places of cells, seen from the piece. */
    self: 'the piece itself',
    ahead: (squares: number) => `${squares} ahead`,
    back: (squares: number) => `${squares} back`,
    right: (squares: number) => `${squares} right`,
    left: (squares: number) => `${squares} left`,
  },
  trial: {
    title: 'Try it',
    board: 'Board to try the piece on',
    tools: { piece: 'Move it', enemy: 'Enemy', friend: 'Friend' },
    mayMove: 'may move here',
    couldCapture: 'could capture here',
    reach: (moves: number, captures: number) =>
      `It may move to ${squaresOf(moves)} here, and could capture on ${squaresOf(captures)}.`,
    notYet: 'It is shown as soon as the pattern is right.',
    legend: 'Rings: it may move there. Red corners: it could capture there, if an enemy stood there.',
  },
  check: {
    title: 'Is it a puzzle?',
    running: 'the computer is solving',
    lead: 'The computer looks for a win that Black cannot prevent, for other solutions, and for what no solution needs.',
    start: 'Check my puzzle',
    again: 'Check it again',
    progress: 'Check of the puzzle',
    starting: 'The engine is starting',
    stop: 'Stop',
    isStopped: 'The check was stopped before its end.',
    isOutdated: 'The map has been changed since.',
    allUsed: 'Every piece, key and door has its use.',
    marked: "Marked: the squares to which White's pieces come in the solutions.",
    label: 'This puzzle',
    giveTurns: (turns: number) => `Give White ${turnsOf(turns)}`,
    share: 'Share the puzzle',
    /** The result of the search for a win. */
    wins: (turns: number) => `White wins in ${turnsOf(turns)}, whatever Black does.`,
    noLimit: 'The map has no limit of turns yet; a puzzle has one.',
    moreThanNeeded: (turns: number) => `The map gives White ${turnsOf(turns)}, which is more than it needs.`,
    noWin: (turns: number) => `White cannot force a win within ${turnsOf(turns)}.`,
    ended: (positions: number) =>
      `The search was ended after ${EN.number(positions)} positions, before it was certain.`,
    /** The solutions. */
    oneSolution: (action: string) =>
      `There is one solution: it begins with ${action}. Every other first move fails, or takes longer.`,
    solutions: (actions: readonly string[]) => `There are ${actions.length} ways to begin: ${actions.join(', ')}.`,
    choice: (turn: number) =>
      `In turn ${turn} there is a choice: more than one move wins, even against the longest defence.`,
    defence: (line: string) => `The longest defence: ${line}.`,
    /** The things that no solution needs. */
    piece: (side: string, piece: string, square: string) => `the ${side.toLowerCase()} ${piece} on ${square}`,
    thing: (thing: string, square: string) => `the ${thing} on ${square}`,
    unmoved: (pieces: readonly string[]) => `No solution moves or captures ${EN.list(pieces)}.`,
    untaken: (things: readonly string[]) => `No piece ever takes ${EN.list(things)}.`,
    unopened: (doors: readonly string[]) => `No piece ever opens ${EN.list(doors)}.`,
    needless: (pieces: readonly string[]) =>
      `The puzzle begins in the same way, and takes as many turns, without ${EN.list(pieces)}.`,
    isPart: (positions: number) =>
      `There are very many positions: only the first ${EN.number(positions)} were examined, so more may be used than is said here.`,
    /** The squares to which pieces come, for screen readers. */
    entered: (squares: readonly string[]) => `In the solutions White's pieces come to ${EN.list(squares)}.`,
    notEntered: (squares: readonly string[]) => `They never come to ${EN.list(squares)}.`,
    stages: {
      win: (turns: number, positions: number) =>
        `Looking for a win in ${turnsOf(turns)}: ${EN.number(positions)} positions so far`,
      solutions: (done: number, known: number) =>
        `Following all solutions: ${EN.number(done)} of ${EN.number(known)} positions`,
      pieces: (done: number, all: number) => `Trying it without each piece: ${done} of ${all}`,
    },
  },
};

/** The texts of the map editor: of its board, of pieces and items, and of the check of puzzles. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
