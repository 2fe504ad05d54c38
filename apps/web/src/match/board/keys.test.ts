import { TWO_PEOPLE } from '@kickmate/play';
import { enableAutoUnmount, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSettings } from '../../settings/settings.ts';
import { useFlip } from '../../stage/flip.ts';
import { useReview } from '../../stage/review.ts';
import { type ShownPosition, useShownPosition } from '../../stage/shown-position.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame } from '../testing.ts';
import { useBoardKeys } from './keys.ts';

enableAutoUnmount(afterEach);
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  document.body.innerHTML = '';
});

async function open() {
  const game = useStageAndMatch();
  game.open(await chessGame('e2e4 e7e5'), TWO_PEOPLE);
  let keys!: ReturnType<typeof useBoardKeys>;
  let shown!: ShownPosition;
  const page = mount(
    {
      setup() {
        shown = useShownPosition();
        keys = useBoardKeys(shown);
        return () => undefined;
      },
    },
    { attachTo: document.body },
  );
  return { game, keys, page, shown };
}

function press(key: string, on: Element = document.body, how: KeyboardEventInit = {}): void {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));
}

function add(html: string): Element {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild!.querySelector('[data-focus]') ?? document.body.lastElementChild!;
}

describe('a key', () => {
  test('P shows the last turn again, and again P ends that', async () => {
    const { shown } = await open();
    press('p');
    expect([shown.isReplaying.value, shown.isSettled.value]).toEqual([true, false]);
    press('p');
    expect(shown.isSettled.value).toBe(true);
  });

  test('walks through the moves, turns the board, takes back, shows the keys', async () => {
    const { game, keys } = await open();
    const review = useReview();
    press('ArrowLeft');
    press('ArrowLeft');
    expect(review.isAtStart).toBe(true);
    press('ArrowRight');
    expect(review.path?.ply).toBe(1);
    press('f');
    expect(useFlip().bottomSide).toBe('b');
    press('U');
    expect(game.match?.round.plies).toHaveLength(1);
    expect(review.isAtPresent).toBe(true);
    press('?');
    expect(keys.showsKeys.value).toBe(true);
  });

  test.each([
    ['in a field', '<input data-focus>'],
    ['in a dialog', '<div role="dialog"><button data-focus></button></div>'],
  ])('means nothing %s', async (_, html) => {
    const { game } = await open();
    const place = add(html);
    for (const key of ['ArrowLeft', 'f', 'u']) press(key, place);
    expect([useReview().isAtPresent, useFlip().bottomSide, game.match?.round.plies.length]).toEqual([true, 'w', 2]);
  });

  test.each([
    ['the board', '<div role="grid"><div data-focus></div></div>'],
    ['the list of moves', '<ol><li><button data-focus></button></li></ol>'],
  ])('that is an arrow belongs to %s there; letters work', async (_, html) => {
    await open();
    const place = add(html);
    press('ArrowLeft', place);
    press('f', place);
    expect([useReview().isAtPresent, useFlip().bottomSide]).toEqual([true, 'b']);
  });

  test('that is an arrow walks through the moves after a click on the board, until a key of the board is pressed', async () => {
    await open();
    const review = useReview();
    const square = add('<div role="grid"><div data-focus></div></div>');
    const walked = vi.fn();
    square.parentElement!.addEventListener('keydown', ({ key }) => walked(key));
    square.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press('ArrowLeft', square);
    expect([review.path?.ply, walked.mock.calls]).toEqual([1, []]);
    press('ArrowRight', square);
    expect(review.isAtPresent).toBe(true);
    press('ArrowUp', square);
    press('ArrowLeft', square);
    expect([review.isAtPresent, walked.mock.calls]).toEqual([true, [['ArrowUp'], ['ArrowLeft']]]);
    square.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    press('Tab', square);
    press('ArrowLeft', square);
    expect(review.isAtPresent).toBe(true);
  });

  test('with Ctrl, held down, or where the settings want none, does nothing', async () => {
    await open();
    press('f', document.body, { ctrlKey: true });
    press('f', document.body, { repeat: true });
    useSettings().keys = false;
    press('f');
    expect(useFlip().bottomSide).toBe('w');
  });

  test('does nothing when the page is gone', async () => {
    const { game, page } = await open();
    page.unmount();
    press('u');
    press('ArrowLeft');
    expect([game.match?.round.plies.length, useReview().isAtPresent]).toEqual([2, true]);
  });
});
