import {
  type Board,
  fileOf,
  formatPlacement,
  ok,
  opponent,
  type Placement,
  parsePlacement,
  rankOf,
  readSquare,
  refuse,
  type Side,
  type Square,
  splitFields,
  squareAt,
  squareName,
} from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, packAction, type Variant } from '@kickmate/game';

/** A small game for tests, with chance and with turns of several actions. */
export interface TinyPosition {
  readonly pieces: Placement;
  readonly side: Side;
}

const BOARD: Board = {
  files: 4,
  ranks: 4,
  marks: [
    { kind: 'goal', side: 'w', squares: [0, 1, 2, 3] },
    { kind: 'goal', side: 'b', squares: [12, 13, 14, 15] },
  ],
};
const MOVE = 0;
const CAPTURE = 1;
const PASS = 2;
/** The squares in the middle of the second rank. A piece that moves there sinks in one case of three. */
const SWAMP: readonly Square[] = [5, 6];
const SUNK = 1;

const forward = (side: Side) => (side === 'w' ? 1 : -1);
const backRank = (side: Side) => (side === 'w' ? 0 : BOARD.ranks - 1);

/** The side with a piece on the opponent's back rank. */
function winner({ pieces }: TinyPosition): Side | undefined {
  const square = pieces.findIndex((piece, at) => piece && rankOf(BOARD, at) === backRank(opponent(piece.side)));
  return pieces[square]?.side;
}

function actions(position: TinyPosition): readonly Action[] {
  if (winner(position)) return [];
  const { pieces, side } = position;
  const moves = pieces.flatMap((piece, from) => {
    if (piece?.side !== side) return [];
    return [-1, 0, 1].flatMap((sideways) => {
      const to = squareAt(BOARD, fileOf(BOARD, from) + sideways, rankOf(BOARD, from) + forward(side));
      if (to === undefined || pieces[to]?.side === side) return [];
      return [packAction(from, to, pieces[to] ? CAPTURE : MOVE)];
    });
  });
  return moves.length > 0 ? moves : [packAction(0, 0, PASS)];
}

function chance(_position: TinyPosition, action: Action) {
  if (actionKind(action) === PASS || !SWAMP.includes(actionTo(action))) return [];
  return [
    { outcome: 0, weight: 2 },
    { outcome: SUNK, weight: 1 },
  ];
}

function play(position: TinyPosition, action: Action, outcome?: number): TinyPosition {
  if (!actions(position).includes(action)) throw new Error(`illegal action ${action}`);
  const { side } = position;
  if (actionKind(action) === PASS) return { ...position, side: opponent(side) };
  const pieces = [...position.pieces];
  pieces[actionTo(action)] = outcome === SUNK ? undefined : pieces[actionFrom(action)];
  pieces[actionFrom(action)] = undefined;
  // A capture is followed by another action of the same side.
  return { pieces, side: actionKind(action) === CAPTURE ? side : opponent(side) };
}

const write = (action: Action) =>
  actionKind(action) === PASS ? 'pass' : squareName(BOARD, actionFrom(action)) + squareName(BOARD, actionTo(action));

/**
 * Pieces go one square forward, straight or diagonally; the first on the opponent's back rank wins the round. A
 * side that captures acts again. A side that cannot act passes, and two passes in a row void the round. When a piece moves
 * into the swamp (`b2`, `c2`), chance decides whether it sinks (`=1`).
 */
export const tiny: Variant<TinyPosition> = {
  id: 'tiny',
  name: 'Tiny',
  board: BOARD,
  pieces: [
    { letter: 'P', name: 'pawn', value: 100 },
    { letter: 'K', name: 'king', value: 300 },
  ],
  match: { goals: { default: 1, min: 1, max: 9 } },
  starts: (kickOff) => [{ position: parse(`pkp1/4/4/1PKP ${kickOff}`), weight: 1 }],
  side: ({ side }) => side,
  actions,
  chance,
  play,
  end(position) {
    const side = winner(position);
    return side && { kind: 'goal', title: 'Goal', winner: side, goals: 1 };
  },
  endByHistory(plies) {
    const isDead = plies.length >= 2 && plies.slice(-2).every(({ action }) => actionKind(action) === PASS);
    return isDead ? { kind: 'passes', title: 'Void', goals: 0 } : undefined;
  },
  turns: { hasSeveralActions: true },
  pieceAt: ({ pieces }, square) => pieces[square],
  events: () => [],
  look: (action) => (actionKind(action) === CAPTURE ? 'capture' : actionKind(action) === PASS ? 'pass' : 'move'),
  text: {
    parse(text) {
      const [placement, side] = splitFields(text);
      const pieces = parsePlacement(BOARD, 'PK', placement!);
      if (!pieces.ok) return pieces;
      if (side?.text !== 'w' && side?.text !== 'b') return refuse('syntax', 'side', side?.at ?? text.length, 'w or b');
      return ok({ pieces: pieces.value, side: side.text });
    },
    format(position) {
      if (winner(position)) throw new Error('the round is over');
      return `${formatPlacement(BOARD, position.pieces)} ${position.side}`;
    },
    parseAction(position, text) {
      const [coordinates, fate] = text.split('=');
      const action = actions(position).find((candidate) => write(candidate) === coordinates);
      if (action === undefined) {
        const isSquare = readSquare(BOARD, text.slice(0, 2)) !== undefined;
        return refuse(isSquare ? 'illegal' : 'syntax', 'action', isSquare ? 2 : 0, `'${text}' cannot be played`);
      }
      if (chance(position, action).length > 0 !== (fate !== undefined))
        return refuse('syntax', 'action', 4, 'the outcome is missing or surplus');
      return ok({ action, outcome: fate === undefined ? undefined : Number(fate) });
    },
    formatAction: ({ action, outcome }) => write(action) + (outcome === undefined ? '' : `=${outcome}`),
  },
  notation: { describe: (_position, { action }) => write(action) },
};

/** Reads a position of the tiny game; throws if it is none. */
export function parse(text: string): TinyPosition {
  const read = tiny.text.parse(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Reads an action of the tiny game. */
export const action = (text: string) => {
  const [from, to] = [text.slice(0, 2), text.slice(2)].map((name) => readSquare(BOARD, name)!) as [Square, Square];
  return packAction(from, to, MOVE);
};
