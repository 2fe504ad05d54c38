import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { chessGame, ESCAPE, elevenMatch, footballMatch, GOAL, mapGame, playedMatch, playOn } from '../match/testing.ts';
import { badgesOf, puzzleBadges, winBadges } from './badges.ts';
import { useBadges } from './kept-badges.ts';

/** Three pieces that can kick the ball one after the other. */
const KICKERS = 'k8/9/4R4/6B2/3N5/9/9/9/8K w e5 m - 8';
const MATE = 'f2f3 e7e5 g2g4 d8h4';

describe('the badges of a match', () => {
  test('a goal and a match without one against it', async () => {
    const match = await playedMatch(GOAL, { goals: 1 });
    expect(badgesOf({ match, ownSide: 'w', level: 3 })).toEqual(['goal', 'ram', 'cleanSheet', 'win 3']);
    expect(badgesOf({ match, ownSide: 'b', level: 3 })).toEqual([]);
  });

  test('none before the end', async () => {
    expect(badgesOf({ match: await playedMatch(GOAL, { goals: 2 }), ownSide: 'w' })).toEqual([]);
  });

  test('a goal against stays a goal against: no clean sheet', async () => {
    const match = (await playedMatch(GOAL, { goals: 5 })).resign('w');
    expect(badgesOf({ match, ownSide: 'b' })).toEqual([]);
    expect(badgesOf({ match, ownSide: 'w' })).toEqual(['goal', 'ram']);
  });

  test('a win with hints is none against the opponent', async () => {
    const match = await chessGame(MATE);
    expect(badgesOf({ match, ownSide: 'b', level: 1, isHinted: true })).toEqual(['mate']);
    expect(badgesOf({ match, ownSide: 'b', level: 1 })).toEqual(['mate', 'win 1']);
    expect(badgesOf({ match, ownSide: 'w', level: 1 })).toEqual([]);
  });

  test('online, and on an own map', async () => {
    const match = await chessGame(MATE);
    expect(badgesOf({ match, ownSide: 'w', isOnline: true, isOwnMap: true })).toEqual(['online', 'ownMap']);
  });

  test('a promotion', async () => {
    const match = (await chessGame('g7g8q', { from: '8/k5P1/8/8/8/8/8/K7 w - - 0 1' })).resign('w');
    expect(badgesOf({ match, ownSide: 'w' })).toEqual(['promotion']);
    expect(badgesOf({ match, ownSide: 'b' })).toEqual([]);
  });

  test('a door', async () => {
    const match = await mapGame(ESCAPE, 'a1a2 pass a2b2 pass b2c2 pass c2d3');
    expect(badgesOf({ match, ownSide: 'w' })).toContain('door');
  });

  test('three kicks in one turn, and not in two', async () => {
    const chained = await footballMatch(KICKERS, 'd5*f7 g6*e8 e7*e9');
    expect(badgesOf({ match: chained, ownSide: 'w' })).toEqual(['goal', 'chain', 'cleanSheet']);
    const parted = await footballMatch(KICKERS, 'd5*f7 g6*e8 end a9b9 e7*e9');
    expect(badgesOf({ match: parted, ownSide: 'w' })).toEqual(['goal', 'cleanSheet']);
  });
});

test('a bounce, off the right edge', async () => {
  const variant = await exampleGame('chess-league');
  const from = must(variant.text.parse('4k3/8/8/8/8/8/4B3/K5R1 w g4 0 1'));
  const start = Match.start<unknown>(variant, { seed: 1, goals: 1, from });
  const over = (action: string) => playOn(start as AnyMatch, action).resign('b');
  expect(badgesOf({ match: over('e2g4'), ownSide: 'w' })).toContain('bounce');
  expect(badgesOf({ match: over('g1g4'), ownSide: 'w' })).not.toContain('bounce');
});

test('a shot that is held is the badge of the other side', async () => {
  const match = (await elevenMatch('3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8=S')).resign('w');
  expect(badgesOf({ match, ownSide: 'b' })).toContain('save');
  expect(badgesOf({ match, ownSide: 'w' })).toEqual([]);
});

test('puzzles and earlier wins', () => {
  expect(puzzleBadges({ solved: {}, bestRun: 0 })).toEqual([]);
  expect(puzzleBadges({ solved: { 'chess/1': false }, bestRun: 4 })).toEqual(['puzzle']);
  expect(puzzleBadges({ solved: { 'chess/1': true }, bestRun: 5 })).toEqual(['puzzle', 'run']);
  const matches = [
    { level: 2, result: 'won' },
    { level: 3, result: 'won', isHinted: true },
    { level: 4, result: 'lost' },
  ] as const;
  expect(winBadges(matches)).toEqual(['win 2']);
});

describe('the kept badges', () => {
  beforeEach(() => {
    localStorage.clear();
    setActivePinia(createPinia());
  });

  test('are earned once, also when the page is loaded again', () => {
    expect(useBadges().earn(['goal', 'mate'], 5)).toEqual(['goal', 'mate']);
    setActivePinia(createPinia());
    const badges = useBadges();
    expect(badges.earn(['goal', 'door'], 9)).toEqual(['door']);
    expect([badges.earnedAt('goal'), badges.earnedAt('door'), badges.earnedAt('run')]).toEqual([5, 9, undefined]);
  });

  test('of another window count', () => {
    const badges = useBadges();
    localStorage.setItem('kickmate.badges', '{"goal":7}');
    expect(badges.earn(['goal'])).toEqual([]);
    expect(badges.earnedAt('goal')).toBe(7);
  });

  test.each([
    ['no JSON', '{', undefined],
    ['a list', '[1]', undefined],
    ['a moment that is none', '{"goal":"x"}', 0],
  ])('that cannot be read: %s', (_, text, at) => {
    localStorage.setItem('kickmate.badges', text);
    expect(useBadges().earnedAt('goal')).toBe(at);
  });

  test('unknown ones of a later version stay', () => {
    localStorage.setItem('kickmate.badges', '{"later":3}');
    useBadges().earn(['goal'], 4);
    expect(JSON.parse(localStorage.getItem('kickmate.badges')!)).toEqual({ later: 3, goal: 4 });
  });
});
