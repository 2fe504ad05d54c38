import type { Piece, Placement, Side } from '@kickmate/board';
import type { Tile } from '@kickmate/game';
import type { BallPlace, Spot } from '../geometry.ts';

/** Something in motion: a piece, or the ball where `piece` is absent. */
export interface Actor {
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
export interface Scene extends Still {
  readonly actors: readonly Actor[];
  readonly effects: readonly Effect[];
}

/** What moves during a cut, by the cut's progress from 0 to 1. */
export type Motion = (progress: number) => readonly Actor[];

interface Cut extends Still {
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
 * A short film: cuts that follow one another, and effects on top of them that may outlast a cut. Times are in
 * milliseconds. It is recorded once and can then be looked at in any moment, which makes it easy to test.
 */
export class Film {
  readonly #cuts: Cut[] = [];
  readonly #effects: TimedEffect[] = [];
  #cutsEnd = 0;

  /** When the next cut begins. */
  get now(): number {
    return this.#cutsEnd;
  }

  /** When everything, effects included, is over. */
  get duration(): number {
    return Math.max(this.#cutsEnd, ...this.#effects.map(({ start, duration }) => start + duration));
  }

  /** Adds a cut after the last one. */
  cut(duration: number, still: Still, motion: Motion = () => []): void {
    this.#cuts.push({ ...still, start: this.#cutsEnd, duration, motion });
    this.#cutsEnd += duration;
  }

  /** Adds an effect, `delay` after the moment at which the next cut begins. */
  effect(duration: number, look: EffectLook, delay = 0): void {
    this.#effects.push({ start: this.#cutsEnd + delay, duration, look });
  }

  /** What is to be seen at a time; `undefined` when the film has no cut at all. */
  at(time: number): Scene | undefined {
    const cut = this.#cuts.findLast(({ start }) => start <= time) ?? this.#cuts[0];
    if (!cut) return undefined;
    const progress = cut.duration > 0 ? Math.min(Math.max((time - cut.start) / cut.duration, 0), 1) : 1;
    const { pieces, ball, tiles } = cut;
    return { pieces, ball, tiles, actors: cut.motion(progress), effects: this.#effectsAt(time) };
  }

  #effectsAt(time: number): readonly Effect[] {
    return this.#effects.flatMap(({ start, duration, look }, key) => {
      const progress = (time - start) / duration;
      return progress >= 0 && progress < 1 ? [{ ...look, key, progress }] : [];
    });
  }
}
