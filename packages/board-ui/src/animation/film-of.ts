import { type Board, type Piece, type Side, type Square, sideName } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { ballSpot, type Spot, spotOf, squareUnder } from '../geometry.ts';
import { goalWords } from '../goal-words.ts';
import { alongLeg, between, distance, flyLeg, isLeap, type Leg, legLength, outLeg } from '../layers/flight.ts';
import type { Film, Still } from './film.ts';
import { ballAt, Stage } from './stage.ts';

/** How long things take at speed 1, in milliseconds. */
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

/** The share of its way to a square after which the ball reaches the piece there. */
const HIT = 0.55;

/** The share of its opening after which a door lets somebody through. */
const HALF_OPEN = 0.6;

/** How far towards the ball goes who kicks it without leaving its square, in squares. */
const REACH = 0.28;

/** The share of the way towards the piece that stops it which the ball still rolls. */
const THUD = 0.3;

/** How far beyond its last rank a ball goes out, in squares from the middle of that rank. */
const WIDE = 0.8;

const easeInOut = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
const easeOut = (t: number): number => 1 - (1 - t) ** 2;

/** Height of a thing that falls from 1 to the ground and hops once. */
const fall = (t: number): number => (t < 0.7 ? 1 - (t / 0.7) ** 2 : 0.3 * ((t - 0.7) / 0.3) * (1 - (t - 0.7) / 0.3));

/**
 * Makes the film of an action: its events one after the other, on top of the position before it.
 * @param dragged the move that is left out, because somebody has just dragged the piece there
 * @param isOneRound whether the round's winner wins everything
 */
export function filmOf(
  board: Board,
  before: Still,
  events: readonly GameEvent[],
  { dragged, isOneRound = false }: { dragged?: Way | undefined; isOneRound?: boolean } = {},
): Film {
  const stage = new Stage(board, before);
  for (const [index, event] of events.entries()) {
    const [previous, next] = [events[index - 1], events[index + 1]];
    if (event.kind === 'move') {
      // Pieces that move one after the other move together: king and rook, which may even change places.
      if (previous?.kind !== 'move') {
        const moves = movesFrom(events, index);
        const then = events[index + moves.length];
        slide(stage, moves, dragged, then?.kind === 'carry' ? then : undefined);
      }
    } else perform(stage, event, previous, next, { dragged, isOneRound });
  }
  stage.settle();
  hold(stage, 0);
  return stage.film;
}

/** From a square to another. */
export interface Way {
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

const isSameWay = (a: Way, b: Way | undefined): boolean => a.from === b?.from && a.to === b.to;

function perform(
  stage: Stage,
  event: Exclude<GameEvent, Move>,
  previous: GameEvent | undefined,
  next: GameEvent | undefined,
  { dragged, isOneRound }: { readonly dragged: Way | undefined; readonly isOneRound: boolean },
): void {
  switch (event.kind) {
    case 'capture':
      capture(stage, event.piece, event.square, next, dragged);
      break;
    case 'promote':
      promote(stage, event.piece, event.square);
      break;
    case 'check':
      // A mate has its own words and cheers.
      if (next?.kind !== 'goal')
        stage.film.effect(TIME.check, { kind: 'check', at: spotOf(stage.board, event.square) });
      break;
    case 'kick':
      kick(stage, event.ball, event.from === undefined ? undefined : { piece: event.piece, from: event.from });
      break;
    case 'fly': {
      const victim = [previous, next].find((other) => other?.kind === 'destroy' && other.square === event.to);
      fly(stage, flyLeg(stage.board, event), victim?.kind === 'destroy' ? victim : undefined);
      break;
    }
    case 'destroy':
      // A flight onto the very square shows it; only a destruction without one is left to show.
      if (![previous, next].some((other) => other?.kind === 'fly' && other.to === event.square)) burst(stage, event);
      break;
    case 'stop':
      thud(stage, event.square);
      break;
    case 'out':
      out(stage, outLeg(stage.board, event));
      break;
    case 'goal':
      goal(stage, event.side, event.how, isOneRound);
      break;
    case 'clear':
      clear(stage, event.square);
      break;
    case 'drop':
      drop(stage, event.square);
      break;
    case 'pass':
      pass(stage, event.side);
      break;
    case 'carry':
      // It was seen with the move.
      stage.lay(event.to);
      break;
    case 'collect':
    case 'save':
    case 'block':
      collect(stage, event.square);
      break;
    case 'ballPass':
      kick(stage, event.from);
      roll(stage, event.to);
      break;
    case 'shot':
      kick(stage, event.from);
      // A shot that is stopped ends with who stops it.
      if (next?.kind !== 'save' && next?.kind !== 'block') shoot(stage, event.to, next?.kind === 'goal');
      break;
    case 'corner':
      deflect(stage, event.square);
      break;
    case 'unlock':
      unlock(stage, event.square, next, dragged);
      break;
    case 'pickUp':
      pickUp(stage, event.piece.side, event.square);
      break;
    default:
      event satisfies never;
  }
}

function slideTime(board: Board, from: Square, to: Square): number {
  const length = distance(spotOf(board, from), spotOf(board, to));
  return Math.min(TIME.slide + TIME.slidePerSquare * length, TIME.longestSlide);
}

function slide(stage: Stage, moves: readonly Move[], dragged: Way | undefined, carried: Way | undefined): void {
  const { board } = stage;
  stage.settle();
  for (const { from } of moves) stage.put(from, undefined);
  const seen = moves.filter((move) => isSameWay(move, dragged));
  for (const { piece, to } of seen) stage.put(to, piece);
  const sliding = moves.filter((move) => !seen.includes(move));
  if (carried) stage.lay(undefined);
  const on = ({ from, to }: Way, t: number) => between(spotOf(board, from), spotOf(board, to), easeInOut(t));
  if (sliding.length > 0)
    stage.film.cut(Math.max(...sliding.map(({ from, to }) => slideTime(board, from, to))), stage.still, (t) => [
      ...sliding.map((move) => ({ piece: move.piece, at: on(move, t), scale: 1, turn: 0, opacity: 1 })),
      ...(carried ? [ballAt(on(carried, t))] : []),
    ]);
  if (carried) stage.lay(carried.to);
  for (const { piece, to } of sliding) stage.put(to, piece);
  stage.spotlight = spotOf(board, moves[0]!.to);
}

/** The door swings open, and who has opened it waits for that: unless it stands there already, because it was dragged. */
function unlock(stage: Stage, square: Square, next: GameEvent | undefined, dragged: Way | undefined): void {
  stage.bare(square);
  stage.film.effect(TIME.unlock, { kind: 'unlock', at: spotOf(stage.board, square) });
  if (!(next?.kind === 'move' && isSameWay(next, dragged))) hold(stage, HALF_OPEN * TIME.unlock);
}

/** The key flies towards where its side's keys are shown, beyond that side's end of the board. */
function pickUp(stage: Stage, side: Side, square: Square): void {
  const { files, ranks } = stage.board;
  stage.bare(square);
  const to = { x: files - 0.5, y: side === 'w' ? -0.2 : ranks + 0.2 };
  stage.film.effect(TIME.pickUp, { kind: 'pickUp', at: spotOf(stage.board, square), to });
}

/** What stands on the square shrinks, and what it becomes grows. */
function promote(stage: Stage, piece: Piece, square: Square): void {
  const at = spotOf(stage.board, square);
  const before = stage.still.pieces[square];
  stage.put(square, undefined);
  stage.film.effect(TIME.flash, { kind: 'kick', at }, TIME.promote / 2);
  stage.film.cut(TIME.promote, stage.still, (t) => [
    ...(before && t < 0.5 ? [{ piece: before, at, scale: 1 - t, turn: 0, opacity: 1 - 2 * t }] : []),
    { piece, at, scale: 0.3 + 0.7 * easeOut(t), turn: 0, opacity: Math.min(1, 2 * t) },
  ]);
  stage.put(square, piece);
}

/** The captured piece goes when its captor arrives, which may be told before or after it. */
function capture(
  stage: Stage,
  piece: Piece,
  square: Square,
  next: GameEvent | undefined,
  dragged: Way | undefined,
): void {
  const isAwaited = next?.kind === 'move' && next.to === square;
  const delay = isAwaited && !isSameWay(next, dragged) ? 0.75 * slideTime(stage.board, next.from, next.to) : 0;
  stage.film.effect(TIME.capture, { kind: 'capture', at: spotOf(stage.board, square), piece }, delay);
  if (!isAwaited) stage.remove(square, piece);
}

function kick(stage: Stage, square: Square, kicker?: { readonly piece: Piece; readonly from: Square }): void {
  const at = spotOf(stage.board, square);
  if (kicker) swing(stage, kicker, at);
  stage.height = 0;
  stage.fly(at);
  stage.film.effect(TIME.flash, { kind: 'kick', at });
  stage.film.cut(TIME.kick, stage.still, (t) => [ballAt(at, { scale: 1 - 0.2 * Math.sin(Math.PI * t) })]);
}

/** A piece reaches out for the ball beside it, and is back. */
function swing(stage: Stage, { piece, from }: { readonly piece: Piece; readonly from: Square }, ball: Spot): void {
  const home = spotOf(stage.board, from);
  stage.put(from, undefined);
  stage.film.cut(TIME.swing, stage.still, (t) => [
    {
      piece,
      at: between(home, ball, (REACH * Math.sin(Math.PI * t)) / distance(home, ball)),
      scale: 1,
      turn: 0,
      opacity: 1,
    },
  ]);
  stage.put(from, piece);
}

function fly(
  stage: Stage,
  leg: Leg,
  victim?: { readonly piece: Piece; readonly square: Square },
  above = victim === undefined && isOccupied(stage, leg.to),
): void {
  const from = stage.height;
  stage.height = above ? 1 : 0;
  const height = heightOf(from, stage.height, isLeap(leg));
  const isHigh = from + stage.height > 0 || isLeap(leg);
  const duration = legLength(leg) * (isHigh ? TIME.leapPerSquare : TIME.flyPerSquare);
  const turn = 360 * Math.sign(leg.to.x - leg.from.x || leg.to.y - leg.from.y);
  const motion = (share: number) => [ballAt(alongLeg(leg, share), { turn: turn * share, height: height(share) })];
  if (leg.wall)
    stage.film.effect(TIME.flash, { kind: 'bounce', at: leg.wall }, TIME.flyPerSquare * distance(leg.from, leg.wall));
  stage.fly(leg.to);
  if (!victim) {
    stage.film.cut(duration, stage.still, motion);
    return;
  }
  stage.film.cut(duration * HIT, stage.still, (t) => motion(t * HIT));
  burst(stage, victim);
  stage.film.cut(duration * (1 - HIT), stage.still, (t) => motion(HIT + t * (1 - HIT)));
}

/** The height of a ball on its way between two heights; one that leaps is highest in the middle. */
function heightOf(from: number, to: number, leaps: boolean): (share: number) => number {
  if (leaps) return (t) => Math.sin(Math.PI * t);
  return (t) => from + (to - from) * (to > from ? Math.sin((Math.PI / 2) * t) : 1 - Math.cos((Math.PI / 2) * t));
}

/** Whether a piece stands at a spot. */
function isOccupied({ board, still }: Stage, spot: Spot): boolean {
  const square = squareUnder(board, spot);
  return square !== undefined && still.pieces[square] !== undefined;
}

function burst(stage: Stage, { piece, square }: { readonly piece: Piece; readonly square: Square }): void {
  stage.film.effect(TIME.burst, { kind: 'burst', at: spotOf(stage.board, square), piece });
  stage.remove(square, piece);
}

/** The ball runs against the piece that stops it, and rolls back to the middle of its square. */
function thud(stage: Stage, stopper: Square): void {
  const [ball] = stage.ballInTheAir;
  if (!ball) return;
  const touch = between(ball.at, spotOf(stage.board, stopper), THUD);
  stage.film.effect(TIME.flash, { kind: 'thud', at: touch }, TIME.thud * THUD);
  stage.film.cut(TIME.thud, stage.still, (t) => [
    ballAt(t < THUD ? between(ball.at, touch, t / THUD) : between(touch, ball.at, easeOut((t - THUD) / (1 - THUD)))),
  ]);
}

function out(stage: Stage, leg: Leg): void {
  stage.film.effect(TIME.net, { kind: 'net', at: leg.to }, 0.8 * legLength(leg) * TIME.flyPerSquare);
  fly(stage, leg);
}

/** The ball rolls straight to a square, and lies there. */
function roll(stage: Stage, to: Square): void {
  const { ball } = stage.still;
  const from = ball === undefined ? stage.ballInTheAir[0]?.at : ballSpot(stage.board, ball);
  if (from && distance(from, spotOf(stage.board, to)) > 0)
    fly(stage, { from, to: spotOf(stage.board, to) }, undefined, false);
  stage.settle();
}

/** The ball flies at a square before a goal, and on into the net if nobody stops it. */
function shoot(stage: Stage, to: Square, isGoal: boolean): void {
  const [ball] = stage.ballInTheAir;
  const { board } = stage;
  if (ball) fly(stage, { from: ball.at, to: spotOf(board, to) });
  if (isGoal)
    out(stage, outLeg(board, { kind: 'out', from: to, step: { file: 0, rank: beyond(board, to) }, bounced: false }));
}

/** Which way the nearest end of the board lies, in ranks. */
const beyond = (board: Board, square: Square): 1 | -1 => (spotOf(board, square).y > board.ranks / 2 ? 1 : -1);

/** The ball goes out beside the goal, and is laid on a corner square. */
function deflect(stage: Stage, corner: Square): void {
  const { board } = stage;
  const [ball] = stage.ballInTheAir;
  const to = spotOf(board, corner);
  if (ball) {
    const outside = { x: between(ball.at, to, 0.5).x, y: to.y + WIDE * beyond(board, corner) };
    stage.film.effect(TIME.flash, { kind: 'thud', at: ball.at });
    fly(stage, { from: ball.at, to: outside });
    fly(stage, { from: outside, to });
  }
  stage.settle();
}

/** A piece takes the ball: it rolls there, or is put there if it was nowhere. */
function collect(stage: Stage, square: Square): void {
  if (stage.still.ball === undefined && stage.ballInTheAir.length === 0) drop(stage, square);
  else roll(stage, square);
  stage.film.effect(TIME.flash, { kind: 'thud', at: spotOf(stage.board, square) });
}

/** Cheers where it happened, and words across the board. */
function goal(stage: Stage, side: Side, how: string, isOneRound: boolean): void {
  const isOnBoard = squareUnder(stage.board, stage.spotlight) !== undefined;
  if (isOnBoard && stage.ballInTheAir.length > 0) stage.film.effect(TIME.net, { kind: 'net', at: stage.spotlight });
  stage.settle();
  stage.film.effect(TIME.cheer, { kind: 'goal', at: stage.spotlight, side });
  banner(stage, TIME.goal, side, goalWords(how, side, isOneRound));
}

function pass(stage: Stage, side: Side): void {
  banner(stage, TIME.pass, side, `${sideName(side)} cannot act`);
}

function banner(stage: Stage, duration: number, side: Side, text: string): void {
  const { files, ranks } = stage.board;
  stage.film.effect(duration, { kind: 'banner', at: { x: files / 2, y: ranks / 2 }, text, side });
  hold(stage, duration);
}

function hold({ film, still, ballInTheAir }: Stage, duration: number): void {
  film.cut(duration, still, () => ballInTheAir);
}

function clear(stage: Stage, square: Square): void {
  const at = spotOf(stage.board, square);
  stage.lay(undefined);
  stage.film.cut(TIME.clear, stage.still, (t) => [ballAt(at, { scale: 1 + easeOut(t), opacity: 1 - t })]);
}

function drop(stage: Stage, square: Square): void {
  const at = spotOf(stage.board, square);
  stage.lay(undefined);
  stage.film.effect(TIME.flash, { kind: 'kick', at }, TIME.drop * 0.7);
  stage.film.cut(TIME.drop, stage.still, (t) => [
    ballAt(at, { scale: 1 + 1.4 * fall(t), opacity: Math.min(1, 4 * t) }),
  ]);
  stage.lay(square);
}
