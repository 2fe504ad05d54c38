import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match, pickFrom, seededRandom } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkedLine, contradiction, type Line, manyRepliesRefusal, restOf, turnsOf } from '../src/index.ts';

needsGames('chess', 'chess-eleven');

/** A line from turns with a comma in between; a turn's actions have spaces. */
const line = (text: string): Line => (text === '' ? [] : text.split(', ').map((turn) => turn.split(' ')));

describe('a line is checked by the rules', () => {
  let match: AnyMatch;
  beforeAll(async () => {
    match = Match.start<unknown>(await exampleGame('chess'), { seed: 1 });
  });

  test.each([
    ['a reply', 'e2e4, e7e5', undefined],
    ['a chain', 'e2e4, e7e5, g1f3, b8c6', undefined],
    ['mate in the end', 'f2f3, e7e5, g2g4, d8h4', undefined],
    [
      'a move that cannot be played',
      'e2e4, e7e4',
      { why: 'replyIllegal', values: { line: 3, turn: 2, action: 'e7e4' } },
    ],
    ['the reply first', 'e7e5, e2e4', { why: 'replyIllegal', values: { line: 3, turn: 1, action: 'e7e5' } }],
    ['two moves in one turn', 'e2e4 e7e5, g8f6', { why: 'replyTooLong', values: { line: 3, turn: 1 } }],
    ['no reply in the end', 'e2e4, e7e5, g1f3', { why: 'replyMissing', values: { line: 3 } }],
    ['more after mate', 'f2f3, e7e5, g2g4, d8h4, e2e4, e5e4', { why: 'replyAfterEnd', values: { line: 3, turn: 5 } }],
  ] as const)('%s', (_, text, error) => {
    const checked = checkedLine(match, 'b', line(text), 3);
    expect(checked).toEqual(error ? { ok: false, error } : { ok: true, value: line(text) });
  });
});

test('nothing is planned about which chance decides, and no turn without its end', async () => {
  const variant = await exampleGame('chess-eleven');
  const pick = pickFrom(seededRandom(1));
  let match: AnyMatch = Match.start<unknown>(variant, { seed: 1 });
  /** Random actions, until chance has decided about one in the first round. */
  for (let seed = 2; match.last?.outcome === undefined; seed++) {
    match = Match.start<unknown>(variant, { seed });
    while (match.rounds.length === 1 && !match.round.end && match.last?.outcome === undefined)
      match = must(match.play(match.actions[pick(match.actions.length)]!));
  }
  const [plies, start] = [match.rounds[0]!.plies, Match.start<unknown>(variant, { seed: 1 })];
  const turns = turnsOf(variant, plies).map((turn) => turn.map((text) => text.replace(/=.*$/, '')));
  const own = start.side === 'w' ? 'b' : 'w';
  expect(checkedLine(start, own, turns, 1)).toMatchObject({ ok: false, error: { why: 'replyChance' } });
  // A kick-off and its pass are one turn.
  const [first] = turns[0]!;
  expect(checkedLine(start, own, [[first!], [first!]], 1)).toMatchObject({
    ok: false,
    error: { why: 'replyTooShort', values: { line: 1, turn: 1 } },
  });
});

test.each([
  ['nothing', '', 'a b, c, d, e'],
  ['a part of a turn', 'a', 'b, c, d, e'],
  ['a turn', 'a b', 'c, d, e'],
  ['two', 'a b, c', 'd, e'],
  ['all', 'a b, c, d, e', ''],
  ['more than all', 'a b, c, d, e, f', ''],
  ['another action', 'a x', undefined],
  ['a longer turn', 'a b x', undefined],
  ['a shorter turn', 'a, c', undefined],
])('the rest of a line after %s', (_, played, rest) => {
  expect(restOf(line('a b, c, d, e'), line(played))).toEqual(rest === undefined ? undefined : line(rest));
});

test('one turn has one reply', () => {
  expect(contradiction([line('a, b, c, d'), line('a, b, e, f'), line('g, h')])).toBeUndefined();
  expect(contradiction([line('a, b, c, d'), line('a, b, c, e')])).toBe(2);
});

test('lines have limits', () => {
  const long = Array.from({ length: 40 }, () => ['a']);
  const many = { why: 'manyReplies', values: { lines: 30, turns: 200, turnsOfLine: 40 } };
  expect(manyRepliesRefusal(Array.from({ length: 30 }, () => line('a, b')))).toBeUndefined();
  expect(manyRepliesRefusal(Array.from({ length: 31 }, () => line('a, b')))).toEqual(many);
  expect(manyRepliesRefusal(Array.from({ length: 5 }, () => long))).toBeUndefined();
  expect(manyRepliesRefusal([...Array.from({ length: 5 }, () => long), line('a, b')])).toEqual(many);
  expect(manyRepliesRefusal([[...long, ['a'], ['a']]])).toEqual(many);
});
