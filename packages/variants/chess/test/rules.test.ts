import { must } from '@kickmate/board';
import { provesRulePage, type RuleCase, type RuleTests } from '@kickmate/conformance';
import { Match } from '@kickmate/game';
import { expect } from 'vitest';
import { type ChessPosition, chess } from '../src/index.ts';
import { actionsFrom, after, played, position, START, successorTexts, written } from './referee.ts';

/** The end of the game after actions, if it is over, and the end that may be claimed. */
const judge = (fen: string, texts: string) => {
  const plies = played(position(fen), texts);
  return { end: chess.endByHistory(plies)?.kind, claim: chess.claims!.claimable!(plies)?.kind };
};

/** Four actions after which everything is as it was. */
const SHUTTLE = 'a1b1 g8f8 b1a1 f8g8';
const shuttle = (times: number): string => Array.from({ length: times }, () => SHUTTLE).join(' ');

/** A test for each heading of the README's rules that has a board, which the test gets. */
const RULES: RuleTests<RuleCase<ChessPosition>> = {
  "White's queen begins on d1, Black's on d8": ({ text, start }) => {
    expect(text).toBe(START);
    expect(chess.starts('w')).toEqual([{ position: start, weight: 1 }]);
    expect(chess.starts('b').map((one) => chess.text.format(one.position))).toEqual([START.replace(' w ', ' b ')]);
  },

  'A rook goes along ranks and files': ({ from, after }) => {
    expect(from('d4')).toBe('a4 b4 c4 d1 d2 d3 d5 d6 d7 e4');
    expect(after()).toBe('4k3/3R4/8/8/5P2/8/8/4K3 b - - 0 1');
  },
  'A bishop goes along diagonals': ({ from, after }) => {
    expect(from('d4')).toBe('a1 a7 b2 b6 c3 c5 e3 e5 f6 g7');
    expect(after()).toBe('4k3/6B1/8/8/8/8/5P2/4K3 b - - 0 1');
  },
  'A queen goes like a rook or a bishop': ({ from, after }) => {
    expect(from('d4')).toBe('a1 a4 b2 b4 b6 c3 c4 c5 d3 d5 d6 d7 d8 e3 e4 e5 f2 f6 g1 g7 h8');
    expect(after()).toBe('4k2Q/8/1p6/8/5P2/8/3P4/4K3 b - - 1 1');
  },
  'A knight leaps two squares straight and one aside': ({ from, after }) => {
    expect(from('d4')).toBe('b3 b5 c2 c6 e2 e6 f3 f5');
    expect(after()).toBe('4k3/8/8/2pppN2/2p1p3/2ppp3/8/4K3 b - - 1 1');
  },
  'A king goes one square in any direction': ({ from, after }) => {
    expect(from('d4')).toBe('c3 c4 c5 d3 d5 e4 e5');
    expect(after()).toBe('4k3/8/8/2K5/8/4P3/8/8 b - - 1 1');
  },
  'A pawn steps forward one square, from its start rank also two': ({ from, after }) => {
    expect([from('d2'), from('g3')]).toEqual(['d3 d4', 'g4']);
    expect(after()).toBe('4k3/8/8/8/3P4/6P1/8/4K3 b - - 0 1');
    expect(actionsFrom(position('4k3/3p4/6p1/8/8/8/8/4K3 b - - 0 1'), 'd7')).toEqual(['d7d5', 'd7d6']);
    expect(actionsFrom(position('4k3/3p4/6p1/8/8/8/8/4K3 b - - 0 1'), 'g6')).toEqual(['g6g5']);
  },
  "A pawn's way must be free": ({ from }) => {
    expect([from('b2'), from('g2')]).toEqual(['', 'g3']);
  },
  'A pawn captures diagonally forward': ({ from, after }) => {
    expect(from('d3')).toBe('e4');
    expect(after()).toBe('4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1');
  },

  'A king may not go to an attacked square': ({ from }) => {
    expect(from('e2')).toBe('e1 e3 f1 f2 f3');
    expect(successorTexts(position('8/8/8/8/8/4k3/8/4K3 w - - 0 1'))).toEqual(['e1d1', 'e1f1']);
    expect(actionsFrom(position('4k3/8/8/3p4/8/3K4/8/8 w - - 0 1'), 'd3')).toEqual(
      ['c2', 'c3', 'd2', 'd4', 'e2', 'e3'].map((to) => `d3${to}`),
    );
    // Along the line of the attack there is no shelter behind itself.
    expect(actionsFrom(position('4k3/8/8/8/r2K4/8/8/8 w - - 0 1'), 'd4')).not.toContain('d4e4');
  },
  'Check is answered by going away, capturing or standing between': ({ start, all }) => {
    expect(chess.inCheck!(start)).toEqual([4]);
    expect(all()).toEqual(['d1e2', 'd3e5', 'e1f2', 'h5e2', 'h5e8']);
  },
  'A pinned piece may not leave its king to an attack': ({ from }) => {
    expect(from('e3')).toBe('e2 e4 e5 e6 e7 e8');
    expect(actionsFrom(position('4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1'), 'e2')).toEqual([]);
  },
  'Against two attackers only the king can move': ({ all }) => {
    expect(all()).toEqual(['e1d2', 'e1f1', 'e1f2']);
  },
  'A pinned piece guards its squares all the same': ({ from }) => {
    expect(from('g3')).toBe('f2 f3 g2 g4 h2 h3 h4');
    expect(actionsFrom(position('3r4/8/8/8/8/6k1/3B4/3K4 w - - 0 1'), 'd2')).toEqual([]);
  },

  'The king goes two squares towards a rook, which goes to its other side': ({ from, after }) => {
    expect(from('e1')).toBe('d1 d2 e2 f1 f2 g1');
    expect(after()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  },
  "It castles on the queen's side, too": ({ from, after }) => {
    expect(from('e8')).toBe('c8 d7 d8 e7 f7 f8');
    expect(after()).toBe('2kr4/8/8/8/8/8/8/4K3 w - - 1 2');
  },
  'King and rook must not have moved before': ({ text, from }) => {
    const before = position('r3k3/8/8/8/8/8/8/R3K2R w KQq - 4 3');
    expect(written(after(before, 'e1e2 a8b8 e2e1 b8a8'))).toBe(text);
    expect(from('e1')).toBe('d1 d2 e2 f1 f2');
    expect(written(after(before, 'a1b1 e8e7 b1a1 e7e8'))).toBe('r3k3/8/8/8/8/8/8/R3K2R w K - 8 5');
    // A rook that captures another in its corner takes both rights along.
    expect(written(after(position('4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1'), 'h1h8'))).toBe('4k2R/8/8/8/8/8/8/4K3 b - - 0 1');
  },
  'Nothing stands between king and rook': ({ from }) => {
    expect(from('e1')).toBe('d1 d2 e2 f1 f2');
  },
  'The king may not castle out of check, through an attacked square or into check': ({ from, after }) => {
    expect(from('e1')).toBe('c1 d1 d2 e2');
    expect(after()).toBe('4kr2/8/8/8/8/8/8/2KR3R b - - 1 1');
    const kingFrom = (fen: string) => actionsFrom(position(fen), 'e1').join(' ');
    expect(kingFrom('3k1r2/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toBe('e1c1 e1d1 e1d2 e1e2');
    expect(kingFrom('3k2r1/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toBe('e1c1 e1d1 e1d2 e1e2 e1f1 e1f2');
    expect(kingFrom('2rk4/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toBe('e1d1 e1d2 e1e2 e1f1 e1f2 e1g1');
    expect(kingFrom('3kr3/8/8/8/8/8/8/R3K2R w KQ - 0 1')).toBe('e1d1 e1d2 e1f1 e1f2');
    expect(kingFrom('3k4/8/8/8/8/8/6p1/R3K2R w KQ - 0 1')).toBe('e1c1 e1d1 e1d2 e1e2 e1f2');
  },
  'The rook may be attacked, and the square beside it': ({ after }) => {
    expect(after()).toBe('rr2k3/8/8/8/8/8/8/2KR4 b - - 1 1');
  },

  'A pawn that jumps beside an enemy pawn is captured as if it had gone one square': ({ text, from, after: end }) => {
    expect(written(after(position('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1'), 'd7d5'))).toBe(text);
    expect(from('e5')).toBe('d6 e6');
    expect(end()).toBe('4k3/8/3P4/8/8/8/8/4K3 b - - 0 2');
    expect(written(after(position('4k3/8/8/8/3p4/8/2P5/4K3 w - - 0 1'), 'c2c4 d4c3'))).toBe(
      '4k3/8/8/8/8/2p5/8/4K3 w - - 0 2',
    );
  },
  'Only at once': ({ text, from }) => {
    expect(written(after(position('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2'), 'e1e2 e8e7 e2e1 e7e8'))).toBe(
      '4k3/8/8/3pP3/8/8/8/4K3 w - - 4 4',
    );
    expect(text).toContain(' - - ');
    expect(from('e5')).toBe('e6');
  },
  'Not where it would bare the king': ({ text, from }) => {
    expect(written(after(position('4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1'), 'd7d5'))).toBe(text);
    expect(from('e5')).toBe('e6');
  },

  'A pawn that reaches the last rank becomes a queen, rook, bishop or knight': ({ from, after: end }) => {
    expect(from('a7')).toBe('a8b a8n a8q a8r');
    expect(end()).toBe('Q7/7k/8/8/8/8/8/K7 b - - 0 1');
    expect(written(after(position('7k/8/8/8/8/8/p7/7K b - - 0 1'), 'a2a1r'))).toBe('7k/8/8/8/8/8/8/r6K w - - 0 2');
  },
  'It may do so by a capture': ({ from, after }) => {
    expect(from('a7')).toBe('a8b a8n a8q a8r b8b b8n b8q b8r');
    expect(after()).toBe('1N5k/8/8/8/8/8/8/K7 b - - 0 1');
  },

  'Checkmate wins': ({ start, after: end }) => {
    expect(end()).toBe('= checkmate w');
    const mated = after(start, 'a1a8');
    expect([chess.actions(mated), mated.end]).toEqual([
      [],
      { kind: 'checkmate', title: 'Checkmate', winner: 'w', goals: 1 },
    ]);
    expect(written(after(position(START), 'f2f3 e7e5 g2g4 d8h4'))).toBe('= checkmate b');
  },
  'Stalemate is a draw': ({ start, after: end }) => {
    expect(end()).toBe('= stalemate -');
    const stuck = after(start, 'g5g6');
    expect([chess.actions(stuck), stuck.end]).toEqual([[], { kind: 'stalemate', title: 'Stalemate', goals: 0 }]);
  },
  'A draw when neither side can mate any more': ({ text }) => {
    expect(judge(text, 'e2d3').end).toBe('material');
    expect(judge('8/8/4k3/8/8/3p4/4K3/8 w - - 0 60', 'e2e3').end).toBeUndefined();
  },
  'A position that occurs for the third time may be claimed as a draw': ({ text }) => {
    expect(judge(text, shuttle(1))).toEqual({ end: undefined, claim: undefined });
    expect(judge(text, shuttle(2))).toEqual({ end: undefined, claim: 'repetition' });
    // Every position of the shuttle comes back, not only the first one.
    expect(judge(text, `${shuttle(2)} a1b1`)).toEqual({ end: undefined, claim: 'repetition' });
    expect(judge(text, `${shuttle(2)} a1c1`)).toEqual({ end: undefined, claim: undefined });
  },
  'A position that occurs for the fifth time is a draw': ({ text }) => {
    expect(judge(text, shuttle(3)).end).toBeUndefined();
    expect(judge(text, shuttle(4)).end).toBe('fivefold');
  },
  'Positions are the same if the same pieces may do the same': ({ text }) => {
    const round = 'h1g1 e8d8 g1h1 d8e8';
    expect(judge(text, `${round} ${round}`).claim).toBeUndefined();
    expect(judge(text, `${round} ${round} ${round}`).claim).toBe('repetition');
    const passing = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';
    const kings = 'e1e2 e8e7 e2e1 e7e8';
    expect(judge(passing, `d7d5 ${kings} ${kings}`).claim).toBeUndefined();
    expect(judge(passing, `d7d5 ${kings} ${kings} ${kings}`).claim).toBe('repetition');
    // The jump makes no difference if no pawn may capture en passant.
    expect(judge('4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1', 'd7d5 a5a4 e8e7 a4a5 e7e8 a5a4 e8e7 a4a5 e7e8').claim).toBe(
      'repetition',
    );
  },
  "Fifty moves of each side without a capture or a pawn's move may be claimed as a draw": ({ text }) => {
    expect(judge(text, 'a1b1')).toEqual({ end: undefined, claim: 'fifty' });
    expect(judge(text.replace(' 99 ', ' 98 '), 'a1b1').claim).toBeUndefined();
    expect(judge(text.replace(' w ', ' b '), 'g7g6').claim).toBeUndefined();
  },
  'Seventy-five are a draw': ({ text }) => {
    expect(judge(text, 'a1b1').end).toBe('seventyfive');
    expect(judge(text.replace(' 149 ', ' 148 '), 'a1b1').end).toBeUndefined();
  },
  'Checkmate comes first': ({ text, after }) => {
    expect(after()).toBe('= checkmate w');
    expect(judge(text, 'a1a8')).toEqual({ end: undefined, claim: undefined });
  },
  'A side that runs out of time loses, if the other could still mate': ({ start }) => {
    expect([chess.claims!.canWin!(start, 'w'), chess.claims!.canWin!(start, 'b')]).toEqual([true, false]);
  },
};

/** The rules that are about matches and have no board. */
const MATCH_RULES: Readonly<Record<string, () => void>> = {
  'One game is a match': () => {
    let match = Match.start(chess, { seed: 1 });
    for (const text of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) match = must(match.playText(text));
    expect(match.rounds).toHaveLength(1);
    expect(match.end).toEqual({ winner: 'b', reason: 'goals' });
  },
  'Both may agree on a draw, and each may resign': () => {
    const match = Match.start(chess, { seed: 1 });
    expect(match.resign('w').end).toEqual({ winner: 'b', reason: 'resigned' });
    expect(match.agreeDraw().end?.winner).toBeUndefined();
    expect(match.agreeDraw().rounds.map(({ end }) => end?.kind)).toEqual(['agreement']);
  },
};

provesRulePage(chess, RULES, MATCH_RULES);
