import { EN, type Gender, messages } from '@kickmate/language';
import type { Encounter } from '../shared/words.ts';
import { type Player, subject } from './players.ts';

/** A player with a regular verb: "you win", "Amara wins", "White wins". */
const does = (player: Player, verb: string): string => `${subject(player)} ${verb}${player === 'you' ? '' : 's'}`;

// Most texts begin with a small letter, and their users make the first letter of a sentence a capital.
const ENGLISH = {
  // ---- the course of a match ----
  byChance: (side: string) => `The time of ${side}'s turn is over: chance plays it on.`,
  begins: (player: Player) => does(player, 'begin'),
  round: (round: number, begins: string) => `Round ${round}: ${begins}.`,
  /** The beginning of a match that has no kick-off. */
  fromPosition: (player: Player) => `From a given position: ${does(player, 'begin')}.`,
  kicksOff: (player: Player) => `${does(player, 'kick')} off`,
  worth: (goals: number) => `That counts ${goals} goals.`,
  shoots: (player: Player, square: string, odds: string) => `${does(player, 'shoot')} at ${square}: ${odds}…`,
  level: (goals: number) => `It stands ${goals} all`,
  leads: (player: Player, more: number, less: number) => `${does(player, 'lead')} ${more} to ${less}`,

  // ---- results ----
  result: {
    isDrawn: (encounter: Encounter) => `the ${encounter} is drawn`,
    isDrawnAll: (encounter: Encounter, goals: number) => `the ${encounter} is drawn, ${goals} all`,
    drawOnTime: 'The time is over, but the other side cannot win: a draw',
    wins: (player: Player) => does(player, 'win'),
    winsBy: (player: Player, more: number, less: number) => `${does(player, 'win')} ${more} to ${less}`,
    afterVoids: (result: string) => `${result}, after too many rounds without a goal`,
    outOfTime: (loser: Player, winner: Player) => `${subject(loser)} ran out of time: ${does(winner, 'win')}`,
    resigned: (loser: Player, winner: Player) => `${subject(loser)} resigned: ${does(winner, 'win')}`,
    resigns: (loser: Player, winner: Player) => `${does(loser, 'resign')}, ${does(winner, 'win')}`,
    /** A round's end by its title, and what it means. */
    titled: (title: string, result: string) => `${title} – ${result}`,
  },
  /** Results for a player far away from the other. */
  own: {
    result: (hasWon: boolean): string => (hasWon ? 'you won' : 'you lost'),
    /** The person's own goals come first. */
    score: (hasWon: boolean, own: number, other: number) => `${hasWon ? 'you won' : 'you lost'} ${own} to ${other}`,
    ownTime: 'you lost: your time is over',
    otherTime: (name: string) => `you won: ${name} ran out of time`,
    ownResigned: 'you lost: you resigned',
    otherResigned: (name: string) => `you won: ${name} resigned`,
  },

  // ---- what a turn may still have ----
  /** The verbs for actions by their looks. */
  verbs: {
    move: 'move',
    capture: 'move',
    kick: 'kick',
    pass: 'pass',
    shot: 'shoot',
    end: 'end the turn',
    swap: 'swap sides',
  },
  kickAgain: 'kick again',
  or: (verbs: readonly string[]) => EN.list(verbs, 'disjunction'),
  /** Verbs, and the end of the turn. */
  orEnd: (verbs: string, end: string) => `${verbs}, or ${end}`,
  passBall: 'Pass the ball to one of your pieces.',
  pickCorner: (square: string) => `To pass, pick the ball on ${square}.`,
  mustSkip: 'Nothing can be done: skip the turn.',
  isSkipped: 'Nothing can be done: the turn is skipped.',
  endsItself: 'Nothing is left to do: the turn ends by itself.',
  swapSides: 'Swap sides',
  pass: 'Pass',
  skipTurn: 'Skip the turn',
  endTurn: 'End the turn',

  // ---- dangers ----
  danger: {
    piece: (side: string, name: string, square: string) => `${side}'s ${name} on ${square}`,
    own: (name: string, square: string, _gender: Gender | undefined) => `your ${name} on ${square}`,
    capture: (pieces: readonly string[]) => `${pieces.join(' and ')} can be captured.`,
    score: (player: Player) => `${subject(player)} can score in its next turn.`,
    win: (player: Player) => `${subject(player)} can win in its next turn.`,
    cannotScore: (player: Player) => `After that, ${subject(player)} cannot score in the next turn.`,
    cannotWin: (player: Player) => `After that, ${subject(player)} cannot win in the next turn.`,
    king: (square: string) => `Your king on ${square} can be captured.`,
    ball: 'Ending your turn now gives the ball away.',
  },
  reach: (piece: string, moves: number, attacks: number) =>
    `${piece}: could move to ${EN.plural(moves, { one: '# square', other: '# squares' })}, and capture on ${attacks}.`,

  // ---- the panel beside the board ----
  status: {
    label: 'What is happening',
    readAll: 'Read all',
    couldCapture: 'Red corners: it captures there, if an enemy stands there.',
    lookingBack: 'Looking back',
    roundOver: 'The round is over.',
    goThere: 'Choose it again to go there.',
    chooseKicker: 'Choose the piece that kicks.',
    confirm: (action: string) => `${action}?`,
    tapToKick: 'Tap again to kick.',
    tapToShoot: 'Tap again to shoot.',
    tapToPlay: 'Tap again to play.',
    paused: 'Paused.',
    yourTurn: 'Your turn.',
    turnOf: (name: string, act: string) => `${name} to ${act}.`,
    calledOff: 'The game was called off.',
    sending: 'Sending your move…',
    replay: 'The last turn again…',
    plays: (player: Player) => `${does(player, 'play')}…`,
    gettingReady: 'The computer is getting ready…',
    thinking: (player: Player) => `${subject(player)} is thinking…`,
    /** The consequences of a move that waits for its confirmation. */
    afterwards: (story: string) => `Then ${story}`,
    hintSought: 'Looking for a hint…',
    offerConsidered: (player: Player) => `${does(player, 'think')} about your offer…`,
    drawDeclined: (player: Player) => `${does(player, 'decline')} the draw.`,
    hint: 'Hint:',
  },
};

/** The texts about what happens in a match, what may happen, and how it ends. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
