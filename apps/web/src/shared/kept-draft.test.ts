import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EffectScope, effectScope } from 'vue';
import { useKeptDraft } from './kept-draft.ts';
import { fillStorage } from './testing.ts';

const KEY = 'kickmate.test';
/** A window's own storage, by the window's number. */
let sessions: Record<number, string>;
let scope: EffectScope;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessions = {};
  scope = effectScope();
});
afterEach(() => scope.stop());

/** An editor in a window of this number. A second one in the same window is that after a reload. */
function editor(number: number) {
  function enter(): void {
    sessionStorage.clear();
    if (sessions[number] !== undefined) sessionStorage.setItem(KEY, sessions[number]);
  }
  function leave(): void {
    const text = sessionStorage.getItem(KEY);
    if (text === null) delete sessions[number];
    else sessions[number] = text;
  }
  /** Runs something with the window's own storage. */
  function here<T>(run: () => T): T {
    enter();
    const done = run();
    leave();
    return done;
  }
  let text = '';
  const draft = scope.run(() =>
    useKeptDraft({
      key: KEY,
      take: (taken) => {
        if (taken === 'spoilt') return false;
        text = taken;
        draft.keep(text);
        return true;
      },
      workOf: (all) => all.replace(/ at .*/, ''),
    }),
  )!;
  text = here(draft.begin) ?? '';
  return {
    draft,
    text: () => text,
    write: (next: string) => {
      text = next;
      here(() => draft.keep(next));
    },
    hear: () => here(() => window.dispatchEvent(new StorageEvent('storage', { key: KEY, storageArea: localStorage }))),
    keepOwn: () => here(draft.keepOwn),
    takeOther: async () => {
      enter();
      await draft.takeOther();
      leave();
    },
  };
}

test('a draft is found again, here and in a window that is opened later', () => {
  editor(1).write('one');
  expect([editor(1).text(), editor(2).text(), sessions]).toEqual(['one', 'one', {}]);
});

test('a window does not overwrite what another one has stored, and both texts survive reloads', () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('one');
  two.write('two');
  expect([one.draft.isElsewhere, two.draft.isElsewhere, localStorage.getItem(KEY)]).toEqual([false, true, 'one']);
  const [oneAgain, twoAgain] = [editor(1), editor(2)];
  expect([oneAgain.text(), twoAgain.text()]).toEqual(['one', 'two']);
  expect([oneAgain.draft.isElsewhere, twoAgain.draft.isElsewhere]).toEqual([false, true]);
});

test('a window hears that another one has changed the draft; its own text survives a reload', () => {
  editor(1).write('one');
  const two = editor(2);
  editor(1).write('one and a half');
  two.hear();
  expect(two.draft.isElsewhere).toBe(true);
  expect(editor(2).text()).toBe('one');
});

test('a window without a draft does not overwrite one that was begun elsewhere', () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('one');
  two.hear();
  two.write('two');
  expect([two.draft.isElsewhere, localStorage.getItem(KEY)]).toEqual([true, 'one']);
});

test('what is no work makes no difference, and windows do not answer each other for ever', () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('work at 1');
  two.write('work at 2');
  expect([two.draft.isElsewhere, localStorage.getItem(KEY)]).toEqual([false, 'work at 2']);
  one.hear();
  expect([one.draft.isElsewhere, localStorage.getItem(KEY)]).toEqual([false, 'work at 2']);
});

test('a person keeps the own text, and the other window is told', () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('one');
  two.write('two');
  two.keepOwn();
  expect([two.draft.isElsewhere, localStorage.getItem(KEY), sessions]).toEqual([false, 'two', {}]);
  one.hear();
  expect([one.draft.isElsewhere, editor(1).text()]).toEqual([true, 'one']);
});

test('a person takes the other text, and goes on with it', async () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('one');
  two.write('two');
  await two.takeOther();
  expect([two.text(), two.draft.isElsewhere, sessions]).toEqual(['one', false, {}]);
  two.write('one and two');
  expect(localStorage.getItem(KEY)).toBe('one and two');
});

test('a text that cannot be taken leaves all as it was', async () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('spoilt');
  two.write('two');
  await two.takeOther();
  expect([two.text(), two.draft.isElsewhere, editor(2).text()]).toEqual(['two', true, 'two']);
});

test('what the browser refuses is said, survives a reload, and is stored as soon as there is room', () => {
  const one = editor(1);
  one.write('one');
  const empty = fillStorage();
  one.write('two');
  expect([one.draft.isRefused, localStorage.getItem(KEY)]).toEqual([true, 'one']);
  const again = editor(1);
  expect([again.text(), again.draft.isRefused, again.draft.isElsewhere]).toEqual(['two', true, false]);
  empty();
  const later = editor(1);
  expect([later.text(), later.draft.isRefused, localStorage.getItem(KEY), sessions]).toEqual(['two', false, 'two', {}]);
});

test('what was refused does not overwrite what another window has stored meanwhile', () => {
  const [one, two] = [editor(1), editor(2)];
  one.write('one');
  const empty = fillStorage();
  one.write('two');
  empty();
  two.hear();
  two.keepOwn();
  two.write('three');
  const again = editor(1);
  expect([again.text(), again.draft.isElsewhere, localStorage.getItem(KEY)]).toEqual(['two', true, 'three']);
});

test('a text field is left before the page goes away', () => {
  editor(1);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  let left = 0;
  field.addEventListener('blur', () => left++);
  window.dispatchEvent(new Event('pagehide'));
  expect(left).toBe(1);
  field.remove();
});
