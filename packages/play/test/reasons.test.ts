import { exampleGame } from '@kickmate/catalogue/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyMatch } from '../src/index.ts';
import { reasonsOf } from '../src/reasons.ts';
import type { JudgedTurn } from '../src/report.ts';
import { playedMatch } from './testing.ts';

/** A judged turn of a round's only or last turn. */
const turnOf = (
  worst: number,
  best: string,
  reply: string,
  { side = 'w', last = worst, win }: { side?: 'w' | 'b'; last?: number; win?: number } = {},
): JudgedTurn =>
  ({
    round: 0,
    side,
    first: worst,
    last,
    worst,
    best: best.split(' '),
    reply: {
      line: reply.split(' '),
      score: win ? { kind: 'win', actions: 2 * win - 1, turns: win } : { kind: 'points', value: 300 },
      depth: 8,
    },
  }) as unknown as JudgedTurn;

beforeAll(() => Promise.all(['chess', 'chess-league', 'football', 'chess-eleven'].map(exampleGame)));

const reasonsWithMotifs = async (match: AnyMatch, turn: JudgedTurn) =>
  reasonsOf(match, turn, await match.variant.motifs?.());

const kindsOf = async (actions: string, turn: JudgedTurn, how: Parameters<typeof playedMatch>[1] = {}) =>
  (await reasonsWithMotifs(await playedMatch(actions, how), turn)).map(({ kind }) => kind);

describe('chess', () => {
  test('a mate at once, and one that is forced', async () => {
    expect(await kindsOf('f2f3 e7e5 g2g4', turnOf(2, 'd2d4', 'd8h4'))).toEqual(['letsWin']);
    expect(await kindsOf('f2f3 e7e5 a2a3', turnOf(2, 'd2d4', 'd8h4 g2g3', { win: 3 }))).toEqual(['letsForce']);
  });

  test('a piece that is left hanging, unless it is taken back, or was lost anyway', async () => {
    const from = { from: 'rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2' };
    const hangs = turnOf(0, 'd2d4 g8f6', 'd5e4 a2a3');
    const there = { from: 'rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 2' };
    expect(await kindsOf('c3e4', hangs, there)).toEqual(['losesPiece']);
    expect(await kindsOf('c3e4', turnOf(0, 'd2d4', 'd5e4 a2a3'), there)).toEqual(['losesPiece']);
    expect(await kindsOf('f3d4', turnOf(0, 'd2d4', 'g8f6 a2a3'), from)).toEqual([]);
    // The line in place of it loses as much.
    expect(await kindsOf('c3e4', turnOf(0, 'a2a3 d5c4', 'd5e4 a2a3'), there)).toEqual(['losesPiece']);
  });

  test('a capture that was there', async () => {
    const from = { from: 'k7/8/8/3q4/4P3/8/8/K7 w - - 0 1' };
    expect(await kindsOf('e4e5', turnOf(0, 'e4d5 a8b8', 'd5e5 a1b1'), from)).toEqual(['missesPiece']);
  });

  test('a fork that is allowed, and one that is missed, with its motif', async () => {
    const fork = 'b4c2 e1d2 c2a1 d2c1';
    const says = 'On c2 the knight from b4 attacks the king on e1 and the rook on a1 at once.';
    const allowed = await playedMatch('h2h3', { from: '4k3/8/8/8/1n6/8/7P/R3K3 w - - 0 1' });
    expect(await reasonsWithMotifs(allowed, turnOf(0, 'e1d2 b4d5', fork))).toMatchObject([
      { kind: 'losesPiece', motif: { id: 'fork', says, squares: [10, 4, 0] } },
    ]);
    const missed = await playedMatch('e8e7', { from: '4k3/8/8/8/1n6/8/7P/R3K3 b - - 0 1' });
    expect(await reasonsWithMotifs(missed, turnOf(0, fork, 'e1d2 b4d5', { side: 'b' }))).toMatchObject([
      { kind: 'missesPiece', motif: { id: 'fork', says } },
    ]);
    // The fork is there, but the piece was captured before.
    const paid = await playedMatch('c3b4', { from: '4k3/8/8/8/1r1n4/2P5/8/R3K3 w - - 0 1' });
    expect(await reasonsWithMotifs(paid, turnOf(0, 'c3d4 b4b2', 'd4c2 e1d2 c2a1 d2c1'))).toEqual([]);
  });

  test('a mate that was there, with its motif', async () => {
    const match = await playedMatch('e1e2', { from: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1' });
    expect(await reasonsWithMotifs(match, turnOf(0, 'a1a8', 'g7g6 e2e3'))).toMatchObject([
      { kind: 'missesWin', probability: 1, motif: { id: 'back-rank' } },
    ]);
  });

  test('a turn that ended the round, or a line that says nothing, has no reason', async () => {
    const { reply: _, ...ended } = turnOf(0, 'e2e4', 'e7e5');
    expect(await kindsOf('g2g4', ended)).toEqual([]);
    expect(await kindsOf('g2g4', turnOf(0, 'e2e4 e7e5', 'e7e5 b1c3'))).toEqual([]);
  });
});

describe('games with a ball', () => {
  const FOOTBALL = 'rn4n1r/5kb1R/9/9/3qQ4/7b1/9/9/RNB2KNB1 w h9 m - 10';
  const inEleven = (from: string) => ({ id: 'chess-eleven', from });

  test('a goal by several kicks of the next turn', async () => {
    const match = await playedMatch('c1g5 end', { id: 'football', from: FOOTBALL });
    const turn = turnOf(0, 'i8h8 h8*h5 i9i5 i5*g5 h4*e7', 'a9a3 g8*e6 d5*b3 a3*g3 h4*e1', { last: 1 });
    const [goal] = reasonsOf(match, turn);
    expect(goal).toMatchObject({ kind: 'letsWin', probability: 1 });
  });

  test('a shot with its chance', async () => {
    const from = 'r2k4/p2ppB2/7n/8/3P4/6P1/P1RN4/4K3 b f7 m a2,a7,d7,e7 0 24';
    const match = await playedMatch('h6f5', inEleven(from));
    const turn = turnOf(0, 'h6f7 c2c5', 'f7!e8', { side: 'b' });
    const [shot] = reasonsOf(match, turn);
    expect(shot).toMatchObject({ kind: 'letsWin', probability: 0.5 });
  });

  test('the ball that is taken, unless it is won back at once', async () => {
    const there = inEleven('1r1k4/p2p4/8/1n2p3/2N5/6P1/P7/4KB2 b b5 mps a2,a7,d7 1 34');
    expect(await kindsOf('a7a5', turnOf(0, 'e5e4 end', 'c4e5', { side: 'b' }), there)).toEqual([]);
    const traded = inEleven('r1bk1b1r/p2pp2p/5nq1/8/3P4/5N2/P3P2P/R1BKQB1R w e1 m a2,e2,h2,a7,d7,e7,h7 2 3');
    const back = turnOf(0, 'e1a5 d8e8', 'g6g3 h2g3');
    expect(await kindsOf('e1g3', back, traded)).toEqual([]);
    expect(await kindsOf('e1g3', turnOf(0, 'e1a5 d8e8', 'g6g3 a2a3'), traded)).toContain('losesBall');
  });
});
