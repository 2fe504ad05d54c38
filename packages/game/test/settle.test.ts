import { must } from '@kickmate/board';
import { describe, expect, test } from 'vitest';
import { AGREEMENT, Match } from '../src/index.ts';
import { newMatch, playAll } from './help.ts';
import { shortTug, tugGame, tugOfWar } from './tug-of-war.ts';

const position = (text: string) => must(tugOfWar.text.parse(text));
const game = (options: { from?: string } = {}) =>
  Match.start(tugGame, { seed: 1, ...(options.from && { from: position(options.from) }) });

describe('a match from a position', () => {
  test('begins its first round there', () => {
    const match = newMatch({ from: position('e1 w 1') });
    expect(match.rounds).toEqual([{ kickOff: 'w', start: position('e1 w 1'), plies: [] }]);
    expect(newMatch({ from: position('a1 b 1') })).toMatchObject({ side: 'b', round: { kickOff: 'b' } });
  });

  test('goes on from its own starts', () => {
    const match = playAll(newMatch({ from: position('e1 w 1') }), 'step');
    expect(match).toMatchObject({ score: { w: 1, b: 0 }, side: 'b' });
    expect(tugOfWar.starts('b').map((start) => start.position)).toContainEqual(match.round.start);
  });

  test('may be in the middle of the other side’s round', () => {
    const match = newMatch({ from: position('c1 b 1'), kickOff: 'w' });
    expect(match).toMatchObject({ side: 'b', round: { kickOff: 'w' } });
  });

  test('cannot begin where the round is over', () => {
    expect(() => newMatch({ from: { ball: 5, side: 'b', left: 1 } })).toThrow(RangeError);
  });
});

describe('a claim', () => {
  test('ends the round as the rules say', () => {
    const match = playAll(game(), 'rest rest');
    expect(match).toMatchObject({ claimable: { kind: 'tired' }, end: undefined });
    const claimed = match.claim();
    expect(claimed.round).toMatchObject({ end: { kind: 'tired', goals: 0 }, endedBy: 'claim' });
    expect(claimed).toMatchObject({ end: { reason: 'voids' }, actions: [], claimable: undefined });
  });

  test('lets a longer match go on', () => {
    const claimed = playAll(Match.start(shortTug, { seed: 1 }), 'rest rest').claim();
    expect(claimed).toMatchObject({ end: undefined, side: 'b', claimable: undefined });
    expect(claimed.rounds).toHaveLength(2);
  });

  test('without a reason changes nothing', () => {
    const match = playAll(game(), 'rest');
    for (const one of [match, game(), match.resign('w'), playAll(newMatch(), 'rest rest')]) {
      expect(one.claimable).toBeUndefined();
      expect(one.claim()).toBe(one);
    }
  });
});

describe('an agreed draw', () => {
  test('ends the round, and a match of one round', () => {
    expect(game().agreeDraw()).toMatchObject({
      round: { end: AGREEMENT, endedBy: 'agreement' },
      end: { reason: 'voids' },
    });
    expect(game().agreeDraw().end!.winner).toBeUndefined();
  });

  test('lets a longer match go on with the other side’s kick-off', () => {
    expect(newMatch().agreeDraw()).toMatchObject({ end: undefined, side: 'b', score: { w: 0, b: 0 } });
  });

  test('cannot be agreed on when the match is over', () => {
    const over = game().resign('b');
    expect(over.agreeDraw()).toBe(over);
  });
});

describe('undo takes back', () => {
  test.each([
    ['a claim', (match: Match<unknown>) => match.claim()],
    ['an agreed draw', (match: Match<unknown>) => match.agreeDraw()],
    ['a resignation', (match: Match<unknown>) => match.resign('w')],
    ['a flag', (match: Match<unknown>) => match.flag('w')],
  ])('%s first, and no action', (_, settle) => {
    for (const variant of [tugGame, shortTug]) {
      const match = playAll(Match.start(variant, { seed: 1 }), 'rest rest');
      const settled = settle(match as Match<unknown>);
      const back = settled.undo();
      expect(back.rounds).toEqual(match.rounds);
      expect(back).toMatchObject({
        end: undefined,
        resigned: undefined,
        flagged: undefined,
        claimable: { kind: 'tired' },
      });
      expect(back.redo()).toBe(settled);
    }
  });

  test('an agreement before the first action', () => {
    const settled = game().agreeDraw();
    expect(settled.canUndo).toBe(true);
    expect(settled.undo()).toMatchObject({ end: undefined, canUndo: false });
    expect(newMatch().agreeDraw().undo()).toMatchObject({ canUndo: false, side: 'w' });
  });
});
