import type { Piece, Side, Square, Step } from '@kickmate/board';
import type { RoundEnd } from './ply.ts';
import type { Item } from './tile.ts';

/** One thing that a person sees happen. An action gives a list of them, in the order in which they happen. */
export type GameEvent =
  /** A piece goes from a square to another. */
  | { readonly kind: 'move'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  /** A piece is captured where it stands. */
  | { readonly kind: 'capture'; readonly piece: Piece; readonly square: Square }
  /** A piece on a square becomes another piece. */
  | { readonly kind: 'promote'; readonly piece: Piece; readonly square: Square }
  /** The piece on a square is under a threat that must be answered: check. */
  | { readonly kind: 'check'; readonly square: Square }
  /** A piece kicks the ball off its square; `from` is the piece's square, if it kicks without moving. */
  | { readonly kind: 'kick'; readonly piece: Piece; readonly ball: Square; readonly from?: Square }
  /** The ball flies on by one square; `bounced` if it turned round at a wall on the way. */
  | { readonly kind: 'fly'; readonly from: Square; readonly to: Square; readonly bounced: boolean }
  /** The flying ball destroys a piece. */
  | { readonly kind: 'destroy'; readonly piece: Piece; readonly square: Square }
  /** The flying ball is stopped by a piece that stands on the next square. */
  | { readonly kind: 'stop'; readonly piece: Piece; readonly square: Square }
  /** The ball leaves the board from a square in a direction. */
  | { readonly kind: 'out'; readonly from: Square; readonly step: Step; readonly bounced: boolean }
  /** A side wins the round; `how` and `says` are the round end's `title` ("Head goal") and `says`. */
  | {
      readonly kind: 'goal';
      readonly side: Side;
      readonly how: string;
      readonly says?: RoundEnd['says'] | undefined;
    }
  /** The ball came to rest on the mover's own back rank and is cleared. */
  | { readonly kind: 'clear'; readonly square: Square }
  /** Chance puts the ball on a square. */
  | { readonly kind: 'drop'; readonly square: Square }
  /** A piece unlocks the door on the square it goes to, which takes one of its side's keys. */
  | { readonly kind: 'unlock'; readonly piece: Piece; readonly square: Square }
  /**
   * A piece picks up the key that lies where it has come to stand, or the item, if there is one: it then carries the item, and
   * is the piece `becomes`.
   */
  | {
      readonly kind: 'pickUp';
      readonly piece: Piece;
      readonly square: Square;
      readonly item?: { readonly name: Item; readonly becomes: Piece } | undefined;
    }
  /** A side has no action and passes. */
  | { readonly kind: 'pass'; readonly side: Side }
  /** The ball goes along with its carrier, which has just moved. */
  | { readonly kind: 'carry'; readonly from: Square; readonly to: Square }
  /** A piece takes a ball that it has won, found loose, or been passed: the ball is on its square. */
  | { readonly kind: 'collect'; readonly piece: Piece; readonly square: Square }
  /** The ball is passed to a piece of the same side, which stands there. */
  | { readonly kind: 'ballPass'; readonly from: Square; readonly to: Square; readonly piece: Piece }
  /** A piece shoots the ball from its square at a square of a goal. */
  | { readonly kind: 'shot'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  /** A king holds a shot: the ball is on its square. */
  | { readonly kind: 'save'; readonly piece: Piece; readonly square: Square }
  /** Another piece stops a shot: the ball is on its square. */
  | { readonly kind: 'block'; readonly piece: Piece; readonly square: Square }
  /** A shot goes out: the ball lies dead on a corner square. */
  | { readonly kind: 'corner'; readonly square: Square }
  | OtherEvent;

/**
 * An event for which there is no kind here, so that a game can show things that no other game has. Boards, commentaries and
 * proofs do what its squares say: {@link otherEffect}.
 */
export interface OtherEvent {
  readonly kind: 'other';
  /** The piece that acts, as it is afterwards. Absent: the one that stands on `from`. */
  readonly piece?: Piece | undefined;
  /** The square that a piece or the ball leaves. */
  readonly from?: Square | undefined;
  /** The square to which it goes, or on which a piece appears. */
  readonly to?: Square | undefined;
  /** The square where something happens that moves nothing. */
  readonly square?: Square | undefined;
  /**
   * For people: after the piece's name, "is frozen"; without a piece a sentence of its own, "the river rises". The squares
   * follow. Absent: general words.
   */
  readonly words?: string | undefined;
  /** Whether {@link words} say all about the action: its other events are shown on the board only. Such an event comes first. */
  readonly isWhole?: boolean | undefined;
}

const KNOWN: Readonly<Record<Exclude<GameEvent, OtherEvent>['kind'], true>> = {
  move: true,
  capture: true,
  promote: true,
  check: true,
  kick: true,
  fly: true,
  destroy: true,
  stop: true,
  out: true,
  goal: true,
  clear: true,
  drop: true,
  unlock: true,
  pickUp: true,
  pass: true,
  carry: true,
  collect: true,
  ballPass: true,
  shot: true,
  save: true,
  block: true,
  corner: true,
};

/**
 * Returns the event as an {@link OtherEvent} if its kind is none of those above, else `undefined`. That includes kinds
 * that the type does not have, because a game may have been written for a later version of it.
 */
export const asOther = (event: GameEvent): OtherEvent | undefined =>
  Object.hasOwn(KNOWN, event.kind) ? undefined : (event as OtherEvent);

/** The effect of an {@link OtherEvent} on the board. */
export type OtherEffect =
  /** The piece on a square goes to another, and is `piece` there. What stood there is gone. */
  | { readonly kind: 'move'; readonly piece: Piece; readonly from: Square; readonly to: Square }
  /** The ball goes from a square to another. */
  | { readonly kind: 'ball'; readonly from: Square; readonly to: Square }
  /** The piece on a square vanishes. */
  | { readonly kind: 'vanish'; readonly piece: Piece; readonly square: Square }
  /** A piece appears on a square, in place of one that stood there. */
  | { readonly kind: 'appear'; readonly piece: Piece; readonly square: Square }
  /** Nothing moves. */
  | { readonly kind: 'nothing' };

/**
 * Returns the effect of an event on the board, or `undefined` if it does not fit the board. With `from` and `to` the piece on `from`
 * goes to `to`; where no piece stands on `from`, the ball does. With `from` alone the piece there vanishes. With `to` alone
 * `piece` appears there. Without both nothing moves.
 * @param standing the pieces by square, before the event
 * @param ball the ball's square, before the event
 */
export function otherEffect(
  { piece, from, to }: OtherEvent,
  standing: readonly (Piece | undefined)[],
  ball: Square | undefined,
): OtherEffect | undefined {
  if (from === undefined) {
    if (to === undefined) return { kind: 'nothing' };
    return piece && { kind: 'appear', piece, square: to };
  }
  const there = standing[from];
  if (to === undefined) return there && { kind: 'vanish', piece: there, square: from };
  if (there) return { kind: 'move', piece: piece ?? there, from, to };
  return ball === from ? { kind: 'ball', from, to } : undefined;
}
