import { type Side, sideName } from '@kickmate/board';
import type { Item } from '@kickmate/game';
import { EN, messages } from '@kickmate/language';
import type { Case, NamedPiece } from './named-piece.ts';

// Phrases begin with their verb and have no subject, so that several of them can be joined: "takes Black's rook on b8 and
// becomes a queen". A `piece` has the form that its case needs.
const ENGLISH = {
  /** A piece in a sentence. */
  piece: ({ side, name }: NamedPiece, _case: Case) => (side ? `${sideName(side)}'s ${name}` : `the ${name}`),
  /** The same in the label of a square: shorter. */
  shortPiece: ({ side, name }: NamedPiece & { readonly side: Side }, _case: Case) =>
    `${sideName(side).toLowerCase()} ${name}`,
  pieceOn: (piece: string, square: string) => `${piece} on ${square}`,
  and: (phrases: readonly string[]) => EN.list(phrases),
  /** The parts of a turn, each a clause. */
  turn: (clauses: readonly string[]) => clauses.join(', then '),

  // ---- what a side does ----
  endsTurn: (side: string) => `${side} ends the turn`,
  cannotAct: (side: string) => `${side} cannot act: the turn is skipped`,

  // ---- what a piece does ----
  goes: (from: string, to: string) => `goes from ${from} to ${to}`,
  goesWithBall: (from: string, to: string) => `goes from ${from} to ${to} with the ball`,
  /** The second piece of castling. */
  alsoGoes: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,
  takes: (piece: string, square: string) => `takes ${piece} on ${square}`,
  unlocks: (square: string) => `unlocks the door on ${square}`,
  picksUp: (item: Item | undefined) => `picks up the ${item ?? 'key'} there`,
  winsBall: 'wins the ball',
  hasBall: 'has the ball',
  becomes: ({ name }: NamedPiece) => `becomes a ${name}`,
  kicks: (ball: string) => `kicks the ball on ${ball}`,
  /** A clause: the piece, and what it does. */
  shoots: (piece: string, from: string, to: string) => `${piece} shoots from ${from} at ${to}`,
  pass: (from: string, piece: string, to: string) => `the ball is passed from ${from} to ${piece} on ${to}`,
  becomesThere: (square: string, piece: string) => `the piece on ${square} becomes ${piece}`,

  // ---- the ball's way ----
  /** A sentence about the ball, and a clause that follows that about the kick. */
  ballDoes: (phrases: string) => `It ${phrases}.`,
  whichDoes: (phrases: string) => `which ${phrases}`,
  goesBack: 'goes back over its kicker',
  bounces: 'bounces off the side',
  destroys: (pieces: string) => `destroys ${pieces}`,
  isStopped: (piece: string) => `is stopped by ${piece}`,
  leaves: 'leaves the board',
  rests: (square: string) => `comes to rest on ${square}`,

  // ---- the end of an action ----
  check: 'Check!',
  cleared: 'It is cleared from the back rank.',
  dropped: (square: string) => `The ball is dropped on ${square}.`,
  getsBall: (piece: string) => `${piece} has the ball.`,
  saves: (piece: string, square: string) => `${piece} saves on ${square}.`,
  blocks: (piece: string, square: string) => `${piece} blocks on ${square}.`,
  corner: (square: string) => `The ball goes out: corner from ${square}.`,

  // ---- a turn in few words ----
  short: {
    line: (side: string, steps: string) => `${side}: ${steps}.`,
    moves: (name: string, square: string) => `${name} to ${square}`,
    takes: (name: string, square: string) => `${name} takes ${square}`,
    ball: (square: string) => `ball to ${square}`,
    ballOff: 'ball off the board',
    off: 'off the board',
    lost: (name: string) => `${name} lost`,
    shot: (square: string) => `shot at ${square}`,
  },

  // ---- an action before it is played, in the label of a square ----
  label: {
    becomes: (piece: string) => `becomes ${piece}`,
    becomesThere: (square: string, piece: string) => `${square} becomes ${piece}`,
    check: 'check',
    cleared: 'is cleared from the back rank',
    getsBall: 'gets the ball',
    otherGetsBall: (piece: string) => `${piece} gets the ball`,
    unlocks: 'unlocks the door',
    picksUp: (item: Item | undefined) => `picks up the ${item ?? 'key'}`,
  },
  /** The end of a round as a part of a sentence; `title` is a title of its own. */
  ending: (title: string) => title.charAt(0).toLowerCase() + title.slice(1),
  endingFor: (ending: string, side: string) => `${ending} for ${side}`,
  endingWins: (ending: string, side: string) => `${ending}: ${side} wins`,

  // ---- an action as advice: "knight b1 goes to c3" ----
  advice: {
    kicks: (ball: string, to: string) => `kicks the ball from ${ball} to ${to}`,
    kicksOff: (ball: string) => `kicks the ball from ${ball} off the board`,
    kicksAway: (ball: string) => `kicks the ball from ${ball}`,
    takes: (name: string, square: string) => `takes ${name} ${square}`,
    goes: (square: string) => `goes to ${square}`,
    becomes: (phrase: string, { name }: NamedPiece) => `${phrase} and becomes a ${name}`,
    becomesThere: (square: string, { name }: NamedPiece) => `${square} becomes a ${name}`,
    shoots: (from: string, to: string) => `${from} shoots at ${to}`,
    passes: (from: string, to: string) => `${from} passes to ${to}`,
  },

  // ---- an event for which there are no words of its own ----
  other: {
    something: 'something',
    goes: 'goes',
    appears: 'appears',
    vanishes: 'vanishes',
    acts: 'acts',
    from: (square: string) => `from ${square}`,
    to: (square: string) => `to ${square}`,
    on: (square: string) => `on ${square}`,
  },
};

/** The texts with which actions are told, foretold and advised. */
export const texts = messages(ENGLISH, () => import('./narration-texts.de.ts'));
