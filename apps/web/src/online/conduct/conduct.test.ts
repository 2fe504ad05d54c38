import type { LoggedAct, PlayerDoings, Report, Restriction } from '@kickmate/protocol';
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useHello } from '../../shared/hello.ts';
import OperatorPage from './OperatorPage.vue';
import ReportForm from './ReportForm.vue';
import RestrictionNotice from './RestrictionNotice.vue';
import { texts } from './texts.ts';

const global = { stubs: { RouterLink: { props: ['to'], template: '<a :href="to"><slot /></a>' } } };

/** The requests with a body that were made. Pages of other tests in this window may ask for something meanwhile. */
let asked: (readonly [what: string, body: unknown])[] = [];
/** The server's answers by method and path below `api/`; none: 204. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  setActivePinia(createPinia());
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const what = `${method} ${address.replace('./api/', '')}`;
    if (body) asked.push([what, JSON.parse(String(body))]);
    const answer = answers[what];
    if (answer === undefined) return new Response(null, { status: 204 });
    const { why } = answer as { readonly why?: string };
    return Response.json(why ? { message: '', ...answer } : answer, { status: why ? 403 : 200 });
  });
});

async function press(wrapper: VueWrapper, words: string): Promise<void> {
  const button = wrapper
    .findAll('button')
    .find((one) => one.text() === words || one.attributes('aria-label') === words);
  await button!.trigger(button!.attributes('type') === 'submit' ? 'submit' : 'click');
  await flushPromises();
}

test.each([
  [{ games: 0, calledOff: 0, left: 0 }, 'No game with people yet.'],
  [{ games: 1, calledOff: 0, left: 0 }, 'The only game with people was played to its end.'],
  [{ games: 1, calledOff: 0, left: 1 }, 'The only game with people was left.'],
  [{ games: 50, calledOff: 0, left: 0 }, 'Of the last 50 games with people none was left or called off.'],
  [{ games: 50, calledOff: 2, left: 1 }, 'Of the last 50 games with people 1 was left and 2 called off.'],
])('%j in words', (conduct, words) => expect(texts.conduct(conduct)).toBe(words));

test('a report is sent with the game and the own words, and the reporter is told', async () => {
  const wrapper = mount(ReportForm, { props: { player: 'p2', name: 'Bob', game: 't1' }, global });
  await press(wrapper, 'Report Bob');
  await wrapper.get('select').setValue('leaving');
  await wrapper.get('textarea').setValue('went away');
  await press(wrapper, 'Send the report');
  expect(asked).toEqual([['POST reports', { player: 'p2', reason: 'leaving', words: 'went away', game: 't1' }]]);
  expect(wrapper.get('[role=status]').text()).toBe('Sent. The operator will look at it.');
  answers['POST reports'] = { why: 'manyReports', values: { most: 10 } };
  await press(wrapper, 'Send the report');
  expect(wrapper.get('[role=status]').text()).toBe('At most 10 reports a day: try again tomorrow.');
});

test('a report of a work names it, and has the reasons that fit', async () => {
  const wrapper = mount(ReportForm, { props: { player: 'p2', name: 'Two moats', work: 'w1' }, global });
  await press(wrapper, 'Report Two moats');
  expect(wrapper.findAll('option').map((one) => one.attributes('value'))).toEqual(['name', 'insults']);
  await press(wrapper, 'Send the report');
  expect(asked).toEqual([['POST reports', { player: 'p2', reason: 'insults', words: '', work: 'w1' }]]);
});

test('a report of a tournament is about its name alone', async () => {
  const wrapper = mount(ReportForm, { props: { name: 'Rude cup', tournament: 't1' }, global });
  await press(wrapper, 'Report the name “Rude cup”');
  expect(wrapper.find('select').exists()).toBe(false);
  await wrapper.get('textarea').setValue('rude');
  await press(wrapper, 'Send the report');
  expect(asked).toEqual([['POST reports', { tournament: 't1', words: 'rude' }]]);
  expect(wrapper.get('[role=status]').text()).toBe('Sent. The operator will look at it.');
});

test('a restricted player sees why and until when', async () => {
  const restrictions: readonly Restriction[] = [
    { kind: 'ban', reason: 'engine', until: new Date(2026, 11, 4, 12).getTime() },
    { kind: 'mute', reason: 'insults' },
  ];
  answers['GET me/restrictions'] = { restrictions };
  useHello().server = { mark: 'kickmate online', proto: 4, rules: '', isReady: true, you: { id: 'p1', name: 'Ann' } };
  const wrapper = mount(RestrictionNotice, { global });
  await flushPromises();
  expect(wrapper.findAll('[role=alert]').map((one) => one.text())).toEqual([
    'You may not begin games with others until 4 December 2026 at 12:00; the reason: the help of an engine.',
    'Your phrases are not shown to others any more; the reason: insults, or phrases that were misused.',
  ]);
});

describe("the operator's page", () => {
  const BOB = { id: 'p2', name: 'Bob' };
  const AT = new Date(2026, 10, 22, 12).getTime();
  const report: Report = {
    ...{ id: 'r1', at: AT, player: BOB, reporter: { id: 'p1', name: 'Ann' }, reason: 'leaving', words: 'went away' },
    ...{ game: 't1', isOpen: true },
  };
  const muted: LoggedAct = {
    ...{ id: 'a1', at: AT, operator: 'Olga', act: 'mute', player: BOB, why: 'so' },
    ...{ before: {}, after: { reason: 'insults' } },
  };
  const doings: PlayerDoings = {
    player: { ...BOB, since: AT },
    conduct: { games: 2, calledOff: 1, left: 0 },
    restrictions: [{ kind: 'mute', reason: 'insults' }],
    reports: [report],
    log: [muted],
  };

  const terms = { variant: 'any', pace: { kind: 'days', days: 2 } };
  const cup = {
    ...{ id: 't1', name: 'Rude cup', system: 'swiss', terms, startsAt: AT, status: 'running', round: 1, players: 0 },
    ...{ isIn: false, standings: [], games: [] },
  };

  test('asks for the token first', async () => {
    answers['GET operator/reports'] = { why: 'operatorFirst' };
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    expect(wrapper.get('[role=alert]').text()).toBe('Only the operator may do that: show the token first.');
    const [name, token] = wrapper.findAll('input');
    await name!.setValue('Olga');
    await token!.setValue('secret');
    answers['GET operator/reports'] = { reports: [] };
    answers['GET operator/log'] = { log: [] };
    await press(wrapper, 'Sign in');
    expect(asked).toContainEqual(['POST operator', { name: 'Olga', token: 'secret' }]);
    expect(wrapper.text()).toContain('Nobody has reported anything.');
    expect(wrapper.find('[role=alert]').exists()).toBe(false);
  });

  test('shows reports, players and the log, and does what the operator decides', async () => {
    answers['GET operator/reports'] = { reports: [report] };
    answers['GET operator/log'] = { log: [muted] };
    answers['GET operator/players/p2'] = doings;
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    expect(wrapper.text()).toContain('Bob: Leaves games; by Ann, 22 Nov 2026');
    const logged =
      '22 Nov 2026, Olga: Mute, Bob (so). Before: nothing; after: Insults, or phrases that are misused, for ever.';
    expect(wrapper.text()).toContain(logged);
    await press(wrapper, 'Look at Bob');
    expect(wrapper.text()).toContain('Of the last 2 games with people 0 were left and 1 called off.');
    const acts = wrapper.get('select');
    expect(acts.findAll('option').map((one) => one.text())).toEqual([
      ...['Rename', 'Mute', 'Ban', 'Lift the mute', 'Dismiss the report'],
    ]);
    await acts.setValue('ban');
    await wrapper.get('input[type=checkbox]').setValue(true);
    await wrapper.findAll('select').at(-1)!.setValue('0');
    await wrapper.get('input[maxlength="300"]').setValue('three reports');
    await press(wrapper, 'Do it');
    expect(asked).toContainEqual([
      'POST operator/acts',
      { act: 'ban', player: 'p2', why: 'three reports', report: 'r1', reason: 'leaving', abandons: true },
    ]);
    expect(wrapper.get('[role=status]').text()).toBe('Done.');
  });

  test('hides a reported work, also of an author who has left', async () => {
    const gone = { id: 'p2', name: '' };
    const about: Report = { ...report, player: gone, reason: 'insults', work: { id: 'w1', name: 'Two moats' } };
    const hidden: LoggedAct = { ...muted, act: 'hide', player: gone, after: { hidden: 'w1' } };
    answers['GET operator/reports'] = { reports: [about] };
    answers['GET operator/log'] = { log: [hidden] };
    answers['GET operator/players/p2'] = { ...doings, player: gone, reports: [about], restrictions: [], log: [] };
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    expect(wrapper.text()).toContain('A deleted player, the work “Two moats”: Insults');
    expect(wrapper.text()).toContain('Before: nothing; after: the work w1 is hidden.');
    await press(wrapper, 'Look at A deleted player');
    const acts = wrapper.get('select');
    expect(acts.findAll('option').map((one) => one.text())).toEqual([
      ...['Hide the work', 'Show the work again', 'Dismiss the report'],
    ]);
    await wrapper.get('input[maxlength="300"]').setValue('rude');
    await press(wrapper, 'Do it');
    expect(asked).toContainEqual([
      'POST operator/acts',
      { act: 'hide', player: 'p2', why: 'rude', report: 'r1', work: 'w1' },
    ]);
  });

  test('calls a tournament off, which is found by the address of its page', async () => {
    const { player: _, ...gone } = muted;
    const cancelled: LoggedAct = { ...gone, act: 'cancelTournament', after: { cancelled: 't1' } };
    answers['GET operator/reports'] = { reports: [] };
    answers['GET operator/log'] = { log: [cancelled] };
    answers['GET tournaments/t1'] = cup;
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    expect(wrapper.text()).toContain('a deleted player (so). Before: nothing; after: the tournament t1 is called off.');
    await wrapper.get('input').setValue('https://play.example.org/#/online/tournaments/t1');
    await press(wrapper, 'Look');
    expect(wrapper.text()).toContain('Rude cup');
    const acts = wrapper.get('select');
    expect(acts.findAll('option').map((one) => one.text())).toEqual([
      'Rename the tournament',
      'Call the tournament off',
    ]);
    await acts.setValue('cancelTournament');
    await wrapper.get('input[maxlength="300"]').setValue('rude');
    answers['GET tournaments/t1'] = { ...cup, status: 'cancelled' };
    await press(wrapper, 'Do it');
    expect(asked).toEqual([['POST operator/acts', { act: 'cancelTournament', tournament: 't1', why: 'rude' }]]);
    expect(wrapper.get('[role=status]').text()).toBe('Done.');
    expect(acts.findAll('option').map((one) => one.text())).toEqual(['Rename the tournament']);
  });

  test.each([
    ['renames', 'renameTournament'],
    ['leaves', 'dismiss'],
  ] as const)('%s a tournament whose name is reported, and the report is decided by it', async (_, act) => {
    const { player: _player, game: _game, ...rest } = report;
    const about: Report = { ...rest, reason: 'name', words: 'rude', tournament: { id: 't1', name: 'Rude cup' } };
    answers['GET operator/reports'] = { reports: [about] };
    answers['GET operator/log'] = { log: [] };
    answers['GET tournaments/t1'] = cup;
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    expect(wrapper.text()).toContain('A deleted player, the tournament “Rude cup”: The name; by Ann');
    await press(wrapper, 'Look at Rude cup');
    expect(wrapper.get('a').attributes('href')).toBe('/online/tournaments/t1');
    const acts = wrapper.get('select');
    expect(acts.findAll('option').map((one) => one.text())).toEqual([
      ...['Rename the tournament', 'Call the tournament off', 'Dismiss the report'],
    ]);
    await acts.setValue(act);
    await wrapper.get('input[maxlength="300"]').setValue('so');
    answers['GET operator/reports'] = { reports: [] };
    await press(wrapper, 'Do it');
    expect(asked).toEqual([['POST operator/acts', { act, tournament: 't1', why: 'so', report: 'r1' }]]);
    expect(acts.findAll('option').map((one) => one.text())).not.toContain('Dismiss the report');
  });

  test('finds a player by the address of the page', async () => {
    answers['GET operator/reports'] = { reports: [] };
    answers['GET operator/log'] = { log: [] };
    answers['GET operator/players/p2'] = { ...doings, reports: [], log: [], restrictions: [] };
    const wrapper = mount(OperatorPage, { global });
    await flushPromises();
    await wrapper.get('input').setValue('https://play.example.org/#/online/player/p2');
    await press(wrapper, 'Look');
    expect(wrapper.text()).toContain('Here since 22 Nov 2026.');
  });
});
