import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { beginSession, correspondence, ONLINE, type Session, TWO_PEOPLE } from '@kickmate/play';
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import TablePanel from './TablePanel.vue';
import type { TableView } from './table.ts';
import { FakeServer } from './testing.ts';

// Planned replies, which are loaded later, find no store when the test is over.
const open: VueWrapper[] = [];
afterEach(() => {
  for (const wrapper of open.splice(0)) wrapper.unmount();
  vi.restoreAllMocks();
});

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const variant = await exampleGame('chess');

/** The panel of a player of White, or of somebody who watches. */
function panel(change: Partial<TableView> = {}, table: Partial<NonNullable<TableView['table']>> = {}) {
  const { type: _, record: __, id: ___, ...rest } = new FakeServer(variant).sync();
  const session = beginSession(Match.start<unknown>(variant, { seed: 0 }), { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  const view: TableView = { refusal: '', watchers: 0, lag: {}, session, table: { ...rest, ...table }, ...change };
  const wrapper = mount(TablePanel, { props: { id: 't', view }, global: { stubs: { RouterLink: true } } });
  open.push(wrapper);
  return wrapper;
}
const offering = (offers: Session['offers']) => {
  const session = beginSession(Match.start<unknown>(variant, { seed: 0 }), { seats: TWO_PEOPLE, terms: ONLINE }, 0);
  return { session: { ...session, offers } };
};
const press = (wrapper: ReturnType<typeof panel>, words: string) =>
  wrapper
    .findAll('button')
    .find((button) => button.text() === words)!
    .trigger('click');

describe('the deadline of a turn by correspondence', () => {
  const days = { terms: { variant: 'chess', pace: { kind: 'days', days: 2 }, colour: 'w' } } as const;
  const session = beginSession(
    Match.start<unknown>(variant, { seed: 0 }),
    { seats: TWO_PEOPLE, terms: correspondence(2) },
    performance.now(),
  );

  test("is saved for the player's calendar", async () => {
    const files: File[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as File);
      return 'blob:';
    });
    // The window would leave the page of all tests.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(panel({ session }, days), 'Deadline for your calendar');
    const [file] = files;
    const text = await file!.text();
    expect(file!.name).toBe('kickmate-t.ics');
    expect(text).toContain('SUMMARY:Your turn against Bob\r\n');
    expect(text).toContain('TRIGGER:-PT720M');
    const [, due = ''] = /DTSTART:(\d+T\d+)Z/.exec(text) ?? [];
    const at = Date.parse(due.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));
    // The session began when this file was read.
    const since = session.stopwatch.since!;
    expect(Math.abs(at - (Date.now() - performance.now() + since + 2 * 86_400_000))).toBeLessThan(2000);
  });

  test("is not offered in the other side's turn, to somebody who watches, and without a deadline", () => {
    for (const table of [{ ...days, you: 'b' as const }, { ...days, you: undefined }, {}])
      expect(panel({ session }, table).text()).not.toContain('calendar');
  });
});

describe('offers', () => {
  test("the other side's offer is accepted or declined", async () => {
    const wrapper = panel(offering({ draw: { by: 'b', isDeclined: false } }));
    expect(wrapper.text()).toContain('Bob offers a draw.');
    await press(wrapper, 'Accept');
    await press(wrapper, 'Decline');
    expect(wrapper.emitted('ask')).toEqual([[{ kind: 'accept', what: 'draw' }], [{ kind: 'decline', what: 'draw' }]]);
  });

  test('the own offer is withdrawn, or was declined', async () => {
    const wrapper = panel(offering({ takeback: { by: 'w', isDeclined: false } }));
    expect(wrapper.text()).toContain('You ask to take the last move back…');
    await press(wrapper, 'Withdraw');
    expect(wrapper.emitted('ask')).toEqual([[{ kind: 'withdraw', what: 'takeback' }]]);
    expect(panel(offering({ draw: { by: 'w', isDeclined: true } })).text()).toContain('Bob declined the draw.');
  });

  test('somebody who watches sees an offer and has no buttons', () => {
    const wrapper = panel(offering({ draw: { by: 'b', isDeclined: false } }), { you: undefined });
    expect(wrapper.text()).toContain('Bob offers a draw.');
    expect(wrapper.text()).not.toContain('Accept');
  });

  test("only the other side's open question stays in sight on a phone", async () => {
    const isPressing = (wrapper: ReturnType<typeof panel>) => wrapper.find('.pressing').exists();
    expect(isPressing(panel(offering({ takeback: { by: 'b', isDeclined: false } })))).toBe(true);
    expect(isPressing(panel(offering({ takeback: { by: 'w', isDeclined: false } })))).toBe(false);
    const wrapper = panel();
    expect(isPressing(wrapper)).toBe(false);
    const { view } = panel(offering({ takeback: { by: 'w', isDeclined: true } })).props();
    await wrapper.setProps({ view });
    expect(wrapper.get('.pressing').text()).toBe('Bob declined the takeback.');
  });

  test('a rematch is offered after the game', async () => {
    const wrapper = panel({}, { status: 'over', rematch: { by: 'b' } });
    expect(wrapper.text()).toContain('Bob offers a rematch.');
    await press(wrapper, 'Accept');
    expect(wrapper.emitted('ask')).toEqual([[{ kind: 'accept', what: 'rematch' }]]);
  });
});

test('every region is there before its words, so that a screen reader announces them', async () => {
  const wrapper = panel();
  const regions = wrapper.findAll('[role="status"]').map(({ element }) => element);
  expect(regions.map(({ textContent }) => textContent)).toEqual(regions.map(() => ''));
  const { view } = panel(offering({ draw: { by: 'b', isDeclined: false } })).props();
  await wrapper.setProps({ view: { ...view, said: { side: 'b', phrase: 0, count: 1 }, gone: { side: 'b', from: 0 } } });
  const words = wrapper.findAll('[role="status"]').filter((one) => one.text() !== '');
  expect(words.map((one) => one.text())).toEqual([
    'Bob offers a draw.',
    'Bob is away. You may decide what becomes of the game.',
    'Bob: Hello!',
  ]);
  for (const { element } of words) expect(regions).toContain(element);
});

test("the keyboard's focus stays in the panel when the focused button disappears", async () => {
  const wrapper = panel(offering({ draw: { by: 'b', isDeclined: false } }));
  document.body.append(wrapper.element);
  wrapper.get('button').element.focus();
  expect(document.activeElement?.textContent).toContain('Accept');
  await wrapper.setProps({ view: panel(offering({ draw: { by: 'b', isDeclined: true } })).props().view });
  expect(document.activeElement).toBe(wrapper.element);
  wrapper.element.remove();
});

describe('somebody who has left', () => {
  test('the one who stayed waits for a while', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const wrapper = panel({ gone: { side: 'b', from: 20_000 } });
    expect(wrapper.text()).toMatch(/Bob is away\..*In 20 s you may decide/);
    expect(wrapper.text()).not.toContain('Take the win');
  });

  test('comes back, which is said for a moment', async () => {
    const wrapper = panel({ gone: { side: 'b', from: performance.now() + 20_000 } });
    await wrapper.setProps({ view: { ...wrapper.props().view, gone: undefined, lag: { b: 20 } } });
    expect(wrapper.text()).toContain('Bob is back.');
  });

  test('then chooses, and says how strong the computer is that goes on', async () => {
    const wrapper = panel({ gone: { side: 'b', from: performance.now() - 1 } });
    await press(wrapper, 'Take the win');
    await press(wrapper, 'Make it a draw');
    await wrapper.find('select').setValue('3');
    await press(wrapper, 'The computer plays on');
    expect(wrapper.emitted('ask')).toEqual([
      [{ kind: 'step in', choice: 'win' }],
      [{ kind: 'step in', choice: 'draw' }],
      [{ kind: 'step in', choice: 'computer', level: 3 }],
    ]);
  });
});

test('a phrase is shown with its speaker, unless the player is muted', async () => {
  const wrapper = panel({ said: { side: 'b', phrase: 2, count: 1 }, watchers: 2 });
  expect(wrapper.text()).toContain('Bob: Well played!');
  expect(wrapper.text()).toContain('2 people watch.');
  await wrapper.find('input[type="checkbox"]').setValue(true);
  expect(wrapper.text()).not.toContain('Bob: Well played!');
  // Also at the next table.
  expect(panel({ said: { side: 'b', phrase: 2, count: 1 } }).text()).not.toContain('Bob: Well played!');
  await press(wrapper, 'Good luck!');
  expect(wrapper.emitted('say')).toEqual([[1]]);
});

test('the line for another page has the game in words, whatever the players are called', async () => {
  const seats = { w: { name: 'Ann "A"' }, b: { name: '<Bob>' } };
  const wrapper = panel({}, { seats });
  await press(wrapper, 'Share');
  const [address, line] = wrapper.findAll('textarea').map(({ element }) => element.value);
  expect(address).toMatch(/#\/online\/table\/t$/);
  const place = document.createElement('div');
  place.innerHTML = line!;
  const frame = place.querySelector('iframe')!;
  expect(frame.title).toBe('Ann "A" – <Bob>');
  expect(frame.getAttribute('src')).toMatch(/^http.*\/embed\/game\/t$/);
});
