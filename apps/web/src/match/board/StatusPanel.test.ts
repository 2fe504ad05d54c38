import { readSquare, type Side } from '@kickmate/board';
import { againstComputer, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { lastPath } from '@kickmate/record';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import { type RemoteGame, remoteStage } from '../../stage/remote.ts';
import { useReview } from '../../stage/review.ts';
import type { ShownPosition } from '../../stage/shown-position.ts';
import { type StageAndMatch, useStageAndMatch } from '../../stage/testing.ts';
import { useHint } from '../computer/hint.ts';
import { chessGame, GOAL, mapGame, playedMatch, playIn } from '../testing.ts';
import StatusPanel from './StatusPanel.vue';
import { useSelection } from './selection.ts';

const people: Seats = TWO_PEOPLE;
const computer: Seats = againstComputer(1, 'w');
const [C3, D5] = [18, 35];

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** The panel next to a board that shows the test's position. */
async function shown(actions: string, seats = people, goals = 5) {
  const game = useStageAndMatch();
  game.open(await playedMatch(actions, { goals }), seats);
  const state = reactive({
    path: lastPath(game.tree!),
    isAnimating: false,
    isElsewhere: false,
    isSettled: true,
    isReplaying: false,
    canReplay: false,
    actor: 'w' as Side,
  });
  const panel = mount(StatusPanel, { props: { shown: toRefs(state) as unknown as ShownPosition } });
  const said = async () => {
    await nextTick();
    return ['.headline', '.story'].map((part) => panel.get(part).text().replace(/\s+/g, ' '));
  };
  return { game, state, panel, said };
}

test('the panel tells an action and the next side only after the animation', async () => {
  const { game, state, said } = await shown('');
  expect(await said()).toEqual(['White to act.', 'Round 1: White kicks off.']);
  Object.assign(state, { isAnimating: true, isSettled: false });
  playIn(game, 'b1c3');
  expect(await said()).toEqual(['White plays…', 'Round 1: White kicks off.']);
  Object.assign(state, { isAnimating: false, isSettled: true, path: { round: 0, ply: 1, branches: [] } });
  expect(await said()).toEqual(['Black to act.', "White's knight goes from b1 to c3."]);
});

test('the panel tells of the next round when the board shows it', async () => {
  const { state, said } = await shown(GOAL);
  Object.assign(state, { isElsewhere: true, isSettled: false, path: { round: 0, ply: 3, branches: [] } });
  expect(await said()).toEqual(['The round is over.', expect.stringMatching(/^White leads 1 to 0\..*White!$/)]);
  Object.assign(state, { isElsewhere: false, isSettled: true, path: { round: 1, ply: 0, branches: [] } });
  expect(await said()).toEqual([
    'Black to act.',
    expect.stringMatching(/^White leads 1 to 0\..* Round 2: Black kicks off\.$/),
  ]);
});

test('chess has moves instead of actions', async () => {
  const { game, said } = await shown('');
  game.open(await chessGame('e2e4'), people);
  expect((await said())[0]).toBe('Black to move.');
});

test('the red corners of a held piece that captures elsewhere than it moves have a word', async () => {
  const { game, panel } = await shown('');
  const tiles = Array.from({ length: 5 }, () => '.....');
  game.open(await mapGame({ tiles, placement: '4k/5/1p3/P4/4K' }), people);
  const word = 'Red corners';
  const pick = async (square: string) => {
    useSelection().pick(readSquare(game.variant!.board, square)!);
    await nextTick();
  };
  expect(panel.text()).not.toContain(word);
  await pick('a2');
  expect(panel.text()).toContain(word);
  await pick('e1');
  expect(panel.text()).not.toContain(word);
});

test('the panel calls the computer by the name of its level', async () => {
  const { game, state, said } = await shown('', computer);
  expect((await said())[0]).toBe('Your turn.');
  Object.assign(state, { isAnimating: true, isSettled: false });
  playIn(game, 'a2a3');
  expect((await said())[0]).toBe('You play…');
  Object.assign(state, { isAnimating: false, isSettled: true });
  expect((await said())[0]).toBe('Lotta is thinking…');
});

test('the end of a match tells the score once, and a resignation does not repeat the last action', async () => {
  const { game, state, said } = await shown(GOAL, people, 1);
  expect(await said()).toEqual(['White wins 1 to 0.', expect.stringMatching(/Head goal for White!$/)]);
  game.open(await playedMatch(GOAL), computer);
  game.resign();
  state.path = lastPath(game.tree!);
  expect(await said()).toEqual(['You resigned: Lotta wins.', '']);
});

test('the panel describes a kick that waits for a second tap', async () => {
  const { said } = await shown('b1c3 a7a6');
  for (const square of [C3, D5]) useSelection().pick(square, true);
  expect(await said()).toEqual([
    'Tap again to kick.',
    expect.stringMatching(/^Then White's knight kicks the ball on d5\. It destroys .*Head goal for White!$/),
  ]);
});

test('a hint is one text: of several parts a screen reader would say the line once for each', async () => {
  const { panel, said } = await shown('a2a3');
  const line = panel.get('.hint[role="status"]').element;
  useHint().hint = { text: 'pawn a7 goes to a6', arrow: undefined, marks: [], flight: undefined };
  await said();
  expect([...line.childNodes].map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([
    ['#text', 'Hint: pawn a7 goes to a6'],
  ]);
});

test('hint, headline, refusal and story are announced separately', async () => {
  const { panel } = await shown('b1c3');
  expect(panel.findAll('[role="status"]')).toHaveLength(4);
  useHint().hint = { text: 'pawn a7 goes to a6', arrow: undefined, marks: [], flight: undefined };
  await nextTick();
  expect(panel.get('.hint[role="status"]').text()).toBe('Hint: pawn a7 goes to a6');
  useSelection().pick(C3);
  await nextTick();
  expect(panel.get('.refusal').text()).toBe('Nothing of yours stands on c3.');
});

test('the panel says that a person looks back', async () => {
  const { said } = await shown('b1c3');
  useReview().toStart();
  expect((await said())[0]).toBe('Looking back');
});

/** Shows the open match as that of a server. */
function showRemote(game: StageAndMatch, change: Partial<RemoteGame> = {}): void {
  game.setGuest(
    remoteStage({
      session: game.session!,
      side: 'w',
      names: { w: 'Bea', b: 'Bob' },
      details: {},
      site: 'https://example.org/table',
      refusalText: '',
      confirmsActions: false,
      dispatch: vi.fn(),
      ...change,
    }),
  );
}

test('a move that is being sent is announced only if that takes long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { game, panel, said } = await shown('');
  showRemote(game, { sending: {} });
  const announced = () => panel.get('.headline [role="status"]').text();
  expect([(await said())[0], announced()]).toEqual(['Sending your move…', '']);
  vi.advanceTimersByTime(2000);
  expect([(await said())[0], announced()]).toEqual(['Sending your move…', 'Sending your move…']);
  showRemote(game);
  expect([(await said())[0], announced()]).toEqual(['Your turn.', 'Your turn.']);
  vi.useRealTimers();
});

test('a move that has to be confirmed is asked about', async () => {
  const { game, said } = await shown('');
  game.open(await chessGame(), people);
  showRemote(game, { confirmsActions: true });
  const selection = useSelection();
  selection.pick(12);
  selection.pick(28);
  expect(await said()).toEqual(['Move to e4?', "Then White's pawn goes from e2 to e4."]);
});

test.each([
  ['w', 'You lost: you resigned.'],
  ['b', 'You won: Bea resigned.'],
  [undefined, 'White resigned: Black wins.'],
] as const)('the end of a match of a server, for %s, is told from that side', async (side, words) => {
  const { game, state, said } = await shown('', people);
  game.resign();
  state.path = lastPath(game.tree!);
  showRemote(game, { side });
  expect((await said())[0]).toBe(words);
});
