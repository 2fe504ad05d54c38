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
    score: { kind: 'points', value: 0 },
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

  test('a goal that a piece guarded against until it left', async () => {
    const from = '8/8/4r3/8/6P1/6P1/5R2/8 b f5 0 94';
    const match = await playedMatch('e6g6', { id: 'chess-league', from });
    const [goal] = await reasonsWithMotifs(match, turnOf(0, 'e6h6', 'g4f5', { side: 'b' }));
    expect(goal).toMatchObject({
      kind: 'letsWin',
      probability: 1,
      motif: { id: 'unguarded', says: expect.stringContaining('The rook on e6 guarded against this until it left.') },
    });
  });

  test('a forced win by a pass to a shooter, unless the turn wins too', async () => {
    const from = 'r1b1kb2/pp2p1rp/q4p1n/2p5/P2PP1P1/2N1B2N/2P1K2P/R2Q3R b f7 0 30';
    const match = await playedMatch('a6a5', { id: 'chess-league', from });
    const line = 'e8f7 e3h6 c8g4';
    const won = { kind: 'win', actions: 3, turns: 2 } as const;
    const turn = { ...turnOf(0, line, 'e3h6', { side: 'b' }), score: won };
    const [missed] = await reasonsWithMotifs(match, turn);
    expect(missed).toMatchObject({ kind: 'missesForce', turns: 2, motif: { wins: 'round' } });
    const reply = { ...turn.reply!, score: { kind: 'win', actions: -4, turns: 2 } as const };
    expect((await reasonsWithMotifs(match, { ...turn, reply })).map(({ kind }) => kind)).not.toContain('missesForce');
  });

  test('a pass to a piece that shoots next, and the ball that is taken, with their motifs', async () => {
    const shooting = 'r1k1qbr1/pb1pp2p/5n2/B7/3P4/5N2/P3P2P/1R1KQB1R w e1 mps a2,e2,h2,a7,e7,h7 7 9';
    const match = await playedMatch('a2a3 end', inEleven(shooting));
    const turn = turnOf(0, 'e1>a5 b1c1 c8b8 a5!d8', 'e7e6', { last: 1 });
    const [missed] = await reasonsWithMotifs(match, turn);
    expect(missed).toMatchObject({ kind: 'missesPrepare', probability: 0.5, motif: { id: 'pass' } });
    const taken = inEleven('2b2b1r/p2kp2p/3p2q1/Q2n4/8/1P3N2/3BP2P/R2K1B1R w d5 m e2,h2,a7,e7,h7 0 13');
    const kept = await playedMatch('a5a6', taken);
    const reasons = await reasonsWithMotifs(kept, turnOf(0, 'a5d5 d7e8', 'd7e8'));
    expect(reasons.find(({ kind }) => kind === 'missesBall')).toMatchObject({ motif: { id: 'steal' } });
  });
});
