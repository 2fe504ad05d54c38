import { must } from '@kickmate/board';
import { type Action, actionKind, seededRandom } from '@kickmate/game';
import { loadAssembly } from '@kickmate/search/testing';
import { describe, expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';
import { effectOf } from '../src/rules/effect.ts';
import type { LeaguePosition } from '../src/rules/position.ts';
import { position, randomRound } from './referee.ts';

const kernel = await loadAssembly<{
  readonly memory: WebAssembly.Memory;
  init(): void;
  positionAt(): number;
  load(): void;
  captureValue(action: Action): number;
  weightsAt(): number;
}>(new URL('../', import.meta.url), 'test/assembly/capture-values.ts');
kernel.init();

/** The kernel's capture value of an action. */
function captureValue(at: LeaguePosition, action: Action): number {
  chessLeague.kernel!.pack(at, new DataView(kernel.memory.buffer, kernel.positionAt()));
  kernel.load();
  return kernel.captureValue(action);
}

const VALUES = new Int32Array(kernel.memory.buffer, kernel.weightsAt(), 6);
const worth = (letter: string): number => VALUES['PNBRQK'.indexOf(letter)]!;

/** The value of the pieces that a kick destroys by the rules, less that of the kicker's own side; `undefined`: no kick. */
function destroyedValue(at: LeaguePosition, action: Action): number | undefined {
  const kind = actionKind(action);
  if (kind !== KIND.kick && kind !== KIND.jumpKick) return undefined;
  const { flight, end } = effectOf(at, action);
  if (end) return undefined;
  const destroyed = flight!.legs.flatMap((leg) => leg.destroyed ?? []);
  return destroyed.reduce((sum, { letter, side }) => sum + (side === at.side ? -1 : 1) * worth(letter), 0);
}

// Once, the kernel read the value of the kicker from memory in front of its weights.
describe('the capture value of a kick', () => {
  it('counts a kicker that its own ball hits', () => {
    const at = position('7k/8/8/8/6Q1/8/8/K7 w b4 0 1');
    const { action } = must(chessLeague.text.parseAction(at, 'g4b4'));
    expect([captureValue(at, action), destroyedValue(at, action)]).toEqual([-worth('Q'), -worth('Q')]);
  });

  it('is the value of what it destroys, in random rounds', () => {
    let hits = 0;
    for (let seed = 1; seed <= 10; seed++)
      for (const { before: at } of randomRound(seededRandom(seed), 200))
        for (const action of chessLeague.actions(at)) {
          const net = destroyedValue(at, action);
          if (net) hits++;
          if (net !== undefined) expect(captureValue(at, action), chessLeague.text.format(at)).toBe(net);
        }
    expect(hits).toBeGreaterThan(300);
  });
});
