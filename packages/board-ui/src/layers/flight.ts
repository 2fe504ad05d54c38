import type { Board, Square } from '@kickmate/board';
import type { GameEvent } from '@kickmate/game';
import { BALL_RADIUS, type Spot, spotOf } from '../geometry.ts';

/** A straight part of the ball's way. `wall` is where it touches the wall if it bounces. */
export interface Leg {
  readonly from: Spot;
  readonly wall?: Spot | undefined;
  readonly to: Spot;
}

/** Distance that a ball flies into the goal, in squares from the centre of its last square. */
const INTO_THE_GOAL = 0.86;

type Fly = Extract<GameEvent, { kind: 'fly' }>;
type Out = Extract<GameEvent, { kind: 'out' }>;

/** The ball's way from one square to the next, off the wall if it bounces. */
export function flyLeg(board: Board, { from, to, bounced }: Fly): Leg {
  const a = spotOf(board, from);
  const b = spotOf(board, to);
  if (!bounced) return { from: a, to: b };
  const wallX = b.x < a.x ? board.files - BALL_RADIUS : BALL_RADIUS;
  const before = Math.abs(wallX - a.x);
  const share = before / (before + Math.abs(wallX - b.x));
  return { from: a, wall: { x: wallX, y: a.y + share * (b.y - a.y) }, to: b };
}

/** The ball's way off the board and into the goal, off the wall if it bounces first. */
export function outLeg(board: Board, { from, step, bounced }: Out): Leg {
  const a = spotOf(board, from);
  const rise = Math.sign(step.rank) * INTO_THE_GOAL;
  const slope = step.rank === 0 ? 0 : Math.abs(step.file / step.rank);
  if (!bounced)
    return { from: a, to: { x: inside(board, a.x + Math.sign(step.file) * slope * INTO_THE_GOAL), y: a.y + rise } };
  const isRight = a.x > board.files / 2;
  const wallX = isRight ? board.files - BALL_RADIUS : BALL_RADIUS;
  const share = slope === 0 ? 0 : Math.abs(wallX - a.x) / (slope * INTO_THE_GOAL);
  const back = (isRight ? -1 : 1) * (1 - share) * slope * INTO_THE_GOAL;
  return { from: a, wall: { x: wallX, y: a.y + share * rise }, to: { x: inside(board, wallX + back), y: a.y + rise } };
}

/**
 * The ball's ways in the events of an action. A wall stands beyond the middle of the squares beside it, so a ball that bounced on
 * the way from middle to middle would change its direction there, too. Instead it flies straight from where it turns to where it
 * turns next, at most half its width beside the middles.
 */
export function legsOf(board: Board, events: readonly GameEvent[]): ReadonlyMap<GameEvent, Leg> {
  const legs = new Map<GameEvent, Leg>();
  let run: [event: Fly | Out, leg: Leg][] = [];
  const endRun = () => {
    for (const [event, leg] of straightened(run)) legs.set(event, leg);
    run = [];
  };
  for (const event of events) {
    if (event.kind === 'kick') endRun();
    if (event.kind !== 'fly' && event.kind !== 'out') continue;
    const leg = event.kind === 'fly' ? flyLeg(board, event) : outLeg(board, event);
    if (isLeap(leg)) {
      endRun();
      legs.set(event, leg);
    } else run.push([event, leg]);
  }
  endRun();
  return legs;
}

/** The legs of a run, straight between its start, the walls and its end. */
function straightened(run: readonly [event: Fly | Out, leg: Leg][]): readonly [event: Fly | Out, leg: Leg][] {
  const last = run.at(-1)?.[1].to;
  // A ball that comes from another square turns as high as the middle of the square beside the wall.
  const walls = run.map(([event, { from, wall }], index) =>
    wall && event.kind === 'fly' && index > 0 ? { x: wall.x, y: from.y } : wall,
  );
  let turn = run[0]?.[1].from;
  let from = turn;
  return run.map(([event, leg], index) => {
    const wall = walls[index];
    turn = wall ?? turn;
    const next = walls.slice(index + 1).find((one) => one !== undefined) ?? last;
    const to = onLine(turn!, next!, leg.to);
    const straight: Leg = { from: from!, ...(wall && { wall }), to };
    from = to;
    return [event, straight];
  });
}

/** The spot of a line that lies as far to the right as another spot; that spot if the line goes up. */
const onLine = (start: Spot, end: Spot, { x, y }: Spot): Spot =>
  start.x === end.x ? { x, y } : { x, y: between(start, end, (x - start.x) / (end.x - start.x)).y };

const inside = (board: Board, x: number): number => Math.min(Math.max(x, BALL_RADIUS), board.files - BALL_RADIUS);

/** The places of a leg, in order. */
const legSpots = ({ from, wall, to }: Leg): readonly Spot[] => (wall ? [from, wall, to] : [from, to]);

/** Length of a leg, in squares. */
export function legLength(leg: Leg): number {
  const spots = legSpots(leg);
  return spots.slice(1).reduce((sum, spot, i) => sum + distance(spots[i]!, spot), 0);
}

/** The ball's spot after a share (0 to 1) of a leg. */
export function alongLeg(leg: Leg, share: number): Spot {
  if (!leg.wall) return between(leg.from, leg.to, share);
  const turn = distance(leg.from, leg.wall) / legLength(leg);
  return share < turn
    ? between(leg.from, leg.wall, share / turn)
    : between(leg.wall, leg.to, (share - turn) / (1 - turn));
}

/** Whether a leg follows no line of squares, so that the ball leaps. */
export const isLeap = ({ from, wall, to }: Leg): boolean => {
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return !wall && x > 0 && y > 0 && x !== y;
};

/** Distance between two spots, in squares. */
export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The spot at a share (0 to 1) of the way from one spot to another. */
export const between = (a: Spot, b: Spot, share: number): Spot => ({
  x: a.x + share * (b.x - a.x),
  y: a.y + share * (b.y - a.y),
});

/** A kick from its start to its end, as a preview draws it. */
export interface Flight {
  /** The spots of the ball's path, from start to end. */
  readonly path: readonly Spot[];
  /** Indices in the path of the spots that the ball reaches through the air: by a leap, or over its kicker. */
  readonly leaps: readonly number[];
  /** The spots at which it touches a wall. */
  readonly bounces: readonly Spot[];
  /** The squares of pieces that it destroys. */
  readonly destroyed: readonly Square[];
  /** The square of the piece that stops it. */
  readonly stopper?: Square | undefined;
  /** The goal that it scores. */
  readonly goal?: Extract<GameEvent, { kind: 'goal' }> | undefined;
}

/** The flight in the events of an action; `undefined` without a kick and without a goal. */
export function flightOf(board: Board, events: readonly GameEvent[]): Flight | undefined {
  const legs = legsOf(board, events);
  const path: Spot[] = [];
  const leaps: number[] = [];
  let kicker: Square | undefined;
  let isAbove = false;
  const bounces: Spot[] = [];
  const destroyed: Square[] = [];
  let stopper: Square | undefined;
  let goal: Flight['goal'];
  for (const event of events) {
    switch (event.kind) {
      case 'move':
        // A goal without a kick (a pawn that arrives) is shown where the piece arrives.
        if (path.length === 0) path.push(spotOf(board, event.to));
        break;
      case 'kick':
        path.splice(0, path.length, spotOf(board, event.ball));
        kicker = event.from;
        break;
      case 'fly':
      case 'out': {
        const leg = legs.get(event)!;
        const goesOver = event.kind === 'fly' && event.to === kicker;
        if (goesOver) {
          isAbove = true;
          break;
        }
        path.push(...legSpots(leg).slice(path.length > 0 ? 1 : 0));
        if (isAbove || isLeap(leg)) leaps.push(path.length - 1);
        isAbove = false;
        if (leg.wall) bounces.push(leg.wall);
        break;
      }
      case 'ballPass':
      case 'shot':
        path.splice(0, path.length, spotOf(board, event.from), spotOf(board, event.to));
        break;
      case 'destroy':
        destroyed.push(event.square);
        break;
      case 'stop':
        stopper = event.square;
        break;
      case 'goal':
        goal = event;
        break;
      case 'capture':
      case 'promote':
      case 'check':
      case 'clear':
      case 'drop':
      case 'pass':
      case 'carry':
      case 'collect':
      case 'save':
      case 'block':
      case 'corner':
      case 'unlock':
      case 'pickUp':
      case 'other':
        break;
      default:
        event satisfies never;
    }
  }
  return path.length > 1 || goal ? { path, leaps, bounces, destroyed, stopper, goal } : undefined;
}
