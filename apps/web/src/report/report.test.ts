import { needsGames } from '@kickmate/catalogue/testing';
import 'fake-indexeddb/auto';
import { ok } from '@kickmate/board';
import type { Engine, Score, SearchRequest, SearchResult } from '@kickmate/engine/client';
import { TWO_PEOPLE } from '@kickmate/play';
import { outlineOf } from '@kickmate/play/report';
import { flushPromises, mount } from '@vue/test-utils';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnalysisBoard } from '../match/record/analysis-board.ts';
import { formatSavedMatch } from '../match/saved/saved-match.ts';
import { chessGame, elevenMatch } from '../match/testing.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { analysisOf } from '../stage/analysis.ts';
import { useReview } from '../stage/review.ts';
import { contentKey, forgetReports, keepReport, keptReport } from './kept-reports.ts';
import ReportPanel from './ReportPanel.vue';

needsGames('chess');

const SCRIPTS: string[] = [];
let release: (() => void)[] = [];
let engines: FoolsMateEngine[] = [];

/** The scores of the actions that a report checks. */
const CHECKED: Readonly<Record<string, Score>> = {
  g2g4: { kind: 'win', actions: -2, turns: 1 },
  a7a6: { kind: 'points', value: -400 },
  h2h3: { kind: 'points', value: 0 },
};

/** An engine that knows the mate of Fool's Mate, calls every other position equal, and answers when the test lets it. */
class FoolsMateEngine implements Partial<Engine> {
  readonly variant = 'chess';
  readonly backend: Engine['backend'];
  readonly fallback: string | undefined;
  isClosed = false;
  constructor(backend: Engine['backend'] = 'wasm', fallback?: string) {
    this.backend = backend;
    this.fallback = fallback;
  }
  async clear(): Promise<void> {}
  close(): void {
    this.isClosed = true;
  }
  async search({ actions, limits, only }: SearchRequest) {
    SCRIPTS.push(`${actions.length} ${limits.nodes}`);
    await new Promise<void>((resolve) => release.push(resolve));
    const isMate = actions.join(' ') === 'f2f3 e7e5 g2g4';
    const checked = only && CHECKED[only[0]!];
    const score = checked
      ? checked
      : isMate
        ? ({ kind: 'win', actions: 1, turns: 1 } as const)
        : ({ kind: 'points', value: actions.length === 4 ? 400 : 0 } as const);
    const best = isMate ? 'd8h4' : ['e2e4', 'd7d5', 'd2d4', '', 'b1c3', 'b7b6'][actions.length]!;
    const result: SearchResult = {
      depth: 9,
      selectiveDepth: 9,
      nodes: 1,
      ms: 1,
      hashFull: 0,
      lines: [{ score, actions: [best] }],
      best,
      backend: this.backend,
    };
    return ok(result);
  }
}

beforeEach(() => {
  localStorage.clear();
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
  SCRIPTS.length = 0;
  release = [];
  engines = [];
});

const mounted: { unmount(): void }[] = [];
afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Lets all searches that wait answer, until none is left. */
async function answerAll(): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await flushPromises();
    for (const one of release.splice(0)) one();
  }
  // The report is made a moment after the last result.
  await flushPromises();
}

/** The panel beside the analysis board of a match. */
async function panelOf(match: Parameters<typeof analysisOf>[0], begins = true) {
  const board = useAnalysisBoard();
  board.begin(analysisOf(match));
  board.attend();
  return remount(begins);
}

async function remount(begins: boolean) {
  useEngine().connectWith(async () => {
    const engine = new FoolsMateEngine();
    engines.push(engine);
    return engine as unknown as Engine;
  });
  const panel = mount(ReportPanel, { props: { begins } });
  mounted.push(panel);
  await vi.waitFor(() => expect(panel.text()).not.toContain('Reading the report'));
  return { panel };
}

const foolish = () => chessGame('f2f3 e7e5 g2g4 a7a6 h2h3');

test('the report shows a missed mate, plays the best line, and asks to begin again there', async () => {
  const { panel } = await panelOf(await foolish());
  await answerAll();
  await vi.waitFor(() => expect(panel.text()).toContain('The report is ready.'));
  const moment = panel.get('[aria-label="Black\'s worst moments"] li');
  expect(moment.text()).toContain('2… a6');
  expect(moment.text()).toContain('Missed mate');
  expect(moment.text()).toContain('The mate was there: Black mates in 1.');
  expect(moment.text()).toContain('Best: Qh4#');
  expect(panel.get('tbody').text()).toMatch(/Missed mates\s*0\s*1/);

  await moment.get('[aria-label^="Play the best line"]').trigger('click');
  expect(useAnalysisBoard().record).toContain('2. g4 a6 (2... Qh4#)');
  await moment.get('[aria-label^="Try it again"]').trigger('click');
  expect(panel.emitted('retry')).toEqual([[{ match: expect.anything(), turn: expect.objectContaining({ worst: 3 }) }]]);
});

test('two engines search each position once, then the actions that lost much, and are closed afterwards', async () => {
  vi.spyOn(navigator, 'hardwareConcurrency', 'get').mockReturnValue(8);
  const { panel } = await panelOf(await foolish());
  await flushPromises();
  expect(useEngine().isReserved).toBe(true);
  await answerAll();
  await vi.waitFor(() => expect(panel.text()).toContain('The report is ready.'));
  const positions = [0, 1, 2, 3, 4, 5].map((actions) => `${actions} 200000`);
  const checks = [2, 3, 4].map((actions) => `${actions} 100000`);
  expect(SCRIPTS).toEqual([...positions, ...checks]);
  expect(engines.map(({ isClosed }) => isClosed)).toEqual([true, true, true, true]);
  expect(useEngine().isReserved).toBe(false);
});

test('stopped, the report goes on where it was, also after the page was left', async () => {
  const { panel } = await panelOf(await foolish());
  await vi.waitFor(() => expect(release.length).toBeGreaterThan(0));
  release.shift()!();
  await vi.waitFor(() => expect(panel.get('progress').attributes('aria-label')).toBe('Searched 1 of 6 positions'));
  await panel
    .findAll('button')
    .find((button) => button.text() === 'Stop')!
    .trigger('click');
  // The words come after the report is kept, so that a person who reads them can close the page.
  expect(panel.text()).not.toContain('The report is stopped.');
  await vi.waitFor(() => expect(panel.text()).toContain('The report is stopped.'));
  expect((await keptReport(contentKey(await foolish())))?.isStopped).toBe(true);
  panel.unmount();
  mounted.length = 0;

  // It does not begin by itself, because the person stopped it.
  SCRIPTS.length = 0;
  const { panel: again } = await remount(true);
  expect(again.get('progress').attributes('aria-label')).toBe('Searched 1 of 6 positions');
  await again
    .findAll('button')
    .find((button) => button.text() === 'Go on')!
    .trigger('click');
  await answerAll();
  await vi.waitFor(() => expect(again.text()).toContain('The report is ready.'));
  // Five positions are left, and three actions lost much.
  expect(SCRIPTS).toHaveLength(8);
});

test('a report is not stored any more after it was left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { panel } = await panelOf(await foolish());
  await vi.waitFor(() => expect(release.length).toBeGreaterThan(0));
  release.shift()!();
  await vi.waitFor(() => expect(panel.get('progress').attributes('aria-label')).toBe('Searched 1 of 6 positions'));
  panel.unmount();
  mounted.length = 0;
  const key = contentKey(await foolish());
  await vi.waitFor(async () => expect(await keptReport(key)).toBeDefined());
  // Somebody stops it at another place.
  await keepReport({ ...(await keptReport(key))!, isStopped: true });
  await vi.advanceTimersByTimeAsync(10_000);
  await answerAll();
  expect((await keptReport(key))!.isStopped).toBe(true);
});

test('a report that the browser does not keep is stopped, too, and both are said', async () => {
  const { panel } = await panelOf(await foolish());
  await vi.waitFor(() => expect(release.length).toBeGreaterThan(0));
  release.shift()!();
  await vi.waitFor(() => expect(panel.get('progress').attributes('aria-label')).toBe('Searched 1 of 6 positions'));
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError');
  });
  const press = (words: string) =>
    panel
      .findAll('button')
      .find((button) => button.text() === words)!
      .trigger('click');
  await press('Stop');
  await vi.waitFor(() => expect(panel.text()).toContain('The report is stopped.'));
  expect(panel.text()).toContain('This browser does not let us keep the report');
  await press('Go on');
  expect(panel.text()).not.toContain('The report is stopped.');
  await press('Stop');
  await vi.waitFor(() => expect(panel.text()).toContain('The report is stopped.'));
});

test('the slider of the graph shows a place, and says its facts', async () => {
  const { panel } = await panelOf(await foolish());
  await answerAll();
  await vi.waitFor(() => expect(panel.text()).toContain('The report is ready.'));
  const slider = panel.get<HTMLInputElement>('input[type=range]');
  await slider.setValue('4');
  expect(useReview().path).toEqual({ round: 0, ply: 4, branches: [] });
  expect(slider.attributes('aria-valuetext')).toMatch(/^2… a6: White 81%, Black 19%\. Missed mate\.$/);
});

test('evaluations and marks are put into the record, and taken back in one step', async () => {
  const { panel } = await panelOf(await foolish());
  await answerAll();
  await vi.waitFor(() => expect(panel.text()).toContain('The report is ready.'));
  const board = useAnalysisBoard();
  const before = board.record;
  await panel
    .findAll('button')
    .find((button) => button.text().startsWith('Put the marks'))!
    .trigger('click');
  const moves = board.record.split('\n\n')[1]!.replaceAll('\n', ' ');
  expect(moves).toContain('2. g4 $4 {[%eval #-1,9]}');
  expect(moves).toContain('2... a6 $4 {[%eval 4.00,9]}');
  board.takeBack();
  expect(board.record).toBe(before);
});

test('an engine over the plain rules says why, and one that cannot start says so', async () => {
  const { panel } = await panelOf(await foolish(), false);
  const start = () =>
    panel
      .findAll('button')
      .find((button) => /Make the report|Go on/.test(button.text()))!
      .trigger('click');
  useEngine().connectWith(() => Promise.reject(new Error('workers are blocked')));
  await start();
  await vi.waitFor(() => expect(panel.text()).toContain('The positions cannot be searched: workers are blocked'));
  useEngine().connectWith(async () => new FoolsMateEngine('rules', 'WebAssembly is blocked.') as unknown as Engine);
  await start();
  await answerAll();
  await vi.waitFor(() => expect(panel.text()).toContain('The report is ready.'));
  expect(panel.text()).toContain('the plain rules search: slower, and less far. WebAssembly is blocked.');
  expect(SCRIPTS[0]).toBe('0 3000');
});

test('luck and skill are told apart, action by action', async () => {
  const match = await elevenMatch('3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10', 'e5!e8');
  const { searches } = outlineOf(match);
  const score = { score: { kind: 'points', value: 0 }, line: [], depth: 3 } as const;
  const scores = Object.fromEntries(searches.map(({ key }) => [key, score]));
  await keepReport({ key: contentKey(match), at: 1, isStopped: false, isSlow: false, scores });
  const { panel } = await panelOf(match, false);
  const luck = panel.get('[aria-label="Luck and skill"]').text();
  expect(luck).toMatch(/White: chance decided one action, and gave \d+ points (more|less) than it was worth\./);
  expect(luck).toMatch(/Worth \d+%, came out as \d+%: [+−]\d+ points\./);
  expect(panel.get('tbody').text()).toContain('Luck: points won');
});

test('the report of a match that is deleted from the history is deleted, too', async () => {
  // Not the match of the other tests: a report of theirs may be stored late.
  const match = await chessGame('e2e4 e7e5');
  const key = contentKey(match);
  await keepReport({ key, at: 1, isStopped: false, isSlow: false, scores: {} });
  await forgetReports([formatSavedMatch({ match, seats: TWO_PEOPLE, state: {} }), 'no match']);
  expect(await keptReport(key)).toBeUndefined();
});

test('nothing played, nothing to report', async () => {
  const { panel } = await panelOf(await chessGame());
  expect(panel.text()).toContain('there is nothing to report');
});
