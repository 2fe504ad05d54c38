import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { beforeAll, expect, test } from 'vitest';
import {
  beginPlanning,
  isAtEnd,
  isWhole,
  lineWords,
  type Planning,
  planned,
  plannedTurns,
  planningStage,
  withLine,
} from './planning.ts';

needsGames('chess');
let match: AnyMatch;
beforeAll(async () => {
  const start = Match.start<unknown>(await exampleGame('chess'), { seed: 0 });
  const played = start.playText('e2e4');
  if (!played.ok) throw new Error('not played');
  match = played.value;
});

/** Plays actions in a line that is planned, as the board gives them. */
function act(planning: Planning, ...texts: readonly string[]): Planning {
  return texts.reduce((before, text) => {
    const { match: now } = before.session;
    const read = now.variant.text.parseAction(now.position, text);
    if (!read.ok) throw new Error(text);
    const next = planned(before, { kind: 'act', side: now.side, action: read.value.action });
    return next.ok ? next.value : before;
  }, planning);
}

test('a line can be kept after each whole reply, and is taken back no further than the game', () => {
  const empty = beginPlanning(match);
  expect([plannedTurns(empty), isWhole(empty, 'w')]).toEqual([[], false]);
  const turn = act(empty, 'e7e5');
  expect([plannedTurns(turn), isWhole(turn, 'w')]).toEqual([[['e7e5']], false]);
  const reply = act(turn, 'g1f3');
  expect([plannedTurns(reply), isWhole(reply, 'w')]).toEqual([[['e7e5'], ['g1f3']], true]);
  const back = planned(reply, { kind: 'undo', side: 'w' });
  expect(back.ok && plannedTurns(back.value)).toEqual([['e7e5']]);
  expect(planned(empty, { kind: 'undo', side: 'w' })).toEqual({ ok: false, error: '' });
  // Whatever else a board may ask for does not belong here.
  expect(planned(turn, { kind: 'resign', side: 'w' })).toEqual({ ok: false, error: '' });
});

test('mate is the end of a line', () => {
  const mate = act(beginPlanning(match), 'f7f6', 'd2d4', 'g7g5', 'd1h5');
  expect([isAtEnd(mate), isWhole(mate, 'w'), isWhole(mate, 'b')]).toEqual([true, true, true]);
  expect(planned(mate, { kind: 'act', side: 'b', action: 0 })).toMatchObject({
    ok: false,
    error: expect.stringMatching(/ends/),
  });
});

test('a line in words', () => {
  expect(lineWords(match, [['e7e5'], ['g1f3'], ['b8c6'], ['f1b5']])).toBe('if e5, then Nf3; if Nc6, then Bb5');
  expect(lineWords(match, [['e7e5']])).toBe('if e5, then …');
  // One that does not fit any more, because the page is behind.
  expect(lineWords(match, [['e2e4'], ['e7e5']])).toBe('e2e4, e7e5');
});

test('a longer line takes the place of its beginning', () => {
  const lines = [
    [['a'], ['b']],
    [['c'], ['d']],
  ];
  expect(withLine(lines, [['a'], ['b'], ['e'], ['f']])).toEqual([lines[1], [['a'], ['b'], ['e'], ['f']]]);
  expect(withLine(lines, [['a'], ['b']])).toEqual([lines[1], [['a'], ['b']]]);
});

test('the board of a plan is seen from the own side, and either side acts on it', () => {
  const stage = planningStage(beginPlanning(match), 'b', { w: 'Ada', b: 'Bob' }, 'site', () => true);
  expect([stage.unflippedBottom, stage.sidesHere, stage.can.undo]).toEqual(['b', ['w', 'b'], false]);
});
