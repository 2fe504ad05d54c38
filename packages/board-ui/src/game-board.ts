import type { Board, Piece, Square } from '@kickmate/board';
import type { ActionLook, GameEvent, Reach, Tile } from '@kickmate/game';
import type { Looks } from './art/looks.ts';
import type { BallPlace } from './geometry.ts';
import type { Device } from './input/useBoardInput.ts';

/** What a piece could do that is looked at. */
export interface ShownReach extends Reach {
  /** Whether it is not about to act, so that no destinations say where it may move. */
  readonly isForeign: boolean;
}

/** A piece's way over several squares. */
export interface ShownRoute {
  /** Where the piece stands, and where each of its moves ends. */
  readonly squares: readonly Square[];
  /** How many of the moves are made if the way is chosen; the others are but planned. */
  readonly steps: number;
}

/** Something that the selected piece can do. */
export interface Destination {
  readonly square: Square;
  readonly look: ActionLook;
  /** What would come of it, in words for screen readers: "comes to rest on g8, head goal". */
  readonly words?: string;
  /** A word that is written there: how likely a goal is. */
  readonly badge?: string | undefined;
}

/** A choice on a square: among pieces, for what a piece becomes there; or whether a piece goes there or the ball. */
export interface Question {
  readonly square: Square;
  /** What is asked, for screen readers: "Promote to". */
  readonly label: string;
  readonly options: readonly Answer[];
}

/** One of the answers to a {@link Question}. */
export interface Answer {
  /** Absent for the ball. */
  readonly piece?: Piece | undefined;
  readonly label: string;
  /** Whether the label is to be read beside the picture, which does not say it all. */
  readonly isNamed?: boolean;
}

/** What a board shows, and what it lets a person do. */
export interface GameBoardProps {
  board: Board;
  /** By square index. */
  pieces: readonly (Piece | undefined)[];
  ball?: BallPlace | undefined;
  /** What lies on each square, in games with terrain. */
  tiles?: readonly Tile[] | undefined;
  /** How pieces are drawn that have a look of their own. */
  looks?: Looks | undefined;
  /** Black at the bottom. */
  flipped?: boolean;
  /** Only squares, for games without a ball: no pitch with its goals. */
  plain?: boolean;
  selected?: Square | undefined;
  /** What the selected piece can do, and where; each look has a shape of its own. */
  destinations?: readonly Destination[];
  /** What a piece could do. */
  reach?: ShownReach | undefined;
  /** The way that is being considered, or taken. */
  route?: ShownRoute | undefined;
  /** The squares that the last action touched. */
  lastAction?: readonly Square[];
  /** The squares that were touched before it in the same turn. */
  earlierActions?: readonly Square[];
  /** The squares among which pieces are being placed. */
  zone?: readonly Square[];
  /** Squares whose piece is under a threat that must be answered. */
  threatened?: readonly Square[];
  /** In the middle of a turn: squares whose piece may kick, and those whose piece has kicked already. */
  kickers?: { readonly ready: readonly Square[]; readonly spent: readonly Square[] } | undefined;
  /** What is wrong on a square, in words. */
  faults?: readonly { readonly square: Square; readonly message: string }[];
  /** What is asked at a square, of which nothing else can be done until it is answered or cancelled. */
  question?: Question | undefined;
  /** Drawn as an arrow. */
  hint?: { readonly from: Square; readonly to: Square } | undefined;
  /** The events of an action that is being considered: a kick is drawn as the ball's path. */
  preview?: readonly GameEvent[] | undefined;
  /** What is said of it beside its path: how likely a goal is. */
  previewWords?: string | undefined;
  /** Whether squares can be picked; reading them by keyboard is possible always. */
  interactive?: boolean;
  /** The squares whose piece may be picked up. */
  movable?: readonly Square[];
  /** Piece letters to names for people: `N` to "knight". */
  pieceNames: Readonly<Record<string, string>>;
  /** The board's name for screen readers. */
  label: string;
}

/** What a board tells. */
export interface GameBoardEmits {
  /** A square was clicked, tapped, or picked with Enter or Space. */
  pick: [square: Square, by: Device];
  /** A piece was dragged from a square to another. */
  drop: [from: Square, to: Square, by: Device];
  /** A piece was dragged from a square and let go beside the board. */
  dropOutside: [from: Square];
  /** A drag has begun. */
  grab: [square: Square];
  /** The square that is pointed at, or has the keyboard's focus, has changed. */
  hover: [square: Square | undefined];
  /** The question was answered with the option of that index. */
  answer: [index: number];
  /** Escape, or a press beside the question. */
  cancel: [];
}
