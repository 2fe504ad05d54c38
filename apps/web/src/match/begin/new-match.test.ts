import { entries } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { computerLevel, onlyPersonSide, TWO_PEOPLE } from '@kickmate/play';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { discardMap, keepMap } from '../../shared/maps/my-maps.ts';
import { KEYS } from '../../shared/storage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { ESCAPE, mapGame } from '../testing.ts';
import { useNewMatch } from './new-match.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const arrived = () => vi.waitFor(() => expect(useNewMatch().variant?.id).toBe(useNewMatch().game));

test('the form loads the rules of the chosen game, and its usual number of goals', async () => {
  needsGames('chess-league', 'minimal');
  const form = useNewMatch();
  await arrived();
  expect([form.game, form.goals[form.game]]).toEqual(['chess-league', 5]);
  form.game = 'minimal';
  await arrived();
  expect(form.goals.minimal).toBeGreaterThan(0);
});

test('choices are remembered, except those that are not possible', async () => {
  needsGames('chess-league');
  const form = useNewMatch();
  await arrived();
  form.level = 7;
  form.goals['chess-league'] = 2;
  localStorage.setItem(KEYS.choices, localStorage.getItem(KEYS.choices)!.replace('"w"', '"x"'));
  setActivePinia(createPinia());
  await arrived();
  expect([useNewMatch().level, useNewMatch().goals['chess-league'], useNewMatch().side]).toEqual([7, 2, 'w']);
});

test.each([0, 99])('%i goals become the usual number', async (goals) => {
  needsGames('chess-league');
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'chess-league', goals: { 'chess-league': goals } }));
  const form = useNewMatch();
  await arrived();
  await flushPromises();
  expect(form.goals['chess-league']).toBe(5);
});

test('the first game replaces a remembered game that no longer exists', () => {
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'croquet' }));
  expect(useNewMatch().game).toBe(entries[0]!.id);
});

test('when the computer plays itself, each side has its own level', () => {
  const form = useNewMatch();
  Object.assign(form, { opponent: 'nobody', level: 2, blackLevel: 9 });
  const seats = form.seats();
  expect([computerLevel(seats, 'w'), computerLevel(seats, 'b')]).toEqual([2, 9]);
});

test('a random side is drawn; two people need no side', () => {
  const form = useNewMatch();
  form.side = 'random';
  expect(['w', 'b']).toContain(onlyPersonSide(form.seats()));
  form.opponent = 'person';
  expect(form.seats()).toEqual(TWO_PEOPLE);
});

test('each game has its own choice of array; an unknown one becomes the one that the game suggests', async () => {
  needsGames('football');
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'football', arrays: { football: 'upside-down' } }));
  const form = useNewMatch();
  await arrived();
  expect(form.arrays).toEqual({ football: 'standard-choice' });
  form.arrays.football = 'random-free';
  setActivePinia(createPinia());
  await arrived();
  await flushPromises();
  expect(useNewMatch().arrays).toEqual({ football: 'random-free' });
});

test('the choice of array that an earlier version stored is read', async () => {
  needsGames('football');
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'football', setUps: { football: 'random-free' } }));
  const form = useNewMatch();
  await arrived();
  expect(form.arrays).toEqual({ football: 'random-free' });
  form.arrays.football = 'standard';
  setActivePinia(createPinia());
  expect(useNewMatch().arrays).toEqual({ football: 'standard' });
});

test('a live match is offered in games that have them, with or without a number of goals that ends it', async () => {
  needsGames('chess-eleven', 'chess-league');
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'chess-eleven', time: 'live', liveGoals: 99, goals: {} }));
  const form = useNewMatch();
  await arrived();
  expect([form.liveTime(), form.timeControl(), form.goalsToWin()]).toEqual([
    { halfMs: 300_000, turnMs: 20_000 },
    undefined,
    undefined,
  ]);
  form.liveGoals = 3;
  expect(form.goalsToWin()).toBe(3);
  form.game = 'chess-league';
  await arrived();
  expect([form.time, form.liveTime(), form.goalsToWin()]).toEqual(['none', undefined, 5]);
});

test('a game with maps is played on the chosen map, which is remembered', async () => {
  needsGames('chesslike');
  const form = useNewMatch();
  form.choose('chesslike:keep');
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  expect([form.game, form.variant!.id, form.variant!.board.files]).toEqual(['chesslike', 'chesslike:keep', 12]);
  setActivePinia(createPinia());
  expect(useNewMatch().maps.chesslike).toBe('keep');
  useNewMatch().choose('chesslike');
  await vi.waitFor(() => expect(useNewMatch().isReady).toBe(true));
  expect(useNewMatch().variant!.id).toBe('chesslike');
});

test('a new match suggests a map, until another one is chosen', async () => {
  needsGames('chesslike');
  const form = useNewMatch();
  form.game = 'chesslike';
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  expect([form.variant!.id, form.maps.chesslike]).toEqual(['chesslike:duel', 'duel']);
  form.maps.chesslike = 'arena';
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  setActivePinia(createPinia());
  await vi.waitFor(() => expect(useNewMatch().isReady).toBe(true));
  expect(useNewMatch().variant!.id).toBe('chesslike');
});

test("a map of the player's own is chosen by its id; a deleted map is an error", async () => {
  const form = useNewMatch();
  const { variant } = await mapGame(ESCAPE);
  keepMap({ id: 'my-1', text: variant.id.slice('chesslike:'.length) });
  form.choose('chesslike:my-1');
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  expect(form.variant!.id).toBe(variant.id);
  discardMap('my-1');
  await form.fetchGame();
  expect(form.failure).toContain('my-1');
});

test('a custom start is for one match only: the next one begins as usual', async () => {
  needsGames('chess');
  const form = useNewMatch();
  form.choose('chess');
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  form.position = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 23';
  form.begin(1);
  expect([useStageAndMatch().match!.side, form.position]).toEqual(['b', '']);
  form.begin(1);
  expect(useStageAndMatch().match!.side).toBe('w');
});

test('each game keeps its own clock', async () => {
  needsGames('chess', 'chess-league');
  const form = useNewMatch();
  form.game = 'chess';
  form.time = '1+0';
  form.game = 'chess-league';
  await arrived();
  expect([form.time, form.timeControl()]).toEqual(['none', undefined]);
  Object.assign(form, { time: 'custom', minutes: 7 });
  setActivePinia(createPinia());
  const later = useNewMatch();
  expect([later.time, later.minutes]).toEqual(['custom', 7]);
  later.game = 'chess';
  expect([later.time, later.minutes]).toEqual(['1+0', 10]);
});

test('a clock that an earlier version stored is that of the game of then', () => {
  needsGames('chess', 'football');
  localStorage.setItem(KEYS.choices, JSON.stringify({ game: 'chess', time: 'custom', minutes: 3, seconds: 2 }));
  const form = useNewMatch();
  expect(form.timeControl()).toEqual({ ms: 180_000, incrementMs: 2000 });
  form.game = 'football';
  expect(form.timeControl()).toBeUndefined();
});

test('on a map without pieces of Black the person plays alone as White, whatever was chosen before', async () => {
  needsGames('chesslike');
  const form = useNewMatch();
  Object.assign(form, { opponent: 'person', side: 'b' });
  form.choose('chesslike:world');
  await vi.waitFor(() => expect(form.variant?.id).toBe('chesslike:world'));
  expect(onlyPersonSide(form.seats())).toBe('w');
  form.choose('chesslike:keep');
  await vi.waitFor(() => expect(form.variant?.id).toBe('chesslike:keep'));
  expect(form.seats()).toEqual(TWO_PEOPLE);
});

test('choices in two windows: each form stays as it is, and none undoes what was chosen in the other', async () => {
  needsGames('chess-league', 'chess');
  const one = useNewMatch();
  await arrived();
  const two = useNewMatch(createPinia());
  await vi.waitFor(() => expect(two.isReady).toBe(true));
  one.level = 7;
  one.minutes = 3;
  two.opponent = 'person';
  two.game = 'chess';
  one.goals['chess-league'] = 2;
  expect([one.game, one.opponent, two.level]).toEqual(['chess-league', 'computer', 1]);
  const three = useNewMatch(createPinia());
  expect([three.game, three.opponent, three.level]).toEqual(['chess', 'person', 7]);
  expect(three.goals['chess-league']).toBe(2);
  three.game = 'chess-league';
  expect(three.minutes).toBe(3);
});
