import 'fake-indexeddb/auto';
import { needsGames } from '@kickmate/catalogue/testing';
import { againstComputer } from '@kickmate/play';
import { mount, type VueWrapper } from '@vue/test-utils';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishedMatch } from '../match/history/finished.ts';
import { useHistory } from '../match/history/history.ts';
import { chessGame } from '../match/testing.ts';
import type { BadTurn } from '../practice/bad-turns.ts';
import { addBadTurns, allBadTurns, practisedSchedules } from '../practice/deck.ts';
import { cardAfter, newCard } from '../practice/schedule.ts';
import * as files from '../shared/files.ts';
import FileField from '../shared/ui/FileField.vue';
import MatchFiles from './MatchFiles.vue';
import { ownGames } from './own-games.ts';

let mounted: VueWrapper | undefined;
afterEach(() => {
  mounted?.unmount();
  vi.useRealTimers();
});
beforeEach(() => {
  needsGames('chess');
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25) });
});

const ENDED = new Date(2026, 10, 22, 20);

/** A device with a lost match, one of whose turns was practised. Returns what it exports. */
async function exported(): Promise<string> {
  const match = await chessGame('f2f3 e7e5 g2g4 d8h4');
  const stored = finishedMatch({ match, seats: againstComputer(3, 'b'), state: {}, beganAt: 1000 }, ENDED.getTime());
  const history = useHistory();
  await history.keep([stored]);
  const { id } = stored.match;
  await addBadTurns(id, ENDED.getTime(), [badTurn(id, new Date(2026, 10, 23))]);
  const download = vi.spyOn(files, 'downloadText').mockImplementation(() => undefined);
  await buttonOf(show(), 'Export all').trigger('click');
  await vi.waitFor(() => expect(download).toHaveBeenCalled());
  const [, text] = download.mock.lastCall!;
  download.mockRestore();
  return text;
}
const badTurn = (match: string, practisedAt?: Date): BadTurn => {
  const card = newCard(ENDED);
  return {
    id: `${match}/0.2`,
    match,
    turn: { round: 0, worst: 2 } as BadTurn['turn'],
    good: ['a2a3'],
    card: practisedAt ? cardAfter(card, true, practisedAt) : card,
  };
};
function show(): VueWrapper {
  mounted?.unmount();
  mounted = mount(MatchFiles);
  return mounted;
}
const buttonOf = (wrapper: VueWrapper, label: string) => wrapper.findAll('button').find((one) => one.text() === label)!;

/** Opens a file on another device. */
async function openElsewhere(text: string) {
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
  const wrapper = show();
  wrapper.getComponent(FileField).vm.$emit('pick', new File([text], 'kickmate-matches.json'));
  await vi.waitFor(() => expect(wrapper.text()).toContain('1 match read.'));
  return wrapper;
}

test('matches take the schedules of their bad turns along to another device', async () => {
  const text = await exported();
  const [practisedHere] = await practisedSchedules();
  await openElsewhere(text);
  const { id } = useHistory().matches![0]!;
  await addBadTurns(id, ENDED.getTime(), [badTurn(id)]);
  expect(await allBadTurns()).toMatchObject([practisedHere]);
});

test('what was found in a match that was claimed for the wrong side is forgotten', async () => {
  const pgn = '[White "Ann"]\n[Black "Bob"]\n[Date "2026.11.01"]\n\n1. f3 e5 2. g4 Qh4# 0-1';
  const { stored } = await ownGames(pgn, 'Bob', [], 42);
  const { id } = stored[0]!.match;
  await useHistory().keep(stored);
  await addBadTurns(id, ENDED.getTime(), [badTurn(id)]);
  const wrapper = show();
  wrapper.getComponent(FileField).vm.$emit('pick', new File([pgn], 'games.pgn'));
  const dialog = await vi.waitFor(() => wrapper.getComponent({ name: 'ClaimDialog' }));
  dialog.vm.$emit('claim', 'Ann');
  await vi.waitFor(() => expect(useHistory().matches).toMatchObject([{ id, side: 'w' }]));
  expect(await allBadTurns()).toEqual([]);
});

test('a file that the storage refuses does not stand in the way of later matches', async () => {
  const text = await exported();
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
  const history = useHistory();
  const refused = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const wrapper = show();
  wrapper.getComponent(FileField).vm.$emit('pick', new File([text], 'kickmate-matches.json'));
  await vi.waitFor(() => expect(history.problem).toBeDefined());
  refused.mockRestore();
  expect(history.unsaved).toEqual([]);
  expect(wrapper.text()).not.toContain('1 match read.');
});

test('where the schedules of a file cannot be read, its matches are kept, and it is said', async () => {
  const file = JSON.parse(await exported());
  file.schedules[0].card.due = 'soon';
  const wrapper = await openElsewhere(JSON.stringify(file));
  expect(wrapper.text()).toContain('they begin anew');
  expect(useHistory().matches).toHaveLength(1);
});

test('a file of something else is refused, with what could be opened', async () => {
  const wrapper = show();
  wrapper.getComponent(FileField).vm.$emit('pick', new File(['milk, bread'], 'shopping.txt'));
  await vi.waitFor(() =>
    expect(wrapper.get('[role=alert]').text()).toMatch(/neither matches of Kickmate nor PGN games/),
  );
});
