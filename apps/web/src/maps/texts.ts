import { EN, messages } from '@kickmate/language';

const actionsOf = (count: number): string => EN.plural(count, { one: '# action', other: '# actions' });

const ENGLISH = {
  rulesFail: (reason: string) => `The rules could not be fetched: ${reason}`,
  mapsFail: (reason: string) => `The maps could not be fetched: ${reason}`,
  allMaps: 'All maps',
  yourMaps: 'Your maps',
  maps: 'Maps',
  puzzles: 'Puzzles',
  pieces: 'Pieces',
  items: 'Items',
  play: 'Play',
  solve: 'Solve',
  edit: 'Edit',
  save: 'Save',
  shareLink: 'Share a link',
  playOn: 'Play on this map',
  isKept: 'The map is kept on this device.',
  picture: (map: string) => `The map ${map}`,
  /** The name of a new map. */
  newName: 'My map',
  /** A fault at a square, in its label. */
  wrong: (fault: string) => `wrong: ${fault}`,
  replace: {
    title: 'Begin a new game?',
    description: 'The game that you have not finished is then gone.',
    confirm: 'Begin a new game',
  },
  list: {
    kind: (letter: string, worth: number, isRoyal: boolean) => `${letter} · worth ${worth}${isRoyal ? ' · royal' : ''}`,
    inPlace: 'in place of the piece’s own moves',
    besides: 'besides the piece’s own moves',
    /** Adds a piece of somebody else's map to the map in the editor. */
    take: 'Take',
    takeOne: (piece: string) => `Take the piece ${piece} into your map`,
    noLetter: 'Your map in the editor has no letter for another piece.',
  },
  /** What people publish on a server. */
  works: {
    publish: 'Publish…',
    publishOne: (name: string) => `Publish ${name}`,
    shown: 'Made by everybody',
    origin: 'The published one that it came from',
  },
  gallery: {
    title: 'Maps and puzzles',
    lead: (game: string) => `${game} is played on any map: one that comes with it, or one of your own making.`,
    parts: 'On this page',
    none: 'Your own maps will be here. They are kept on this device.',
    unreadable: 'A map that cannot be read',
    unfinished: (fault: string) => `Not finished: ${fault}.`,
    choose: (map: string) => `Choose opponent, side and clock for ${map}`,
    /** Opens these choices; short, beside the button that plays at once. */
    chooseWord: 'Choose…',
    share: (map: string) => `Share ${map}`,
    discard: (map: string) => `Throw away ${map}`,
    newMap: 'New map',
    goOn: 'Go on in the editor',
    packs: 'Packs of maps',
    aboutPacks: 'Several maps in one link, with an author and a message, to be played in order.',
    makePack: 'Make a pack',
    goOnWithPack: (pack: string, done: number, count: number) => `Go on with “${pack}”: ${done} of ${count} done`,
    solvedOf: (solved: number, count: number) => `${solved} of ${count} solved`,
    aboutPuzzles: 'You are White, and the computer defends itself as well as it can.',
    begin: {
      title: 'Begin the puzzle?',
      description: (game: string) => `The game of ${game} that you have not finished is then gone.`,
      confirm: 'Begin the puzzle',
    },
    asksToDiscard: {
      title: (map: string) => `Throw away ${map}?`,
      description: 'It cannot be brought back.',
      confirm: 'Throw it away',
    },
  },
  card: {
    limit: (turns: number) => EN.plural(turns, { one: '# move at most.', other: '# moves at most.' }),
    solved: (moves: number) => EN.plural(moves, { one: 'Solved in # move', other: 'Solved in # moves' }),
    difficulty: (level: number, most: number) => `Difficulty ${level} of ${most}`,
  },
  share: {
    map: 'Share the map',
    puzzle: 'Share the puzzle',
    whatMap:
      'The link holds the whole map; nothing is stored anywhere else. Anybody who opens it can play, keep and change the map.',
    whatPuzzle:
      'Whoever opens the link plays White against the computer, which defends itself as well as it can. The link holds the whole map; nothing is stored anywhere else.',
  },
  shared: {
    noMap: 'This is no map',
    map: 'A map that was shared with you',
    puzzle: 'A puzzle that was shared with you',
    size: (files: number, ranks: number) => `${files} by ${ranks}.`,
    limit: (turns: number) =>
      EN.plural(turns, {
        one: 'White has # turn. You are White, and the computer defends itself as well as it can.',
        other: 'White has # turns. You are White, and the computer defends itself as well as it can.',
      }),
    actions: 'This map',
    isRefused: 'This browser does not let us keep the map.',
    loading: 'Loading the map…',
  },
  /** The reasons for which a map is not read. */
  refused: {
    tooLarge: (size: string) => `The file has more than ${size}, which no map has.`,
    noMap: 'A map is a text that begins with {, as the editor saves it.',
    link: (reason: string) => `The link holds no map that can be played on. ${reason}`,
    markup: 'a name is written without the signs < and >',
  },
  packs: {
    title: 'A pack of maps',
    by: (author: string) => `A pack of maps by ${author}`,
    noPack: 'This is no pack of maps',
    noneOpened: 'No pack has been opened on this device yet. Open the link of one, or its file where packs are made.',
    loading: 'Loading the maps…',
    doneOf: (done: number, count: number) => `${done} of ${count} done.`,
    actions: 'This pack',
    beginWith: (map: string) => `Begin with ${map}`,
    goOnWith: (map: string) => `Go on with ${map}`,
    keepAll: 'Keep all maps',
    change: 'Change the pack',
    areKept: 'All maps are kept on this device.',
    isRefused: 'This browser does not let us keep the maps.',
    isDone: 'Done',
    editor: {
      lead: 'Several maps in one link, to be played in order.',
      /** The name of a new pack. */
      newName: 'My pack',
      words: 'Words',
      fields: { name: 'Name', author: 'Author', message: 'Message' },
      order: 'Maps in their order',
      none: 'None yet.',
      moveUp: (map: string) => `Move ${map} up`,
      moveDown: (map: string) => `Move ${map} down`,
      takeOut: (map: string) => `Take ${map} out`,
      add: 'Add a map',
      choose: 'Choose a map…',
      isFull: 'The pack is full',
      isAdded: (map: string, number: number) => `${map} is map ${number} of the pack.`,
      isMoved: (map: string, number: number) => `${map} is map ${number} now.`,
      noLinks: 'This browser is too old to make links. Save the pack as a file instead.',
      length: (characters: number, most: number, maps: number) =>
        `The link has ${characters} characters; it may have ${most}. A pack has at most ${maps} maps.`,
      play: 'Play it',
      saveFile: 'Save as a file',
      openFile: 'Open a file with a pack',
      fileFails: (file: string, reason: string) => `${file} is no pack of maps. ${reason}`,
      share: 'Share the pack',
      shareWhat: 'The link holds all maps, the author and the message; nothing is stored anywhere else.',
    },
    /** The reasons for which a pack is not read: sentences, then ends of sentences. */
    refused: {
      tooLarge: (size: string) => `The file has more than ${size}, which no pack has.`,
      link: (reason: string) => `The link holds no pack of maps that can be played. ${reason}`,
      braces: 'an object, in braces, must be here',
      surplus: 'a pack has nothing of this name',
      version: (known: number, found: string) => `this program reads packs of version ${known}, not ${found}`,
      noVersion: (field: string, version: number) => `"${field}": ${version} must be there, the version of the pack`,
      missing: 'this is missing',
      text: 'a text must be here',
      noName: 'a name must be here',
      tooLong: (most: number, found: number) => `it has at most ${most} characters, not ${found}`,
      markup: 'it is written without the signs < and >',
      list: 'a list of maps must be here',
      noMaps: 'a pack has at least one map',
      tooMany: (most: number) => `a pack has at most ${most} maps`,
      /** The place of a field of a map. */
      place: (map: number, field: string) => `map ${map}, ${field}`,
    },
  },
  selfPlay: {
    title: 'Is it fair?',
    running: 'the computer is playing',
    lead: (games: number) => `The computer plays ${games} quick games of this map against itself.`,
    play: (games: number) => `Play ${games} games`,
    again: 'Play them again',
    progress: 'Games played',
    game: (number: number, count: number, actions: number) => `Game ${number} of ${count}, ${actionsOf(actions)}`,
    cancel: 'Cancel',
    isOutdated: 'The map has been changed since.',
    played: (games: number) => EN.plural(games, { one: '# game has been played.', other: '# games have been played.' }),
    stopped: 'The computer was stopped by another search.',
    rows: {
      white: 'White wins',
      black: 'Black wins',
      draws: 'Draws',
      shortest: 'Shortest',
      mean: 'On average',
      longest: 'Longest',
    },
    actions: actionsOf,
    cut: (actions: number, games: number) => `Draws because the game was ended after ${actionsOf(actions)}: ${games}.`,
    captures: { title: 'Captures', piece: 'Piece', made: 'made', share: 'share', suffered: 'suffered' },
    judgement: {
      /** The other check has found a win. */
      forced: (turns: number) =>
        `White wins by force in ${EN.plural(turns, { one: '# turn', other: '# turns' })}, so it is a puzzle, not a fair match. These quick games say only how often the win is found.`,
      /** White has a limit of turns, and the other check has not found a win. */
      task: (turns: number) =>
        `White has ${EN.plural(turns, { one: '# turn', other: '# turns' })}, so it is meant as a puzzle. “Is it a puzzle?” looks for the win; these quick games may miss it.`,
      tooFew: (games: number) =>
        EN.plural(games, {
          one: '# game is too few for a judgement.',
          other: '# games are too few for a judgement.',
        }),
      drawn: 'Most games are drawn: it is hard to win on this map.',
      endless: 'Many games come to no end: the sides do not get at each other, or cannot force a win.',
      short: 'Games are very short: one side wins before the other can do much.',
      ruling: (piece: string) =>
        `The ${piece} makes more than half of all captures: it decides the games almost alone.`,
      undecided: 'Neither side has won a game, so neither is better.',
      winsAll: (side: string) => `${side} wins every game: the other side has no chance on this map.`,
      better: (side: string, won: number, lost: number) =>
        `${side} is clearly better: ${side} has won ${won} and lost ${lost}.`,
      perhapsBetter: (side: string, won: number, lost: number) =>
        `${side} may be a little better: ${side} has won ${won} and lost ${lost}, which can still be chance.`,
      fair: 'The map is fair, as far as so few games tell: neither side is better.',
    },
  },
};

/** The texts of the gallery, of shared maps, of packs, and what these have in common with the map editor. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
