import { type Board, type Piece, type Placement, type Square, squareCount, squareName } from '@kickmate/board';
import type { Tile } from '@kickmate/game';
import type { Destination, GameBoardProps, ShownReach, ShownRoute } from './game-board.ts';
import { type BallPlace, touches } from './geometry.ts';
import { type Chain, stopsOf } from './layers/chain.ts';
import { type PieceNames, pieceLabel } from './piece-names.ts';
import { texts } from './texts.ts';

/** The facts about a square that its label mentions. */
export interface SquareState {
  readonly piece?: Piece | undefined;
  readonly isBall?: boolean;
  /** Whether its piece is royal and has a small crown that says so. */
  readonly isRoyal?: boolean | undefined;
  /** The tile there, in games with terrain. */
  readonly tile?: Tile | undefined;
  /** Whether a loose ball lies at one of its corners. */
  readonly isLooseBall?: boolean;
  readonly isSelected?: boolean;
  /** The actions of the selected piece that end there. */
  readonly actions?: readonly Omit<Destination, 'square'>[];
  /** Whether its piece is under a threat that must be answered. */
  readonly isThreatened?: boolean;
  /** The words for a threat; "in check" if absent. */
  readonly threatWords?: string | undefined;
  /** During a turn of several actions: whether its piece may still kick, or has kicked. */
  readonly kicker?: 'ready' | 'spent' | undefined;
  /** The ways in which the inspected piece could reach it. */
  readonly reach?: readonly ('move' | 'capture')[];
  /** The number of the step of the planned way that ends there. */
  readonly step?: number | undefined;
  /** An error on the square, in words. */
  readonly fault?: string | undefined;
  /** Whether the game has no ball. */
  readonly isPlain?: boolean | undefined;
  /** Whether the last action touched it, or an earlier action of the same turn. */
  readonly isLast?: boolean;
  readonly isEarlier?: boolean;
  /** The numbers of the ball's stops there in the last turn. */
  readonly stops?: readonly number[] | undefined;
  /** Whether it is a square of an action that is on its way to a server. */
  readonly isSending?: boolean;
  /** The numbers of the planned moves that end there. */
  readonly planned?: readonly number[] | undefined;
  /** Whether the hint begins or ends there. */
  readonly hint?: 'from' | 'to' | undefined;
}

/**
 * The label of a square for screen readers: its name, what is on it, then its state:
 * "e4, white knight, selected", "d5, ball, can kick here: comes to rest on d8", "c3, empty".
 */
export function squareLabel(board: Board, square: Square, state: SquareState, pieceNames: PieceNames): string {
  const {
    piece,
    isBall,
    isRoyal,
    isLooseBall,
    isSelected,
    isThreatened,
    fault,
    kicker,
    step,
    isLast,
    isEarlier,
    isSending,
    isPlain = false,
    stops,
    planned = [],
    hint,
  } = state;
  const { threatWords = texts.inCheck } = state;
  const { tile = 'floor', actions = [], reach = [] } = state;
  const content = [
    piece && (isBall ? texts.withBall(pieceLabel(piece, pieceNames)) : pieceLabel(piece, pieceNames)),
    piece && isRoyal && texts.royal,
    isBall && !piece && texts.ball,
    isLooseBall && texts.looseBall,
    texts.tiles[tile],
  ].filter(Boolean);
  return [
    squareName(board, square),
    ...(content.length > 0 ? content : [texts.empty]),
    isThreatened && threatWords,
    fault && texts.wrong(fault),
    kicker && texts.kicker[kicker],
    isSelected && texts.selected,
    ...new Set(actions.map(({ look, words }) => (words ? `${texts.can[look]}: ${words}` : texts.can[look]))),
    ...reach.map((way) => texts.could[way]),
    step !== undefined && texts.step(step),
    isLast ? texts.last(isPlain) : isEarlier && texts.earlier,
    stops && texts.stops(stops),
    isSending && texts.sending(isPlain),
    planned.length > 0 && texts.planned(planned),
    hint && texts.hint[hint],
  ]
    .filter(Boolean)
    .join(', ');
}

/** The labels of all squares of a board, by square. `chain`: the ball's way in the last turn. */
export function labelsOf(props: GameBoardProps, chain: Chain = []): readonly string[] {
  const {
    board,
    pieces,
    ball,
    plain,
    selected,
    destinations = [],
    threatened,
    threatWords,
    faults,
    kickers,
    lastActionSquares,
    earlierActionSquares,
    sending,
    planned,
    hint,
    tiles,
    reach,
    route,
    pieceNames,
    looks = {},
  } = props;
  const stops = stopsOf(board, chain);
  return Array.from({ length: squareCount(board) }, (_, square) => {
    const piece = pieces[square];
    const state: SquareState = {
      piece,
      isRoyal: piece && looks[piece.letter]?.isRoyal,
      isBall: square === ball,
      tile: tiles?.[square],
      reach: reachAt(reach, square),
      step: stepAt(route, square),
      isLooseBall: typeof ball === 'object' && touches(board, square, ball),
      isSelected: square === selected,
      actions: destinations.filter((destination) => destination.square === square),
      isThreatened: threatened?.includes(square) ?? false,
      threatWords,
      fault: faults?.find((one) => one.square === square)?.message,
      kicker: kickers?.ready.includes(square) ? 'ready' : kickers?.spent.includes(square) ? 'spent' : undefined,
      isPlain: plain,
      isLast: lastActionSquares?.includes(square) ?? false,
      isEarlier: earlierActionSquares?.includes(square) ?? false,
      stops: stops.find((stop) => stop.square === square)?.numbers,
      isSending: sending?.includes(square) ?? false,
      planned: planned?.flatMap(({ to }, index) => (to === square ? [index + 1] : [])),
      hint: hint && (square === hint.from ? 'from' : square === hint.to ? 'to' : undefined),
    };
    return squareLabel(board, square, state, pieceNames);
  });
}

function reachAt(reach: ShownReach | undefined, square: Square): readonly ('move' | 'capture')[] {
  return [
    ...(reach?.isForeign && reach.moves.includes(square) ? (['move'] as const) : []),
    ...(reach?.attacks.includes(square) ? (['capture'] as const) : []),
  ];
}

/** The number of the step of a way that ends on a square; `undefined` on its first square. */
function stepAt(route: ShownRoute | undefined, square: Square): number | undefined {
  const index = route?.squares.lastIndexOf(square) ?? 0;
  return index > 0 ? index : undefined;
}

/** A position in words: "white king e1, black pawn d7, ball d4, wall c3 d3", or "empty board". */
export function positionLabel(
  board: Board,
  pieces: Placement,
  ball: BallPlace | undefined,
  pieceNames: PieceNames,
  tiles: readonly Tile[] = [],
): string {
  const things = pieces.flatMap((piece, square) =>
    piece ? [`${pieceLabel(piece, pieceNames)} ${squareName(board, square)}`] : [],
  );
  if (ball !== undefined)
    things.push(typeof ball === 'number' ? `${texts.ball} ${squareName(board, ball)}` : texts.looseBall);
  for (const tile of new Set(tiles)) {
    const squares = tiles.flatMap((one, square) => (one === tile ? [squareName(board, square)] : []));
    if (texts.tiles[tile]) things.push([texts.tiles[tile], ...squares].join(' '));
  }
  return things.join(', ') || texts.emptyBoard;
}
