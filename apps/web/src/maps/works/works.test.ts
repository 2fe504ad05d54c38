import { Match } from '@kickmate/game';
import type { Work, WorkInfo } from '@kickmate/protocol';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PUZZLE_SEATS } from '../../match/puzzle/puzzle.ts';
import { ESCAPE, onMap, playOn } from '../../match/testing.ts';
import { useHello } from '../../shared/hello.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { useMapEditor } from '../editor/editor.ts';
import { maps, SMALL } from '../testing.ts';
import PublishDialog from './PublishDialog.vue';
import WorksPart from './WorksPart.vue';
import { openedWork, usePlayedWork } from './work.ts';

const links = { RouterLink: { props: ['to'], template: '<a :href="to"><slot /></a>' } };
const AppDialog = { props: ['title'], template: '<section><h1>{{ title }}</h1><slot /></section>' };
const global = { stubs: { ...links, AppDialog } };

/** The requests that were made. Pages of other tests in this window may ask for something meanwhile. */
let asked: (readonly [what: string, body: unknown])[] = [];
/** The server's answers by method and path below `api/`; none: 204. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const what = `${method} ${address.replace('./api/', '')}`;
    if (what.includes('works')) asked.push([what, body && JSON.parse(String(body))]);
    const answer = answers[what];
    if (answer === undefined) return new Response(null, { status: 204 });
    const { why } = answer as { readonly why?: string };
    return Response.json(why ? { message: '', ...answer } : answer, { status: why ? 403 : 200 });
  });
  const you = { id: 'p1', name: 'Ann' };
  useHello().server = { mark: 'kickmate online', proto: 4, rules: '', isReady: true, you };
});
afterEach(() => vi.unstubAllGlobals());

const TEXT = maps.format(SMALL);
const INFO: WorkInfo = {
  ...{ id: 'w1', kind: 'map', name: 'Two moats', author: { id: 'p2', name: 'Bob' }, map: TEXT, count: 1 },
  ...{ likes: 1, plays: 2, solves: 0, at: 0, visibility: 'public' },
};
const WORK: Work = { ...INFO, words: 'Mind it.', maps: [TEXT], by: 'p2', isLiked: false };

async function press(wrapper: VueWrapper, words: string): Promise<void> {
  const button = wrapper.findAll('button').find((one) => one.text() === words);
  await button!.trigger(button!.attributes('type') === 'submit' ? 'submit' : 'click');
  await flushPromises();
}

describe('to publish', () => {
  async function dialog(props: { readonly of?: string } = {}): Promise<VueWrapper> {
    const wrapper = mount(PublishDialog, { props: { maps, files: [SMALL], name: 'Small', ...props }, global });
    await flushPromises();
    return wrapper;
  }

  test('a map, for whoever has the link', async () => {
    answers['POST works'] = { work: 'w9' };
    const wrapper = await dialog();
    await wrapper.get('textarea').setValue('Mind it.');
    await wrapper.get('input[value=link]').setValue();
    await press(wrapper, 'Publish');
    expect(asked).toEqual([['POST works', { name: 'Small', words: 'Mind it.', visibility: 'link', maps: [TEXT] }]]);
    expect(wrapper.emitted('published')).toEqual([['w9']]);
    expect(wrapper.get('a').attributes('href')).toBe('/maps/work/w9');
  });

  test("a remix of somebody else's work, which the dialog names", async () => {
    answers['GET works/w1'] = WORK;
    answers['POST works'] = { work: 'w9' };
    const wrapper = await dialog({ of: 'w1' });
    expect(wrapper.text()).toContain('A remix of “Two moats” by Bob');
    await press(wrapper, 'Publish');
    expect(asked.at(-1)).toMatchObject(['POST works', { remixOf: 'w1' }]);
  });

  test('a change of the own work, or a new one of it', async () => {
    answers['GET works/w1'] = { ...WORK, by: 'p1', visibility: 'link' };
    answers['POST works'] = { work: 'w9' };
    const wrapper = await dialog({ of: 'w1' });
    expect(wrapper.get<HTMLTextAreaElement>('textarea').element.value).toBe('Mind it.');
    await press(wrapper, 'Save');
    expect(asked.at(-1)).toMatchObject(['PUT works/w1', { visibility: 'link' }]);
    const again = await dialog({ of: 'w1' });
    await again.get('input[value=new]').setValue();
    await press(again, 'Publish');
    expect(asked.at(-1)?.[0]).toBe('POST works');
    expect(asked.at(-1)?.[1]).not.toHaveProperty('remixOf');
  });

  test('is refused with the reason', async () => {
    answers['POST works'] = { why: 'manyWorks', values: { most: 50 } };
    const wrapper = await dialog();
    await press(wrapper, 'Publish');
    expect(wrapper.get('[role=alert]').text()).toBe('At most 50 published works: remove one first.');
  });

  test('needs a name first', async () => {
    useHello().forget();
    expect((await dialog()).text()).toContain('Others need a name for you first.');
  });
});

test('the list is searched and ordered, goes on, and has the own works above it', async () => {
  answers['GET works?order=new'] = { works: [INFO], next: '0.1.w1' };
  answers['GET works?order=new&after=0.1.w1'] = { works: [{ ...INFO, id: 'w2', kind: 'puzzle', name: 'Way out' }] };
  answers['GET works?order=new&search=moat'] = { works: [] };
  answers['GET me/works'] = { works: [{ ...INFO, id: 'w3', name: 'Mine', visibility: 'private', isHidden: true }] };
  const wrapper = mount(WorksPart, { props: { maps }, global: { ...global, mocks: {} } });
  await flushPromises();
  expect(wrapper.text()).toContain('Two moats');
  expect(wrapper.text()).toContain('Map by Bob');
  expect(wrapper.text()).toContain('1 like · played by 2 players');
  expect(wrapper.text()).toContain('Only I');
  expect(wrapper.text()).toContain('The operator has hidden it');
  await press(wrapper, 'More');
  expect(wrapper.findAll('h3').map((one) => one.text())).toEqual(['Two moats', 'Way out']);
  expect(wrapper.text()).toContain('solved by 0 players');
  await wrapper.get('input[type=search]').setValue(' moat ');
  await wrapper.get('form').trigger('submit');
  await flushPromises();
  expect(wrapper.text()).toContain('Nothing has been found.');
});

test('a work of another version of the rules is refused in words', () => {
  expect(openedWork(maps, WORK)).toMatchObject({ ok: true, value: { files: [SMALL] } });
  expect(openedWork(maps, { ...WORK, maps: [TEXT, '{}'] })).toMatchObject({ ok: false });
});

describe('the server hears', async () => {
  const puzzle = await onMap({ ...ESCAPE, turns: 9 });

  function solve(by: string): void {
    usePlayedWork().begin({ ...WORK, by }, puzzle.id);
    useStageAndMatch().open(
      playOn(Match.start(puzzle, { seed: 1 }), 'a1a2 pass a2b2 pass b2c2 pass c2d3'),
      PUZZLE_SEATS,
    );
  }

  test('that a puzzle is begun, and that it is solved', () => {
    solve('p2');
    expect(asked).toEqual([
      ['POST works/w1/plays', { isSolved: false }],
      ['POST works/w1/plays', { isSolved: true }],
    ]);
  });

  test('nothing of the own one', () => {
    solve('p1');
    expect(asked).toEqual([]);
  });
});

test('a map in the editor remembers the work that it came from, as it is kept and opened again', async () => {
  const editor = useMapEditor();
  await editor.open();
  editor.replace({ map: SMALL, work: 'w1' });
  editor.edit({ ...SMALL, name: 'Mine' });
  expect([editor.save(), editor.draft?.work]).toEqual(['kept', 'w1']);
  editor.notePublished('w9');
  setActivePinia(createPinia());
  const again = useMapEditor();
  await again.open();
  expect(again.draft?.work).toBe('w9');
  const id = again.draft!.id!;
  again.openNew();
  expect(again.draft?.work).toBeUndefined();
  again.openMap(id);
  expect(again.draft?.work).toBe('w9');
});
