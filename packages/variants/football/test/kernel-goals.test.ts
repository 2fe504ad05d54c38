import { KernelReferee, randomPositions } from '@kickmate/conformance';
import { actionFrom, actionTo } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { type FootballPosition, football } from '../src/index.ts';
import { board, GOAL_SQUARE } from '../src/rules/board.ts';
import { position } from './referee.ts';

/** The kernel's evaluation of a position in which the side to act can score within its turn. */
const SURE_GOAL = 20_000;
const SEED = 1951;

/** Whether the side to act can score within this turn. Tries everything. */
function canScore(at: FootballPosition, seen = new Set<string>()): boolean {
  return football.actions(at).some((action) => {
    const after = football.play(at, action);
    const end = football.end(after);
    if (end) return end.winner === at.side;
    if (after.side !== at.side) return false;
    const key = `${actionFrom(action)}-${actionTo(action)} ${football.text.format(after)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return canScore(after, seen);
  });
}

const kernel = await KernelReferee.load(football, 'debug');

const kernelSays = (at: FootballPosition): boolean => {
  kernel.set(at);
  return kernel.evaluate() === SURE_GOAL;
};

describe('the kernel knows whether a goal can be scored within the turn', () => {
  it.each([
    ['at once', '9/9/9/4R4/9/9/9/9/k8 w e7 m - 8', true],
    ['after a move', 'k8/9/9/9/9/Q8/9/9/9 w e5 m - 8', true],
    ['not by a move that another piece stops', 'k8/9/9/9/9/Q1n6/9/9/9 w e5 m - 8', false],
    ['by a piece that makes way for the ball', 'k8/9/4N4/9/9/4R4/9/9/9 w e5 m - 8', true],
    ['but not by moving within a turn', 'k8/9/4N4/9/9/4R4/9/9/9 w e5 k - 8', false],
    ['by two kicks', 'k8/9/9/9/Q8/1R7/9/9/9 w b5 k - 8', true],
    ['but each piece kicks only once', 'k8/9/9/9/Q8/1R7/9/9/9 w b5 k a5 8', false],
    ['by a move and two kicks', 'k8/9/9/9/Q8/7R1/9/9/9 w b5 m - 8', true],
    ['not before two turns are completed', '9/9/9/4R4/9/9/9/9/k8 w e7 m - 1', false],
    ['not by a piece that has kicked', 'k8/9/9/9/9/9/4R4/9/9 w e4 k e3 8', false],
    ['by an own goal it cannot', 'k8/9/9/9/4n4/4R4/9/9/9 w e3 k - 8', false],
  ])('%s', (_name, text, expected) => {
    const at = position(text);
    expect(canScore(at)).toBe(expected);
    expect(kernelSays(at)).toBe(expected);
  });

  it('in random positions as the rules do', () => {
    const all = randomPositions(football, SEED, 200, 120);
    const found = all.map((at) => canScore(at));
    for (const [index, at] of all.entries()) expect(kernelSays(at), football.text.format(at)).toBe(found[index]);
    expect(found.filter((one) => one).length).toBeGreaterThan(10);
  });

  it('with many pieces about the ball', () => {
    const random = randomPositions(football, SEED + 1, 60, 200);
    const crowded = random.map((at) => gather(at));
    for (const at of crowded) expect(kernelSays(at), football.text.format(at)).toBe(canScore(at));
  });

  it('or gives it up before the search could no longer be stopped', async () => {
    // Hundreds of moves, with thousands of chains after each.
    const crowd = position('2nr1r3/2nr5/5n3/Nn2NN3/1N2Nn1N1/5NN1N/1n4N2/N4N1NN/1N1N5 w c4 m - 8');
    const fast = await KernelReferee.load(football, 'release');
    fast.set(crowd);
    expect(fast.evaluate()).toBeLessThan(SURE_GOAL);
  });
});

/** The position with the pieces of the side to act moved half of their way to the ball, where there is room. */
function gather(at: FootballPosition): FootballPosition {
  const pieces = at.pieces.slice();
  const goals = Object.values(GOAL_SQUARE);
  for (const [square, piece] of at.pieces.entries()) {
    if (piece?.side !== at.side) continue;
    const toward = (of: (square: number) => number): number => Math.trunc((of(at.ball) - of(square)) / 2);
    const files = toward((one) => one % board.files);
    const ranks = toward((one) => Math.floor(one / board.files));
    const to = square + files + ranks * board.files;
    if (pieces[to] || to === at.ball || goals.includes(to)) continue;
    pieces[square] = undefined;
    pieces[to] = piece;
  }
  return position(football.text.format({ ...at, pieces, phase: 'm', kicked: [], turns: Math.max(at.turns, 2) }));
}
