import {
  type Board,
  ok,
  opponent,
  type Result,
  readSquare,
  refuse,
  type Side,
  type Square,
  splitFields,
  squareName,
  type TextError,
} from '@kickmate/board';
import {
  type Action,
  actionKind,
  type Chance,
  type Outcome,
  type Ply,
  packAction,
  type RoundEnd,
  type Successor,
  type Variant,
} from '../src/index.ts';

/**
 * A small real game for these tests, with all that makes a match hard: chance at the kick-off and in actions, turns of
 * several actions, own goals, void rounds.
 *
 * A ball lies on a strip of five squares. White pulls it towards the e-file and scores beyond it, Black beyond the
 * a-file. White's turn is two actions, Black's is one. Three rests in a row make the round void.
 */
export interface TugPosition {
  /** -1 or 5 when the ball has left the strip. */
  readonly ball: Square;
  readonly side: Side;
  /** Actions left in the turn, this one included. */
  readonly left: number;
}

/** The actions' words by their kinds. {@link WAYS} has how far each moves the ball; chance decides that for a heave. */
const WORDS = ['step', 'heave', 'rest', 'slip'] as const;
const HEAVE = 1;
const REST = 2;
const WAYS: readonly number[] = [1, 0, 0, -1];

/** A heave goes nowhere, one square or two; one square half of the time. */
const HEAVES: readonly Chance[] = [
  { outcome: 0, weight: 1 },
  { outcome: 1, weight: 2 },
  { outcome: 2, weight: 1 },
];

const board: Board = { files: 5, ranks: 1, marks: [] };
const TURN = { w: 2, b: 1 };

const kickOffFrom = (ball: Square, side: Side): TugPosition => ({ ball, side, left: TURN[side] });

const actions = (position: TugPosition): readonly Action[] =>
  end(position) ? [] : WORDS.map((_, kind) => packAction(0, 0, kind));

function end({ ball, side, left }: TugPosition): RoundEnd | undefined {
  if (ball >= 0 && ball < board.files) return undefined;
  const mover = left === TURN[side] ? opponent(side) : side;
  const winner = ball < 0 ? 'b' : 'w';
  return { kind: 'goal', title: winner === mover ? 'Goal' : 'Own goal', winner, goals: 1 };
}

function play({ ball, side, left }: TugPosition, action: Action, outcome?: Outcome): TugPosition {
  const kind = actionKind(action);
  if ((kind === HEAVE) !== (outcome !== undefined)) throw new Error('an outcome exactly for a heave');
  const way = (outcome ?? WAYS[kind]!) * (side === 'w' ? 1 : -1);
  const moved = ball + way;
  return left > 1
    ? { ball: moved, side, left: left - 1 }
    : { ball: moved, side: opponent(side), left: TURN[opponent(side)] };
}

function endByHistory(plies: readonly Ply<TugPosition>[]): RoundEnd | undefined {
  const last = plies.slice(-3);
  const isDead = last.length === 3 && last.every(({ action }) => actionKind(action) === REST);
  return isDead ? { kind: 'rest', title: 'Nobody pulls', goals: 0 } : undefined;
}

function parse(text: string): Result<TugPosition, TextError> {
  const [ball, side, left, surplus] = splitFields(text);
  const square = readSquare(board, ball!.text);
  if (square === undefined) return refuse('syntax', 'ball', 0, 'a1 to e1');
  if (side?.text !== 'w' && side?.text !== 'b') return refuse('syntax', 'side', side?.at ?? text.length, 'w or b');
  const count = Number(left?.text);
  if (count !== 1 && count !== TURN[side.text]) return refuse('impossible', 'left', left?.at ?? text.length, '1 or 2');
  if (surplus) return refuse('surplus', 'position', surplus.at, 'nothing may follow');
  return ok({ ball: square, side: side.text, left: count });
}

function format(position: TugPosition): string {
  if (end(position)) throw new Error('the round is over');
  return `${squareName(board, position.ball)} ${position.side} ${position.left}`;
}

function parseAction(position: TugPosition, text: string): Result<Successor, TextError> {
  const [word, way, surplus] = text.split('@');
  const kind = (WORDS as readonly (string | undefined)[]).indexOf(word);
  if (kind < 0 || end(position)) return refuse('illegal', 'action', 0, WORDS.join(', '));
  const action = packAction(0, 0, kind);
  if (way === undefined) return ok({ action });
  const isHeave = kind === HEAVE && surplus === undefined && ['0', '1', '2'].includes(way);
  return isHeave ? ok({ action, outcome: Number(way) }) : refuse('illegal', 'outcome', word!.length, 'heave@0 to @2');
}

const formatAction = ({ action, outcome }: Successor): string =>
  WORDS[actionKind(action)]! + (outcome === undefined ? '' : `@${outcome}`);

export const tugOfWar: Variant<TugPosition> = {
  id: 'tug-of-war',
  name: 'Tug of War',
  board,
  pieces: [],
  match: { goals: { default: 2, min: 1, max: 5 }, voidRounds: 10 },
  starts: (kickOff) => [1, 2, 2, 1].map((weight, index) => ({ position: kickOffFrom(index, kickOff), weight })),
  side: ({ side }) => side,
  actions,
  chance: (_, action) => (actionKind(action) === HEAVE ? HEAVES : []),
  play,
  end,
  endByHistory,
  pieceAt: () => undefined,
  events: () => [],
  look: () => 'kick',
  text: { parse, format, parseAction, formatAction },
  ball: { squareOf: (position) => (end(position) ? undefined : position.ball) },
};

/** Tug-of-war with further arrays: the ball in the middle, and the ball on a random square. */
export const tugArrays: Variant<TugPosition> = {
  ...tugOfWar,
  arrays: [
    {
      id: 'usual',
      title: 'Not at the end',
      begin: (kickOff, pick) => kickOffFrom([0, 1, 1, 2, 2, 3][pick(6)]!, kickOff),
      isStart: ({ ball, side, left }, kickOff) => ball < 4 && side === kickOff && left === TURN[side],
    },
    {
      id: 'middle',
      title: 'In the middle',
      begin: (kickOff) => kickOffFrom(2, kickOff),
      isStart: ({ ball, side, left }, kickOff) => ball === 2 && side === kickOff && left === TURN[side],
    },
    {
      id: 'anywhere',
      title: 'Anywhere',
      begin: (kickOff, pick) => kickOffFrom(pick(5), kickOff),
      isStart: ({ side, left }, kickOff) => side === kickOff && left === TURN[side],
    },
  ],
};

/** Tug-of-war with live matches. */
export const liveTug: Variant<TugPosition> = {
  ...tugOfWar,
  liveTime: { halfMs: 60_000, turnMs: 5_000 },
};

/** The actions' letters in the short form. */
const LETTERS = ['S', 'H', 'R', 'L'] as const;

const describeShort = (position: TugPosition, { action, outcome }: Successor): string => {
  const letter = LETTERS[actionKind(action)]!;
  if (letter === 'H' && outcome === undefined) return letter;
  return `${letter}${outcome ?? ''}${end(play(position, action, outcome)) ? '#' : ''}`;
};

function parseShort(position: TugPosition, text: string): Result<Successor, TextError> {
  const [, letter, way] = /^([SHRL])([012]?)#?$/.exec(text) ?? [];
  if (!letter || end(position)) return refuse('illegal', 'action', 0, LETTERS.join(', '));
  return parseAction(position, WORDS[LETTERS.indexOf(letter as 'S')]! + (way ? `@${way}` : ''));
}

/** Tug-of-war with a short form that is read, with claims and lost causes. */
export const shortTug: Variant<TugPosition> = {
  ...tugOfWar,
  id: 'short-tug',
  name: 'Short Tug',
  notation: { describe: describeShort, parse: parseShort },
  claims: {
    /** Two rests in a row. */
    claimable: (plies) => {
      const last = plies.slice(-2);
      const isTired = last.length === 2 && last.every(({ action }) => actionKind(action) === REST);
      return isTired ? { kind: 'tired', title: 'Everybody is tired', goals: 0 } : undefined;
    },
    /** A side that has let the ball come to the other's end cannot win. */
    canWin: ({ ball }, side) => ball !== (side === 'w' ? 0 : board.files - 1),
  },
};

/** {@link shortTug} as a game of one round from one start, with move numbers for PGN: the ball's file. */
export const tugGame: Variant<TugPosition> = {
  ...shortTug,
  id: 'tug-game',
  name: 'Tug',
  match: { goals: { default: 1, min: 1, max: 1 }, voidRounds: 1 },
  starts: (kickOff) => [{ position: kickOffFrom(2, kickOff), weight: 1 }],
  notation: {
    ...shortTug.notation!,
    pgn: { variants: ['', 'Tug', 'Rope'], moveNumber: ({ ball }) => ball + 1, hasChance: false },
  },
};
