import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import type { FollowedTable, PlayerPage as Page, RatingHistory } from '@kickmate/protocol';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeServer } from '../testing.ts';
import PlayerPage from './PlayerPage.vue';
import RatingHistoryChart from './RatingHistoryChart.vue';
import { changeWords, ratedName, ratedPlayersWords } from './rating-words.ts';
import TableRatings from './TableRatings.vue';

// Parts that arrive later, perhaps after the test.
const later = { PlayerWorks: true, ReportForm: true };
const global = { stubs: { RouterLink: { props: ['to'], template: '<a :href="to"><slot /></a>' }, ...later } };
const linksOf = (wrapper: ReturnType<typeof mount>) => wrapper.findAll('a').map((one) => one.attributes('href'));

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [12, '+12'],
  [-8, '-8'],
  [0, '±0'],
])('a change of %i is written %s', (change, words) => {
  expect(changeWords(change)).toBe(words);
});

test('a player has the rating behind the name, with a question mark while it is provisional', () => {
  const [ann, bob] = [
    { name: 'Ann', rating: { points: 1622 } },
    { name: 'Bob', rating: { points: 1500, isProvisional: true } },
  ];
  expect([ratedName(ann), ratedName(bob), ratedName({ name: 'Cem' })]).toEqual(['Ann 1622', 'Bob 1500?', 'Cem']);
  expect(ratedPlayersWords({ seats: { w: ann, b: bob } })).toBe('Ann 1622 – Bob 1500?');
  expect(ratedPlayersWords({ seats: { w: { name: 'Cem' }, b: { name: '' } } })).toBe('Cem – somebody');
  const computer = { name: 'Computer', level: 5, rating: { points: 1500 } };
  expect(ratedPlayersWords({ seats: { w: computer, b: computer } })).toBe(
    'The computer against itself: Yuki (level 5)',
  );
});

describe('a table', async () => {
  const variant = await exampleGame('chess');
  const tableWith = (change: Partial<FollowedTable>) => {
    const { type: _, record: __, id: ___, ...rest } = new FakeServer(variant).sync();
    return mount(TableRatings, { props: { table: { ...rest, ...change } }, global });
  };
  const seats = {
    w: { name: 'Ada', player: 'p1', rating: { points: 1512 }, change: 12 },
    b: { name: 'Bob', player: 'p2', rating: { points: 1488, isProvisional: true }, change: -12 },
  };

  test('shows the ratings, and after the game what it has changed, with links to the players', () => {
    const wrapper = tableWith({ seats, you: 'b' });
    expect(wrapper.findAll('li').map((one) => one.text())).toEqual(['Ada1512(+12)', 'Bob1488?(-12)']);
    expect(linksOf(wrapper)).toEqual(['/online/player/p1', '/online/player/p2']);
    expect(wrapper.get('[role=status]').text()).toBe('Your rating is 1488? now (-12).');
  });

  test.each([
    ['network', 'both players are on the same network'],
    ['computer', 'the computer has taken a seat over'],
    ['short', 'it ended before both sides had two turns'],
  ] as const)('says why a game does not count: %s', (unrated, words) => {
    const text = tableWith({ unrated }).get('[role=status]').text();
    expect(text).toBe(`This game does not count for ratings: ${words}.`);
  });

  test('of a casual game says nothing', () => {
    const wrapper = tableWith({ seats: { w: { name: 'Ada' }, b: { name: 'Bob' } } });
    expect([wrapper.findAll('li'), wrapper.get('[role=status]').text()]).toEqual([[], '']);
  });
});

const DAY = Date.UTC(2026, 10, 22, 12);
const point = (points: number, change: number, more: object = {}): RatingHistory['points'][number] => ({
  ...{ points, change, at: DAY, score: 1, opponent: { name: 'Bob', player: 'p2', rating: { points: 1500 } } },
  ...more,
});

test('the course of a rating is a picture with words, and a table of games with links', () => {
  needsGames('chess');
  const points = [
    point(1580, -20, { score: 0, table: 't2' }),
    point(1600, 0, { score: 0.5, opponent: { name: '' } }),
    point(1600, 100, { isProvisional: true, at: DAY - 86_400_000, table: 't1' }),
  ];
  const wrapper = mount(RatingHistoryChart, {
    props: { pool: { game: 'chess', pace: 'fast' }, points, titledBy: 'x' },
    global,
  });
  expect(wrapper.get('[role=img]').attributes('aria-label')).toBe(
    'Chess, fast: from 1500 to 1580, between 1500 and 1600.',
  );
  // From 1500 over 1600 and 1600 to 1580, on a scale from 1500 to 1700.
  expect(wrapper.get('polyline').attributes('points')).toBe(`0,100 ${100 / 3},50 ${200 / 3},50 100,60`);
  expect(wrapper.findAll('tbody tr').map((row) => row.findAll('th, td').map((cell) => cell.text()))).toEqual([
    ['22 Nov 2026', 'Bob 1500', 'lost', '1580 (-20)'],
    ['22 Nov 2026', 'Deleted player', 'drawn', '1600 (±0)'],
    ['21 Nov 2026', 'Bob 1500', 'won', '1600? (+100)'],
  ]);
  expect(linksOf(wrapper)).toEqual(['/online/table/t2', '/online/player/p2', '/online/table/t1', '/online/player/p2']);
});

describe("a player's page", () => {
  /** Answers of the server by their address below `api/`. */
  async function open(answers: Readonly<Record<string, unknown>>) {
    vi.stubGlobal('fetch', async (address: string) => {
      const answer = answers[address.replace('./api/', '')];
      if (answer) return Response.json(answer);
      return Response.json(
        { why: 'unknown', values: { fault: 'there is no such player' }, message: '' },
        { status: 404 },
      );
    });
    const wrapper = mount(PlayerPage, { props: { id: 'p1' }, global });
    await flushPromises();
    return wrapper;
  }
  const chess = { game: 'chess', pace: 'fast', points: 1600, deviation: 60, games: 3 } as const;
  const league = { ...chess, game: 'chess-league', points: 1400, isProvisional: true, games: 1 } as const;
  const page: Page = { id: 'p1', name: 'Ann', since: DAY, ratings: [chess, league] };

  test('says how one knows the player, who can be followed', async () => {
    const known = { id: 'p1', name: 'Ann', isHere: true, isFollowed: false, won: 1, drawn: 1, lost: 0 };
    const wrapper = await open({ 'players/p1': { ...page, ratings: [], known }, 'people/p1': {} });
    expect(wrapper.text()).toContain('Here now. Your games against each other: 1 won, 1 drawn and 0 lost.');
    const press = async (words: string) => {
      await wrapper
        .findAll('button')
        .find((button) => button.text() === words)!
        .trigger('click');
      await flushPromises();
    };
    await press('Follow');
    expect(wrapper.get('[role=status]').text()).toContain('You follow Ann');
    await press('Stop following');
    expect(wrapper.get('[role=status]').text()).toBe('You do not follow Ann any more.');
  });

  test('shows all ratings, the course of one, and earlier games on request', async () => {
    needsGames('chess', 'chess-league');
    const wrapper = await open({
      'players/p1': page,
      'players/p1/ratings/chess/fast': { points: [point(1600, 10)], next: 7 },
      'players/p1/ratings/chess/fast?before=7': { points: [point(1590, -5)] },
      'players/p1/ratings/chess-league/fast': { points: [point(1400, -100)] },
    });
    expect(wrapper.get('h1').text()).toBe('Ann');
    expect(wrapper.text()).toContain('Here since 22 Nov 2026.');
    const rows = wrapper.get('table[aria-labelledby=ratings]').findAll('tbody tr');
    expect(rows.map((row) => row.findAll('td').map((cell) => cell.text()))).toEqual([
      ['1600', '± 120', '3'],
      ['1400?', '± 120', '1'],
    ]);
    const games = () => wrapper.get('table[aria-labelledby=course]').findAll('tbody tr').length;
    expect(games()).toBe(1);
    const more = wrapper.get('button');
    await Promise.all([more.trigger('click'), more.trigger('click')]);
    await flushPromises();
    expect([games(), wrapper.findAll('button')]).toEqual([2, []]);
    await wrapper.get('select').setValue('1');
    await flushPromises();
    expect(wrapper.get('[role=img]').attributes('aria-label')).toContain('Chess League, fast: from 1500 to 1400');
  });

  test('without rated games says so; of nobody it says that, too', async () => {
    expect((await open({ 'players/p1': { ...page, ratings: [] } })).text()).toContain('No rated games yet.');
    expect((await open({})).get('[role=alert]').text()).toBe('There is no such player.');
  });
});
