import { exampleGame } from '@kickmate/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  accuracyOf,
  chartSearchesOf,
  effortOf,
  glyphOf,
  greatestSwing,
  judge,
  missingSearches,
  outlineOf,
  type PositionScore,
  searchCount,
  type TurnMark,
  whiteScoreAt,
} from '../src/report.ts';
import { winChance } from '../src/score.ts';
import { playedMatch } from './testing.ts';

/** The score that stands for a chance to win, in percent, for the side to act: the curve of `winChance`, solved for it. */
const chance = (percent: number, ...line: string[]): PositionScore => ({
  score: { kind: 'points', value: Math.log(percent / (100 - percent)) / 0.00368208 },
  line,
  depth: 8,
});

/** A forced win of the side to act. */
const win = (actions: number, turns: number, ...line: string[]): PositionScore => ({
  score: { kind: 'win', actions, turns },
  line,
  depth: 8,
});

const scores = (of: Readonly<Record<string, PositionScore>>) => new Map(Object.entries(of));

// The first test of a game loads it.
beforeAll(() => Promise.all(['chess', 'football', 'chess-eleven'].map(exampleGame)));

describe('chances and accuracy', () => {
  test.each([
    [0, 50],
    [100, 59.1],
    [-100, 40.9],
    [1000, 97.55],
  ])('%i hundredths of a pawn are a chance of %f percent', (value, percent) => {
    expect(winChance({ kind: 'points', value })).toBeCloseTo(percent, 1);
  });

  test('a forced win is a chance of 100 percent, a forced loss one of 0', () => {
    expect(winChance({ kind: 'win', actions: 7, turns: 4 })).toBe(100);
    expect(winChance({ kind: 'win', actions: -2, turns: 1 })).toBe(0);
  });

  test.each([
    [0, 100],
    [10, 63.58],
    [50, 8.53],
    [100, 0],
  ])('a turn that lost %i percent has an accuracy of %f percent', (loss, accuracy) => {
    expect(accuracyOf(loss)).toBeCloseTo(accuracy, 1);
  });
});

describe('the searches', () => {
  test('each position of a round is searched once, except one that the rules have decided', async () => {
    const outline = outlineOf(await playedMatch('f2f3 e7e5 g2g4 d8h4'));
    expect(outline.searches.map(({ key, actions, share }) => [key, actions.length, share])).toEqual([
      ['0.0', 0, 1],
      ['0.1', 1, 1],
      ['0.2', 2, 1],
      ['0.3', 3, 1],
    ]);
    expect(missingSearches(outline, scores({ '0.1': chance(50) })).map(({ key }) => key)).toEqual([
      '0.0',
      '0.2',
      '0.3',
    ]);
    expect(judge(outline, new Map()).points.map(({ white }) => white)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      0,
    ]);
  });

  test('a position in which a player resigned is searched', async () => {
    const match = (await playedMatch('e2e4')).resign('b');
    expect(outlineOf(match).searches.map(({ key }) => key)).toEqual(['0.0', '0.1']);
  });

  test('a match without an action needs none', async () => {
    expect(outlineOf(await playedMatch()).searches).toEqual([]);
  });
});

describe('turns of one action', () => {
  test.each<[worth: number, mark: TurnMark | undefined, glyph: number | undefined]>([
    [46, undefined, undefined],
    [45, 'inaccuracy', 6],
    [41, 'inaccuracy', 6],
    [39.9, 'mistake', 2],
    [34.9, 'blunder', 4],
  ])('White had a chance of 50 percent and has %f: %s', async (worth, mark, glyph) => {
    const outline = outlineOf(await playedMatch('g2g4'));
    const report = judge(outline, scores({ '0.0': chance(50, 'e2e4', 'e7e5'), '0.1': chance(100.001 - worth) }));
    const [turn] = report.turns;
    expect(turn?.mark).toBe(mark);
    expect(glyphOf(turn!)).toBe(glyph);
    expect(turn?.loss).toBeCloseTo(50 - worth, 1);
    expect(turn?.best).toEqual(['e2e4', 'e7e5']);
    expect(report.sides.w.accuracy).toBeCloseTo(accuracyOf(50 - worth), 1);
  });

  test("the search's own choice loses nothing, though the next search sees further", async () => {
    const outline = outlineOf(await playedMatch('e2e4'));
    const { turns } = judge(outline, scores({ '0.0': chance(50, 'e2e4'), '0.1': chance(70) }));
    expect(turns[0]).toMatchObject({ loss: 0, mark: undefined });
  });

  test('an action that lost much is searched once more, and loses only what both searches say', async () => {
    const outline = outlineOf(await playedMatch('g2g4'));
    const known = scores({ '0.0': chance(50, 'e2e4'), '0.1': chance(80) });
    expect(searchCount(outline, new Map())).toBe(2);
    const [check, ...others] = missingSearches(outline, known);
    expect(others).toEqual([]);
    expect(check).toMatchObject({ key: '0.0!', actions: [], only: 'g2g4', share: 0.5 });
    expect(judge(outline, known).turns[0]?.loss).toBeCloseTo(30);
    for (const [again, loss] of [
      [42, 8],
      [60, 0],
      [10, 30],
    ] as const) {
      const checked = new Map([...known, ['0.0!', chance(again, 'g2g4')]]);
      expect(judge(outline, checked).turns[0]?.loss).toBeCloseTo(loss);
      expect([missingSearches(outline, checked), searchCount(outline, checked)]).toEqual([[], 3]);
    }
  });

  test('the effort counts a guess at the checks until they are known', async () => {
    const outline = outlineOf(await playedMatch('e2e4 e7e5 g2g4 d7d5'));
    expect(effortOf(outline, new Map())).toEqual({ left: 5, later: 1, all: 6 });
    const known = ['0.0', '0.1', '0.3', '0.4'].map((key) => [key, chance(50, 'a2a3')] as const);
    expect(effortOf(outline, new Map(known))).toEqual({ left: 1, later: 1, all: 6 });
    // The second and third action lost 30 percent, by a position that the other side could have had better or worse.
    const lost = new Map([...known, ['0.2', chance(80)] as const]);
    expect(effortOf(outline, lost)).toEqual({ left: 1, later: 0, all: 6 });
    const checked = new Map([...lost, ['0.1!', chance(50)] as const]);
    expect(effortOf(outline, checked)).toEqual({ left: 0.5, later: 0, all: 6 });
  });

  test('a loss that the rules have decided is not checked, nor is a small one', async () => {
    const lost = outlineOf(await playedMatch('g7g5', { from: '7k/6p1/8/8/8/8/5Q2/R6K b - - 0 1' }));
    expect(missingSearches(lost, scores({ '0.0': chance(50, 'h8g8'), '0.1': chance(52) }))).toEqual([]);
    const mate = outlineOf(await playedMatch('f2f3 e7e5 g2g4 d8h4'));
    const known = new Map(mate.searches.map(({ key }) => [key, chance(50)] as const));
    expect(missingSearches(mate, known)).toEqual([]);
  });

  test('a mate that was not given is a missed goal; nothing else of it is told', async () => {
    const outline = outlineOf(await playedMatch('f2f3 e7e5 g2g4 a7a6'));
    const report = judge(outline, scores({ '0.3': win(1, 1, 'd8h4'), '0.4': chance(40, 'e2e4') }));
    expect(report.turns).toMatchObject([
      { side: 'b', mark: 'missed goal', worst: 3, before: 100, best: ['d8h4'], round: 0 },
    ]);
    expect(report.turns[0]?.loss).toBeCloseTo(40);
    expect(report.sides.b.markCounts['missed goal']).toBe(1);
    expect(report.sides.w.choiceCount).toBe(0);
  });

  test('a win that the search claims, and the rules do not confirm, is no missed goal but a missed win', async () => {
    const outline = outlineOf(await playedMatch('f2f3 e7e5 g2g4 a7a6'));
    const claims = (after: PositionScore) =>
      judge(outline, scores({ '0.3': win(3, 2, 'f8e7', 'e2e3', 'e7h4'), '0.4': after })).turns[0]?.mark;
    expect(claims(chance(40))).toBe('missed win');
    // The other side is still lost.
    expect(claims(win(-4, 2))).toBeUndefined();
  });

  test('a turn without a choice says nothing about its side', async () => {
    const only = await playedMatch('h8g8', { from: '7k/4Q3/8/8/8/8/8/K7 b - - 0 1' });
    const report = judge(outlineOf(only), scores({ '0.0': chance(50, 'h8g8'), '0.1': chance(99) }));
    expect(report.turns).toMatchObject([{ loss: 0, accuracy: undefined }]);
    expect(report.sides.b).toMatchObject({ accuracy: undefined, choiceCount: 0, lost: 0 });
  });

  test('the three turns that lost most are the worst moments, the worst first', async () => {
    const outline = outlineOf(await playedMatch('a2a3 a7a6 b2b3 a6a5 c2c3 a5a4 d2d3 a4b3 e2e3'));
    // White's turns lose 6, 30, 12, 1 and 20 percent.
    const white = [50, 44, 44, 14, 60, 48, 48, 47, 60, 40];
    const all = white.map((percent, ply) => [`0.${ply}`, chance(ply % 2 === 0 ? percent : 100 - percent)] as const);
    const { sides, turns } = judge(outline, new Map(all));
    expect(sides.w.worstTurns.map(({ first, mark }) => [first, mark])).toEqual([
      [2, 'blunder'],
      [8, 'blunder'],
      [4, 'mistake'],
    ]);
    expect(sides.w.lost).toBeCloseTo(69);
    expect(sides.w.markCounts).toMatchObject({ blunder: 2, mistake: 1, inaccuracy: 1 });
    expect(turns).toHaveLength(9);
  });
});

describe('turns of several actions', () => {
  /** White scores by three kicks: the knight's, the bishop's, the rook's. */
  const CHAIN = { id: 'football', from: 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8', goals: 1 };
  const GOAL = ['d5*f7', 'g6*e8', 'e7*e9'];
  const first = win(3, 1, ...GOAL);
  const second = win(2, 1, ...GOAL.slice(1));

  test('the goal is missed with the last action before which it was possible', async () => {
    const outline = outlineOf(await playedMatch('d5*f7 end', CHAIN));
    const report = judge(outline, scores({ '0.0': first, '0.1': second, '0.2': chance(45) }));
    expect(report.turns).toMatchObject([
      { first: 0, last: 1, worst: 1, mark: 'missed goal', best: GOAL.slice(1), before: 100 },
    ]);
    expect(report.turns[0]?.loss).toBeCloseTo(45);
  });

  test('later actions are judged given the earlier ones: what is lost once is not lost again', async () => {
    const outline = outlineOf(await playedMatch('i1i2 end', CHAIN));
    const report = judge(outline, scores({ '0.0': first, '0.1': chance(30, 'd5*f7'), '0.2': chance(80) }));
    const [turn] = report.turns;
    expect(turn).toMatchObject({ worst: 0, mark: 'missed goal' });
    // 70 percent by the first action, 10 by the second.
    expect(turn?.loss).toBeCloseTo(80);
  });

  test('a goal that was scored is not missed, and the round that it ends needs no search', async () => {
    const outline = outlineOf(await playedMatch(GOAL.join(' '), CHAIN));
    expect(outline.searches.map(({ key }) => key)).toEqual(['0.0', '0.1', '0.2']);
    const report = judge(outline, scores({ '0.0': first, '0.1': second, '0.2': win(1, 1, 'e7*e9') }));
    expect(report.turns).toMatchObject([{ first: 0, last: 2, loss: 0, mark: undefined }]);
    expect(report.points.at(-1)).toEqual({ round: 0, ply: 3, white: 100 });
  });

  test('in a turn that a resignation cut off the goal was still possible', async () => {
    const match = (await playedMatch('d5*f7', CHAIN)).resign('w');
    const report = judge(outlineOf(match), scores({ '0.0': first, '0.1': second }));
    expect(report.turns).toMatchObject([{ loss: 0, mark: undefined }]);
  });
});

describe('luck and skill', () => {
  /** The queen may shoot at e8, and chance decides. */
  const SHOT = { id: 'chess-eleven', from: '3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10', goals: 2 };

  /** The match after a shot with the outcome that is, or is not, a goal; and the probability of a goal. */
  async function shot(isGoal: boolean) {
    const before = await playedMatch('', SHOT);
    const { variant, position } = before;
    const action = before.actions.find((one) => variant.text.formatAction({ action: one }) === 'e5!e8')!;
    const chances = variant.chance(position, action);
    const all = chances.reduce((sum, { weight }) => sum + weight, 0);
    const scores = ({ outcome }: { outcome: number }) =>
      variant.end(variant.play(position, action, outcome))?.winner === 'w';
    const goals = chances.filter(scores).reduce((sum, { weight }) => sum + weight, 0) / all;
    const { outcome } = chances.find((one) => scores(one) === isGoal)!;
    const match = await playedMatch(variant.text.formatAction({ action, outcome }), SHOT);
    return { outline: outlineOf(match), goals };
  }

  /** All positions without a goal are equal; before the shot White could have had a chance of 90 percent. */
  const equal = (outline: ReturnType<typeof outlineOf>) =>
    new Map(outline.searches.map(({ key }) => [key, key === '0.0' ? chance(90, 'e5e6') : chance(50)] as const));

  test.each([true, false])('a shot is worth the average of its outcomes; it was a goal: %s', async (isGoal) => {
    const { outline, goals } = await shot(isGoal);
    expect(goals).toBeGreaterThan(0);
    expect(goals).toBeLessThan(1);
    const worth = goals * 100 + (1 - goals) * 50;
    const report = judge(outline, equal(outline));
    expect(report.chanceResults).toMatchObject([{ round: 0, plyIndex: 0, side: 'w', chanceAfter: isGoal ? 100 : 50 }]);
    expect(report.chanceResults[0]?.worth).toBeCloseTo(worth);
    // Luck is what the outcome gave; skill is what the shot was worth, however it came out.
    expect(report.sides.w.luck).toBeCloseTo((isGoal ? 100 : 50) - worth);
    expect(report.sides.w.lost).toBeCloseTo(90 - worth);
    expect(report.sides.b).toMatchObject({ luck: 0, outcomeCount: 0 });
  });

  test('outcomes that did not come out are searched last and with less effort; without them the shot is not judged', async () => {
    const { outline } = await shot(false);
    const [own, others] = [outline.searches.slice(0, 2), outline.searches.slice(2)];
    expect(own.map(({ key, share }) => [key, share])).toEqual([
      ['0.0', 1],
      ['0.1', 1],
    ]);
    expect(chartSearchesOf(outline)).toEqual(own);
    expect(others.every(({ key, share }) => /^0\.1@\d+$/.test(key) && share >= 0.25 && share <= 1)).toBe(true);
    const known = new Map([...equal(outline)].filter(([key]) => !key.includes('@')));
    const report = judge(outline, known);
    expect(report.points.every(({ white }) => white !== undefined)).toBe(true);
    if (others.length > 0) expect([report.turns, report.chanceResults]).toEqual([[], []]);
  });

  test("what chance played in place of a player is nobody's fault", async () => {
    const match = await playedMatch('g2g4');
    const outline = outlineOf(match, new Set(match.round.plies));
    expect(judge(outline, scores({ '0.0': chance(50), '0.1': chance(80) })).turns).toMatchObject([
      { loss: 0, accuracy: undefined, mark: undefined },
    ]);
  });
});

test("a record's evaluations are from White's side", async () => {
  const outline = outlineOf(await playedMatch('e2e4 e7e5'));
  const known = scores({ '0.0': win(3, 2), '0.1': { ...chance(50), score: { kind: 'points', value: 30 } } });
  expect(whiteScoreAt(outline, known, { round: 0, ply: 0 })?.score).toEqual({ kind: 'win', actions: 3, turns: 2 });
  expect(whiteScoreAt(outline, known, { round: 0, ply: 1 })?.score).toEqual({ kind: 'points', value: -30 });
  expect(whiteScoreAt(outline, known, { round: 0, ply: 2 })).toBeUndefined();
});

describe('the moment of a match', () => {
  const points = (...whites: (number | undefined)[]) => whites.map((white, ply) => ({ round: 0, ply, white }));

  test('it is the action that changed the chance to win most, of equal ones the last', () => {
    expect(greatestSwing(points(50, 30, 60, 30, 35))).toEqual({
      point: { round: 0, ply: 3, white: 30 },
      before: 60,
      after: 30,
    });
  });

  test('there is none where nothing changed much, was not searched, or a new round began', () => {
    expect(greatestSwing(points(50, 60, 55))).toBeUndefined();
    expect(greatestSwing(points(50, undefined, 90))).toBeUndefined();
    expect(greatestSwing([...points(50, 0), { round: 1, ply: 0, white: 50 }])?.point.round).toBe(0);
  });
});
