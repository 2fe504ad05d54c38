import { type Board, type Piece, type Side, type Square, sideName } from '@kickmate/board';
import { type GameEvent, type OtherEvent, otherEffect } from '@kickmate/game';
import { ballSpot, type Spot, spotOf, squareUnder } from '../geometry.ts';
import { goalWords } from '../goal-words.ts';
import { alongLeg, between, distance, isLeap, type Leg, legLength, legsOf, outLeg } from '../layers/flight.ts';
import { texts } from '../texts.ts';
import { ballAt, type Still, type Timeline, TimelineBuilder } from './timeline.ts';

/** Durations at speed 1, in milliseconds. */
const TIME = {
  slide: 170,
  slidePerSquare: 35,
  longestSlide: 420,
  capture: 260,
  kick: 90,
  swing: 200,
  flyPerSquare: 130,
  leapPerSquare: 210,
  burst: 520,
  flash: 320,
  thud: 240,
  net: 700,
  cheer: 900,
  goal: 1300,
  clear: 320,
  drop: 460,
  pass: 700,
  promote: 300,
  check: 620,
  unlock: 520,
  pickUp: 760,
} as const;

/** The share of the ball's way to a square after which it hits the piece there. */
const HIT = 0.55;

/** The share of a door's opening after which a piece can pass. */
const HALF_OPEN = 0.6;

/** Distance that a piece leans towards a ball that it kicks from its own square, in squares. */
const REACH = 0.28;

/** The share of the way to the stopping piece that the ball still rolls. */
const THUD = 0.3;

/** Distance that a ball goes out beyond the last rank, in squares from the middle of that rank. */
const WIDE = 0.8;

const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
const easeOut = (t: number): number => 1 - (1 - t) ** 2;

/** Height of a ball that falls from 1 to the ground and bounces once, at a time from 0 to 1. */
const fall = (t: number): number => (t < 0.7 ? 1 - (t / 0.7) ** 2 : 0.3 * ((t - 0.7) / 0.3) * (1 - (t - 0.7) / 0.3));

/**
 * Makes the timeline of an action: its events one after the other, starting from the position before it.
 * @param dragged a move that is left out, because the player has just dragged the piece there
 * @param isOneRound whether the round's winner wins everything
 * @param cheer the words for a goal; absent: how it was scored, and for whom
 */
export function timelineOf(
  board: Board,
  before: Still,
  events: readonly GameEvent[],
  {
    dragged,
    isOneRound = false,
    cheer,
  }: { dragged?: FromTo | undefined; isOneRound?: boolean | undefined; cheer?: string | undefined } = {},
): Timeline {
  const builder = new TimelineBuilder(board, before);
  const legs = legsOf(board, events);
  for (const [index, event] of events.entries()) {
    const [previous, next] = [events[index - 1], events[index + 1]];
    if (event.kind === 'move') {
      // Consecutive moves run at the same time: in castling, king and rook may even change places.
      if (previous?.kind !== 'move') {
        const moves = movesFrom(events, index);
        const then = events[index + moves.length];
        slide(builder, moves, dragged, then?.kind === 'carry' ? then : undefined);
      }
    } else addEvent(builder, event, previous, next, { legs, dragged, isOneRound, cheer });
  }
  builder.settle();
  hold(builder, 0);
  return builder.timeline;
}

/** A move from one square to another. */
export interface FromTo {
  readonly from: Square;
  readonly to: Square;
}

type Move = Extract<GameEvent, { kind: 'move' }>;

/** The unbroken run of moves that begins at an index. */
function movesFrom(events: readonly GameEvent[], index: number): readonly Move[] {
  const rest = events.slice(index);
  const end = rest.findIndex(({ kind }) => kind !== 'move');
  return rest.slice(0, end < 0 ? rest.length : end).filter((event) => event.kind === 'move');
}

const isSame = (a: FromTo, b: FromTo | undefined): boolean => a.from === b?.from && a.to === b.to;

function addEvent(
  builder: TimelineBuilder,
  event: Exclude<GameEvent, Move>,
  previous: GameEvent | undefined,
  next: GameEvent | undefined,
  {
    legs,
    dragged,
    isOneRound,
    cheer,
  }: {
    readonly legs: ReadonlyMap<GameEvent, Leg>;
    readonly dragged: FromTo | undefined;
    readonly isOneRound: boolean;
    readonly cheer: string | undefined;
  },
): void {
  switch (event.kind) {
    case 'capture':
      capture(builder, event.piece, event.square, next, dragged);
      break;
    case 'promote':
      promote(builder, event.piece, event.square);
      break;
    case 'check':
      // A mate has its own effects, at the king.
      if (next?.kind === 'goal') builder.mated = spotOf(builder.board, event.square);
      else builder.timeline.effect(TIME.check, { kind: 'check', at: spotOf(builder.board, event.square) });
      break;
    case 'kick':
      kick(builder, event.ball, event.from === undefined ? undefined : { piece: event.piece, from: event.from });
      break;
    case 'fly': {
      const victim = [previous, next].find((other) => other?.kind === 'destroy' && other.square === event.to);
      fly(builder, legs.get(event)!, victim?.kind === 'destroy' ? victim : undefined);
      break;
    }
    case 'destroy':
      // A flight onto the square shows the destruction itself.
      if (![previous, next].some((other) => other?.kind === 'fly' && other.to === event.square)) burst(builder, event);
      break;
    case 'stop':
      thud(builder, event.square);
      break;
    case 'out':
      out(builder, legs.get(event)!);
      break;
    case 'goal':
      goal(builder, event, isOneRound, cheer);
      break;
    case 'clear':
      clear(builder, event.square);
      break;
    case 'drop':
      drop(builder, event.square);
      break;
    case 'pass':
      pass(builder, event.side);
      break;
    case 'carry':
      // The move has shown it.
      builder.lay(event.to);
      break;
    case 'collect':
    case 'save':
    case 'block':
      collect(builder, event.square);
      break;
    case 'ballPass':
      kick(builder, event.from);
      roll(builder, event.to);
      break;
    case 'shot':
      kick(builder, event.from);
      // A stopped shot ends at the piece that stops it.
      if (next?.kind !== 'save' && next?.kind !== 'block') shoot(builder, event.to, next?.kind === 'goal');
      break;
    case 'corner':
      deflect(builder, event.square);
      break;
    case 'unlock':
      unlock(builder, event.square, next, dragged);
      break;
    case 'pickUp':
      pickUp(builder, event);
      break;
    case 'other':
      other(builder, event, dragged);
      break;
    default:
      // The kind is in no list: the game was written for a later version.
      other(builder, event satisfies never, dragged);
  }
}

/** Shows an event of no known kind by its effect on the board, and a flash where it happens. */
function other(builder: TimelineBuilder, event: OtherEvent, dragged: FromTo | undefined): void {
  const { pieces, ball } = builder.still;
  const effect = otherEffect(event, pieces, typeof ball === 'number' ? ball : undefined);
  switch (effect?.kind) {
    case 'move':
      slide(builder, [effect], dragged, undefined);
      break;
    case 'ball':
      roll(builder, effect.to);
      break;
    case 'vanish': {
      const { piece, square } = effect;
      builder.timeline.effect(TIME.capture, { kind: 'capture', at: spotOf(builder.board, square), piece });
      builder.put(square, undefined);
      break;
    }
    case 'appear':
      promote(builder, effect.piece, effect.square);
      break;
    case 'nothing':
    // The event does not fit the board. Its place is shown.
    case undefined:
      break;
    default:
      effect satisfies never;
  }
  const place = event.square ?? event.to ?? event.from;
  if (place === undefined) return;
  builder.lastSpot = spotOf(builder.board, place);
  builder.timeline.effect(TIME.flash, { kind: 'kick', at: builder.lastSpot });
  hold(builder, TIME.flash);
}

function slideTime(board: Board, from: Square, to: Square): number {
  const length = distance(spotOf(board, from), spotOf(board, to));
  return Math.min(TIME.slide + TIME.slidePerSquare * length, TIME.longestSlide);
}

function slide(
  builder: TimelineBuilder,
  moves: readonly Move[],
  dragged: FromTo | undefined,
  carried: FromTo | undefined,
): void {
  const { board } = builder;
  builder.settle();
  for (const { from } of moves) builder.put(from, undefined);
  const seen = moves.filter((move) => isSame(move, dragged));
  for (const { piece, to } of seen) builder.put(to, piece);
  const sliding = moves.filter((move) => !seen.includes(move));
  if (carried) builder.lay(undefined);
  const on = ({ from, to }: FromTo, t: number) => between(spotOf(board, from), spotOf(board, to), easeInOut(t));
  if (sliding.length > 0)
    builder.timeline.add(Math.max(...sliding.map(({ from, to }) => slideTime(board, from, to))), builder.still, (t) => [
      ...sliding.map((move) => ({ piece: move.piece, at: on(move, t), scale: 1, turn: 0, opacity: 1 })),
      ...(carried ? [ballAt(on(carried, t))] : []),
    ]);
  if (carried) builder.lay(carried.to);
  for (const { piece, to } of sliding) builder.put(to, piece);
  builder.lastSpot = spotOf(board, moves[0]!.to);
}

/** The door opens, and the piece waits for it, unless the player has dragged the piece through already. */
function unlock(
  builder: TimelineBuilder,
  square: Square,
  next: GameEvent | undefined,
  dragged: FromTo | undefined,
): void {
  builder.bare(square);
  builder.timeline.effect(TIME.unlock, { kind: 'unlock', at: spotOf(builder.board, square) });
  if (!(next?.kind === 'move' && isSame(next, dragged))) hold(builder, HALF_OPEN * TIME.unlock);
}

/**
 * A key flies to the player's bar beyond the side's end of the board, where keys are counted. An item shrinks onto the piece, which
 * from then on is the one that carries it.
 */
function pickUp(builder: TimelineBuilder, { piece, square, item }: Extract<GameEvent, { kind: 'pickUp' }>): void {
  const { files, ranks } = builder.board;
  const at = spotOf(builder.board, square);
  builder.bare(square);
  if (item) {
    builder.put(square, item.becomes);
    builder.timeline.effect(TIME.pickUp, { kind: 'pickUp', at, tile: item.name });
    return;
  }
  const to = { x: files - 0.5, y: piece.side === 'w' ? -0.2 : ranks + 0.2 };
  builder.timeline.effect(TIME.pickUp, { kind: 'pickUp', at, to });
}

/** The old piece shrinks, and the new piece grows. */
function promote(builder: TimelineBuilder, piece: Piece, square: Square): void {
  const at = spotOf(builder.board, square);
  const before = builder.still.pieces[square];
  builder.put(square, undefined);
  builder.timeline.effect(TIME.flash, { kind: 'kick', at }, TIME.promote / 2);
  builder.timeline.add(TIME.promote, builder.still, (t) => [
    ...(before && t < 0.5 ? [{ piece: before, at, scale: 1 - t, turn: 0, opacity: 1 - 2 * t }] : []),
    { piece, at, scale: 0.3 + 0.7 * easeOut(t), turn: 0, opacity: Math.min(1, 2 * t) },
  ]);
  builder.put(square, piece);
}

/** The captured piece vanishes when the capturing piece arrives; the move may be the event before or after it. */
function capture(
  builder: TimelineBuilder,
  piece: Piece,
  square: Square,
  next: GameEvent | undefined,
  dragged: FromTo | undefined,
): void {
  const capturerArrivesNext = next?.kind === 'move' && next.to === square;
  const delay = capturerArrivesNext && !isSame(next, dragged) ? 0.75 * slideTime(builder.board, next.from, next.to) : 0;
  builder.timeline.effect(TIME.capture, { kind: 'capture', at: spotOf(builder.board, square), piece }, delay);
  if (!capturerArrivesNext) builder.remove(square, piece);
}

function kick(
  builder: TimelineBuilder,
  square: Square,
  kicker?: { readonly piece: Piece; readonly from: Square },
): void {
  const at = spotOf(builder.board, square);
  if (kicker) swing(builder, kicker, at);
  builder.height = 0;
  builder.fly(at);
  builder.timeline.effect(TIME.flash, { kind: 'kick', at });
  builder.timeline.add(TIME.kick, builder.still, (t) => [ballAt(at, { scale: 1 - 0.2 * Math.sin(Math.PI * t) })]);
}

/** A piece leans towards the ball beside it and comes back. */
function swing(
  builder: TimelineBuilder,
  { piece, from }: { readonly piece: Piece; readonly from: Square },
  ball: Spot,
): void {
  const home = spotOf(builder.board, from);
  builder.put(from, undefined);
  builder.timeline.add(TIME.swing, builder.still, (t) => [
    {
      piece,
      at: between(home, ball, (REACH * Math.sin(Math.PI * t)) / distance(home, ball)),
      scale: 1,
      turn: 0,
      opacity: 1,
    },
  ]);
  builder.put(from, piece);
}

function fly(
  builder: TimelineBuilder,
  leg: Leg,
  victim?: { readonly piece: Piece; readonly square: Square },
  above = victim === undefined && isOccupied(builder, leg.to),
): void {
  const from = builder.height;
  builder.height = above ? 1 : 0;
  const height = heightOf(from, builder.height, isLeap(leg));
  const isHigh = from + builder.height > 0 || isLeap(leg);
  const duration = legLength(leg) * (isHigh ? TIME.leapPerSquare : TIME.flyPerSquare);
  const turn = 360 * Math.sign(leg.to.x - leg.from.x || leg.to.y - leg.from.y);
  const motion = (share: number) => [ballAt(alongLeg(leg, share), { turn: turn * share, height: height(share) })];
  if (leg.wall)
    builder.timeline.effect(
      TIME.flash,
      { kind: 'bounce', at: leg.wall },
      TIME.flyPerSquare * distance(leg.from, leg.wall),
    );
  builder.fly(leg.to);
  if (!victim) {
    builder.timeline.add(duration, builder.still, motion);
    return;
  }
  builder.timeline.add(duration * HIT, builder.still, (t) => motion(t * HIT));
  burst(builder, victim);
  builder.timeline.add(duration * (1 - HIT), builder.still, (t) => motion(HIT + t * (1 - HIT)));
}

/** Height of a ball between two heights, by the share of its way. A leaping ball is highest in the middle. */
function heightOf(from: number, to: number, leaps: boolean): (share: number) => number {
  if (leaps) return (t) => Math.sin(Math.PI * t);
  return (t) => from + (to - from) * (to > from ? Math.sin((Math.PI / 2) * t) : 1 - Math.cos((Math.PI / 2) * t));
}

/** Whether a piece stands at a spot. */
function isOccupied({ board, still }: TimelineBuilder, spot: Spot): boolean {
  const square = squareUnder(board, spot);
  return square !== undefined && still.pieces[square] !== undefined;
}

function burst(builder: TimelineBuilder, { piece, square }: { readonly piece: Piece; readonly square: Square }): void {
  builder.timeline.effect(TIME.burst, { kind: 'burst', at: spotOf(builder.board, square), piece });
  builder.remove(square, piece);
}

/** The ball hits the piece that stops it and rolls back to the middle of its square. */
function thud(builder: TimelineBuilder, stopper: Square): void {
  const [ball] = builder.ballInTheAir;
  if (!ball) return;
  const touch = between(ball.at, spotOf(builder.board, stopper), THUD);
  builder.timeline.effect(TIME.flash, { kind: 'thud', at: touch }, TIME.thud * THUD);
  builder.timeline.add(TIME.thud, builder.still, (t) => [
    ballAt(t < THUD ? between(ball.at, touch, t / THUD) : between(touch, ball.at, easeOut((t - THUD) / (1 - THUD)))),
  ]);
}

function out(builder: TimelineBuilder, leg: Leg): void {
  builder.timeline.effect(TIME.net, { kind: 'net', at: leg.to }, 0.8 * legLength(leg) * TIME.flyPerSquare);
  fly(builder, leg);
}

/** The ball rolls straight to a square and stays there. */
function roll(builder: TimelineBuilder, to: Square): void {
  const { ball } = builder.still;
  const from = ball === undefined ? builder.ballInTheAir[0]?.at : ballSpot(builder.board, ball);
  if (from && distance(from, spotOf(builder.board, to)) > 0)
    fly(builder, { from, to: spotOf(builder.board, to) }, undefined, false);
  builder.settle();
}

/** The ball flies to a square in front of a goal, and on into the net if nobody stops it. */
function shoot(builder: TimelineBuilder, to: Square, isGoal: boolean): void {
  const [ball] = builder.ballInTheAir;
  const { board } = builder;
  if (ball) fly(builder, { from: ball.at, to: spotOf(board, to) });
  if (isGoal)
    out(builder, outLeg(board, { kind: 'out', from: to, step: { file: 0, rank: beyond(board, to) }, bounced: false }));
}

/** The direction of the nearest end of the board, in ranks. */
const beyond = (board: Board, square: Square): 1 | -1 => (spotOf(board, square).y > board.ranks / 2 ? 1 : -1);

/** The ball goes out beside the goal and is then laid on a corner square. */
function deflect(builder: TimelineBuilder, corner: Square): void {
  const { board } = builder;
  const [ball] = builder.ballInTheAir;
  const to = spotOf(board, corner);
  if (ball) {
    const outside = { x: between(ball.at, to, 0.5).x, y: to.y + WIDE * beyond(board, corner) };
    builder.timeline.effect(TIME.flash, { kind: 'thud', at: ball.at });
    fly(builder, { from: ball.at, to: outside });
    fly(builder, { from: outside, to });
  }
  builder.settle();
}

/** A piece takes the ball: the ball rolls there, or drops there if it was off the board. */
function collect(builder: TimelineBuilder, square: Square): void {
  if (builder.still.ball === undefined && builder.ballInTheAir.length === 0) drop(builder, square);
  else roll(builder, square);
  builder.timeline.effect(TIME.flash, { kind: 'thud', at: spotOf(builder.board, square) });
}

/** A cheer where the goal was scored, and words across the board. */
function goal(
  builder: TimelineBuilder,
  { side, how, says }: Extract<GameEvent, { kind: 'goal' }>,
  isOneRound: boolean,
  cheer: string | undefined,
): void {
  const isOnBoard = squareUnder(builder.board, builder.lastSpot) !== undefined;
  if (isOnBoard && builder.ballInTheAir.length > 0)
    builder.timeline.effect(TIME.net, { kind: 'net', at: builder.lastSpot });
  builder.settle();
  const at = builder.mated ?? builder.lastSpot;
  builder.timeline.effect(TIME.cheer, { kind: 'goal', at, side });
  const words = cheer ?? goalWords({ title: how, says }, side, isOneRound);
  banner(builder, TIME.goal, side, words, isOneRound ? at : undefined);
}

function pass(builder: TimelineBuilder, side: Side): void {
  banner(builder, TIME.pass, side, texts.cannotAct(sideName(side)));
}

/** Words across the board; with `away`, smaller ones at the end of the board that is farther from that spot. */
function banner(builder: TimelineBuilder, duration: number, side: Side, text: string, away?: Spot): void {
  const { files, ranks } = builder.board;
  const edge = away && (away.y > ranks / 2 ? 0.2 : ranks - 0.2);
  const at = { x: files / 2, y: edge ?? ranks / 2 };
  builder.timeline.effect(duration, { kind: 'banner', at, text, side, isSmall: away !== undefined });
  hold(builder, duration);
}

function hold({ timeline, still, ballInTheAir }: TimelineBuilder, duration: number): void {
  timeline.add(duration, still, () => ballInTheAir);
}

function clear(builder: TimelineBuilder, square: Square): void {
  const at = spotOf(builder.board, square);
  builder.lay(undefined);
  builder.timeline.add(TIME.clear, builder.still, (t) => [ballAt(at, { scale: 1 + easeOut(t), opacity: 1 - t })]);
}

function drop(builder: TimelineBuilder, square: Square): void {
  const at = spotOf(builder.board, square);
  builder.lay(undefined);
  builder.timeline.effect(TIME.flash, { kind: 'kick', at }, TIME.drop * 0.7);
  builder.timeline.add(TIME.drop, builder.still, (t) => [
    ballAt(at, { scale: 1 + 1.4 * fall(t), opacity: Math.min(1, 4 * t) }),
  ]);
  builder.lay(square);
}
