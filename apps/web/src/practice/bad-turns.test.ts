import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import type { Score, SearchResult } from '@kickmate/engine/client';
import type { JudgedTurn, MatchReport } from '@kickmate/play/report';
import { expect, test } from 'vitest';
import { chessGame, footballMatch } from '../match/testing.ts';
import { goodActions, goodSearch, turnsToPractise, winQuestion } from './bad-turns.ts';

needsGames('chess');

const turnOf = (change: Partial<JudgedTurn>) => ({ round: 0, side: 'w', worst: 2, ...change }) as JudgedTurn;
const found = (...lines: readonly (readonly [string, Score])[]) =>
  ({ lines: lines.map(([first, score]) => ({ score, actions: [first, 'e7e5'] })) }) as unknown as SearchResult;
const points = (value: number): Score => ({ kind: 'points', value });
const WIN: Score = { kind: 'win', actions: 1, turns: 1 };

/** White has just weakened its king with the second pawn. */
const tried = async () => ({ match: await chessGame('f2f3 e7e5 g2g4'), turn: turnOf({}) });

test('blunders and missed wins of the person become tasks; lesser marks and those of the other side do not', async () => {
  const turns = (['blunder', 'mistake', 'missed goal', 'inaccuracy', undefined, 'missed win'] as const).map((mark) =>
    turnOf({ mark }),
  );
  const other = turnOf({ side: 'b', mark: 'blunder' });
  const report = { turns: [...turns, other] } as unknown as MatchReport;
  const { match } = await tried();
  expect(turnsToPractise(match, report, 'w').map(({ mark }) => mark)).toEqual(['blunder', 'missed goal', 'missed win']);
});

test('a mistake that loses a piece becomes a task', async () => {
  // White leaves the knight, which a pawn attacks, where it is.
  const match = await chessGame('g1f3 d7d5 f3e5 f7f6 a2a3 f6e5');
  const turn = turnOf({ worst: 4, last: 4, mark: 'mistake', score: points(0), best: ['e5f3', 'e7e5'] });
  const report = {
    turns: [{ ...turn, reply: { score: points(300), line: ['f6e5', 'd2d3'] } }, turnOf({ mark: 'mistake' })],
  };
  expect(turnsToPractise(match, report as unknown as MatchReport, 'w')).toEqual([report.turns[0]]);
});

test('the good actions are those near the best, searched from before the bad turn', async () => {
  const turn = await tried();
  expect(goodSearch(turn, false)).toMatchObject({ actions: ['f2f3', 'e7e5'], lines: 4 });
  const near = found(['e2e4', points(0)], ['d2d4', points(-5)], ['g2g4', points(-900)]);
  expect(goodActions(turn, near)).toEqual(['e2e4', 'd2d4']);
});

test('a turn in which nearly everything is good is no task, and one whose own action is good neither', async () => {
  const turn = await tried();
  const all = ['e2e4', 'd2d4', 'b1c3', 'a2a3'];
  expect(goodActions(turn, found(...all.map((one) => [one, points(0)] as const)))).toBeUndefined();
  expect(goodActions(turn, found(['e2e4', points(0)], ['g2g4', points(-5)]))).toBeUndefined();
  // A win may be there in many ways.
  expect(goodActions(turn, found(...all.map((one) => [one, WIN] as const)))).toEqual(all);
});

test('a near win is proved; one for the other side, one that is far and a good position are not', async () => {
  const turn = await tried();
  const turnsOf = (score: Score, change: Partial<JudgedTurn> = {}) =>
    winQuestion({ ...turn, turn: turnOf(change) }, found(['e2e4', score]))?.turns;
  expect(turnsOf({ kind: 'win', actions: 5, turns: 3 })).toBe(3);
  expect(turnsOf({ kind: 'win', actions: 5, turns: 3 }, { mark: 'missed goal' })).toBe(1);
  expect(turnsOf({ kind: 'win', actions: 7, turns: 4 })).toBeUndefined();
  expect(turnsOf({ kind: 'win', actions: -2, turns: 1 })).toBeUndefined();
  expect(turnsOf(points(900))).toBeUndefined();
});

test('the good actions of a near win are those that are proved, not those that the search says', async () => {
  const turn = await tried();
  const said = found(['e2e4', WIN], ['d2d4', WIN]);
  expect(goodActions(turn, said, ['e2e4', 'b1c3'])).toEqual(['e2e4', 'b1c3']);
  expect(goodActions(turn, said, ['e2e4', 'g2g4'])).toBeUndefined();
  // This proof is about another win.
  expect(goodActions(turn, said, ['b1c3'])).toEqual(['e2e4', 'd2d4']);
});

test('a proof finds all first actions of a goal, of which a search lists a few', async () => {
  needsGames('football');
  // From a round of low levels: Black passed to d8, where White's queen was on its way to the goal.
  const match = await footballMatch('n2r1bbnk/2Q6/9/2r1q4/3R5/9/9/9/N1R2BBNK b b9 m - 5', 'a9*d8');
  const turn = { match, turn: turnOf({ side: 'b', worst: 0, mark: 'missed goal' }) };
  const engine = await openEngine(match.variant, { backend: 'js', evaluation: 'classical' });
  const said = must(await engine.search(goodSearch(turn, true)));
  const proved = must(await engine.proveWins(winQuestion(turn, said)!))!;
  const all = ['c6c7', 'd9d7', 'e6e5', 'e6e7', 'g9b4', 'g9c5', 'g9d6'];
  expect([...goodActions(turn, said, proved)!].sort()).toEqual(all);
  const listed = goodActions(turn, said)!;
  expect(listed.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining([...listed]));
});
