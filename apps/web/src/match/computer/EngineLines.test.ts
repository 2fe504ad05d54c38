import { exampleGame } from '@kickmate/catalogue/testing';
import { mount } from '@vue/test-utils';
import { describe, expect, test } from 'vitest';
import { h, nextTick } from 'vue';
import EngineLines from './EngineLines.vue';
import { linesOf } from './engine-rows.ts';

const variant = await exampleGame('chess');
const [start] = variant.starts('w');
const LINES = linesOf({ variant, position: start!.position }, [
  { score: { kind: 'points', value: 34 }, actions: ['e2e4', 'e7e5', 'g1f3'] },
  { score: { kind: 'points', value: -20 }, actions: ['a2a3', 'd7d5'] },
]);

const shown = (count = 3) => mount(EngineLines, { props: { lines: LINES, count }, attachTo: document.body });

test('each line has its score and its actions, and says the score in words', () => {
  const rows = shown().findAll('li');
  expect(rows.map((row) => row.get('.score').text())).toEqual(['+0.34White +0.34:', '−0.20Black +0.20:']);
  expect(rows[0]!.findAll('button').map((button) => button.text())).toEqual(['e4', 'e5', 'Nf3']);
  expect(shown(1).findAll('li')).toHaveLength(1);
});

test('a click plays the line up to there', async () => {
  const lines = shown();
  await lines.findAll('li')[0]!.findAll('button')[1]!.trigger('click');
  const [successors] = lines.emitted<[readonly { action: number }[]]>('play')![0]!;
  expect(successors.map((one) => variant.text.formatAction(one))).toEqual(['e2e4', 'e7e5']);
});

test('a row is one stop of the Tab key; the arrow keys go along it', async () => {
  const lines = shown();
  const buttons = lines.findAll('li')[0]!.findAll('button');
  expect(buttons.map((button) => button.attributes('tabindex'))).toEqual(['0', '-1', '-1']);
  buttons[0]!.element.focus();
  await buttons[0]!.trigger('keydown', { key: 'ArrowRight' });
  expect(document.activeElement).toBe(buttons[1]!.element);
  await buttons[1]!.trigger('keydown', { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(buttons[0]!.element);
});

test('when the actions change, the row that had the focus keeps it; without rows the list has it', async () => {
  const lines = shown();
  const focused = () => document.activeElement?.textContent?.trim();
  const second = () => lines.findAll('li')[1]!.findAll('button')[0]!.element;
  lines.findAll('li')[1]!.findAll('button')[1]!.element.focus();
  await lines.setProps({ lines: [] });
  expect(document.activeElement).toBe(lines.get('ol').element);
  await lines.setProps({ lines: LINES.slice(0, 1) });
  expect(document.activeElement).toBe(lines.get('ol').element);
  await lines.setProps({ lines: LINES });
  expect(document.activeElement).toBe(second());
  // A line of the row that is shorter than the one before.
  lines.findAll('li')[1]!.findAll('button')[1]!.element.focus();
  await lines.setProps({ lines: LINES.map((line) => ({ ...line, steps: line.steps.slice(0, 1) })) });
  expect(focused()).toBe('a3');
});

test('a focus elsewhere on the page stays there when the actions change', async () => {
  const lines = shown();
  const other = document.body.appendChild(document.createElement('button'));
  lines.findAll('button')[0]!.element.focus();
  other.focus();
  await lines.setProps({ lines: [] });
  await lines.setProps({ lines: LINES });
  expect(document.activeElement).toBe(other);
});

describe('the considered action', () => {
  const withSlot = () =>
    mount(EngineLines, {
      props: { lines: LINES, count: 3 },
      slots: {
        default: ({ successors }: { successors: readonly { action: number }[] }) =>
          h('i', { class: 'preview' }, successors.map((one) => variant.text.formatAction(one)).join(' ')),
      },
      attachTo: document.body,
    });
  const previewOf = (lines: ReturnType<typeof withSlot>) =>
    lines.find('.preview').exists() ? lines.find('.preview').text() : undefined;
  const stepOf = (lines: ReturnType<typeof withSlot>, at: number) => lines.findAll('li')[0]!.findAll('button')[at]!;

  test('the mouse over an action shows it, and Escape or leaving hides it', async () => {
    const lines = withSlot();
    expect(previewOf(lines)).toBeUndefined();
    await stepOf(lines, 1).trigger('pointerenter', { pointerType: 'mouse' });
    expect(previewOf(lines)).toBe('e2e4 e7e5');
    // The search goes on, and the action that is now there is shown.
    await lines.setProps({ lines: LINES.toReversed() });
    expect(previewOf(lines)).toBe('a2a3 d7d5');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await nextTick();
    expect(previewOf(lines)).toBeUndefined();
    await stepOf(lines, 0).trigger('pointerenter', { pointerType: 'mouse' });
    expect(previewOf(lines)).toBe('a2a3');
    await stepOf(lines, 0).trigger('pointerleave', { pointerType: 'mouse' });
    expect(previewOf(lines)).toBeUndefined();
  });

  test("a finger's first tap shows an action, the second plays it; a tap elsewhere hides it", async () => {
    const lines = withSlot();
    const tap = async (at: number) => {
      await stepOf(lines, at).trigger('pointerenter', { pointerType: 'touch' });
      await stepOf(lines, at).trigger('pointerdown', { pointerType: 'touch' });
      await stepOf(lines, at).trigger('click');
    };
    await tap(1);
    expect(previewOf(lines)).toBe('e2e4 e7e5');
    expect(lines.emitted('play')).toBeUndefined();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await nextTick();
    expect(previewOf(lines)).toBeUndefined();
    await tap(2);
    await tap(2);
    expect(lines.emitted('play')).toHaveLength(1);
    expect(previewOf(lines)).toBeUndefined();
  });

  test('Enter plays an action at once: a click without a finger', async () => {
    const lines = withSlot();
    await stepOf(lines, 0).trigger('click');
    expect(lines.emitted('play')).toHaveLength(1);
  });
});
