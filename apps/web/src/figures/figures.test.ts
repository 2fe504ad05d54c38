import { must, type Side } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import type { AnyMatch } from '@kickmate/play';
import type { JudgedTurn, MatchReport, SideReport } from '@kickmate/play/report';
import { describe, expect, test } from 'vitest';
import { afterTime, chessGame, liveMatch, playedMatch } from '../match/testing.ts';
import { addTurns, figuresOf } from './figures.ts';

needsGames('chess', 'chess-league', 'chess-eleven');

const POINTS = { kind: 'points', value: 0 } as const;
const NO_SIDE: SideReport = {
  accuracy: undefined,
  choiceCount: 0,
  markCounts: { 'missed goal': 0, 'missed win': 0, blunder: 0, mistake: 0, inaccuracy: 0 },
  lost: 0,
  luck: 0,
  outcomeCount: 0,
  worstTurns: [],
};

/** A turn of one action with an accuracy of 80. */
const turnAt = (ply: number, side: Side, more: Partial<JudgedTurn> = {}): JudgedTurn => ({
  round: 0,
  side,
  first: ply,
  last: ply,
  loss: 6,
  accuracy: 80,
  mark: undefined,
  worst: ply,
  score: POINTS,
  best: [],
  before: 50,
  worth: 44,
  ...more,
});

/** A report in which each action of the first round is a turn. */
const reportOf = ({ rounds }: AnyMatch, more: Partial<MatchReport> = {}): MatchReport => ({
  points: [],
  turns: rounds[0]!.plies.map((_, ply) => turnAt(ply, ply % 2 === 0 ? 'w' : 'b')),
  chanceResults: [],
  sides: { w: NO_SIDE, b: NO_SIDE },
  ...more,
});

const turnsByPhase = (match: AnyMatch, report: MatchReport, side: Side) => {
  const { opening, middle, end } = figuresOf(match, report, side).phases;
  return [opening.turns, middle.turns, end.turns];
};

describe('the phases', () => {
  /** Twelve turns of White and as many of Black, in which nothing is captured. */
  const QUIET =
    'a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 a3a4 a6a5 b3b4 b6b5 c3c4 c6c5 d3d4 d6d5';
  test('of a game without a ball: ten turns are the opening, the end needs half of the pieces to be gone', async () => {
    const match = await chessGame(QUIET);
    expect(turnsByPhase(match, reportOf(match), 'b')).toEqual([10, 2, 0]);
    // The rook captures four of seven pieces.
    const few = await chessGame(
      'h1h2 a8b8 h2h3 b8a8 h3h4 a8b8 h4h5 b8a8 h5g5 a8b8 g5f5 b8a8 f5e5 a8b8 e5d5 b8a8 d5c5 a8b8 c5c6 b8a8 c6c4 a8b8 c4c3',
      { from: 'k7/8/8/7p/7p/7p/7p/K6R w - - 0 1' },
    );
    expect(turnsByPhase(few, reportOf(few), 'w')).toEqual([10, 0, 2]);
    // One piece more at the start, and half of them are still there.
    const more = await chessGame(
      'h1h2 a8b8 h2h3 b8a8 h3h4 a8b8 h4g4 b8a8 g4g5 a8b8 g5f5 b8a8 f5e5 a8b8 e5d5 b8a8 d5c5 a8b8 c5c6 b8a8 c6c4',
      { from: 'k7/8/8/7p/7p/7p/7p/K6R w - - 0 1' },
    );
    expect(turnsByPhase(more, reportOf(more), 'w')).toEqual([10, 1, 0]);
  });
  test('of a game with a ball: ten turns are the opening, the end begins with the twentieth', async () => {
    const match = await playedMatch('');
    const turns = Array.from({ length: 42 }, (_, ply) => turnAt(ply, ply % 2 === 0 ? 'w' : 'b'));
    expect(turnsByPhase(match, reportOf(match, { turns }), 'w')).toEqual([10, 9, 2]);
  });
  test('count turns without a choice, but not their accuracy', async () => {
    const match = await chessGame(QUIET);
    const turns = reportOf(match).turns.map((turn) => (turn.first < 4 ? { ...turn, accuracy: undefined } : turn));
    expect(turnsByPhase(match, reportOf(match, { turns }), 'w')).toEqual([8, 2, 0]);
  });
});

test('turns are added up', async () => {
  const match = await chessGame('e2e4 e7e5 g1f3 b8c6 f1c4');
  const turns = [
    turnAt(0, 'w', { accuracy: 100, loss: 0 }),
    turnAt(2, 'w', { accuracy: 30, loss: 25, mark: 'blunder' }),
    turnAt(4, 'w', { accuracy: 60, loss: 12, mark: 'mistake' }),
  ];
  const figures = figuresOf(match, reportOf(match, { turns }), 'w');
  expect(Object.values(figures.phases).reduce(addTurns)).toEqual({ turns: 3, accuracy: 190, loss: 37, blunders: 1 });
});

describe('the thinking time', () => {
  test('has its classes, with their limits', async () => {
    const times = [9_999, 0, 10_000, 0, 29_999, 0, 30_000, 0];
    const begun = await chessGame('', { time: { ms: 600_000, incrementMs: 0 } });
    const match = 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 d7d6'
      .split(' ')
      .reduce((before, action, index) => must(before.playText(action, { spent: times[index]! })), begun);
    const { paces } = figuresOf(match, reportOf(match), 'w');
    expect([paces?.quick.turns, paces?.usual.turns, paces?.long.turns]).toEqual([1, 2, 1]);
  });
  test('is not there without clocks', async () => {
    const match = await chessGame('e2e4');
    expect(figuresOf(match, reportOf(match), 'w').paces).toBeUndefined();
  });
});

describe('won positions', () => {
  const point = (ply: number, white: number) => ({ round: 0, ply, white });
  const MATE = 'f2f3 e7e5 g2g4 d8h4';
  test.each([
    ['b', [point(3, 10)], { had: 1, made: 1 }],
    ['b', [point(3, 11)], { had: 0, made: 0 }],
    ['w', [point(1, 90)], { had: 1, made: 0 }],
    ['w', [point(1, 89)], { had: 0, made: 0 }],
    // The mate itself is no position in which there was something to win.
    ['b', [point(4, 0)], { had: 0, made: 0 }],
    ['b', [point(1, 5), point(2, 50), point(3, 5)], { had: 1, made: 1 }],
  ] as const)('of %s with chances %j', async (side, points, expected) => {
    const match = await chessGame(MATE);
    expect(figuresOf(match, reportOf(match, { points }), side).wins).toEqual(expected);
  });
  test('are made by a resignation too', async () => {
    const match = (await chessGame('e2e4 e7e5')).resign('b');
    const report = reportOf(match, { points: [point(1, 95)] });
    expect(figuresOf(match, report, 'w').wins).toEqual({ had: 1, made: 1 });
  });
  test('that the whistle ended are not counted', async () => {
    const match = afterTime(await liveMatch('', { halfMs: 5_000 }), 6_000);
    expect(match.rounds[0]!.endedBy).toBe('whistle');
    const report = reportOf(match, { points: [{ round: 0, ply: -1, white: 99 }] });
    expect(figuresOf(match, report, 'w').wins).toEqual({ had: 0, made: 0 });
  });
});

test('skill and luck are those of both sides, where chance decides', async () => {
  const match = await chessGame('e2e4 e7e5');
  const sides = { w: { ...NO_SIDE, lost: 30, luck: 5 }, b: { ...NO_SIDE, lost: 40, luck: -7 } };
  const chanceResults = [{ round: 0, plyIndex: 0, side: 'w', worth: 50, chanceAfter: 55 }] as const;
  expect(figuresOf(match, reportOf(match, { sides }), 'b').chance).toBeUndefined();
  expect(figuresOf(match, reportOf(match, { sides, chanceResults }), 'b').chance).toEqual({
    own: { lost: 40, luck: -7 },
    other: { lost: 30, luck: 5 },
  });
});

test('blunders are counted by the reason that their lines prove', async () => {
  const match = await chessGame('f2f3 e7e5 g2g4 d8h4');
  const reply = { score: { kind: 'win', actions: 1, turns: 1 } as const, line: ['d8h4'], depth: 9 };
  const blunder = turnAt(2, 'w', { loss: 45, mark: 'blunder', best: ['d2d4', 'e5d4'], reply });
  const without = turnAt(0, 'w', { loss: 20, mark: 'blunder' });
  const small = turnAt(2, 'w', { ...blunder, mark: 'mistake' });
  expect(figuresOf(match, reportOf(match, { turns: [without, blunder] }), 'w').reasons).toEqual({
    letsWin: { turns: 1, loss: 45 },
  });
  expect(figuresOf(match, reportOf(match, { turns: [small] }), 'w').reasons).toEqual({});
});

test('ideas are counted by the turns that used and allowed them', async () => {
  const from = '4k3/8/8/3q4/8/8/8/3QK3 w - - 0 1';
  const ideasOf = async (actions: string, turn: JudgedTurn) => {
    const match = await chessGame(actions, { from });
    return figuresOf(match, reportOf(match, { turns: [turn] }), 'w', await match.variant.motifs!()).motifs;
  };
  expect(await ideasOf('d1d5 e8f8', turnAt(0, 'w', { loss: 0 }))).toEqual({
    hanging: { used: 1, missed: 0, allowed: 0 },
  });
  const reply = { score: { kind: 'points', value: 900 } as const, line: ['d5d1'], depth: 9 };
  const blunder = turnAt(0, 'w', { loss: 60, mark: 'blunder', best: ['d1d5', 'e8f8'], reply });
  expect(await ideasOf('e1f2 e8f8', blunder)).toEqual({ hanging: { used: 0, missed: 0, allowed: 1 } });
});
