import { KernelReferee } from '@kickmate/conformance';
import { TECHNIQUE_NAMES, WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(football, 'debug');
const full = { techniques: TECHNIQUE_NAMES };

describe('the full search', () => {
  it('stops a goal that is threatened, where it can', () => {
    // The queen is about to come to e4 and to kick: the rook steps into the line.
    kernel.set(position('kr7/9/9/9/9/Q8/9/9/9 b e5 m - 8'));
    const { lines } = kernel.search(6, full);
    expect(lines[0]!.score).toBeGreaterThan(-10_000);
  });

  it('knows that a hundred turns draw the round', () => {
    const at = (turns: number) => position(`k8/9/9/9/9/9/9/9/QQ6Q w a3 m - ${turns}`);
    kernel.set(at(99));
    expect(kernel.search(5, full).lines[0]!.score).toBe(0);
    kernel.set(at(9));
    expect(kernel.search(5, full).lines[0]!.score).toBeGreaterThan(0);
  });

  // The rules count the start of a round, although its opening turn has other actions than a later one.
  it.each([
    ['o', 'b1c3 b9c7 c3b1 c7b9 b1c3 b9c7 c3b1', 'c7b9'],
    ['o', 'b1c3 b9c7 c3b1 c7b9 b1c3 b9c7 c3a4 c7b9', 'a4c3'],
    ['oc', 'b1c3 b9c7 c3b1 c7b9 b1c3 b9c7 c3b1', 'c7b9'],
    ['oc', 'b1c3 b9c7 c3b1 c7b9 b1c3 b9c7 c3a4 c7b9', 'a4c3'],
    ['m', 'b1c3 b9c7 c3b1 c7b9 b1c3 b9c7 c3b1', 'c7b9'],
  ])('counts the first positions of a round: phase %s, %s', (phase, actions, back) => {
    const start = position(`rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 ${phase} - 0`);
    kernel.set(start);
    const successor = (text: string) => kernel.successors.find((one) => football.text.formatAction(one) === text)!;
    for (const text of actions.split(' ')) kernel.play(successor(text));
    const { lines } = kernel.search(1, { techniques: ['repetition'], roots: [successor(back).action] });
    expect(lines[0]!.score).toBe(0);
  });

  it('knows that a turn which has begun goes on to its end', () => {
    kernel.set(position('k8/9/9/9/Q8/7R1/9/9/9 w b5 m - 100'));
    expect(kernel.search(6, full).lines[0]!.score).toBe(WIN - 3);
  });

  it('knows that a side without an action draws the round', () => {
    kernel.set(position('9/9/9/9/9/9/1n7/1k7/N8 b h8 m - 10'));
    const draw = kernel.successors.find((one) => football.text.formatAction(one) === 'b2c2')!;
    expect(kernel.search(4, { ...full, roots: [draw.action] }).lines[0]!.score).toBe(0);
  });

  it('comes to an end where sixteen pieces crowd about the ball', () => {
    kernel.set(position('rrrr1rrrr/9/3QQQ3/2QQQQQ2/2QQ1QQ2/2QQ5/2Q6/Q8/qqqq1qqqq w e5 m - 8'));
    expect(kernel.search(3, { ...full, nodes: 200_000 }).lines.length).toBe(1);
  });
});
