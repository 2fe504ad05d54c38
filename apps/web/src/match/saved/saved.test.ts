import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { againstComputer, onlyComputers } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS, matchKey } from '../../shared/storage.ts';
import { fillStorage } from '../../shared/testing.ts';
import { localStage } from '../../stage/local.ts';
import { NOT_HERE } from '../../stage/stage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { openRecord } from '../record/open-record.ts';
import { writeOpened } from '../record/opened-text.ts';
import { chessGame, ESCAPE, GOAL, liveMatch, mapGame, playedMatch, playIn, playOn } from '../testing.ts';
import { useSaved } from './saved.ts';

const seats = againstComputer(4, 'b');

beforeEach(() => {
  localStorage.clear();
  restart();
});

const restart = () => setActivePinia(createPinia());

const LEAGUE = matchKey('chess-league');
/** Stores a text as the last match, a match of Chess League. */
function keep(text: string): void {
  needsGames('chess-league');
  localStorage.setItem(KEYS.lastGame, 'chess-league');
  localStorage.setItem(LEAGUE, text);
}

test('a first visit has nothing to restore', async () => {
  await useSaved().restore();
  expect([useStageAndMatch().match, useSaved().broken]).toEqual([undefined, []]);
});

test('a restart opens the match again, with every action', async () => {
  useSaved();
  useStageAndMatch().open(await playedMatch(GOAL), seats);
  playIn(useStageAndMatch(), 'e7e6');
  const { position, seed } = useStageAndMatch().match!;
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match).toMatchObject({ position, seed, score: { w: 1, b: 0 } });
  expect(useStageAndMatch().seats).toEqual(seats);
});

test('an opened record is saved with its match, and is written the same after a restart', async () => {
  needsGames('chess');
  const tags = '[White "Anderssen"]\n[Result "1-0"]\n[Termination "Anderssen won by resignation"]\n';
  const text = `${tags}\n1. e4 $1 {Best.} (1. d4 {[%eval 0.20]} 1... d5) 1... e5 1-0\n`;
  const opened = must(await openRecord(text));
  const beganAt = new Date(2025, 0, 9).getTime();
  useSaved();
  useStageAndMatch().open(opened.match, seats, { beganAt, opened });
  restart();
  await useSaved().restore();
  const game = useStageAndMatch();
  expect(writeOpened(game.match!, game.openedRecord!, {})).toBe(text);
  expect(game.beganAt).toBe(beganAt);
  game.undo();
  game.undo();
  playIn(game, 'd7d5');
  restart();
  await useSaved().restore();
  expect(writeOpened(useStageAndMatch().match!, useStageAndMatch().openedRecord!, {})).toContain(
    '{Best.} (1. d4 {[%eval 0.20]} 1... d5) 1... d5 *',
  );
  expect(
    writeOpened(playOn(useStageAndMatch().match!.undo(), 'e7e5').resign('b'), useStageAndMatch().openedRecord!, {}),
  ).toBe(text);
});

test('a record stays with its match when the clock is saved behind an analysis', async () => {
  needsGames('chess');
  const opened = must(
    await openRecord('[TimeControl "300+0"]\n\n1. e4 {Best.} {[%clk 0:04:59]} e5 {[%clk 0:04:58]} *\n'),
  );
  expect(opened.match.time).toEqual({ ms: 300_000, incrementMs: 0 });
  useSaved();
  const game = useStageAndMatch();
  game.open(opened.match, seats, { opened });
  game.setGuest(localStage(game.session!, undefined, () => NOT_HERE));
  window.dispatchEvent(new Event('pagehide'));
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().openedRecord?.text).toBe(opened.text);
});

test('a match keeps the day on which it began; a match of an earlier version has none', async () => {
  useSaved();
  const before = Date.now();
  useStageAndMatch().begin(await exampleGame('chess'), { seats, seed: 1 });
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().beganAt).toBeGreaterThanOrEqual(before);
  const { begun: _, ...earlier } = JSON.parse(localStorage.getItem(matchKey('chess'))!);
  localStorage.setItem(matchKey('chess'), JSON.stringify(earlier));
  restart();
  await useSaved().restore();
  expect([useStageAndMatch().match?.variant.id, useStageAndMatch().beganAt, useStageAndMatch().openedRecord]).toEqual([
    'chess',
    undefined,
    undefined,
  ]);
});

test.each([
  ['no JSON', '{"version":1', 'JSON'],
  ['another version', '{"version":2}', 'version'],
  [
    'a level that does not exist',
    '{"version":1,"side":"w","opponent":{"kind":"computer","level":11},"record":""}',
    'level',
  ],
  ['no record', '{"version":1,"side":"w","opponent":{"kind":"person"},"record":"x"}', 'line 1'],
  [
    'a beginning that is no time',
    '{"version":1,"side":"w","opponent":{"kind":"person"},"record":"*","begun":1e300}',
    'begun',
  ],
  [
    'a record that was opened and is none',
    '{"version":1,"side":"w","opponent":{"kind":"person"},"record":"*","opened":"1. e5 *"}',
    "opened: line 1, column 4: 'e5'",
  ],
  [
    'one that is too long',
    `{"version":1,"side":"w","opponent":{"kind":"person"},"record":"*","opened":"{${'x'.repeat(2 ** 20)}} *"}`,
    'opened: line 1, column 1048577: more than 1048576 characters',
  ],
])('%s is put aside with the reason, and stays there', async (_, text, reason) => {
  // An opened record without a variant is one of chess.
  if (reason.startsWith('opened')) needsGames('chess');
  keep(text);
  await useSaved().restore();
  expect(useSaved().broken).toEqual([{ text, reason: expect.stringContaining(reason) }]);
  expect([useStageAndMatch().match, localStorage.getItem(LEAGUE)]).toEqual([undefined, null]);
  restart();
  expect(useSaved().broken.map((broken) => broken.text)).toEqual([text]);
  useSaved().discardBroken(useSaved().broken[0]!);
  restart();
  expect(useSaved().broken).toEqual([]);
});

test('the referee finds an illegal action in a saved match', async () => {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3 a7a6'), seats);
  const spoilt = localStorage.getItem(LEAGUE)!.replace('a7a6', 'a7a3');
  keep(spoilt);
  restart();
  await useSaved().restore();
  expect(useSaved().broken).toMatchObject([{ text: spoilt, reason: expect.stringMatching(/line \d+, column \d+/) }]);
});

test('a match that begins before the old one is restored stays open', async () => {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  restart();
  const restored = useSaved().restore();
  useStageAndMatch().open(await playedMatch(''), seats);
  await restored;
  expect(useStageAndMatch().match!.last).toBeUndefined();
});

const brokenTexts = () => useSaved().broken.map(({ text }) => text);

test('two broken matches are kept aside, and each is thrown away by itself', async () => {
  for (const text of ['first', 'second']) {
    keep(text);
    restart();
    await useSaved().restore();
  }
  expect(brokenTexts()).toEqual(['first', 'second']);
  useSaved().discardBroken(useSaved().broken[0]!);
  restart();
  expect(brokenTexts()).toEqual(['second']);
});

test('a list of broken matches that cannot be read is kept too', async () => {
  localStorage.setItem(KEYS.brokenMatch, '[{');
  keep('broken');
  restart();
  await useSaved().restore();
  expect(brokenTexts()).toEqual(['[{', 'broken']);
  for (const broken of useSaved().broken) useSaved().discardBroken(broken);
  expect([brokenTexts(), Object.keys(localStorage)]).toEqual([[], [KEYS.lastGame]]);
});

test('a broken match that cannot be put aside stays in its place until it is thrown away', async () => {
  needsGames('chess-league', 'chess');
  keep('broken');
  const empty = fillStorage((key) => key === KEYS.brokenMatch);
  await useSaved().restore();
  expect(useSaved().broken).toMatchObject([{ text: 'broken', key: LEAGUE }]);
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  expect(localStorage.getItem(LEAGUE)).toBe('broken');
  // Only a match of the same game cannot be saved.
  useStageAndMatch().open(await chessGame('e2e4'), seats);
  expect(localStorage.getItem(matchKey('chess'))).toContain('e4');
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  useSaved().discardBroken(useSaved().broken[0]!);
  expect(useSaved().broken).toEqual([]);
  expect(localStorage.getItem(LEAGUE)).toContain('a2a3');
  empty();
});

test('a match that begins while a broken one is read does not overwrite it', async () => {
  keep('broken');
  const restored = useSaved().restore();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  await restored;
  expect(brokenTexts()).toEqual(['broken']);
  expect(localStorage.getItem(LEAGUE)).toContain('a2a3');
});

test('each game keeps its own match; the app starts with the one that was open last', async () => {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  useStageAndMatch().open(await chessGame('e2e4'), seats);
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match!.variant.id).toBe('chess');
  expect(['chess', 'chess-league', 'minimal'].map(useSaved().isKept)).toEqual([true, true, false]);

  useSaved().goOn((await useSaved().read('chess-league'))!);
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match!.variant.id).toBe('chess-league');
  expect((await useSaved().read('chess'))!.match.round.plies).toHaveLength(1);
});

test('a match that another one replaces keeps the time of its turn', async () => {
  useSaved();
  useStageAndMatch().open(await chessGame('', { time: { ms: 60_000, incrementMs: 0 } }), seats, {
    state: { elapsed: 7000 },
  });
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  useStageAndMatch().open(await chessGame('', { id: 'chess960' }), seats);
  expect((await useSaved().read('chess'))!.state.elapsed).toBe(7000);
});

test('a paused match stays paused after a restart', async () => {
  useSaved();
  useStageAndMatch().open(await chessGame('e2e4'), onlyComputers(2));
  for (const isPaused of [true, false]) {
    useStageAndMatch().setPaused(isPaused);
    restart();
    await useSaved().restore();
    expect(useStageAndMatch().isPaused).toBe(isPaused);
  }
  useStageAndMatch().setPaused(true);
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  expect(useStageAndMatch().isPaused).toBe(false);
});

test('the only match of an earlier version becomes the match of its game', async () => {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  const text = localStorage.getItem(LEAGUE)!;
  localStorage.clear();
  localStorage.setItem(KEYS.onlyMatch, text);
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match!.last).toBeDefined();
  expect([localStorage.getItem(LEAGUE), localStorage.getItem(KEYS.onlyMatch)]).toEqual([text, null]);
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match!.last).toBeDefined();
});

test.each([
  ['is spoilt', 'broken', 'JSON'],
  ['is not the only one of its game', undefined, 'Another match'],
])('the match of an earlier version is put aside if it %s', async (_, spoilt, reason) => {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  const text = spoilt ?? localStorage.getItem(LEAGUE)!;
  localStorage.setItem(KEYS.onlyMatch, text);
  restart();
  await useSaved().restore();
  expect(useSaved().broken).toEqual([{ text, reason: expect.stringContaining(reason) }]);
  expect(localStorage.getItem(KEYS.onlyMatch)).toBeNull();
  expect(localStorage.getItem(LEAGUE)).toContain('a2a3');
});

test('a broken match of another game is put aside before a new match overwrites it', async () => {
  localStorage.setItem(matchKey('chess'), 'broken');
  await useSaved().restore();
  useStageAndMatch().open(await chessGame('e2e4'), seats);
  await vi.waitFor(() => expect(localStorage.getItem(matchKey('chess'))).toContain('e4'));
  expect(brokenTexts()).toEqual(['broken']);
});

test('a restart opens a live match with its half, the time left of it, and the time of the turn', async () => {
  useSaved();
  useStageAndMatch().open((await liveMatch('f3d4')).whistle(), seats);
  useStageAndMatch().open((await useSaved().read('chess-eleven'))!.match, seats, { state: { elapsed: 4000 } });
  restart();
  const kept = await useSaved().read('chess-eleven');
  expect([kept!.state.elapsed, kept!.match.half, kept!.match.leftMs, kept!.match.goals]).toEqual([
    4000,
    2,
    60_000,
    Infinity,
  ]);
});

test("a game on a person's own map is kept as the match of its game, and is opened again", async () => {
  useSaved();
  useStageAndMatch().open(await mapGame(ESCAPE, 'a1b1'), seats);
  const { variant, position } = useStageAndMatch().match!;
  expect([localStorage.getItem(KEYS.lastGame), useSaved().isKept('chesslike')]).toEqual(['chesslike', true]);
  restart();
  await useSaved().restore();
  expect(useStageAndMatch().match).toMatchObject({ variant: { id: variant.id }, position });
});

/** Another window stores a text as the match of Chess League; this one hears of it. */
function writes(text: string): void {
  localStorage.setItem(LEAGUE, text);
  window.dispatchEvent(new StorageEvent('storage', { key: LEAGUE, newValue: text, storageArea: localStorage }));
}
const plies = () => useStageAndMatch().match!.round.plies.length;

/** The texts of a match of Chess League after its first actions: `a2a3`, then `a7a6`, then `b2b3`. */
async function threeTexts(): Promise<readonly [string, string, string]> {
  useSaved();
  useStageAndMatch().open(await playedMatch('a2a3'), seats);
  const texts = [localStorage.getItem(LEAGUE)!];
  for (const action of ['a7a6', 'b2b3']) {
    playIn(useStageAndMatch(), action);
    texts.push(localStorage.getItem(LEAGUE)!);
  }
  useSaved().$dispose();
  return texts as unknown as readonly [string, string, string];
}

/** A browser with locks. @returns gives this window the claim */
function withLocks(): () => void {
  let win = () => {};
  const request = (_name: string, _options: object, won: () => Promise<never>) => {
    win = won;
    return new Promise(() => {});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return () => win();
}

describe('the claim of a page that goes', () => {
  /** The page goes to the browser's cache, or comes back from it. The window of the tests has no such events of its own. */
  const transition = (type: 'pagehide' | 'pageshow') =>
    void window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

  afterEach(() => {
    useSaved().$dispose();
    vi.unstubAllGlobals();
  });

  test('a browser that refuses every lock at once, as WebKit does while it unloads a page, is asked once', async () => {
    let requests = 0;
    const request = () => {
      requests++;
      // The hundredth request ends a chain that would have no end.
      return requests < 100 ? Promise.reject(new DOMException('unloading', 'AbortError')) : new Promise(() => {});
    };
    vi.stubGlobal('navigator', { locks: { request } });
    await useSaved().restore();
    await new Promise((done) => setTimeout(done));
    expect(requests).toBe(1);
  });

  test('a page that comes back from the cache asks anew, and shows what another window has stored meanwhile', async () => {
    const [first, second] = await threeTexts();
    const win = withLocks();
    keep(first);
    restart();
    await useSaved().restore();
    win();
    transition('pagehide');
    localStorage.setItem(LEAGUE, second);
    transition('pageshow');
    win();
    await vi.waitFor(() => expect(plies()).toBe(2));
    expect(useSaved().isElsewhere).toBe(false);
  });
});

describe("a window that has waited for another one's claim", () => {
  let behind: string;
  let ahead: string;

  beforeEach(async () => {
    [behind, ahead] = await threeTexts();
    const win = withLocks();
    keep(behind);
    restart();
    await useSaved().restore();
    await vi.waitFor(() => expect(useSaved().isElsewhere).toBe(true));
    win();
    expect(useSaved().isElsewhere).toBe(false);
  });

  afterEach(() => {
    useSaved().$dispose();
    vi.unstubAllGlobals();
  });

  test("shows the other window's last state, also if it arrives after the claim", async () => {
    writes(ahead);
    await vi.waitFor(() => expect(plies()).toBe(2));
  });

  test("keeps an action that was played here when the other window's state arrives late", async () => {
    writes(ahead);
    playIn(useStageAndMatch(), 'b7b6');
    await new Promise((done) => setTimeout(done, 50));
    expect(plies()).toBe(2);
    expect(localStorage.getItem(LEAGUE)).toContain('b7b6');
    writes(behind);
    await new Promise((done) => setTimeout(done, 50));
    expect(plies()).toBe(2);
  });
});

describe('a match that is played in two windows', () => {
  let first: string;
  let second: string;
  let third: string;
  let win: () => void;

  /** Opens this window, in which the match has one action. */
  async function visit({ locks }: { readonly locks: boolean }): Promise<void> {
    [first, second, third] = await threeTexts();
    win = withLocks();
    if (!locks) vi.stubGlobal('navigator', {});
    keep(first);
    restart();
    await useSaved().restore();
  }

  afterEach(() => {
    useSaved().$dispose();
    vi.unstubAllGlobals();
  });

  test('a window that is still waiting for the claim stores nothing', async () => {
    await visit({ locks: true });
    playIn(useStageAndMatch(), 'h7h6');
    expect(localStorage.getItem(LEAGUE)).toBe(first);
    win();
    expect(localStorage.getItem(LEAGUE)).toContain('h7h6');
  });

  test.each(['own', 'other'] as const)(
    'when the other window is closed after both played on, the %s match can be kept',
    async (which) => {
      await visit({ locks: true });
      await vi.waitFor(() => expect(useSaved().isElsewhere).toBe(true));
      writes(second);
      playIn(useStageAndMatch(), 'h7h6');
      writes(third);
      win();
      expect(localStorage.getItem(LEAGUE)).toContain('h7h6');
      // The notice stays until the player decides, also after a reload.
      useSaved().$dispose();
      restart();
      await useSaved().restore();
      win();
      expect([useSaved().isForked, plies()]).toEqual([true, 2]);
      await useSaved().choose(which);
      expect([useSaved().isForked, plies()]).toEqual([false, which === 'own' ? 2 : 3]);
      expect(localStorage.getItem(LEAGUE)).toContain(which === 'own' ? 'h7h6' : 'a7a6');
      playIn(useStageAndMatch(), which === 'own' ? 'h2h3' : 'g7g6');
      expect([useSaved().isForked, localStorage.getItem(KEYS.forkedMatch)]).toEqual([false, null]);
    },
  );

  test('without locks the window that stored last has the match, and the other says so', async () => {
    await visit({ locks: false });
    expect(useSaved().isElsewhere).toBe(false);
    writes(second);
    expect(useSaved().isElsewhere).toBe(true);
    useSaved().takeOver();
    await vi.waitFor(() => expect([useSaved().isElsewhere, plies()]).toEqual([false, 2]));
    playIn(useStageAndMatch(), 'h2h3');
    expect(localStorage.getItem(LEAGUE)).toContain('h2h3');
  });

  test('what another window stored is kept when this one overwrites it unread', async () => {
    await visit({ locks: false });
    localStorage.setItem(LEAGUE, second);
    playIn(useStageAndMatch(), 'h7h6');
    expect([useSaved().isForked, localStorage.getItem(LEAGUE)]).toEqual([true, expect.stringContaining('h7h6')]);
    await useSaved().choose('other');
    expect(localStorage.getItem(LEAGUE)).toContain('a7a6');
  });

  test('the notice about a fork belongs to its match', async () => {
    await visit({ locks: false });
    localStorage.setItem(LEAGUE, second);
    playIn(useStageAndMatch(), 'h7h6');
    useStageAndMatch().open(await chessGame('e2e4'), seats);
    expect([useSaved().isForked, localStorage.getItem(matchKey('chess'))]).toEqual([
      false,
      expect.stringContaining('e4'),
    ]);
  });
});
