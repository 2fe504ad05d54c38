import { KernelReferee } from '@kickmate/conformance';
import { TECHNIQUE_NAMES, WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(chessLeague, 'debug');
const full = { techniques: TECHNIQUE_NAMES };

const text = (action: number | undefined) =>
  action === undefined ? undefined : chessLeague.text.formatAction({ action });

describe('the full search', () => {
  it('knows that a hundred quiet actions void the round', () => {
    // A queen more, but the next action is the hundredth and no capture, kick or pawn move is possible.
    kernel.set(position('7k/8/8/8/8/8/8/K1Q5 w h4 99 120'));
    expect(kernel.search(5, full).lines[0]!.score).toBe(0);
    kernel.set(position('7k/8/8/8/8/8/8/K1Q5 w h4 9 120'));
    expect(kernel.search(5, full).lines[0]!.score).toBeGreaterThan(300);
  });

  it('does not believe in a win that comes after the round is void', () => {
    const at = (quiet: number) => position(`7k/8/8/8/8/8/8/K1Q5 w h4 ${quiet} 120`);
    kernel.set(at(0));
    const free = kernel.search(7, full).lines[0]!.score;
    kernel.set(at(97));
    const late = kernel.search(7, full).lines[0]!.score;
    expect(late).toBeLessThanOrEqual(free);
  });

  it('knows that two passes in a row void the round', () => {
    kernel.set(position('8/8/8/8/p7/P7/8/8 w d4 0 1'));
    const { lines } = kernel.search(8, full);
    expect([text(lines[0]!.actions[0]), lines[0]!.score]).toEqual(['pass', 0]);
  });

  // Once, quiescence followed every exchange of twenty queens, and the first iteration never ended.
  it.each([
    ['1Qr1qRrr/Q2r1Rr1/2qrQQ1R/R3QrrQ/6R1/2R1qr1q/1R2r3/K1r2k2 w b7 0 2', 'b2b7'],
    ['Q1NN4/1n1Q1Pb1/4bQNP/1bP1bq2/qn1pN2N/p4pQ1/Q1nq2N1/1n2N1B1 w h5 0 1', 'f7f8'],
  ])('sees a goal at hand among many pieces: %s', (at, goal) => {
    kernel.set(position(at));
    const { depth, lines } = kernel.search(60, { ...full, nodes: 200 });
    expect([depth, text(lines[0]!.actions[0]), lines[0]!.score]).toEqual([1, goal, WIN - 1]);
  });

  it('comes to rest on a board full of queens', () => {
    kernel.set(position('1Qr1qRrr/Q2r1Rr1/2qrQQ1R/R3QrrQ/6R1/2R1qr1q/1R2r3/K1r2k2 w b4 0 2'));
    expect(kernel.search(1, { ...full, nodes: 1_000_000 })).toMatchObject({ depth: 1 });
  });
});
