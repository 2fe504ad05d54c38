import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount, RouterLinkStub } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepMap } from '../shared/maps/my-maps.ts';
import { useReview } from '../stage/review.ts';
import type { ShownPosition } from '../stage/shown-position.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import FullTime from './FullTime.vue';
import './MatchBadges.vue';
import { chessGame, ESCAPE, GOAL, mapGame, playedMatch } from './testing.ts';

beforeEach(() => setActivePinia(createPinia()));
// The badges and the graph arrive after the score: the next test begins without them.
afterEach(flushPromises);

const fullTime = (replay = vi.fn()) =>
  mount(FullTime, {
    props: { shown: { replay } as unknown as ShownPosition },
    slots: { course: '<i class="graph" />' },
    global: { stubs: { RouterLink: RouterLinkStub } },
  });

test('at full time one sees the score, and how each goal was scored, and watches it again', async () => {
  useStageAndMatch().open(await playedMatch(GOAL, { goals: 1 }), againstComputer(2, 'w'));
  const replay = vi.fn();
  const panel = fullTime(replay);
  expect(panel.find('section').attributes('aria-label')).toBe('Full time');
  expect(panel.find('.score').text().replace(/\s+/g, ' ')).toBe('You1Bo0');
  expect(panel.get('section').classes()).toContain('won');
  const goal = panel.find('button');
  expect(goal.attributes('aria-label')).toBe('1–0: Knight from c3: head goal, turn 2. Watch it again');
  useReview().toStart();
  await goal.trigger('click');
  await vi.waitFor(() => expect(replay).toHaveBeenCalledOnce());
  expect(useReview().path).toEqual({ round: 0, ply: 3, branches: [] });
});

test('the winner of a match that was resigned is named, since the goals do not show it', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('', { goals: 3 }), TWO_PEOPLE);
  game.resign();
  expect(fullTime().find('.score').text().replace(/\s+/g, ' ')).toBe('White0Blackwins0');
});

test.each([
  ['a win', 'f2f3 e7e5 g2g4 d8h4', undefined, 'White0Black1'],
  ['a draw', '', 'draw', 'White½Black½'],
] as const)('a game of one round has points: %s', async (_, actions, end, points) => {
  const game = useStageAndMatch();
  game.open(await chessGame(actions || 'e2e4'), TWO_PEOPLE);
  if (end) game.agreeDraw();
  const panel = fullTime();
  expect(panel.find('section').attributes('aria-label')).toBe('Game over');
  expect(panel.find('.score').text().replace(/\s+/g, ' ')).toBe(points);
  expect(panel.findAll('button')).toEqual([]);
  // A game of one move has no graph.
  expect(panel.find('.graph').exists()).toBe(actions !== '');
});

test('new badges are said once, below the score', async () => {
  localStorage.clear();
  useStageAndMatch().open(await playedMatch(GOAL, { goals: 1 }), againstComputer(2, 'w'));
  const badges = () => vi.waitFor(() => expect(panel.find('[role="status"]').exists()).toBe(true), 20_000);
  let panel = fullTime();
  await badges();
  await flushPromises();
  expect(panel.get('[role="status"]').text()).toContain('4 new badges');
  expect(panel.get('[role="status"] ul').text()).toContain('Clean sheet');
  panel.unmount();
  panel = fullTime();
  await badges();
  await flushPromises();
  expect(panel.get('[role="status"]').text()).toBe('');
});

test('a game on an own map counts as one', async () => {
  localStorage.clear();
  const match = (await mapGame(ESCAPE, 'a1b1')).resign('w');
  const file: unknown = JSON.parse(match.variant.id.slice('chesslike:'.length));
  keepMap({ id: 'my-1', text: JSON.stringify(file, undefined, 2) });
  useStageAndMatch().open(match, againstComputer(2, 'w'));
  const panel = fullTime();
  await vi.waitFor(() => expect(panel.text()).toContain('Architect'), 20_000);
});

test('two people at one device earn none', async () => {
  useStageAndMatch().open(await playedMatch(GOAL, { goals: 1 }), TWO_PEOPLE);
  const panel = fullTime();
  await flushPromises();
  expect(panel.find('[role="status"]').exists()).toBe(false);
});

test('before the end there is none', async () => {
  useStageAndMatch().open(await playedMatch('b1c3'), TWO_PEOPLE);
  expect(fullTime().find('section').exists()).toBe(false);
});
