import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { TWO_PEOPLE } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, GOAL, playedMatch, playIn } from '../testing.ts';
import { openRecord } from './open-record.ts';
import RecordDialog from './RecordDialog.vue';

const people = TWO_PEOPLE;

beforeEach(() => setActivePinia(createPinia()));

afterEach(() => {
  dialog?.unmount();
  vi.useRealTimers();
});

let dialog: ReturnType<typeof mount> | undefined;
async function show(): Promise<void> {
  const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: {} }] });
  dialog = mount(RecordDialog, { global: { plugins: [router] } });
  await nextTick();
}
/** The text of the whole document: a dialog lies outside of the mounted component. */
const shownText = () => document.body.textContent;
const shownRecord = () => document.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value;

test.each([
  ['the day on which it began', new Date(2025, 0, 9).getTime(), '2025.01.09'],
  ['today where an earlier version has not kept that', undefined, '2025.01.11'],
])('the date of a match is %s', async (_, beganAt, date) => {
  vi.useFakeTimers({ now: new Date(2025, 0, 11) });
  useStageAndMatch().open(await chessGame('e2e4'), people, { beganAt });
  await show();
  expect(shownRecord()).toContain(`[Date "${date}"]`);
});

test('the dialog says whether tags and notes of an opened record are kept', async () => {
  needsGames('chess');
  const game = useStageAndMatch();
  const opened = must(await openRecord('[White "Anna"]\n\n1. e4 {Best.} 1... e5 *'));
  game.open(opened.match, people, { beganAt: Date.now(), opened });
  await show();
  expect(shownText()).toContain('As it was opened, with its own tags and notes.');
  expect(shownRecord()).toContain('[White "Anna"]');
  playIn(game, 'g1f3');
  await nextTick();
  expect(shownText()).toContain('Changed since it was opened');
  expect(shownRecord()).toMatch(/\[White "Player"\][\s\S]*1\. e4 \{Best\.\} 1\.\.\. e5 2\. Nf3 \*/);
});

test('the dialog says nothing of a match that was not opened, nor of an opened position', async () => {
  needsGames('chess');
  const opened = must(await openRecord('4k3/8/8/8/8/8/8/R3K3 w - - 0 1'));
  useStageAndMatch().open(opened.match, people, { beganAt: Date.now(), opened });
  await show();
  expect(shownText()).toContain('Position on the board');
  expect(shownText()).not.toMatch(/opened,|was opened/);
});

test.each([
  ['a mate of chess has', () => chessGame('f2f3 e7e5 g2g4 d8h4'), true],
  ['a goal of Chess League, whose rules cannot write it, does not have', () => playedMatch(GOAL, { goals: 1 }), false],
])('%s a position to be copied', async (_, played, isShown) => {
  useStageAndMatch().open(await played(), people);
  await show();
  expect(shownText().includes('Position on the board')).toBe(isShown);
});

test('the games of a text are offered at once, and the chosen one is opened', async () => {
  needsGames('chess');
  useStageAndMatch().open(await chessGame('e2e4'), people);
  await show();
  const field = document.querySelector<HTMLTextAreaElement>('form textarea')!;
  field.value = '[White "Anna"]\n[Date "2024.05.01"]\n\n1. e4 1-0\n\n[White "Bert"]\n\n1. d4 d5 *\n';
  field.dispatchEvent(new Event('input'));
  const lines = () =>
    [...document.querySelectorAll('[role=radiogroup].games label')].map((one) => one.textContent.trim());
  await vi.waitFor(() => expect(lines()).toEqual(['1. Anna – Black, 1-0, 2024.05.01', '2. Bert – Black, *']));
  document.querySelectorAll<HTMLInputElement>('.games input')[1]!.click();
  await nextTick();
  document.querySelector<HTMLFormElement>('form')!.requestSubmit();
  await vi.waitFor(() => expect(useStageAndMatch().match!.round.plies).toHaveLength(2));
});

test('a dropped file with several games is offered, too', async () => {
  needsGames('chess');
  useStageAndMatch().open(await chessGame('e2e4'), people);
  await show();
  const files = [new File(['1. e4 *\n\n1. d4 *\n'], 'two.pgn')];
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } });
  document.querySelector('form')!.dispatchEvent(drop);
  await vi.waitFor(() => expect(document.querySelectorAll('.games label')).toHaveLength(2));
  expect(drop.defaultPrevented).toBe(true);
});
