import type { Board, Drawing, Piece, Side, Square } from '@kickmate/board';
import type { ActionLook, GameEvent, Reach, Tile } from '@kickmate/game';
import type { Looks } from './art/looks.ts';
import type { BallPlace } from './geometry.ts';
import type { Device } from './input/useBoardInput.ts';
import type { PieceNames } from './piece-names.ts';

/** The squares that an inspected piece could reach. */
export interface ShownReach extends Reach {
  /** Whether the piece cannot act now. Its moves are then drawn too, because there are no destinations. */
  readonly isForeign: boolean;
}

/** A piece's way over several squares. */
export interface ShownRoute {
  /** The piece's square, then the square on which each of its moves ends. */
  readonly squares: readonly Square[];
  /** The number of moves that are played if the way is chosen. The rest is only a plan. */
  readonly automaticCount: number;
}

/** Something that the selected piece can do. */
export interface Destination {
  readonly square: Square;
  readonly look: ActionLook;
  /** The result in words for screen readers: "comes to rest on g8, head goal". */
  readonly words?: string;
  /** A short text that is drawn there, such as the probability of a goal. */
  readonly badge?: string | undefined;
}

/** A choice that the player makes on a square: which piece a pawn becomes, or whether the piece or the ball goes there. */
export interface Question {
  readonly square: Square;
  /** The question for screen readers: "Promote to". */
  readonly label: string;
  readonly options: readonly Answer[];
}

/** A possible answer to a {@link Question}. */
export interface Answer {
  /** Absent for the ball. */
  readonly piece?: Piece | undefined;
  readonly label: string;
  /** Whether the label is written next to the picture. */
  readonly isNamed?: boolean;
}

/** The props of a board: the contents that it shows, and the actions that a person may choose. */
export interface GameBoardProps {
  board: Board;
  /** The piece of each square. */
  pieces: readonly (Piece | undefined)[];
  ball?: BallPlace | undefined;
  /** The tile of each square, in games with terrain. */
  tiles?: readonly Tile[] | undefined;
  /** The drawings of pieces that have their own look. */
  looks?: Looks | undefined;
  /** Whether Black is at the bottom. */
  flipped?: boolean;
  /** For games without a ball: draws squares only, no pitch and no goals. */
  plain?: boolean;
  selected?: Square | undefined;
  /** The squares to which the selected piece can go. Each kind of action has its own mark. */
  destinations?: readonly Destination[];
  /** The squares that the inspected piece could reach. */
  reach?: ShownReach | undefined;
  /** The way that the player considers, or that the piece is on. */
  route?: ShownRoute | undefined;
  /** The squares that the last action touched. */
  lastActionSquares?: readonly Square[];
  /** The squares that earlier actions of the same turn touched. */
  earlierActionSquares?: readonly Square[];
  /** The events of each action of that turn. Where several of them moved the ball, its stops are numbered. */
  turn?: readonly (readonly GameEvent[])[] | undefined;
  /** The squares of an action that was chosen and has not been played yet, because it is on its way to a server. */
  sending?: readonly Square[] | undefined;
  /** Moves that are planned in the other side's turn, in their order. */
  planned?: readonly { readonly from: Square; readonly to: Square }[] | undefined;
  /** The squares on which pieces may be placed. */
  zone?: readonly Square[];
  /** Squares of pieces in check, or in another danger. */
  threatened?: readonly Square[];
  /** The words for these pieces' state; "in check" if absent. */
  threatWords?: string | undefined;
  /** The side in whose goal the ball may soon be: its goal is marked. */
  threatenedGoal?: Side | undefined;
  /** During a turn of several actions: squares of pieces that may still kick, and of pieces that have kicked. */
  kickers?: { readonly ready: readonly Square[]; readonly spent: readonly Square[] } | undefined;
  /** Errors on squares, in words. */
  faults?: readonly { readonly square: Square; readonly message: string }[];
  /** A question at a square. The board waits until it is answered or cancelled. */
  question?: Question | undefined;
  /** A hint, drawn as an arrow. */
  hint?: { readonly from: Square; readonly to: Square } | undefined;
  /** The events of the action that the player considers: a kick is drawn as the ball's path. */
  preview?: readonly GameEvent[] | undefined;
  /** A text next to that path, such as the probability of a goal. */
  previewWords?: string | undefined;
  /** Whether squares can be picked. The keyboard can always move over them. */
  interactive?: boolean;
  /** Whether a person may draw arrows and circles, by the right button or a long press. */
  drawable?: boolean;
  /** Drawings that the owner keeps: it gets each new one by `draw`. Absent: the board forgets them with the next action. */
  drawings?: readonly Drawing[] | undefined;
  /** Squares in circles, because something beside the board speaks of them. */
  marks?: readonly Square[];
  /** The squares of pieces that may be picked up. */
  movable?: readonly Square[];
  pieceNames: PieceNames;
  /** The board's name for screen readers. */
  label: string;
}

/** The events of a board. */
export interface GameBoardEmits {
  /** A mark was drawn; the same again removes it ({@link withDrawing}). */
  draw: [drawing: Drawing];
  /** A square was clicked, tapped, or picked with Enter or Space. */
  pick: [square: Square, by: Device];
  /** A square was picked while the board is not interactive. */
  refuse: [square: Square];
  /** A piece was dragged from a square to another. */
  drop: [from: Square, to: Square, by: Device];
  /** A piece was dragged from a square and dropped outside the board. */
  dropOutside: [from: Square];
  /** A drag has begun. */
  grab: [square: Square];
  /** The square that is pointed at, or has the keyboard's focus, has changed. */
  hover: [square: Square | undefined];
  /** The question was answered with the option of that index. */
  answer: [index: number];
  /** Escape, or a press outside the question. */
  cancel: [];
}
