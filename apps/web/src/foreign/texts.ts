import { messages } from '@kickmate/language';

const ENGLISH = {
  title: 'A game from a file',
  lead: 'Play a game that somebody else has made for Kickmate, on this board and against this engine. Such a game is not part of Kickmate: it comes as one file, from its author.',
  open: {
    title: 'Open a game',
    about:
      'Choose its file, or drop it onto the button. Its name ends with .kickmate.json. You are told who made it, and nothing of it runs before you agree.',
  },
  own: {
    title: 'Make one of your own',
    about: 'With Node and a shell it takes three steps:',
    make: 'Make a folder with a small game that works, in a copy of Kickmate:',
    /** The words around the link to the reference. */
    change: ['Change its rules until they are yours. ', 'The reference', ' describes what a game has to answer.'],
    bundle: 'Write it into one file, in its folder, and open that file here or send it to a friend:',
  },
  /** The words before and after the name of a game that runs. */
  running: 'Foreign game:',
  by: (author: string) => `by ${author}, not by Kickmate.`,
  close: 'Close this game',
  rules: 'Its rules',
  pick: 'Open a file of a game',
  consent: {
    title: 'Run this foreign game?',
    name: 'Name',
    author: 'Author, as the file says',
    licence: 'Licence, as the file says',
    engine: 'Engine',
    overRules: 'over the rules',
    text: 'The file is a program by somebody else. It runs apart from the app: without network, without your matches and settings, and it is ended when it does not answer. It can use your processor while it runs.',
    run: 'Run it',
    leave: 'Do not run it',
  },
  sandbox: 'Sandbox of a foreign game',
  table: {
    board: (game: string) => `Board of ${game}`,
    thinks: 'The computer thinks.',
    oneMoment: 'One moment.',
    toAct: (side: string) => `${side} to act.`,
    goals: (white: number, black: number) => `Goals: White ${white}, Black ${black}`,
    which: 'Which one?',
    otherActions: 'Other actions',
    seat: 'The computer plays',
    nobody: 'nobody: two people',
    level: 'Level',
    undo: 'Undo',
    newMatch: 'New match',
    save: 'Save the match',
    kept: 'This browser keeps an unfinished match of each game from a file: choose the same file to go on. There are no clocks, no list of matches and no analysis here.',
    searchesOn: {
      wasm: 'The computer searches on WebAssembly.',
      js: 'The computer searches on JavaScript.',
      rules: 'The computer searches on the rules alone.',
    },
    actions: 'Actions',
    noActions: 'None yet.',
    /** The end of a match: the game's words for it, and the winner. */
    over: (title: string | undefined, winner: string | undefined) =>
      `${title === undefined ? '' : `${title}. `}${winner ? `${winner} wins` : 'Drawn'}.`,
  },
  /** The reasons for which a file is refused. */
  file: {
    tooLarge: 'The file is larger than a game may be.',
    tooLong: (millions: number) => `The file is larger than a game may be (${millions} million characters).`,
    otherHost: 'Games are loaded only from the address of the app itself. Download the file, and pick it here.',
    status: (status: number) => `The file could not be loaded (status ${status}).`,
    offline: 'The file could not be loaded; are you offline?',
    noJson:
      'This is no file of a game. A game is one file whose name ends with .json; the command npm run bundle in the folder of the game makes it.',
    noGame: 'This is no file of a game for Kickmate.',
    version: 'The file is of another version of Kickmate.',
    damaged: (place: string) => `The file of the game is damaged: ${place} is not as it must be.`,
  },
  /** The reasons for which a request to the game failed, or the game was ended. */
  failed: {
    busy: 'The game is still at work.',
    late: 'The game did not answer in time, and was ended.',
    noAnswer: 'The game sent something else than an answer, and was ended.',
    noBoard: 'The game described no whole board, and was ended.',
    notStarted: 'The game could not be started in this browser.',
    offline: 'The app could not load what runs the game; are you offline?',
    closed: 'The game is closed.',
    noExport: (id: string) => `its module exports no game with the id ${id}`,
    noAction: () => 'the computer found no action',
  },
};

/** The texts around games from files. The games' own words are theirs. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
