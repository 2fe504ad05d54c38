import { describe, expect, it } from 'vitest';
import { bitsOf, type TechniqueName } from '../src/index.ts';
import { loadAssembly } from './load-assembly.ts';

// Actions 1 to 8 of a node, tried in this order. All are quiet, and only the last one causes a cutoff.
const game = await loadAssembly<{
  run(techniques: number, alpha: number): number;
  history(action: number): number;
  beginRun(techniques: number): void;
  setPly(ply: number, threatens: boolean, pawns: number): void;
  runAt(ply: number, alpha: number): number;
  tried(techniques: number, bad: number): number;
}>(new URL('../', import.meta.url), 'test/assembly/pruning.ts');

/** Whether the history of each action is raised (1), lowered (-1) or as before (0), after a search. */
function learnt(techniques: readonly TechniqueName[], alpha: number): readonly number[] {
  expect(game.run(bitsOf(['ordering', ...techniques]), alpha)).toBe(1000);
  return signs();
}

const signs = () => [1, 2, 3, 4, 5, 6, 7, 8].map((action) => Math.sign(game.history(action)));

// Once, the history of quiet actions that pruning had skipped was lowered, too, although nobody had searched them.
describe('the history of quiet actions before a cutoff', () => {
  it.each<[string, readonly TechniqueName[], number, readonly number[]]>([
    ['is lowered if all were searched', [], 0, [-1, -1, -1, -1, -1, -1, -1, 1]],
    // Late move pruning begins after the first action and four (3 + depth squared) more.
    ['stays for those that late move pruning skipped', ['latePruning'], 0, [-1, -1, -1, -1, -1, 0, 0, 1]],
    ['stays for those that futility pruning skipped', ['futility'], 300, [-1, 0, 0, 0, 0, 0, 0, 1]],
    ['is lowered for one that loses the exchange', ['exchange', 'futility'], 300, [-1, -1, 0, 0, 0, 0, 0, 1]],
  ])('%s', (_name, techniques, alpha, expected) => {
    expect(learnt(techniques, alpha)).toEqual(expected);
  });
});

// Once, a position two plies after a check always counted as improving: the check had no evaluation, which was stored as
// the lowest number.
describe('late move pruning, which leaves less out where the evaluation is better than two plies ago', () => {
  const CHECK = 'check';
  const ALL_SEARCHED = [-1, -1, -1, -1, -1, -1, -1, 1];
  const LATE_SKIPPED = [-1, -1, -1, -1, -1, 0, 0, 1];

  it.each<[string, readonly (number | typeof CHECK)[], readonly number[]]>([
    ['a lower one', [-1], ALL_SEARCHED],
    ['a higher one', [1], LATE_SKIPPED],
    ['a check, with nothing known before it', [CHECK], LATE_SKIPPED],
    ['a check after a lower one', [-1, CHECK], ALL_SEARCHED],
    ['a check after a higher one', [1, CHECK], LATE_SKIPPED],
    ['two checks, with nothing known before them', [CHECK, CHECK], LATE_SKIPPED],
  ])('compares with %s', (_name, before, expected) => {
    game.beginRun(bitsOf(['ordering', 'latePruning', 'improving', 'extensions', 'winInOne']));
    for (const [index, one] of before.entries()) game.setPly(2 * index, one === CHECK, one === CHECK ? 0 : one);
    expect(game.runAt(2 * before.length, 0)).toBe(1000);
    expect(signs()).toEqual(expected);
  });
});

describe('history pruning', () => {
  it.each([0, 3, 7])('leaves out the %i quiet actions that never did well', (bad) => {
    expect(game.tried(bitsOf(['ordering']), bad)).toBe(8);
    expect(game.tried(bitsOf(['ordering', 'historyPruning']), bad)).toBe(8 - bad);
  });
});
