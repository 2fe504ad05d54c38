import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import type { MapFile } from '@kickmate/game';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { effectScope } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { maps, SMALL } from '../testing.ts';
import {
  checkPuzzle,
  type Finding,
  needlessWords,
  type Stage,
  solutionWords,
  squareWords,
  stageWords,
  unusedOf,
  verdictWords,
} from './puzzle-check.ts';
import { usePuzzleCheck } from './usePuzzleCheck.ts';

const open = async (variant: string) => openEngine(await loadVariant(variant), { backend: 'rules' });

/** The rook captures the king at once; the pawn, the other pawn, the key and the door are of no use. */
const HALL: MapFile = {
  ...SMALL,
  name: 'Hall',
  size: [5, 4],
  tiles: ['.....', '#D#..', '.....', 'k....'],
  placement: '4k/5/p4/1PK1R',
  turns: 1,
};

async function check(map: MapFile): Promise<{ readonly finding: Finding; readonly stages: readonly Stage[] }> {
  const stages: Stage[] = [];
  let finding: Finding | undefined;
  await checkPuzzle(maps, map, {
    open,
    onStage: (stage) => stages.push(stage),
    onFinding: (news) => {
      finding = news;
    },
  });
  return { finding: finding!, stages };
}

describe('a puzzle that is solved', () => {
  test('says how, and what it does without', async () => {
    const { finding, stages } = await check(HALL);
    expect(verdictWords(HALL, finding.verdict)).toEqual(['White wins in 1 turn, whatever Black does.']);
    expect(solutionWords(maps, HALL, finding)).toEqual([
      'There is one solution: it begins with Rxe4 wins. Every other first move fails, or takes longer.',
      'The longest defence: 1. Rxe4 wins.',
    ]);
    const words = needlessWords(maps, HALL, finding).join(' ');
    expect(words).toContain('No solution moves or captures the white pawn on b1 and the black pawn on a2.');
    expect(words).toContain('No piece ever takes the key on a1.');
    expect(words).toContain('No piece ever opens the door on b3.');
    expect(words).toContain('as many turns, without the white pawn on b1 and the black pawn on a2.');
    expect(unusedOf(maps, HALL, finding.solutions!).squares).toHaveLength(14);
    expect(squareWords(maps, HALL, finding.solutions!)).toContain("White's pieces come to e4. They never come to a1");
    expect(new Set(stages.map(({ kind }) => kind))).toEqual(new Set(['win', 'solutions', 'pieces']));
  });

  test('may have more turns than it needs, or no limit yet', async () => {
    const { finding } = await check({ ...HALL, turns: 3 });
    expect(verdictWords({ ...HALL, turns: 3 }, finding.verdict)[1]).toBe(
      'The map gives White 3 turns, which is more than it needs.',
    );
    expect(verdictWords({ ...HALL, turns: undefined }, finding.verdict)[1]).toContain('no limit of turns yet');
  });

  test('may begin in several ways', async () => {
    const map = { ...HALL, tiles: ['.....', '.....', '.....', '.....'], placement: 'R3k/5/5/K3R' };
    const { finding } = await check(map);
    expect(finding.solutions?.first).toEqual(['e1e4', 'a4e4']);
    expect(solutionWords(maps, map, finding)[0]).toBe('There are 2 ways to begin: Rexe4 wins, Raxe4 wins.');
  });
});

test('an item that no solution picks up is named', () => {
  const map: MapFile = {
    ...SMALL,
    tiles: ['b...', '.#..', '...w'],
    items: { boots: maps.items.boots, wings: maps.items.wings },
  };
  const none = {
    first: [],
    choice: undefined,
    used: new Set<number>(),
    entered: new Set<number>(),
    positions: 1,
    isWhole: true,
  };
  const solutions = { ...none, cleared: new Set([3]) };
  expect(unusedOf(maps, map, solutions).items).toEqual([8]);
  const finding = { verdict: { kind: 'none', turns: 1 }, solutions, needless: [] } as unknown as Finding;
  expect(needlessWords(maps, map, finding)).toContain('No piece ever takes the boots on a3.');
});

test('a puzzle that is not solved says so', async () => {
  const map = { ...HALL, placement: '4k/5/p4/1PKR1' };
  const { finding } = await check(map);
  expect(verdictWords(map, finding.verdict)).toEqual(['White cannot force a win within 1 turn.']);
  expect([solutionWords(maps, map, finding), needlessWords(maps, map, finding)]).toEqual([[], []]);
  expect(verdictWords(map, { kind: 'open', turns: 0, nodes: 1234 })).toEqual([
    'The search was ended after 1,234 positions, before it was certain.',
  ]);
});

test('each stage is told, with the share that is done', () => {
  expect(stageWords({ kind: 'win', within: 2, turns: 4, nodes: 5000 })).toEqual({
    text: 'Looking for a win in 2 turns: 5,000 positions so far',
    share: 0.25,
  });
  expect(stageWords({ kind: 'solutions', done: 1, known: 2 }).share).toBe(0.5);
  expect(stageWords({ kind: 'pieces', done: 0, all: 3 }).text).toBe('Trying it without each piece: 0 of 3');
});

describe('the check in the editor', () => {
  beforeEach(() => {
    setActivePinia(createPinia());
    useEngine().connectWith(({ variant }) => open(variant));
  });

  test('runs to its end', async () => {
    const scope = effectScope();
    const check = scope.run(usePuzzleCheck)!;
    await check.start(maps, HALL);
    expect([check.isRunning.value, check.failure.value, check.isStopped.value]).toEqual([false, undefined, false]);
    expect(check.finding.value?.verdict).toMatchObject({ kind: 'win', turns: 1 });
    scope.stop();
  });

  test('stops when it is told to, and keeps what it has found', async () => {
    const scope = effectScope();
    const check = scope.run(usePuzzleCheck)!;
    const running = check.start(maps, maps.shipped[0]!.file);
    expect(check.isRunning.value).toBe(true);
    check.cancel();
    await running;
    expect([check.isRunning.value, check.isStopped.value, check.failure.value]).toEqual([false, true, undefined]);
    scope.stop();
  });

  test('refuses a map that cannot be played on', async () => {
    const check = effectScope().run(usePuzzleCheck)!;
    await check.start(maps, { ...HALL, placement: '5/5/5/5' });
    expect(check.failure.value).toContain('needs a king');
  });
});
