import { ok } from '@kickmate/board';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import ForeignPage from './ForeignPage.vue';
import ForeignTable from './ForeignTable.vue';
import type { ForeignGame, openForeignGame } from './foreign-game.ts';
import type { GameFile } from './game-file.ts';
import type { View } from './messages.ts';

const VIEW: View = {
  board: { files: 1, ranks: 5, marks: [] },
  names: {},
  looks: {},
  pieces: Array.from({ length: 5 }, () => undefined),
  hasBall: false,
  side: 'w',
  actions: [],
  played: [],
  last: [],
  score: { w: 0, b: 0 },
};
const idle: ForeignGame = { ask: async () => ok(VIEW) };

/** A game that the page has begun to start. It has started once `answer` is called. */
interface Start {
  readonly file: GameFile;
  readonly signal: AbortSignal;
  readonly answer: () => void;
}

const addressOf = (name: string) => new URL(`games/${name}.json`, location.href).href;

/** Loads that wait for their answers, by address. */
const loads = new Map<string, (response: Response) => void>();

/** Answers the load of a game's file. */
async function deliver(name: string): Promise<void> {
  const file = { format: 'kickmate-game', version: 1, id: 'walk', name, author: 'Ada', licence: 'MIT', rules: 'x' };
  loads.get(addressOf(name))!(new Response(JSON.stringify(file)));
  await flushPromises();
}

const pages: VueWrapper[] = [];

/** The page with the address of a file whose load has begun. */
function visit(name: string) {
  vi.stubGlobal('fetch', (url: URL) => new Promise<Response>((resolve) => loads.set(url.href, resolve)));
  const starts: Start[] = [];
  const open: typeof openForeignGame = (file, signal) =>
    new Promise((resolve) => {
      starts.push({ file, signal, answer: () => resolve(ok({ game: idle, view: VIEW })) });
    });
  const page = mount(ForeignPage, { props: { from: addressOf(name), open } });
  pages.push(page);
  const press = (label: string) =>
    page
      .findAll('button')
      .find((button) => button.text() === label)!
      .trigger('click');
  return { page, starts, press };
}

afterEach(() => {
  for (const page of pages.splice(0)) page.unmount();
  loads.clear();
  vi.unstubAllGlobals();
});

test('a game runs until it is closed', async () => {
  const { page, starts, press } = visit('A');
  await deliver('A');
  await press('Run it');
  starts[0]!.answer();
  await flushPromises();
  expect(page.text()).toContain('Foreign game: A by Ada');
  expect(starts[0]!.signal.aborted).toBe(false);
  await press('Close this game');
  expect(starts[0]!.signal.aborted).toBe(true);
  expect(page.find('[role=alert]').exists()).toBe(false);
});

test.each<[string, (visited: ReturnType<typeof visit>) => Promise<void>]>([
  ['whose player changes their mind', ({ press }) => press('Do not run it')],
  ['whose page is left', async ({ page }) => page.unmount()],
  [
    'that another file replaces',
    async ({ page }) => {
      await page.setProps({ from: addressOf('B') });
      await deliver('B');
    },
  ],
])('a game %s while it starts is ended and never shown', async (_, change) => {
  const visited = visit('A');
  await deliver('A');
  await visited.press('Run it');
  await change(visited);
  const [start] = visited.starts;
  expect(start!.signal.aborted).toBe(true);
  start!.answer();
  await flushPromises();
  expect(visited.page.text()).not.toContain('Foreign game:');
});

test('a file that replaces a starting game needs an agreement of its own', async () => {
  const { page, starts, press } = visit('A');
  await deliver('A');
  await press('Run it');
  await page.setProps({ from: addressOf('B') });
  await deliver('B');
  expect(page.find('.consent').text()).toContain('B');
  await press('Run it');
  starts[0]!.answer();
  starts[1]!.answer();
  await flushPromises();
  expect(starts.map(({ file, signal }) => [file.name, signal.aborted])).toEqual([
    ['A', true],
    ['B', false],
  ]);
  expect(page.text()).toContain('Foreign game: B by Ada');
});

test('a file that loads slowly does not replace the file of a later address', async () => {
  const { page } = visit('A');
  await page.setProps({ from: addressOf('B') });
  await deliver('B');
  await deliver('A');
  expect(page.find('.consent').text()).toContain('NameB');
});

test('the reason for which a kernel does not run is shown', async () => {
  const fallback = 'WebAssembly cannot run here (ABI 1): a plain search over the rules plays, much weaker.';
  const game: ForeignGame = { ask: async () => ok({ ...VIEW, side: 'w', backend: 'rules', fallback }) };
  const table = mount(ForeignTable, { props: { game, first: { ...VIEW, side: 'b' }, name: 'Walk' } });
  pages.push(table);
  await flushPromises();
  expect(table.text()).toContain('The computer searches on the rules alone.');
  expect(table.text()).toContain(fallback);
});
