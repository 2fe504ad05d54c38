import { messages } from '@kickmate/language';

const ENGLISH = {
  title: 'Settings',
  language: { legend: 'Language', auto: 'Like my device' },
  theme: { legend: 'Colours', auto: 'Like my device', light: 'Light', dark: 'Dark' },
  board: { legend: 'Board', meadow: 'Meadow', floodlight: 'Floodlight', sand: 'Sand' },
  pieces: { legend: 'Pieces', scarves: 'Figures', counters: 'Counters', staunton: 'Staunton' },
  /** Boards with their pieces. */
  looks: {
    legend: 'Board and pieces',
    meadow: 'Meadow',
    floodlight: 'Floodlight',
    beach: 'Beach',
    club: 'Club',
    tournament: 'Tournament',
    garden: 'Garden',
  },
  animation: { legend: 'Moving pieces', off: 'Off', slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  sound: {
    label: 'Sound',
    withBall: 'Moves, kicks, goals, the whistle, little time left.',
    withoutBall: 'Moves, captures, checks, little time left.',
  },
  volume: { legend: 'Volume', quiet: 'Quiet', medium: 'Medium', loud: 'Loud' },
  flipped: { label: 'Turn the board round', hint: 'Your own side stands at the top.' },
  endsTurns: { label: 'End my turn by itself', hint: 'When nothing else is left to do in it.' },
  dangers: {
    label: 'Warn me of dangers',
    withBall: 'Below level 5: a goal in the next turn, a king that can be captured, a ball that is given away.',
    withoutBall: 'Below level 5: a loss in the next turn.',
  },
  premoves: {
    label: 'Plan moves in advance',
    hint: "Picked in the other side's turn, played when yours comes. Escape or the right button drops them.",
  },
  confirmTouch: { label: 'Confirm moves made by touch', hint: 'A second tap plays them.' },
  confirmFar: {
    legend: 'Confirm moves in online games',
    never: 'Never',
    days: 'By correspondence',
    always: 'Always',
  },
  threads: {
    label: 'Threads',
    usual: (threads: number) => `Usual (${threads})`,
    hint: 'With more threads, on several cores of the processor, the computer is stronger at level 10, in hints and in analysis. Lower levels use one.',
  },
  oneThread: {
    noHeaders: 'The computer thinks with one thread: this page came without the headers that let threads share memory.',
    loadAgain: 'Load the page again: then it has them.',
    notShared: 'The computer thinks with one thread: this browser does not let threads share memory.',
    oneCore: 'The computer thinks with one thread: this device has one core.',
  },
  keys: {
    title: 'Keys',
    single: 'Single keys',
    singleHint: 'F, H, P, U, ? and the arrows work anywhere beside the board.',
    names: {
      tab: 'Tab',
      home: 'Home',
      end: 'End',
      pageUp: 'Page up',
      pageDown: 'Page down',
      enter: 'Enter',
      space: 'Space',
      escape: 'Escape',
      delete: 'Delete',
    },
    toBoard: 'to the board, and on',
    squareOrStep: (action: string) => `to the next square; in the list of moves, one ${action} back or on`,
    ends: 'to the ends of a rank or file',
    pick: (hasBall: boolean) => `picks a piece, then the square to which it ${hasBall ? 'or the ball ' : ''}goes`,
    drop: 'lets go of it',
    step: (action: string) => `after a click on the board, and beside it: one ${action} back or on`,
    flip: 'turns the board',
    hintOrBack: 'asks for a hint; takes back',
    replay: 'plays the last turn again',
    these: 'shows these keys',
    endTurn: 'ends the turn, where a turn may be several actions',
    puzzle: 'begins a puzzle again; goes to the next one when it is solved',
    takeOff: 'takes a piece off the pitch, while a side lines up',
  },
};

/** The texts of the settings and of the list of keys. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
