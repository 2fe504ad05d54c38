import { fail, ok } from '@kickmate/board';
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
  record: '*',
  score: { w: 0, b: 0 },
};
const idle: ForeignGame = { ask: async () => ok(VIEW) };

/** A game that the page has begun to start. It has started once `answer` is called. */
interface Start {
  readonly file: GameFile;
  readonly signal: AbortSignal;
  readonly record: string | undefined;
  readonly answer: () => void;
  readonly fail: () => void;
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
  const open: typeof openForeignGame = (file, signal, record) =>
    new Promise((resolve) => {
      const answer = () => resolve(ok({ game: idle, view: VIEW }));
      starts.push({ file, signal, record, answer, fail: () => resolve(fail({ isEnded: true, message: 'No.' })) });
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
  localStorage.clear();
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
  expect(page.find('[aria-labelledby=foreign-consent]').text()).toContain('B');
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
  expect(page.find('[aria-labelledby=foreign-consent]').text()).toContain('NameB');
});

test('the reason for which a kernel does not run is shown', async () => {
  const fallback = 'WebAssembly cannot run here (ABI 1): a plain search over the rules plays, much weaker.';
  const game: ForeignGame = { ask: async () => ok({ ...VIEW, side: 'w', backend: 'rules', fallback }) };
  const table = mount(ForeignTable, { props: { game, first: { ...VIEW, side: 'b' }, name: 'Walk', id: 'walk' } });
  pages.push(table);
  await flushPromises();
  expect(table.text()).toContain('The computer searches on the rules alone.');
  expect(table.text()).toContain(fallback);
});

test('an unfinished match is kept until it is over, and the same file goes on with it', async () => {
  const match = { record: '1. a1a2 *', computer: 'none', level: 7 } as const;
  const { page, starts, press } = visit('A');
  await deliver('A');
  await press('Run it');
  expect(starts[0]!.record).toBeUndefined();
  starts[0]!.answer();
  await flushPromises();
  const table = page.getComponent(ForeignTable);
  table.vm.$emit('changed', match);
  await press('Close this game');
  const again = visit('A');
  await deliver('A');
  await again.press('Run it');
  expect(again.starts[0]!.record).toBe(match.record);
  again.starts[0]!.answer();
  await flushPromises();
  expect(again.page.getComponent(ForeignTable).props('kept')).toEqual(match);
  again.page.getComponent(ForeignTable).vm.$emit('changed', undefined);
  expect(localStorage.length).toBe(0);
});

// Otherwise a game that cannot read its own record could never be started again.
test('a match with which its game does not start is forgotten', async () => {
  const { page, starts, press } = visit('A');
  await deliver('A');
  await press('Run it');
  starts[0]!.answer();
  await flushPromises();
  page.getComponent(ForeignTable).vm.$emit('changed', { record: 'x', computer: 'b', level: 3 });
  await press('Close this game');
  expect(localStorage.length).toBe(1);
  const again = visit('A');
  await deliver('A');
  await again.press('Run it');
  again.starts[0]!.fail();
  await flushPromises();
  expect(again.page.text()).toContain('No.');
  expect(localStorage.length).toBe(0);
});

test('the table tells what to keep of a match: nothing before the first action and after the end', async () => {
  const views: View[] = [
    { ...VIEW, played: ['a2'], record: '1. a1a2 *' },
    { ...VIEW, played: ['a2', 'a3'], record: '1. a1a2 a2a3 1-0', over: { winner: 'w' } },
  ];
  const action = { text: 'x', words: 'x', from: 0, to: 0, look: 'end' } as const;
  const game: ForeignGame = { ask: async () => ok(views.shift()!) };
  const first = { ...VIEW, actions: [action] };
  const kept = { record: '*', computer: 'none', level: 5 } as const;
  const table = mount(ForeignTable, { props: { game, first, name: 'Walk', id: 'walk', kept } });
  pages.push(table);
  await table
    .findAll('button')
    .find((button) => button.text() === 'x')!
    .trigger('click');
  await flushPromises();
  expect(table.emitted('changed')).toEqual([[{ record: '1. a1a2 *', computer: 'none', level: 5 }]]);
  await table
    .findAll('button')
    .find((button) => button.text() === 'New match')!
    .trigger('click');
  await flushPromises();
  expect(table.emitted('changed')!.at(-1)).toEqual([undefined]);
});
