import {
  type Board,
  forward,
  movePiece,
  opponent,
  type Piece,
  type Placement,
  rankOf,
  type Side,
  type Square,
  squareCount,
  squareName,
  squaresWith,
  stepFrom,
} from '@kickmate/board';
import {
  type Action,
  type ActionLook,
  actionFrom,
  actionKind,
  actionTo,
  type GameEvent,
  lettersOf,
  type PieceKind,
  packAction,
  type RoundEnd,
  type Start,
  type Successor,
} from '@kickmate/game';
import { FILES, RANKS } from './size.ts';

/** A position: everything that the rules need to go on. */
export interface TemplatePosition {
  /** The pieces by square. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
}

const rankSquares = (rank: number): Square[] => Array.from({ length: FILES }, (_, file) => rank * FILES + file);

/** The board. A side's goal is the rank at its own end. */
export const board: Board = {
  files: FILES,
  ranks: RANKS,
  marks: [
    { kind: 'goal', side: 'w', squares: rankSquares(0) },
    { kind: 'goal', side: 'b', squares: rankSquares(RANKS - 1) },
  ],
};

/** The kinds of pieces. The value is for the search on the rules. */
export const PIECES: readonly PieceKind[] = [{ letter: 'P', name: 'pawn', value: 100 }];

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);

/** The kinds of actions: bits 16-23 of an {@link Action}. */
export const KIND = { move: 0, capture: 1 } as const;

/** The position from which a round begins. */
export function starts(kickOff: Side): readonly Start<TemplatePosition>[] {
  const pieces: (Piece | undefined)[] = new Array(squareCount(board)).fill(undefined);
  for (const square of rankSquares(0)) pieces[square] = { side: 'w', letter: 'P' };
  for (const square of rankSquares(RANKS - 1)) pieces[square] = { side: 'b', letter: 'P' };
  return [{ position: { pieces, side: kickOff }, weight: 1 }];
}

/** Returns all legal actions; none when the round is over. Until then the foremost pawn of a side always has a step. */
export function actions(position: TemplatePosition): readonly Action[] {
  if (end(position)) return [];
  const { pieces, side } = position;
  const { rank } = forward(side);
  const stepsFrom = (from: Square): readonly Action[] =>
    [-1, 0, 1].flatMap((file) => {
      const to = stepFrom(board, from, { file, rank });
      if (to === undefined) return [];
      if (!pieces[to]) return [packAction(from, to, KIND.move)];
      return file !== 0 && pieces[to].side !== side ? [packAction(from, to, KIND.capture)] : [];
    });
  return squaresWith(pieces, (piece) => piece.side === side).flatMap(stepsFrom);
}

/** Returns the position after a legal action; throws on any other. */
export function play(position: TemplatePosition, action: Action): TemplatePosition {
  if (!actions(position).includes(action)) throw new Error(`action ${action} is not legal here`);
  const pieces = movePiece(position.pieces, actionFrom(action), actionTo(action));
  return { pieces, side: opponent(position.side) };
}

/** Returns the end of the round, if it is over. Only the side that has just acted can have won. */
export function end({ pieces, side }: TemplatePosition): RoundEnd | undefined {
  const winner = opponent(side);
  if (squaresWith(pieces, (piece, square) => piece.side === winner && isOnLastRank(winner, square)).length > 0)
    return { kind: 'reach', title: 'The other end', winner, goals: 1 };
  if (squaresWith(pieces, (piece) => piece.side === side).length === 0)
    return { kind: 'captured', title: 'Last pawn captured', winner, goals: 1 };
  return undefined;
}

/** Whether a square is on the rank that a side's pawns want to reach. */
export const isOnLastRank = (side: Side, square: Square): boolean =>
  rankOf(board, square) === (side === 'w' ? RANKS - 1 : 0);

/** Returns the look of an action on the board before it is chosen. */
export const look = (action: Action): ActionLook => (actionKind(action) === KIND.capture ? 'capture' : 'move');

/** Returns the events of a legal action that a person should see, in order. */
export function events(position: TemplatePosition, { action }: Successor): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [mover, captured] = [position.pieces[from]!, position.pieces[to]];
  const over = end(play(position, action));
  return [
    ...(captured ? [{ kind: 'capture' as const, piece: captured, square: to }] : []),
    { kind: 'move', piece: mover, from, to },
    ...(over?.winner ? [{ kind: 'goal' as const, side: over.winner, how: over.title }] : []),
  ];
}

/** Writes an action for people: `c2-c3`, `c2xd3`. */
export function describe(_position: TemplatePosition, { action }: Successor): string {
  const [from, to] = [squareName(board, actionFrom(action)), squareName(board, actionTo(action))];
  return `${from}${actionKind(action) === KIND.capture ? 'x' : '-'}${to}`;
}
