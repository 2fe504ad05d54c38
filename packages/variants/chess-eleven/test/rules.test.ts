import { must, readSquare, SIDES } from '@kickmate/board';
import {
  expectConcedingSideToKickOff,
  expectFirstTo,
  provesRulePage,
  type RuleCase,
  type RuleTests,
  ruleCase,
} from '@kickmate/conformance';
import { Match } from '@kickmate/game';
import { expect } from 'vitest';
import { check, chessEleven, complete, type ElevenPosition, formatFormation, parseFormation } from '../src/index.ts';
import { after, judge, position, randomMatch, successorTexts } from './referee.ts';

/** A rule's board, and questions that a test may ask about it. */
interface Case extends RuleCase<ElevenPosition> {
  /** The texts of all actions with a sign in them. */
  readonly with: (sign: string) => readonly string[];
  /** The possible outcomes of the board's action, with their weights. */
  readonly odds: () => string;
}

function caseOf(rule: RuleCase<ElevenPosition>): Case {
  const { start, action } = rule;
  const texts = chessEleven.actions(start).map((one) => chessEleven.text.formatAction({ action: one }));
  return {
    ...rule,
    with: (sign) => texts.filter((one) => one.includes(sign)).sort(),
    odds: () => {
      const shot = must(chessEleven.text.parseAction(start, action)).action;
      return chessEleven
        .chance(start, shot)
        .map(({ outcome, weight }) => `${chessEleven.text.formatAction({ action: shot, outcome }).at(-1)} ${weight}`)
        .join(', ');
    },
  };
}

/** The case of a board that is not on the page. */
const caseAt = (text: string, action?: string): Case => caseOf(ruleCase(chessEleven, text, action));

const shuttle = ['h1h2', 'd8e8', 'h2h1', 'e8d8'];

/** A test for each heading of the README's rules that has a board, which the test gets. */
const RULES: RuleTests<Case> = {
  'Eleven of twelve line up on their own three ranks': ({ start }) => {
    expect(chessEleven.starts('w').map(({ position }) => position)).toEqual([start]);
    expect(chessEleven.starts('b').map(({ position }) => position)).toEqual([{ ...start, side: 'b' }]);
    expect(chessEleven.ball!.squareOf(start)).toBeUndefined();
    expect(start.pieces.filter((piece) => piece?.side === 'b')).toHaveLength(11);
  },
  'The king stands in its goal, a pawn in front of it': ({ start }) => {
    const goals = chessEleven.board.marks.filter(({ kind }) => kind === 'goal');
    const onSquares = (squares: readonly number[]) =>
      squares.map((square) => chessEleven.pieceAt(start, square)?.letter);
    expect(goals.map(({ side, squares }) => [side, ...onSquares(squares)])).toEqual([
      ['w', 'K', 'Q'],
      ['b', 'K', 'Q'],
    ]);
  },

  'Pieces move and capture as in chess': ({ from, after }) => {
    expect(from('d4')).toBe('b3 b5 c2 c6 e2 e6 f3 f5');
    expect(from('d1')).toBe('c1 c2 d2 e1 e2');
    expect(after()).toBe('3k4/8/2N2r2/8/8/8/8/3K4 b c6 m - 0 9');
  },
  'There is no castling': ({ from }) => expect(from('e1')).toBe('d1 d2 e2 f1 f2'),
  'There is no en passant': ({ from }) => expect(from('e5')).toBe('e6'),
  "A pawn's first move may be a double step, wherever it was placed": ({ from, after }) => {
    expect(from('g1')).toBe('g2 g3');
    expect(from('a2')).toBe('a3 a4');
    expect(from('b3')).toBe('b4 b5');
    expect(from('c2')).toBe('c3');
    expect(after('b3b5')).toBe('3k4/8/8/1P6/8/8/P1P5/4K1Pn b h1 mps g1,a2 0 6');
  },
  'A pawn is not promoted': ({ after }) => expect(after()).toBe('P2k4/8/8/8/8/8/8/3K4 b a8 m - 0 6'),
  'A pawn on the last rank cannot move any more': ({ from }) => expect(from('a8')).toBe(''),
  "A move may not leave one's own king in check": ({ from }) => {
    expect(from('e2')).toBe('');
    expect(from('e1')).toBe('d1 d2 f1 f2');
  },
  'A king is never captured': ({ from }) => expect(from('d1')).toBe('a1 b1 c1 d2 d3 d4 d5 d6 d7'),

  'The carrier takes the ball along': ({ after }) => expect(after()).toBe('3k4/8/8/R7/8/8/8/3K4 b a5 m - 4 10'),
  'A piece that captures any piece of the side with the ball wins the ball': ({ after }) => {
    expect(after()).toBe('3k4/8/8/8/8/8/2n5/R2K4 w c2 m - 0 9');
    expect(after('a3b1')).toBe('3k4/8/8/8/8/8/2P5/Rn1K4 w a1 mps - 4 9');
  },
  'The side with the ball may capture, too, and the ball stays with its carrier': ({ after }) =>
    expect(after()).toBe('3k4/8/8/2N5/8/8/8/R2K4 w a1 p - 0 9'),
  'A dead ball is not won by a capture elsewhere': ({ after }) =>
    expect(after()).toBe('3k4/8/8/8/5R2/8/8/2K5 b d8 mps - 0 13'),

  'Without the ball a turn is one move': ({ start, after }) => {
    expect(successorTexts(start).every((text) => /^[a-h]\d[a-h]\d$/.test(text))).toBe(true);
    expect(after()).toBe('3k4/8/8/8/8/8/n7/1R1K4 b a2 mps - 4 10');
  },
  'With the ball a turn is a move and a pass, in either order': ({ after }) => {
    expect(after()).toBe('3k4/8/8/8/8/8/2N5/R2K4 w d1 m - 4 9');
    expect(after('a1>d1', 'd1e2')).toBe('3k4/8/8/8/8/8/2N1K3/R7 b e2 m - 4 10');
    expect(after('d1c1')).toBe('3k4/8/8/8/8/8/2N5/R1K5 w a1 p - 4 9');
    expect(after('d1c1', 'a1>c1')).toBe('3k4/8/8/8/8/8/2N5/R1K5 b c1 m - 4 10');
  },
  'The second of the two may be left out': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['a2>c2', 'end']);
    expect(after()).toBe('3k4/8/8/8/8/8/R1N5/3K4 b a2 m - 4 10');
    const passed = caseAt('3k4/8/8/8/8/8/2N5/R2K4 w d1 m - 4 9', 'end');
    expect(passed.after()).toBe('3k4/8/8/8/8/8/2N5/R2K4 b d1 m - 4 10');
  },
  'A turn is over by itself when nothing more can be done': ({ after }) =>
    expect(after()).toBe('3k4/8/8/4N3/8/8/R7/3K4 b e5 m - 1 6'),
  'A shot is a whole turn': ({ with: texts, after }) => {
    expect(texts('!')).toEqual(['e4!e8']);
    expect(caseAt(after('d1e1')).with('!')).toEqual([]);
    expect(caseAt(after('d1e2')).with('')).toEqual(['e4>e2', 'end']);
  },
  'A side that can act may not skip the turn': ({ start }) => {
    expect(successorTexts(start)).not.toContain('end');
    expect(chessEleven.text.parseAction(start, 'end').ok).toBe(false);
  },
  'A side that cannot act and is not in check skips the turn': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['end']);
    expect(after()).toBe('k7/8/1Q6/8/8/8/8/3K4 w d1 mps - 2 11');
  },
  'A side in check must first get out of it by a move': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['a4e4', 'c2e3', 'e1d1', 'e1d2', 'e1f1', 'e1f2']);
    expect(after()).toBe('4r3/3k4/8/8/4R3/8/2N5/4K3 w e4 p - 1 9');
    expect(chessEleven.inCheck!(start)).toEqual([readSquare(chessEleven.board, 'e1')]);
  },

  'A pass goes to a piece that the carrier reaches': ({ with: texts, after }) => {
    expect(texts('>')).toEqual(['h1>f3']);
    expect(after()).toBe('3k4/8/8/8/8/5N2/8/3K3B w f3 m - 4 9');
  },
  'A pass goes to a piece that reaches the carrier': ({ with: texts, after }) => {
    expect(texts('>')).toEqual(['e5>e2']);
    expect(after()).toBe('3k4/8/8/4N3/8/8/4R3/3K4 w e2 m - 1 5');
  },
  'No piece may stand in between': ({ with: texts }) => expect(texts('>')).toEqual(['h1>g2']),
  'A pawn reaches one square ahead, two if it has not moved, and diagonally ahead': ({ start, with: texts }) => {
    expect(texts('>')).toEqual(['c2>b3', 'c2>c4', 'c2>d1', 'c2>d3']);
    const moved = caseAt(chessEleven.text.format({ ...start, unmoved: [] }));
    expect(moved.with('>')).toEqual(['c2>b3', 'c2>d1', 'c2>d3']);
    const blocked = caseAt(chessEleven.text.format(start).replace('1B1R4', '2NR4'));
    expect(blocked.with('>')).toEqual(['c2>c3', 'c2>d1', 'c2>d3']);
  },

  'The kick-off is a move onto the centre circle, which takes the ball': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['d2d4', 'e2e4', 'f3d4', 'f3e5']);
    expect(after()).toBe('r1bkqb1r/p2pp2p/5n2/8/3N4/8/P2PP2P/R1BKQB1R w d4 kp a2,d2,e2,h2,a7,d7,e7,h7 1 1');
  },
  'The side that has kicked off must pass, and the turn is over': ({ start, after }) => {
    expect(successorTexts(start)).toEqual(['e4>e1']);
    expect(after()).toBe('rnbkqb1r/1p1pp1p1/8/8/4P3/8/1P1P2P1/RNBKQB1R b e1 m b2,d2,g2,b7,d7,e7,g7 0 2');
  },
  'If no pass is possible, the turn is over at once': ({ after }) =>
    expect(after()).toBe('r1bkqb1r/p2pp2p/5n2/4N3/8/8/P2PP2P/R1BKQB1R b e5 m a2,d2,e2,h2,a7,d7,e7,h7 1 2'),
  'In some matches the answer to the kick-off stays in the own half': ({ from, after: next }) => {
    expect(from('e6')).toBe('a6 b6 c6 d6 e5 e7 e8 f6 g6 h6');
    expect(next()).toBe('3k4/8/8/4r3/4N3/8/8/3K4 w e4 mps - 2 3');
    // A capture within the own half wins the ball. Without a move there, any move is allowed.
    const won = caseAt('3k4/8/4r3/4N3/8/8/8/3K4 b e5 mh - 1 2', 'e6e5');
    expect(won.after()).toBe('3k4/8/8/4r3/8/8/8/3K4 w e5 m - 0 3');
    expect(caseAt('7k/8/5N2/8/8/6Rp/8/1K6 b f6 mh - 1 2').all()).toEqual(['h3h2']);
    // The kick-off goes on as usual until then, also where it falls to the other side.
    const start = '3k4/8/8/8/8/8/P7/3K3R w c kh a2 0 1';
    expect(caseAt(start, 'h1h4').after()).toBe('3k4/8/8/8/7R/8/P7/3K4 b c kh a2 1 2');
    const kicked = caseAt('3k4/8/8/8/8/5N2/P7/3K3R w c kh a2 0 1', 'f3d4');
    expect(kicked.after()).toBe('3k4/8/8/8/3N4/8/P7/3K3R b d4 mh a2 1 2');
    const passes = caseAt('3k4/8/8/8/8/5N2/P7/3K2R1 w c kh a2 0 1', 'f3e5');
    expect(passes.after()).toBe('3k4/8/8/4N3/8/8/P7/3K2R1 b e5 mh a2 1 2');
  },
  'If no piece can get to the circle, any move is made and the other side kicks off': ({ start, after }) => {
    expect(successorTexts(start).every((text) => /^[dh]1/.test(text))).toBe(true);
    expect(after()).toBe('3k4/8/8/8/8/8/7R/3K4 b c k - 1 2');
  },

  'A carrier shoots at a goal square that it reaches': ({ with: texts }) =>
    expect(texts('!')).toEqual(['d7!d8', 'd7!e8']),
  'A piece may not shoot at a square on which a piece of its own side stands': ({ with: texts }) => {
    expect(texts('!')).toEqual([]);
    expect(texts('>')).toEqual(['e4>e8']);
  },
  'A shot at an unguarded goal is a goal': ({ start, odds, after: to }) => {
    expect(odds()).toBe('G 1');
    expect(to()).toBe('= goal w');
    expect(chessEleven.end(after(start, 'e4!e8=G'))).toEqual({
      kind: 'goal',
      title: 'Goal',
      says: 'goal',
      winner: 'w',
      goals: 1,
    });
  },
  'With a defender on the target: a goal 1 in 4, stopped 2 in 4, a corner 1 in 4': ({ odds, after }) => {
    expect(odds()).toBe('G 1, B 2, C 1');
    expect(after()).toBe('4r3/k7/8/8/4R3/8/8/3K4 b e8 mps - 0 10');
    // Only the piece on the target counts, not the one on the other square.
    expect(caseAt('3kr3/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8').odds()).toBe('G 1, B 2, C 1');
  },
  'With a defender on the other square only: a goal 2 in 4, stopped 1 in 4, a corner 1 in 4': ({ odds, after }) => {
    expect(odds()).toBe('G 2, B 1, C 1');
    expect(after('e4!e8=B')).toBe('3r4/k7/8/8/4R3/8/8/2K5 b d8 mps - 0 10');
  },
  'The king saves, any other piece blocks, and has the ball': ({ odds, after }) => {
    expect(odds()).toBe('G 2, S 1, C 1');
    expect(after()).toBe('3k4/8/8/8/4R3/8/8/2K5 b d8 mps - 0 10');
  },
  'A shot that goes out gives a corner': ({ after }) => {
    expect(after()).toBe('4r3/k7/8/8/4R3/8/8/3K4 w h8 MPS - 0 10');
    const atD8 = caseAt('4n3/3Q4/8/7k/8/8/8/2K5 w d7 mps - 0 9', 'd7!d8=C');
    expect(atD8.after()).toBe('4n3/3Q4/8/7k/8/8/8/2K5 w a8 MPS - 0 10');
    const black = caseAt('3k4/8/8/8/4r3/8/8/3K4 b e4 mps - 0 9', 'e4!e1=C');
    expect(black.after()).toBe('3k4/8/8/8/4r3/8/8/3K4 b h1 MPS - 0 10');
  },

  'A corner turn is a move, a pass and a shot, each once at most, and the shot not first': ({ after, with: texts }) => {
    expect(texts('!')).toEqual([]);
    expect(after()).toBe('4k3/8/8/8/8/8/2K5/R7 w a1 MS - 1 12');
    expect(after('a8>a1', 'a1d1')).toBe('4k3/8/8/8/8/8/2K5/3R4 w d1 S - 1 12');
    expect(after('a8>a1', 'a1d1', 'd1!d8=S')).toBe('4k3/8/8/8/8/8/2K5/3R4 b e8 mps - 0 13');
    expect(after('a8>a1', 'a1d1', 'end')).toBe('4k3/8/8/8/8/8/2K5/3R4 b d1 m - 1 13');
    expect(after('a8>a1', 'end')).toBe('4k3/8/8/8/8/8/2K5/R7 b a1 m - 1 13');
    expect(after('a1a2')).toBe('4k3/8/8/8/8/8/R1K5/8 w a8 PS - 1 12');
    expect(after('a1a2', 'a8>a2')).toBe('4k3/8/8/8/8/8/R1K5/8 b a2 m - 1 13');
  },
  'A dead ball is passed to a piece that reaches the corner': ({ with: texts, after }) => {
    expect(texts('>')).toEqual(['a8>a7', 'a8>b7']);
    expect(after()).toBe('4kr2/PP6/2N5/8/8/8/6B1/R2K4 w b7 MS - 1 12');
  },
  'A piece that moves to the corner takes the ball': ({ after }) =>
    expect(after()).toBe('B2k4/8/8/8/8/8/8/2K5 b a8 m - 0 13'),
  'A piece that stands on the corner has the ball from the start': ({ after }) => {
    expect(after()).toBe('B2k1r2/8/8/3N4/8/8/8/2K5 w d5 MS - 1 12');
    expect(after('a8c6')).toBe('3k1r2/8/2B5/3N4/8/8/8/2K5 w c6 PS - 1 12');
  },
  'A ball that is still dead when the turn ends goes to the other king': ({ after }) =>
    expect(after()).toBe('3k1r2/8/8/8/8/8/R7/2K5 b d8 mps - 1 13'),

  'Checkmate is worth two goals': ({ start, after: to }) => {
    expect(to()).toBe('= mate w');
    const end = { kind: 'mate', title: 'Checkmate', winner: 'w', goals: 2 };
    expect(chessEleven.end(after(start, 'c7b7'))).toEqual(end);
  },
  "It is mate when the other side's turn begins": ({ after }) => {
    expect(after()).toBe('k7/1Q6/8/8/8/8/8/1R1K4 w b1 p - 4 9');
    expect(after('c7b7', 'b1>d1')).toBe('= mate w');
    expect(after('c7b7', 'end')).toBe('= mate w');
  },

  "The same position at a turn's start for the third time": ({ start }) => {
    const twice = [...shuttle, ...shuttle];
    expect(judge(start, twice.slice(0, -1))).toBeUndefined();
    expect(judge(start, twice)).toEqual({ kind: 'repetition', title: 'Third repetition', goals: 0 });
  },
  'A hundred turns in a row without a capture, a pawn move or a shot': ({ start }) => {
    expect(judge({ ...start, quiet: 98 }, ['h1h2'])).toBeUndefined();
    expect(judge(start, ['h1h2'])).toEqual({ kind: 'quiet', title: '100 quiet turns', goals: 0 });
    // The hundredth turn has begun with a pass; it is over with the pawn's move, which is not quiet.
    const late = position('3k4/8/8/8/8/8/P7/R2K4 w a1 mps - 99 120');
    expect(judge(late, ['a1>d1'])).toBeUndefined();
    expect(judge(late, ['a1>d1', 'a2a3'])).toBeUndefined();
    expect(judge(late, ['a1>d1', 'd1d2'])?.kind).toBe('quiet');
  },
  'Two skipped turns in a row': ({ start }) => {
    expect(judge(start, ['end'])).toBeUndefined();
    expect(judge(start, ['end', 'end'])).toEqual({ kind: 'skips', title: 'Two skipped turns', goals: 0 });
  },
};

/** The rules that are about line-ups and rounds and have no board. Those of line-ups have tests of their own. */
const MATCH_RULES: Readonly<Record<string, () => void>> = {
  'A piece that has not been placed in time goes to its usual square, or as near as there is room': () => {
    const place = must(parseFormation('8/3P4/3K4 R'));
    expect(formatFormation(complete(place))).toBe('5N2/P2PNP1P/R1BKQB2 R');
  },
  'After scoring, the substitute may play in place of a pawn': () => {
    const replaced = must(parseFormation('2N2N2/P2PP3/R1BKQB1R P'));
    expect(check('w', replaced, true)).toEqual([]);
    expect(check('w', replaced, false)).toMatchObject([{ rule: 'substitute' }]);
  },
  'White kicks off the first round, then the side that conceded': () => expectConcedingSideToKickOff(randomMatch(1, 9)),
  'First to two goals': () => expectFirstTo(chessEleven, 2),
  'Or live: most goals in two halves of five minutes': () => {
    expect(chessEleven.liveTime).toEqual({ halfMs: 300_000, turnMs: 20_000 });
    expect(chessEleven.formations!.lineUpMs).toBe(20_000);
    const begun = Match.start(chessEleven, { seed: 1, live: chessEleven.liveTime! });
    const second = begun.whistle();
    expect(second).toMatchObject({ half: 2, side: 'b' });
    for (const side of SIDES) expect(second.maySubstitute(side)).toBe(false);
    expect(second.whistle().end).toMatchObject({ reason: 'goals' });
    expect(second.whistle().end!.winner).toBeUndefined();
  },
};

provesRulePage(chessEleven, RULES, MATCH_RULES, caseOf);
