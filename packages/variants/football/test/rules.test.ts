import { must, readSquare } from '@kickmate/board';
import {
  expectConcedingSideToKickOff,
  expectFirstTo,
  provesRulePage,
  type RuleCase,
  type RuleTests,
} from '@kickmate/conformance';
import { Match } from '@kickmate/game';
import { expect } from 'vitest';
import { arrays, type FootballPosition, football } from '../src/index.ts';
import { after, judge, position, randomMatch, successorTexts } from './referee.ts';

/** A rule's board, and questions that a test may ask about it. */
interface Case extends RuleCase<FootballPosition> {
  /** Whether the side may end its turn. */
  readonly canEnd: () => boolean;
}

const caseOf = (rule: RuleCase<FootballPosition>): Case => ({ ...rule, canEnd: () => rule.all().includes('end') });

const shuttle = ['i1i2', 'a9a8', 'i2i1', 'a8a9'];

/** A test for each heading of the README's rules that has a board, which the test gets. */
const RULES: RuleTests<Case> = {
  'Eight pieces a side stand on the back ranks, the ball lies in the centre': ({ start }) => {
    for (const side of ['w', 'b'] as const) {
      const starts = football.starts(side).map((one) => football.text.format(one.position));
      expect(starts).toEqual([`rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR ${side} e5 o - 0`]);
    }
    expect(football.starts('w')[0]!.position).toEqual(start);
    expect(Match.start(football, { seed: 1 }).position).toEqual(start);
  },
  'The goals are e1 and e9': () => {
    const goals = football.board.marks.filter(({ kind }) => kind === 'goal');
    expect(goals.map(({ side, squares }) => [side, squares])).toEqual([
      ['w', [readSquare(football.board, 'e1')]],
      ['b', [readSquare(football.board, 'e9')]],
    ]);
  },

  'The opening turn of a round is one move': ({ start, canEnd, after }) => {
    expect(canEnd()).toBe(false);
    expect(successorTexts(start).every((text) => !text.includes('*'))).toBe(true);
    expect(after()).toBe('rnbq1knbr/9/9/9/9/3Q5/9/9/RNB2KNBR b e5 m - 1');
    const atBall = position('k8/9/9/9/9/3Q5/9/9/9 w e5 o - 0');
    expect(successorTexts(atBall).filter((text) => text === 'end' || text.includes('*'))).toEqual([]);
  },
  'In a classic match the first turn is like any other': ({ start, after: written }) => {
    expect(written()).toBe('rnbq1knbr/9/9/9/9/3Q5/9/9/RNB2KNBR w e5 k - 0');
    expect(successorTexts(after(start, 'd1d4'))).toContain('d4*c3');
  },
  'In a match with a choice of sides, the other side may swap sides after the opening turn': ({ start, all, from }) => {
    const opening = after(position('rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 oc - 0'), 'b1c3');
    expect(football.text.format(opening)).toBe(football.text.format(start));
    expect(all()).toContain('swap');
    expect(from('b9')).toBe('a7 c7 d8');
    const played = after(start, 'b9c7');
    expect(football.text.format(played)).toBe('r1bq1knbr/9/2n6/9/9/9/2N6/9/R1BQ1KNBR w e5 m - 2');
    expect(successorTexts(played)).not.toContain('swap');
    expect(successorTexts(after(start, 'd9d6'))).not.toContain('swap');
    expect(successorTexts(position('rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 oc - 0'))).not.toContain('swap');
  },
  'Swapping sides mirrors the board and exchanges the colours': ({ start, after: written }) => {
    expect(written()).toBe('r1bq1knbr/9/2n6/9/9/9/9/9/RNBQ1KNBR w e5 m - 1');
    expect(successorTexts(after(start, 'swap'))).not.toContain('swap');
    // In random arrays each side gets the other's array.
    const free = position('qnbr1knbr/9/9/9/9/9/2N6/9/R1BQ1KNBR b e5 c - 1');
    expect(football.text.format(after(free, 'swap'))).toBe('r1bq1knbr/9/2n6/9/9/9/9/9/QNBR1KNBR w e5 m - 1');
  },
  'A turn begins with a move, a kick, or its end': ({ from, canEnd }) => {
    expect(from('i1')).toBe('h1 h2 i2');
    expect(from('e4')).toBe('*e1 *e2 *e3 *e6 *e7 *e8 *e9 a4 b4 c4 d4 e2 e3 f4 g4 h4 i4');
    expect(canEnd()).toBe(true);
  },
  'A side without a piece next to the ball can only move': ({ from, canEnd }) => {
    expect(from('i1')).toBe('h1 h2 i2');
    expect(from('e3')).toBe('a3 b3 c3 d3 e2 e4 f3 g3 h3 i3');
    expect(canEnd()).toBe(false);
  },
  'After a move next to the ball the turn goes on': ({ after }) =>
    expect(after()).toBe('k8/9/9/9/9/4R4/9/9/8K w e5 k - 8'),
  'After a move or kick with no piece next to the ball the turn is over': ({ after: written }) => {
    expect(written()).toBe('k8/9/9/9/9/9/5R3/9/8K b e5 m - 9');
    expect(after(position('k8/9/9/9/9/4R4/9/9/8K w e5 m - 8'), 'e4*e6').side).toBe('b');
  },
  'After the first action there are only kicks and the end': ({ from, canEnd }) => {
    expect(from('i1')).toBe('');
    expect(from('e4')).toBe('*e1 *e2 *e3 *e6 *e7 *e8 *e9');
    expect(canEnd()).toBe(true);
  },
  'A turn can be many kicks': ({ start, from, after: written }) => {
    expect(from('e3')).toBe('');
    expect(written()).toBe('k8/9/9/9/5Q3/9/4R4/9/8K b c2 m - 9');
    expect(after(position('k8/9/9/9/5Q3/9/4R4/9/8K w e2 m - 8'), 'e3*e4')).toEqual(start);
  },
  'Each piece kicks once in a turn': ({ from }) => {
    expect(from('d4')).toBe('');
    expect(from('e4')).toBe('*e3 *e6');
  },
  'Ending the turn gives it to the other side': ({ after }) => expect(after()).toBe('k8/9/9/9/9/4R4/9/9/8K b e5 m - 9'),
  'A side that has no action at the start of its turn draws the round': ({ start, after: written }) => {
    expect(written()).toBe('= draw -');
    const over = after(start, 'b2c2');
    expect(football.end(over)).toEqual({ kind: 'draw', title: 'No action', goals: 0 });
    expect(football.actions(over)).toEqual([]);
    // Next to the ball it could kick, or end its turn.
    const atBall = position('9/9/9/9/9/9/1n7/2k6/N8 w a2 m - 11');
    expect(successorTexts(atBall)).toEqual(['a1*b4', 'a1*c1', 'a1*c3', 'end']);
  },

  'Pieces move as in chess, but only to empty squares': ({ from, after }) => {
    expect(from('d5')).toBe('a2 a5 a8 b3 b5 b7 c4 c5 c6 d1 d2 d3 d4 d6 e4 e5 e6 f3 f7 g2 g8 h1 h9');
    expect(from('i1')).toBe('h1 h2 i2');
    expect(after()).toBe('k8/9/3n5/3Q5/5n3/9/9/9/8K b a3 m - 7');
  },
  'The ball blocks like a piece': ({ from }) => {
    expect(from('d5').split(' ')).toContain('d6');
    expect(from('d5').split(' ')).not.toContain('d7');
    expect(from('d5').split(' ')).not.toContain('d8');
  },
  'A knight leaps over pieces and ball': ({ from, after }) => {
    expect(from('g1')).toBe('e2 f3 h3 i2');
    expect(after()).toBe('k8/9/9/9/9/9/5N3/6RR1/8K w g3 k - 6');
  },
  'No piece may stop on a goal square': ({ start, from }) => {
    expect(from('d1')).toBe('c1 c2 d2 e2');
    expect(successorTexts({ ...start, side: 'b' })).toEqual(['d9c8', 'd9c9', 'd9d8', 'd9e8']);
    const others = position('3R5/9/9/9/9/9/5N3/3BQ4/r8 w i9 m - 6');
    expect(successorTexts(others).filter((text) => /e[19]$/.test(text))).toEqual([]);
  },
  'A sliding piece may pass over a goal square': ({ from, after }) => {
    expect(from('d1')).toBe('a1 b1 c1 d2 d3 d4 d5 d6 d7 d8 d9 f1 g1 h1 i1');
    expect(after()).toBe('k8/9/9/9/9/9/9/9/7R1 b a5 m - 5');
  },
  'A bishop that is shut in in a corner leaps over what stands before it': ({ start, from, after }) => {
    expect(from('a1')).toBe('c3');
    expect(after()).toBe('k8/9/9/9/9/9/2B6/1N7/9 b h8 m - 5');
    const pieceOnLanding = football.text.format(start).replace('/9/1N7/', '/2r6/1N7/');
    expect(successorTexts(position(pieceOnLanding)).filter((text) => text.startsWith('a1'))).toEqual([]);
    const ballOnLanding = football.text.format(start).replace(' h8 ', ' c3 ');
    expect(successorTexts(position(ballOnLanding)).filter((text) => text.startsWith('a1'))).toEqual([]);
    // The same on the edge, but in no corner: no leap.
    const onEdge = position('k8/9/9/9/9/9/9/N1N6/1B7 w h8 m - 4');
    expect(successorTexts(onEdge).filter((text) => text.startsWith('b1'))).toEqual([]);
  },
  'A shut-in bishop may leap over the ball': ({ from, after }) => {
    expect(from('a1')).toBe('*c3 *d4 *e5 *f6 *g7 *h8 *i9 c3');
    expect(after()).toBe('k8/9/9/9/9/9/2B6/9/9 w b2 k - 4');
  },

  'A kick sends the ball on in the direction from kicker to ball': ({ after }) =>
    expect(after()).toBe('k8/9/9/9/9/4R4/9/9/8K b e7 m - 11'),
  'A kick backward sends the ball over its kicker': ({ after }) =>
    expect(after()).toBe('k8/9/9/9/9/4R4/9/9/8K b e2 m - 11'),
  'A piece in the way stops the ball before it': ({ from }) => expect(from('e4')).toBe('*e3 *e6'),
  'A rook kicks along ranks and files only': ({ from }) => {
    expect(from('d4')).toBe('');
    expect(from('e4')).toBe('*e1 *e2 *e3 *e6 *e7 *e8 *e9');
  },
  'A bishop kicks along diagonals only': ({ from }) => {
    expect(from('d4')).toBe('*a1 *b2 *c3 *f6 *g7 *h8 *i9');
    expect(from('e4')).toBe('');
  },
  'A queen kicks any way': ({ from }) => {
    expect(from('d4')).toBe('*a1 *b2 *c3 *f6 *g7 *h8 *i9');
    expect(from('e4')).toBe('*e1 *e2 *e3 *e6 *e7 *e8 *e9');
  },
  'A king kicks one square': ({ from }) => expect(from('e4')).toBe('*d3 *g6'),
  "A knight kicks by a knight's leap, over anything": ({ from, after }) => {
    expect(from('e4')).toBe('*c4 *c6 *d7 *f7 *g4 *g6');
    expect(after()).toBe('k8/9/9/3rrr3/5r3/4N4/9/9/9 b f7 m - 11');
  },
  "A knight's kick never comes down next to the knight": ({ from }) =>
    expect(from('e4')).toBe('*c4 *c6 *d7 *f7 *g4 *g6'),
  "In a corner a knight's kick may come down next to the knight": ({ from, after }) => {
    expect(from('h2')).toBe('*g2 *h3');
    expect(after()).toBe('k8/9/9/9/9/9/9/7N1/9 w g2 k h2 10');
  },
  'The ball may not enter a goal before two turns are completed': ({ start, from }) => {
    expect(from('e4')).toBe('*e2 *e3 *e6 *e7 *e8');
    expect(successorTexts({ ...start, turns: 2 })).toEqual(expect.arrayContaining(['e4*e1', 'e4*e9']));
    const knight = position('9/9/9/2N6/9/9/9/9/k8 w d7 k - 1');
    expect(successorTexts(knight).some((text) => text.endsWith('e9'))).toBe(false);
  },
  "Along the goal's own rank the ball stops short of it": ({ from }) => {
    expect(from('c9')).toBe('*a9 *b9');
    const byDiagonal = position('9/9/2B6/9/9/9/9/9/k8 w d8 k - 10');
    expect(successorTexts(byDiagonal)).toContain('c7*e9');
  },

  'The ball on e9 is a goal for White, on e1 for Black': ({ start, after: written }) => {
    expect(written()).toBe('= goal w');
    expect(football.end(after(start, 'e6*e9'))).toEqual({
      kind: 'goal',
      title: 'Goal',
      says: 'goal',
      winner: 'w',
      goals: 1,
    });
    expect(football.ball!.squareOf(after(start, 'e6*e9'))).toBe(readSquare(football.board, 'e9'));
  },
  'An own goal counts': ({ start, after: written }) => {
    expect(written()).toBe('= goal b');
    expect(football.end(after(start, 'e4*e1'))).toEqual({
      kind: 'goal',
      title: 'Own goal',
      says: 'goal',
      winner: 'b',
      goals: 1,
    });
  },
  'A goal ends the round in the middle of a turn': ({ start, after: written }) => {
    expect(written()).toBe('= goal w');
    expect(football.actions(after(start, 'c6*e9'))).toEqual([]);
  },
  'The same position at the start of a turn for the third time is a draw': ({ start }) => {
    const twice = [...shuttle, ...shuttle];
    expect(judge(start, twice.slice(0, -1))).toBeUndefined();
    expect(judge(start, twice)).toEqual({ kind: 'repetition', title: 'Third repetition', goals: 0 });
    // The kings stand there for the third time, but one of these times it was Black's turn.
    const white = ['i1i2', 'a9a8', 'i2h2', 'a8a9', 'h2i1'];
    const black = ['a9a8', 'i1i2', 'a8b8', 'i2i1', 'b8a9'];
    expect(judge(start, [...white, ...black])).toBeUndefined();
  },
  'A hundred completed turns without a goal are a draw': ({ start }) => {
    expect(judge({ ...start, turns: 98 }, ['i1i2'])).toBeUndefined();
    expect(judge(start, ['i1i2'])).toEqual({ kind: 'turns', title: '100 turns without a goal', goals: 0 });
  },
};

/** The rules that have no board. */
const MATCH_RULES: Readonly<Record<string, () => void>> = {
  'A match may be played from random arrays': () => {
    expect(arrays.map(({ id }) => id)).toContain('random-free');
  },
  'After a goal the side that conceded begins': () => expectConcedingSideToKickOff(randomMatch(1, 9)),
  'After a draw the side that did not begin begins': () => {
    let match = Match.start(football, { seed: 1, from: position('k8/9/9/9/9/9/9/9/8K w e5 m - 8') });
    for (const text of [...shuttle, ...shuttle]) match = must(match.playText(text));
    expect(match.rounds.map(({ kickOff, end }) => [kickOff, end?.kind])).toEqual([
      ['w', 'repetition'],
      ['b', undefined],
    ]);
  },
  'One goal wins': () => expectFirstTo(football, 1),
};

provesRulePage(football, RULES, MATCH_RULES, caseOf);
