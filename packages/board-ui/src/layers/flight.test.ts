import type { GameEvent } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { BALL_RADIUS, spotOf } from '../geometry.ts';
import { at, PITCH } from '../testing.ts';
import { alongLeg, flightOf, flyLeg, legLength, legsOf, outLeg } from './flight.ts';

const bishop = { side: 'w', letter: 'B' } as const;
const fly = (from: string, to: string, bounced = false) =>
  ({ kind: 'fly', from: at(from), to: at(to), bounced }) as const;

describe('a leg', () => {
  it('goes straight from centre to centre', () => {
    expect(flyLeg(PITCH, fly('e4', 'f5'))).toEqual({ from: { x: 4.5, y: 3.5 }, to: { x: 5.5, y: 4.5 } });
  });

  it.each([
    ['h4', 'g5', 8 - BALL_RADIUS],
    ['a4', 'b5', BALL_RADIUS],
  ])('bounces off the wall between %s and %s', (from, to, x) => {
    const leg = flyLeg(PITCH, fly(from, to, true));
    expect(leg.wall?.x).toBe(x);
    expect(leg.wall?.y).toBeGreaterThan(3.5);
    expect(leg.wall?.y).toBeLessThan(4);
    expect(alongLeg(leg, 0)).toEqual(leg.from);
    expect(alongLeg(leg, 1)).toEqual(leg.to);
    expect(legLength(leg)).toBeGreaterThan(Math.SQRT2);
  });

  it('comes straight back from the wall', () => {
    expect(flyLeg(PITCH, fly('h4', 'g4', true)).wall).toEqual({ x: 8 - BALL_RADIUS, y: 3.5 });
  });

  it.each([1, -1])(
    'ends in the goal, whatever the step says of the direction before or after a bounce (%i)',
    (file) => {
      const leg = outLeg(PITCH, { kind: 'out', from: at('h8'), step: { file, rank: 1 }, bounced: true });
      expect(leg.wall?.x).toBe(8 - BALL_RADIUS);
      expect(leg.to.x).toBeLessThan(leg.wall!.x);
      expect(leg.to.y).toBeGreaterThan(8);
    },
  );

  it('goes out straight or at an angle', () => {
    expect(outLeg(PITCH, { kind: 'out', from: at('c1'), step: { file: 0, rank: -1 }, bounced: false }).to.x).toBe(2.5);
    const aslant = outLeg(PITCH, { kind: 'out', from: at('c1'), step: { file: 1, rank: -1 }, bounced: false });
    expect(aslant.to.x).toBeGreaterThan(3);
    expect(aslant.to.y).toBeLessThan(0);
  });
});

describe('a flight', () => {
  it('has the path, bounces, destroyed pieces and the piece that stops the ball', () => {
    const events: readonly GameEvent[] = [
      { kind: 'move', piece: bishop, from: at('f3'), to: at('g4') },
      { kind: 'kick', piece: bishop, ball: at('g4') },
      fly('g4', 'h5'),
      { kind: 'destroy', piece: { side: 'b', letter: 'P' }, square: at('h5') },
      fly('h5', 'g6', true),
      { kind: 'stop', piece: { side: 'b', letter: 'K' }, square: at('f7') },
    ];
    const flight = flightOf(PITCH, events)!;
    expect(flight.path).toHaveLength(4);
    expect(flight.path[0]).toEqual({ x: 6.5, y: 3.5 });
    expect(flight.path.at(-1)).toEqual({ x: 6.5, y: 5.5 });
    expect(flight).toMatchObject({ destroyed: [at('h5')], stopper: at('f7'), goal: undefined });
    expect(flight.bounces).toHaveLength(1);
  });

  it.each([
    ['on its way', ['e1', 'f2', 'g3', 'h4', 'g5', 'f6'], 4],
    ['at once', ['h4', 'g5', 'f6', 'e7'], 1],
    ['at its end', ['f2', 'g3', 'h4', 'g5'], 3],
  ])('that bounces %s is straight up to the wall and after it, and stays on its squares', (_, squares, turn) => {
    const events = squares.slice(1).map((to, i) => fly(squares[i]!, to, i + 1 === turn));
    const { path, bounces: walls } = flightOf(PITCH, [
      { kind: 'kick', piece: bishop, ball: at(squares[0]!) },
      ...events,
    ])!;
    expect(path.flatMap((spot, i) => (walls.includes(spot) ? [i] : []))).toEqual([turn]);
    const slope = (i: number) => (path[i]!.y - path[i - 1]!.y) / (path[i]!.x - path[i - 1]!.x);
    for (let i = 2; i < path.length; i++) if (i - 1 !== turn) expect(slope(i)).toBeCloseTo(slope(i - 1));
    const middles = path.filter((spot) => !walls.includes(spot));
    for (const [i, { x, y }] of middles.entries()) {
      expect(x).toBeCloseTo(spotOf(PITCH, at(squares[i]!)).x);
      expect(Math.abs(y - spotOf(PITCH, at(squares[i]!)).y)).toBeLessThan(0.5);
    }
    expect(path[0]).toEqual(spotOf(PITCH, at(squares[0]!)));
    expect(path.at(-1)).toEqual(spotOf(PITCH, at(squares.at(-1)!)));
  });

  it('is animated on the path that its preview draws', () => {
    const events = [fly('f2', 'g3'), fly('g3', 'h4'), fly('h4', 'g5', true), fly('g5', 'f6')];
    const legs = [...legsOf(PITCH, events).values()];
    const drawn = legs.flatMap(({ wall, to }) => (wall ? [wall, to] : [to]));
    expect(flightOf(PITCH, events)?.path).toEqual([legs[0]!.from, ...drawn]);
  });

  it('shows a goal without a kick where the piece arrives', () => {
    const flight = flightOf(PITCH, [
      { kind: 'move', piece: { side: 'w', letter: 'P' }, from: at('c7'), to: at('c8') },
      { kind: 'goal', side: 'w', how: 'Pawn goal', says: 'goal' },
    ]);
    expect(flight).toMatchObject({ path: [{ x: 2.5, y: 7.5 }], goal: { side: 'w', how: 'Pawn goal', says: 'goal' } });
  });

  it.each([
    ['forward, it rolls', 'e5', [fly('e5', 'e6'), fly('e6', 'e7')], ['e5', 'e6', 'e7'], []],
    [
      'backward, it leaps over its kicker',
      'e5',
      [fly('e5', 'e4'), fly('e4', 'e3'), fly('e3', 'e2')],
      ['e5', 'e3', 'e2'],
      [1],
    ],
    ["as a knight's kick, it leaps", 'e5', [fly('e5', 'f7')], ['e5', 'f7'], [1]],
  ])('of a kicker that stays: %s', (_, ball, flies, path, leaps) => {
    const kicker = { side: 'w', letter: 'R' } as const;
    const flight = flightOf(PITCH, [{ kind: 'kick', piece: kicker, ball: at(ball), from: at('e4') }, ...flies]);
    expect(flight).toMatchObject({ path: path.map((name) => spotOf(PITCH, at(name))), leaps });
  });

  it('is undefined if no ball flies', () => {
    expect(flightOf(PITCH, [{ kind: 'move', piece: bishop, from: at('f3'), to: at('g4') }])).toBeUndefined();
  });
});
