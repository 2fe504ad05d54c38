import { messages } from '@kickmate/language';
import { type Player, subject } from '../../words/players.ts';

const ENGLISH = {
  board: (game: string, player: Player) => `${game} line-up of ${subject(player)}`,
  title: (player: Player) => `${subject(player)} line${player === 'you' ? '' : 's'} up`,
  bothLineUp: 'Both sides line up',
  youAreReady: 'You are ready',
  isReady: (name: string) => `${name} is ready.`,
  isLiningUp: (name: string) => `${name} is lining up…`,
  isStillLiningUp: (name: string) => `${name} is still lining up…`,
  ready: 'Ready',
  how: 'Drag a piece, or pick it and then a square.',
  substitute: (player: Player) =>
    `${subject(player)} scored: for this round the substitute may play in place of a pawn.`,
  buttons: 'Line-up',
  placeRest: 'Place the rest',
  last: 'Your last line-up',
  usual: 'Place all as usual',
  clear: 'Clear',
  formations: 'Formations',
  skip: 'Skip: play as usual',
  skipMeans: 'This round is played in the usual formation. Your last line-up is kept.',
  help: 'A piece that stood on the square changes places with yours. Dropped outside the pitch, or by the Delete key, a piece goes to the bench. A single piece that is left over sits out.',
  timeLeft: (time: string) => `${time} to line up`,
  isShort: (seconds: number) => `Less than ${seconds} seconds to line up`,

  bench: 'Bench',
  sitsOut: 'sits out',
  benchIsEmpty: 'The bench is empty: one piece sits out, all others play.',

  // ---- the state ----
  onlyOn: (ranks: string) => `line up on ${ranks}`,
  ranks: (first: number, last: number) => `ranks ${first} to ${last}`,
  notAllowed: (reasons: readonly string[]) => `Not allowed: ${reasons.join('; ')}.`,
  complete: (name: string) => `The line-up is complete; a ${name} sits out.`,
  waiting: (toPlace: number, all: number, pieces: readonly string[]) =>
    `${toPlace} of these ${all} are to be placed: ${pieces.join(', ')}.`,
  count: (count: number, name: string) => (count > 1 ? `${count} ${name}s` : name),
};

/** The texts of a line-up. */
export const texts = messages(ENGLISH, () => import('./texts.de.ts'));
