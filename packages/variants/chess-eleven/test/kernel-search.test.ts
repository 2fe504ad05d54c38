import { KernelReferee } from '@kickmate/conformance';
import { TECHNIQUE_NAMES, WIN } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(chessEleven, 'debug');
const full = { techniques: TECHNIQUE_NAMES };

const text = (action: number | undefined) =>
  action === undefined ? undefined : chessEleven.text.formatAction({ action });

describe('the full search', () => {
  it('guards a goal that is about to be shot at', () => {
    kernel.set(position('8/k7/7r/8/4R3/8/8/3K4 b e4 m - 6 9'));
    const { lines } = kernel.search(4, full);
    // By a defender, or by a check that must be answered first.
    expect(['h6e6', 'h6h8', 'h6d6']).toContain(text(lines[0]!.actions[0]));
    expect(lines[0]!.score).toBeGreaterThan(-WIN / 2);
  });

  it('knows that a hundred quiet turns void the round', () => {
    // A rook more, but this is the hundredth turn and no capture, pawn move or shot is possible.
    const at = (quiet: number) => position(`3k4/8/8/8/8/8/n7/3K3R w a2 m - ${quiet} 120`);
    kernel.set(at(99));
    expect(kernel.search(5, full).lines[0]!.score).toBe(0);
    kernel.set(at(9));
    expect(kernel.search(5, full).lines[0]!.score).not.toBe(0);
  });

  it('knows that two skipped turns in a row void the round', () => {
    kernel.set(position('7k/6pP/6P1/8/8/1p6/pP6/K6p w h1 m - 3 9'));
    const { lines } = kernel.search(8, full);
    expect([text(lines[0]!.actions[0]), lines[0]!.score]).toEqual(['end', 0]);
  });
});
