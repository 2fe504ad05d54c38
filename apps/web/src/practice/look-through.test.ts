import { needsGames } from '@kickmate/catalogue/testing';
import 'fake-indexeddb/auto';
import { fail, ok } from '@kickmate/board';
import type { Engine, Score, SearchRequest, WinQuestion } from '@kickmate/engine/client';
import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, disposePinia, getActivePinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import { createMemoryHistory, createRouter, type Router } from 'vue-router';
import { summariesOf } from '../figures/summaries.ts';
import { HistoryDatabase } from '../match/history/database.ts';
import { finishedMatch } from '../match/history/finished.ts';
import { useHistory } from '../match/history/history.ts';
import { chessGame } from '../match/testing.ts';
import { contentKey, keptReport } from '../report/kept-reports.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { addBadTurns, allBadTurns, lookedThrough } from './deck.ts';
import { useLookThrough } from './look-through.ts';

needsGames('chess');

/** What forgetting matches waits for, as in a slow browser. */
let slowness: Promise<void> = Promise.resolve();
vi.mock(import('./deck.ts'), async (original) => {
  const deck = await original();
  return { ...deck, forgetMatches: async (gone) => slowness.then(() => deck.forgetMatches(gone)) };
});

const ENDED = new Date(2026, 10, 22, 18, 30).getTime();
/** The person, White, lets Black mate: the second pawn is the bad turn, and the queen's pawn would have been better. */
const FOOLS_MATE = 'f2f3 e7e5 g2g4 d8h4';

let searched: string[] = [];
/** Called before each search. */
let before: () => void | Promise<void> = () => {};

/** The score of the best action in place of the bad turn; `undefined`: that of the report. */
let bestScore: Score | undefined;
let proveWins: Engine['proveWins'];
/** Called when the search or the proof is stopped. */
let stop: () => void = () => {};

async function search({ actions, only, lines }: SearchRequest) {
  await before();
  searched.push(`${actions.length}${only ? '!' : ''}${lines ? '+' : ''}`);
  const isLost = actions.at(-1) === 'g2g4' || only?.[0] === 'g2g4';
  const value = isLost ? (only ? -900 : 900) : 0;
  const best = ['d2d4', 'e7e5', 'd2d4', 'd8h4', 'd2d4', 'd8h4'][actions.length]!;
  const score: Score = (lines && bestScore) || { kind: 'points', value };
  const found = [{ score, actions: [best] }] as const;
  return ok({
    depth: 9,
    selectiveDepth: 9,
    nodes: 1,
    ms: 1,
    hashFull: 0,
    lines: found,
    best,
    backend: 'wasm' as const,
  });
}
const open = async () =>
  ({
    variant: 'chess',
    backend: 'wasm',
    search,
    proveWins,
    stop: () => stop(),
    clear: async () => {},
    close: () => {},
  }) as unknown as Engine;

let app: ReturnType<typeof createApp>;
let router: Router;
beforeEach(async () => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  searched = [];
  before = () => {};
  bestScore = undefined;
  proveWins = async () => ok(undefined);
  stop = () => {};
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: ENDED });
  app = createApp({ render: () => null });
  router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/:page*', component: {} }] });
  app.use(createPinia()).use(router);
  await router.push('/');
  useEngine().connectWith(open);
  const match = await chessGame(FOOLS_MATE);
  await useHistory().keep([finishedMatch({ match, seats: againstComputer(3, 'w'), state: {}, beganAt: ENDED }, ENDED)]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets all that is due happen, until a condition holds. */
const until = (holds: () => unknown) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(await holds()).toBeTruthy();
    },
    { timeout: 60_000 },
  );

test('a match is looked through once, and its bad turn is due on the next day', async () => {
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  const [badTurn, ...others] = await allBadTurns();
  expect(others).toEqual([]);
  expect(badTurn).toMatchObject({ turn: { worst: 2, mark: 'blunder', side: 'w' }, good: ['d2d4'] });
  expect(badTurn?.card.due).toEqual(new Date(2026, 10, 23));
  expect(looking.waiting).toEqual([]);

  const { length } = searched;
  await useHistory().refresh();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(searched.length).toBe(length);
});

test.each([
  ['all actions that are proved to win are good', ok(['e2e4', 'd2d4']), [['e2e4', 'd2d4']]],
  ['a proof without the best action is about another win', ok(['e2e4']), [['d2d4']]],
  ['where nothing is proved the search says what is good', ok(undefined), [['d2d4']]],
  ['a proof that fails is none', fail({ cause: 'crashed', message: 'no memory' } as const), [['d2d4']]],
])('a win in place of the bad turn: %s', async (_name, proof, good) => {
  bestScore = { kind: 'win', actions: 3, turns: 2 };
  const asked: WinQuestion[] = [];
  proveWins = async (question) => {
    asked.push(question);
    return proof;
  };
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  expect((await allBadTurns()).map((one) => one.good)).toEqual(good);
  const position = 'rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2';
  expect(asked).toEqual([{ position, turns: 2, nodes: expect.any(Number) }]);
});

test('a match of two people has its report made, after the own ones, and gives no tasks', async () => {
  // Not the own match once more: reports are kept by what was played.
  const match = await chessGame('g2g4 e7e5 f2f3 d8h4');
  const two = finishedMatch({ match, seats: TWO_PEOPLE, state: {}, beganAt: ENDED + 1 }, ENDED + 1);
  await useHistory().keep([two]);
  const looking = useLookThrough();
  await until(() => looking.looked === 2);
  expect(looking.waiting).toEqual([]);
  expect(Object.keys((await keptReport(contentKey(match)))?.scores ?? {})).not.toEqual([]);
  expect((await allBadTurns()).map((one) => one.match)).toEqual([useHistory().matches!.find(({ side }) => side)!.id]);
  expect((await summariesOf('chess')).filter(({ figures }) => figures)).toHaveLength(1);
});

test('the figures of a match are kept with it, and go with it', async () => {
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  const [match] = useHistory().matches!;
  const [summary] = await summariesOf('chess');
  expect(summary).toMatchObject({ id: match!.id, figures: { phases: { opening: { turns: 2, blunders: 1 } } } });
  await useHistory().remove([match!.id]);
  await until(async () => (await summariesOf('chess')).length === 0);
});

test('a match that an earlier version looked through has its figures made, and no bad turn twice', async () => {
  await addBadTurns(useHistory().matches![0]!.id, ENDED, []);
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  expect(await summariesOf('chess')).toMatchObject([{ figures: { phases: { opening: { turns: 2 } } } }]);
  expect(searched.filter((one) => one.endsWith('+'))).toEqual([]);
  expect(await allBadTurns()).toEqual([]);
});

test('a match that cannot be read waits no longer', async () => {
  const [match] = useHistory().matches!;
  vi.spyOn(useHistory(), 'textOf').mockResolvedValue('{');
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  expect(await summariesOf('chess')).toEqual([{ id: match!.id, game: 'chess' }]);
  await useHistory().refresh();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looking.waiting).toEqual([]);
});

test('it waits while a match is played, and goes on where it was', async () => {
  const looking = useLookThrough();
  before = async () => {
    if (searched.length === 2) await router.push('/match');
  };
  await until(() => searched.length === 3 && !looking.isRunning);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looking.looked).toBe(0);
  before = () => {};
  await router.push('/history');
  await until(() => looking.looked === 1);
  expect(searched.filter((one) => one === '0')).toHaveLength(1);
});

test('a proof ends when a match is played, and is made afterwards', async () => {
  bestScore = { kind: 'win', actions: 3, turns: 2 };
  let proofs = 0;
  let isStopped = false;
  proveWins = () => {
    if (++proofs > 1) return Promise.resolve(ok(['d2d4', 'e2e4']));
    void router.push('/match');
    return new Promise((resolve) => {
      stop = () => {
        isStopped = true;
        resolve(fail({ cause: 'stopped', message: 'stopped' }));
      };
    });
  };
  const looking = useLookThrough();
  await until(() => isStopped && !looking.isRunning);
  await router.push('/history');
  await until(() => looking.looked === 1);
  expect([proofs, (await allBadTurns()).map((one) => one.good)]).toEqual([2, [['d2d4', 'e2e4']]]);
});

test('paused it searches nothing', async () => {
  const looking = useLookThrough();
  looking.setPaused(true);
  await until(() => looking.waiting?.length === 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(searched).toEqual([]);
  looking.setPaused(false);
  await until(() => looking.looked === 1);
});

test('a page that is closed does nothing more', async () => {
  const looking = useLookThrough();
  await until(() => looking.waiting?.length === 1 && vi.getTimerCount() > 0);
  disposePinia(getActivePinia()!);
  setActivePinia(undefined);
  await vi.advanceTimersByTimeAsync(10_000);
  await breath();
  // A store that lived on would make its page the active one, and the next page would be asked for what that one has.
  expect(getActivePinia()).toBeUndefined();
  expect(searched).toEqual([]);
});

test('an engine that fails is not asked again and again', async () => {
  before = () => {
    throw new Error('no memory');
  };
  const looking = useLookThrough();
  await until(() => looking.hasFailed);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looking.isRunning).toBe(false);
  expect(looking.looked).toBe(0);
});

test('a match that is taken back and ends otherwise is looked through again, and its old bad turn goes', async () => {
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  const match = await chessGame('f2f3 e7e5 a2a3 a7a6 g2g4 d8h4');
  const again = finishedMatch({ match, seats: againstComputer(3, 'w'), state: {}, beganAt: ENDED }, ENDED + 60_000);
  expect(again.match.id).toBe(useHistory().matches![0]!.id);
  await useHistory().keep([again]);
  await until(() => looking.looked === 2);
  expect((await allBadTurns()).map(({ turn }) => turn.worst)).toEqual([4]);
  expect(await lookedThrough()).toEqual(new Map([[again.match.id, ENDED + 60_000]]));
});

test('a match that the engine cannot search does not keep the others waiting, and can be tried again', async () => {
  const match = await chessGame(FOOLS_MATE);
  const later = finishedMatch({ match, seats: againstComputer(3, 'w'), state: {}, beganAt: ENDED + 1 }, ENDED + 1);
  await useHistory().keep([later]);
  let failing = true;
  before = () => {
    if (failing) {
      failing = false;
      throw new Error('no memory');
    }
  };
  const looking = useLookThrough();
  await until(() => looking.looked === 1 && looking.hasFailed);
  expect(looking.waiting?.map(({ id }) => id)).toEqual([later.match.id]);
  looking.tryAgain();
  await until(() => looking.looked === 2);
  expect(looking.hasFailed).toBe(false);
});

test('the bad turns of a match go with the match', async () => {
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  const history = useHistory();
  await history.remove(history.matches!.map(({ id }) => id));
  await vi.waitFor(async () => expect([...(await lookedThrough())]).toEqual([]));
  expect(await allBadTurns()).toEqual([]);
});

test('what another window has ended and looked through meanwhile stays', async () => {
  const match = await chessGame(FOOLS_MATE);
  const other = finishedMatch({ match, seats: againstComputer(3, 'w'), state: {}, beganAt: ENDED + 1 }, ENDED + 1);
  await new HistoryDatabase().put([other]);
  await addBadTurns(other.match.id, ENDED + 1, []);
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  expect([...(await lookedThrough()).keys()]).toContain(other.match.id);
});

/** Lets what was begun come as far as it can. */
const breath = async () => {
  for (let steps = 0; steps < 50; steps++) await new Promise(setImmediate);
};

test('a match that is deleted and read again at once is looked through again', async () => {
  const looking = useLookThrough();
  await until(() => looking.looked === 1);
  const history = useHistory();
  const [match] = history.matches!;
  const text = await history.textOf(match!.id);
  let goOn: () => void;
  slowness = new Promise((resolve) => {
    goOn = resolve;
  });
  await history.remove([match!.id]);
  await history.keep([{ match: match!, text: text! }]);
  await breath();
  goOn!();
  await until(() => looking.looked === 2);
  expect(await allBadTurns()).toHaveLength(1);
});
