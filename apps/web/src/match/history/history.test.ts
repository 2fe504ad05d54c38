import 'fake-indexeddb/auto';
import { must } from '@kickmate/board';
import { againstComputer } from '@kickmate/play';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame } from '../testing.ts';
import { useHistory } from './history.ts';

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
});

/** A game of chess in which White is about to be mated. */
async function begin(level = 3 as const) {
  const history = useHistory();
  const game = useStageAndMatch();
  game.open(await chessGame('f2f3 e7e5 g2g4'), againstComputer(level, 'b'), { beganAt: 1000 });
  const mate = () => game.play(must(game.match!.variant.text.parseAction(game.match!.position, 'd8h4')).action);
  return { history, game, mate };
}

describe('the history', () => {
  test('keeps a match when it is over, once, with its end', async () => {
    const { history, game, mate } = await begin();
    expect(history.matches).toBeUndefined();
    mate();
    await vi.waitFor(() => expect(history.matches).toHaveLength(1));
    expect(history.matches?.[0]).toMatchObject({ game: 'chess', result: 'won', level: 3, side: 'b' });
    expect(history.suggestion?.why).toContain('A win against Amara');
    // Taken back and resigned: the same match, with another end.
    game.undo();
    game.resign();
    await vi.waitFor(() => expect(history.matches?.[0]?.result).toBe('lost'));
    expect(history.matches).toHaveLength(1);
    expect(await history.textOf(history.matches![0]!.id)).toContain('WonBy');
  });

  test('keeps no match that was over when it was opened', async () => {
    const history = useHistory();
    useStageAndMatch().open(await chessGame('f2f3 e7e5 g2g4 d8h4'), againstComputer(3, 'b'));
    await history.refresh();
    expect(history.matches).toEqual([]);
  });

  test('is there after the page was loaded again, and after something was deleted', async () => {
    const { history, mate } = await begin();
    mate();
    await vi.waitFor(() => expect(history.matches).toHaveLength(1));
    setActivePinia(createPinia());
    const again = useHistory();
    await again.refresh();
    expect(again.matches).toEqual(history.matches);
    await again.remove(again.matches!.map(({ id }) => id));
    expect(again.matches).toEqual([]);
    expect(await again.textOf(history.matches![0]!.id)).toBeUndefined();
  });

  test('shows the latest matches before all are read, and then all', async () => {
    const { history, game, mate } = await begin();
    mate();
    await vi.waitFor(() => expect(history.matches).toHaveLength(1));
    game.open(await chessGame('f2f3 e7e5 g2g4'), againstComputer(3, 'b'), { beganAt: 2000 });
    mate();
    await vi.waitFor(() => expect(history.matches).toHaveLength(2));
    setActivePinia(createPinia());
    const again = useHistory();
    await again.readLatest(1);
    expect(again.matches).toBeUndefined();
    expect(again.latest).toEqual([history.matches![0]]);
    await again.refresh();
    expect(again.matches).toEqual(history.matches);
  });

  test('lists more matches than are read at a time, the latest first', async () => {
    const history = useHistory();
    const stored = Array.from({ length: 1001 }, (_, day) => ({
      match: {
        id: `${day}`,
        ended: (day * 3) % 1001,
        game: 'chess',
        name: '',
        result: 'won',
        players: 'file',
      } as const,
      text: '',
    }));
    await history.keepCopies(stored);
    expect(history.matches?.map(({ ended }) => ended)).toEqual(Array.from({ length: 1001 }, (_, day) => 1000 - day));
  });

  test('loses nothing where the browser refuses: the match can be saved as a file, and is stored with the next one', async () => {
    const { history, mate } = await begin();
    const { transaction } = IDBDatabase.prototype;
    const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...how
    ) {
      if (how[1] === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return transaction.apply(this, how);
    });
    mate();
    await vi.waitFor(() => expect(history.unsaved).toHaveLength(1));
    expect(history.problem).toBe("This browser's storage for this site is full: what is new is not kept.");
    expect(history.matches).toHaveLength(1);
    expect(await history.textOf(history.unsaved[0]!.match.id)).toContain('record');
    // The list is read again, as on another page: the match is still in it.
    await history.refresh();
    expect(history.matches).toHaveLength(1);
    full.mockRestore();
    await history.keep([]);
    expect(history.unsaved).toEqual([]);
    expect(history.problem).toBeUndefined();
    expect(history.matches).toHaveLength(1);
  });

  test('says so where there is no storage at all', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const history = useHistory();
    expect(await history.refresh()).toBe(false);
    expect(history.problem).toBe('This browser does not let us keep matches.');
  });

  test('says so where a newer version of the app has changed the storage', async () => {
    (await openDB('kickmate', 99)).close();
    const history = useHistory();
    expect(await history.refresh()).toBe(false);
    expect(history.problem).toMatch(/^A newer version of Kickmate stores this here/);
  });
});
