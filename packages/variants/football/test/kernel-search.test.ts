import { ALL_TECHNIQUES, KernelReferee } from '@kickmate/conformance';
import { WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(football, 'debug');
const full = { techniques: ALL_TECHNIQUES };

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
