import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  /** The titles of pages in the browser's tab. */
  titles: {
    newMatch: 'New match',
    match: 'Match',
    analysis: 'Analysis',
    position: 'Position editor',
    rules: 'Rules',
    lesson: 'Lesson',
    puzzles: 'Puzzles',
    puzzle: 'Puzzle',
    maps: 'Maps and puzzles',
    mapEditor: 'Map editor',
    sharedMap: 'Shared map',
    pack: 'Pack of maps',
    newPack: 'A pack of your own',
    online: 'Online',
    table: 'Online game',
    games: 'Your online games',
    me: 'You online',
    device: 'Another device',
    history: 'Your matches',
    practice: 'Your own mistakes',
    bench: 'Benchmark',
    foreign: 'A game from a file',
    about: 'About',
    missing: 'Nothing here',
  },
  skip: 'Skip to the content',
  header: {
    main: 'Main',
    game: 'Game',
    match: 'Match',
    online: 'Online',
    seeking: ', looking for an opponent',
    turns: (games: number) => EN.plural(games, { one: ', your turn in # game', other: ', your turn in # games' }),
    lesson: 'Lesson',
    rules: 'Rules',
    puzzles: 'Puzzles',
    sound: 'Sound',
    soundIsOn: 'Sound is on',
    soundIsOff: 'Sound is off',
    settings: 'Settings',
    more: 'More',
    analysis: 'Analysis board',
  },
  footer: {
    withServer:
      'Kickmate is free software (MIT). Against the computer it plays on your device; only games online go through this server.',
    alone: 'Kickmate is free software (MIT). It plays on your device and sends nothing anywhere.',
    more: 'More',
    rulesOf: (game: string) => `Rules of ${game}`,
    maps: 'Maps and puzzles',
    bench: 'Benchmark',
    foreign: 'A game from a file',
    about: 'About and credits',
  },
  notices: {
    notKept:
      'This browser does not let us save what you do here: it will be gone when the page is closed. Copy or export what you want to keep.',
    notOpened: (reason: string) => `The running match could not be opened: ${reason}`,
    elsewhere: 'Kickmate is also open in another window, which saves the matches. What is played here is not saved.',
    goOnHere: 'Go on here',
    forked: 'This match was played on in another window, too. With which one do you go on?',
    keepThis: 'Keep this one',
    takeOther: 'Take the other one',
    newer: 'A newer version of Kickmate is ready.',
    update: 'Update',
    replaced: 'Another window has changed to a newer version of Kickmate. Load this page again to go on with it.',
    incomplete:
      'A part of Kickmate could not be loaded. Either there is no connection, or there is a newer version; then load this page again.',
    loadAgain: 'Load the page again',
  },
};

/** The texts around every page: titles, header, footer and notices. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
