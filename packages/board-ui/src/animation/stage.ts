import type { Board, Piece, Placement, Square } from '@kickmate/board';
import type { Tile } from '@kickmate/game';
import { type BallPlace, type Spot, squareUnder } from '../geometry.ts';
import { type Actor, Film, type Still } from './film.ts';

/** The ball as an actor. */
export const ballAt = (at: Spot, change: Partial<Actor> = {}): Actor => ({
  at,
  scale: 1,
  turn: 0,
  opacity: 1,
  ...change,
});

/** What is remembered between the events of a film: what stands where, and the ball while it is in the air. */
export class Stage {
  readonly film = new Film();
  readonly board: Board;
  #pieces: Placement;
  #ball: BallPlace | undefined;
  #tiles: readonly Tile[] | undefined;
  #flying: Spot | undefined;
  /** How high the ball flies: 0 along the ground, 1 above a piece. */
  height = 0;
  /** Where the last thing happened: a piece arrived, the ball flew to. */
  spotlight: Spot;

  constructor(board: Board, { pieces, ball, tiles }: Still) {
    this.board = board;
    this.#pieces = pieces;
    this.#ball = ball;
    this.#tiles = tiles;
    this.spotlight = { x: board.files / 2, y: board.ranks / 2 };
  }

  /** What stands and lies still. */
  get still(): Still {
    return { pieces: this.#pieces, ball: this.#ball, tiles: this.#tiles };
  }

  /** The ball in the air, if it is there: what any motion must show beside its own. */
  get ballInTheAir(): readonly Actor[] {
    return this.#flying ? [ballAt(this.#flying, { height: this.height })] : [];
  }

  /** Puts a piece on a square, or empties it. */
  put(square: Square, piece: Piece | undefined): void {
    this.#pieces = this.#pieces.with(square, piece);
  }

  /** Leaves nothing on a square but the floor. */
  bare(square: Square): void {
    this.#tiles = this.#tiles?.with(square, 'floor');
  }

  /** Takes a piece off its square, unless another one stands there by now. */
  remove(square: Square, { letter, side }: Piece): void {
    const there = this.#pieces[square];
    if (there?.letter === letter && there.side === side) this.put(square, undefined);
  }

  /** The ball is in the air, here. */
  fly(at: Spot): void {
    this.#ball = undefined;
    this.#flying = at;
    this.spotlight = at;
  }

  /** The ball lies on a square, or is nowhere. */
  lay(square: Square | undefined): void {
    this.#ball = square;
    this.#flying = undefined;
    this.height = 0;
  }

  /** The flight is over: the ball lies on the square it is above. In the goal, beyond the board, it stays. */
  settle(): void {
    const square = this.#flying && squareUnder(this.board, this.#flying);
    if (square !== undefined) this.lay(square);
  }
}
