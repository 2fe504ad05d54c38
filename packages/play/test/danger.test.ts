import { must, type Square, squareName } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { expect, test } from 'vitest';
import { answersGoal, type Danger, findDangers } from '../src/danger.ts';

const league = await exampleGame('chess-league');
const football = await exampleGame('football');
const eleven = await exampleGame('chess-eleven');
const chesslike = await exampleGame('chesslike');
const chess = await exampleGame('chess');

/** Returns whether a turn from a position answers a goal that threatens. */
function isAnswered(variant: AnyVariant, position: string, line: string): boolean {
  const start = Match.start(variant, { seed: 1, goals: 1, from: must(variant.text.parse(position)) });
  const search = answersGoal(start, line.split(' '));
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** The dangers in a position after some actions: "goal", "ball", "capture e1". */
function dangers(variant: AnyVariant, position: string, actions = ''): readonly string[] {
  const start = Match.start(variant, { seed: 1, goals: 1, from: must(variant.text.parse(position)) });
  const match = actions
    .split(' ')
    .filter(Boolean)
    .reduce((before, action) => must(before.playText(action)), start);
  const search = findDangers(match);
  let step = search.next();
  let positions = 0;
  while (!step.done) {
    step = search.next();
    positions++;
  }
  expect(positions).toBeLessThan(1000);
  const named = (danger: Danger, at: (square: Square) => string) =>
    danger.kind === 'capture' ? `capture ${at(danger.square)}` : danger.kind;
  return step.value.map((danger) => named(danger, (square) => squareName(variant.board, square)));
}

test.each([
  ['a rook attacks the king', league, '4r2k/8/8/8/8/8/PPP5/4K3 w h4 0 1', ['capture e1']],
  ['nothing attacks it', league, '3r3k/8/8/8/8/8/PPP5/4K3 w h4 0 1', []],
  ['a rook can kick the ball out', league, '3r3k/8/8/8/8/8/PP4PP/6K1 w d3 0 1', ['goal']],
  ['a rook beside the ball, when the turn is ended', football, 'k8/9/9/4r4/3R5/9/9/9/8K w e5 m - 8', ['goal', 'ball']],
  ['no piece of the other side near the ball', football, 'k8/9/9/9/9/4R4/9/9/8K w e5 m - 8', []],
  ['an unguarded goal', eleven, '3k4/8/8/8/4r3/8/PP5P/K7 w e4 m a2,b2,h2 3 9', ['goal']],
  ['a carrier that can be taken', eleven, 'r2k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', ['ball']],
  ['a carrier that nobody attacks', eleven, '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', []],
  ['a mate', chess, 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3', ['goal']],
  ['the start of chess', chess, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', []],
  [
    // Most of the six actions that are tried happen to guard the king.
    'an attacked king of a game without check',
    chesslike,
    `rnb1r3/1ppk1Q1p/7p/p3p3/2B1KPPP/P1P4P/1PqN4/RNBP2R1 w ${Array(8).fill('........').join('/')} 0,0 1 63`,
    ['goal'],
  ],
])('%s', (_, variant, position, found) => {
  expect(dangers(variant, position)).toEqual(found);
});

test('a king is in danger in German, too', async () => {
  await chooseLanguage('de');
  expect(dangers(league, '4r2k/8/8/8/8/8/PPP5/4K3 w h4 0 1')).toEqual(['capture e1']);
  await chooseLanguage('en');
});

test.each([
  ['a move that covers the square of the mate', chess, 'g7g6', true],
  ['a move that leaves the mate', chess, 'a7a6', false],
  ['a turn that takes the ball away', football, 'd5*c5 end', true],
  ['a turn that leaves the ball', football, 'd5d4 end', false],
  ['an action that does not end the turn', football, 'd5*c5', false],
  ['a line that the rules refuse', chess, 'a1a8', false],
])('%s: whether it answers a goal that threatens', (_, variant, line, isAnswer) => {
  const mate = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3';
  const position = variant === chess ? mate : 'k8/9/9/4r4/3R5/9/9/9/8K w e5 m - 8';
  expect(isAnswered(variant, position, line)).toBe(isAnswer);
});

test('a turn answers no goal where none threatens', () => {
  expect(isAnswered(chess, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4')).toBe(false);
});

test('nothing is looked for when the round is over', () => {
  expect(dangers(league, '4r2k/3P4/8/8/8/8/8/6K1 w a4 0 1', 'd7e8')).toEqual([]);
});
