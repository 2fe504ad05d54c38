import type { Board, Piece, Placement, Side, Square } from '@kickmate/board';
import type { Item, Tile } from '@kickmate/game';
import { type BallPlace, type Spot, squareUnder } from '../geometry.ts';

/** Something in motion: a piece, or the ball where `piece` is absent. */
export interface Sprite {
  readonly piece?: Piece | undefined;
  readonly at: Spot;
  /** 1 is the usual size. */
  readonly scale: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** The ball's height: 0 on the ground, 1 above a piece. */
  readonly height?: number;
}

/**
 * A short visual effect: `capture` - a captured piece vanishes; `burst` - the ball destroys a piece; `kick`; `bounce` at a
 * wall; `thud` - a piece stops the ball; `net` - the ball lands in the goal; `goal` - a cheer for the scorer; `check` - a
 * piece is in check; `unlock` - a door opens; `pickUp` - a key flies to its new owner, or an item
 * shrinks onto its carrier; `banner` - words across the board.
 */
export type EffectKind =
  | 'capture'
  | 'burst'
  | 'kick'
  | 'bounce'
  | 'thud'
  | 'net'
  | 'goal'
  | 'check'
  | 'unlock'
  | 'pickUp'
  | 'banner';

/** The kind and place of an effect. */
export interface EffectLook {
  readonly kind: EffectKind;
  readonly at: Spot;
  /** The spot to which it flies, if it flies. */
  readonly to?: Spot;
  readonly piece?: Piece | undefined;
  /** The item that is picked up; absent for a key. */
  readonly tile?: Item;
  readonly text?: string;
  /** Whether the words are smaller, so that they hide less of the board. */
  readonly isSmall?: boolean;
  readonly side?: Side;
}

/** An effect at one moment; `progress` goes from 0 to 1. */
export interface Effect extends EffectLook {
  readonly key: number;
  readonly progress: number;
}

/** Everything that does not move at one moment. */
export interface Still {
  readonly pieces: Placement;
  readonly ball: BallPlace | undefined;
  /** In games with terrain. */
  readonly tiles?: readonly Tile[] | undefined;
}

/** Everything that is drawn at one moment. `pieces` stays the same object while nothing in it changes. */
export interface Frame extends Still {
  readonly sprites: readonly Sprite[];
  readonly effects: readonly Effect[];
}

/** The moving things of a segment, by its progress from 0 to 1. */
export type Motion = (progress: number) => readonly Sprite[];

interface Segment extends Still {
  readonly start: number;
  readonly duration: number;
  readonly motion: Motion;
}

interface TimedEffect {
  readonly start: number;
  readonly duration: number;
  readonly look: EffectLook;
}

/**
 * A recorded animation: segments one after the other, and effects that may outlast a segment. Times are in milliseconds.
 * {@link at} gives the frame of any moment.
 */
export class Timeline {
  readonly #segments: Segment[] = [];
  readonly #effects: TimedEffect[] = [];
  #end = 0;

  /** The time at which the next segment begins. */
  get now(): number {
    return this.#end;
  }

  /** The time at which all segments and effects are over. */
  get duration(): number {
    return Math.max(this.#end, ...this.#effects.map(({ start, duration }) => start + duration));
  }

  /** Adds a segment at the end. */
  add(duration: number, still: Still, motion: Motion = () => []): void {
    this.#segments.push({ ...still, start: this.#end, duration, motion });
    this.#end += duration;
  }

  /** Adds an effect that starts `delay` after the beginning of the next segment. */
  effect(duration: number, look: EffectLook, delay = 0): void {
    this.#effects.push({ start: this.#end + delay, duration, look });
  }

  /** The frame at a time; `undefined` if the timeline has no segment. */
  at(time: number): Frame | undefined {
    const cut = this.#segments.findLast(({ start }) => start <= time) ?? this.#segments[0];
    if (!cut) return undefined;
    const progress = cut.duration > 0 ? Math.min(Math.max((time - cut.start) / cut.duration, 0), 1) : 1;
    const { pieces, ball, tiles } = cut;
    return { pieces, ball, tiles, sprites: cut.motion(progress), effects: this.#effectsAt(time) };
  }

  #effectsAt(time: number): readonly Effect[] {
    return this.#effects.flatMap(({ start, duration, look }, key) => {
      const progress = (time - start) / duration;
      return progress >= 0 && progress < 1 ? [{ ...look, key, progress }] : [];
    });
  }
}

/** The ball as a sprite. */
export const ballAt = (at: Spot, change: Partial<Sprite> = {}): Sprite => ({
  at,
  scale: 1,
  turn: 0,
  opacity: 1,
  ...change,
});

/** The position while a timeline is made from events, and the ball while it is in the air. */
export class TimelineBuilder {
  readonly timeline = new Timeline();
  readonly board: Board;
  #pieces: Placement;
  #ball: BallPlace | undefined;
  #tiles: readonly Tile[] | undefined;
  #flying: Spot | undefined;
  /** The ball's height: 0 along the ground, 1 above a piece. */
  height = 0;
  /** The spot of the last event: a piece arrived there, or the ball. */
  lastSpot: Spot;
  /** The spot of the king whose check ends the round. */
  mated: Spot | undefined;

  constructor(board: Board, { pieces, ball, tiles }: Still) {
    this.board = board;
    this.#pieces = pieces;
    this.#ball = ball;
    this.#tiles = tiles;
    this.lastSpot = { x: board.files / 2, y: board.ranks / 2 };
  }

  /** The position without the ball in the air. */
  get still(): Still {
    return { pieces: this.#pieces, ball: this.#ball, tiles: this.#tiles };
  }

  /** The ball, if it is in the air: every motion has to draw it too. */
  get ballInTheAir(): readonly Sprite[] {
    return this.#flying ? [ballAt(this.#flying, { height: this.height })] : [];
  }

  /** Puts a piece on a square, or empties it. */
  put(square: Square, piece: Piece | undefined): void {
    this.#pieces = this.#pieces.with(square, piece);
  }

  /** Clears the tile of a square. */
  bare(square: Square): void {
    this.#tiles = this.#tiles?.with(square, 'floor');
  }

  /** Removes a piece from its square, unless another piece stands there now. */
  remove(square: Square, { letter, side }: Piece): void {
    const there = this.#pieces[square];
    if (there?.letter === letter && there.side === side) this.put(square, undefined);
  }

  /** Puts the ball into the air at a spot. */
  fly(at: Spot): void {
    this.#ball = undefined;
    this.#flying = at;
    this.lastSpot = at;
  }

  /** Puts the ball on a square, or takes it off the board. */
  lay(square: Square | undefined): void {
    this.#ball = square;
    this.#flying = undefined;
    this.height = 0;
  }

  /** Ends the flight: the ball lies on the square below it. A ball in the goal stays there. */
  settle(): void {
    const square = this.#flying && squareUnder(this.board, this.#flying);
    if (square !== undefined) this.lay(square);
  }
}
