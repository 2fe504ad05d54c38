import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { engineFacts, engineRows, linesOf, lineText, scoreSign, scoreWords, whiteShare } from './engine-rows.ts';

const variant = await exampleGame('chess-league');
/** White's rook can clear the ball from h4. */
const shown = () => ({ variant, position: must(variant.text.parse('4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17')) });

const [chess, chess960, chesslike] = await Promise.all(['chess', 'chess960', 'chesslike'].map(exampleGame));

test.each([
  ['White +1.25', { kind: 'points', value: 125 }, 'w', chess],
  ['Black +0.30', { kind: 'points', value: -30 }, 'w', chess],
  ['Black +0.30', { kind: 'points', value: 30 }, 'b', chess],
  ['White 61%', { kind: 'points', value: 125 }, 'w'],
  ['Black 53%', { kind: 'points', value: -30 }, 'w'],
  ['Black 99%', { kind: 'points', value: 3000 }, 'b'],
  ['level', { kind: 'points', value: 0 }, 'b'],
  ['Black wins the round in 1 action', { kind: 'win', actions: 1, turns: 1 }, 'b'],
  ['White wins the round in 4 actions', { kind: 'win', actions: -4, turns: 2 }, 'b'],
  ['White wins in 3 actions', { kind: 'win', actions: 3, turns: 2 }, 'w', chesslike],
  ['White mates in 1', { kind: 'win', actions: 1, turns: 1 }, 'w', chess],
  ['White mates in 2', { kind: 'win', actions: 3, turns: 2 }, 'w', chess],
  ['White mates in 2', { kind: 'win', actions: -4, turns: 2 }, 'b', chess960],
] as const)('score %s', (words, score, toAct, game = variant) => expect(scoreWords(score, toAct, game)).toBe(words));

const score = { kind: 'points', value: 0 } as const;
test('a line is written in the short form, up to an action that depends on chance', () => {
  expect(lineText(shown(), { score, actions: ['e1e2', 'e8e7', 'h8h4', 'e7e6'] })).toBe('Ke2 Ke7 R*h4>h1');
});

test('a line ends at an action that the rules do not allow', () => {
  expect(lineText(shown(), { score, actions: ['e1e2', 'e1e2'] })).toBe('Ke2');
});

test('numbers are short', () => {
  const progress = { depth: 8, selectiveDepth: 12, nodes: 1_234_567, ms: 500, hashFull: 0, lines: [] };
  const subject = { ...shown(), purpose: 'hint' } as const;
  expect(engineRows(subject, progress).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Depth: 8, up to 12',
    'Positions: 1.23M',
    'Per second: 2.47M',
  ]);
});

test('an answer from the book has no search to show', () => {
  const progress = { depth: 0, selectiveDepth: 0, nodes: 0, ms: 0, hashFull: 0, lines: [], book: true };
  expect(engineRows({ ...shown(), purpose: 'action' }, progress)).toEqual([
    { name: 'Answer', text: 'From the opening book' },
  ]);
});

test.each([
  ['+1.25', 61, { kind: 'points', value: 125 }, 'w'],
  ['−1.25', 39, { kind: 'points', value: 125 }, 'b'],
  ['0.00', 50, { kind: 'points', value: 0 }, 'w'],
  ['#2', 100, { kind: 'win', actions: 3, turns: 2 }, 'w'],
  ['−#1', 0, { kind: 'win', actions: -2, turns: 1 }, 'w'],
  ['#1', 100, { kind: 'win', actions: -2, turns: 1 }, 'b'],
] as const)(
  'from White\u2019s side a score is %s, and White has %d percent of the bar',
  (sign, share, given, toAct) => {
    expect([scoreSign(given, toAct), whiteShare(given, toAct)]).toEqual([sign, share]);
  },
);

test('in games with a ball a line has the chance of White to win the round', () => {
  const signs = [125, -3000].map((value) => {
    const [line] = linesOf(shown(), [{ score: { kind: 'points', value }, actions: ['e1e2'] }]);
    return [line!.sign, line!.shortSign, line!.whiteShare];
  });
  expect(signs).toEqual([
    ['61%', '61%', 61],
    ['1%', '1%', 0],
  ]);
});

test('the last action of a line may wait for its outcome', () => {
  const [line] = linesOf(shown(), [{ score, actions: ['e1e2', 'e8e7', 'h8h4', 'e7e6'] }]);
  expect(line?.steps.map(({ text, successor }) => [text, successor.outcome])).toEqual([
    ['Ke2', undefined],
    ['Ke7', undefined],
    ['R*h4>h1', undefined],
  ]);
});

test('depth and speed are told in one line', () => {
  const facts = { depth: 8, selectiveDepth: 12, nodes: 1_234_567, ms: 500, hashFull: 0, lines: [] };
  expect(engineFacts(facts)).toBe('Depth 8, 1.23M positions, 2.47M a second');
});
