import type { Board, Piece, Placement, Side, Square } from '@kickmate/board';
import type { Tile } from '@kickmate/game';
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
  /** Of the ball, how high it is: 0 on the ground, 1 above a piece. */
  readonly height?: number;
}

/**
 * What flashes up for a moment: `capture` - a captured piece goes; `burst` - a piece is destroyed by the ball; `kick`;
 * `bounce` at a wall; `thud` - the ball is stopped; `net` - it lands in the goal;
 * `goal` - the scorer's side is cheered; `check` - a piece is under a threat; `unlock` - a door opens; `pickUp` - a key
 * flies to who has picked it up; `banner` - words across the board.
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

/** What an effect shows, and where. */
export interface EffectLook {
  readonly kind: EffectKind;
  readonly at: Spot;
  /** Where it flies, if it does. */
  readonly to?: Spot;
  readonly piece?: Piece | undefined;
  readonly text?: string;
  readonly side?: Side;
}

/** An effect at a moment of its life: `progress` from 0 to 1. */
export interface Effect extends EffectLook {
  readonly key: number;
  readonly progress: number;
}

/** What stands still at a moment. */
export interface Still {
  readonly pieces: Placement;
  readonly ball: BallPlace | undefined;
  /** In games with terrain. */
  readonly tiles?: readonly Tile[] | undefined;
}

/** All that is to be drawn at a moment. `pieces` stays the same value as long as nothing in it changes. */
export interface Frame extends Still {
  readonly sprites: readonly Sprite[];
  readonly effects: readonly Effect[];
}

/** What moves during a cut, by the cut's progress from 0 to 1. */
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
 * A short timeline: cuts that follow one another, and effects on top of them that may outlast a cut. Times are in
 * milliseconds. It is recorded once and can then be looked at in any moment, which makes it easy to test.
 */
export class Timeline {
  readonly #segments: Segment[] = [];
  readonly #effects: TimedEffect[] = [];
  #end = 0;

  /** When the next cut begins. */
  get now(): number {
    return this.#end;
  }

  /** When everything, effects included, is over. */
  get duration(): number {
    return Math.max(this.#end, ...this.#effects.map(({ start, duration }) => start + duration));
  }

  /** Adds a cut after the last one. */
  add(duration: number, still: Still, motion: Motion = () => []): void {
    this.#segments.push({ ...still, start: this.#end, duration, motion });
    this.#end += duration;
  }

  /** Adds an effect, `delay` after the moment at which the next cut begins. */
  effect(duration: number, look: EffectLook, delay = 0): void {
    this.#effects.push({ start: this.#end + delay, duration, look });
  }

  /** What is to be seen at a time; `undefined` when the timeline has no cut at all. */
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

/** The ball as an actor. */
export const ballAt = (at: Spot, change: Partial<Sprite> = {}): Sprite => ({
  at,
  scale: 1,
  turn: 0,
  opacity: 1,
  ...change,
});

/** What is remembered between the events of a timeline: what stands where, and the ball while it is in the air. */
export class TimelineBuilder {
  readonly timeline = new Timeline();
  readonly board: Board;
  #pieces: Placement;
  #ball: BallPlace | undefined;
  #tiles: readonly Tile[] | undefined;
  #flying: Spot | undefined;
  /** How high the ball flies: 0 along the ground, 1 above a piece. */
  height = 0;
  /** Where the last thing happened: a piece arrived, the ball flew to. */
  lastSpot: Spot;

  constructor(board: Board, { pieces, ball, tiles }: Still) {
    this.board = board;
    this.#pieces = pieces;
    this.#ball = ball;
    this.#tiles = tiles;
    this.lastSpot = { x: board.files / 2, y: board.ranks / 2 };
  }

  /** What stands and lies still. */
  get still(): Still {
    return { pieces: this.#pieces, ball: this.#ball, tiles: this.#tiles };
  }

  /** The ball in the air, if it is there: what any motion must show beside its own. */
  get ballInTheAir(): readonly Sprite[] {
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
    this.lastSpot = at;
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
