import type { GameEvent } from '@kickmate/game';
import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EffectScope, effectScope, nextTick } from 'vue';
import { type Animator, useAnimator } from './animation/useAnimator.ts';
import BoardDiagram from './BoardDiagram.vue';
import GameBoard from './GameBoard.vue';
import type { GameBoardProps } from './game-board.ts';
import { at, NAMES, NARROW, PITCH, placed } from './testing.ts';

const START = placed('4k3/4p3/8/8/4R3/8/8/4K3');
const ROOK = { side: 'w', letter: 'R' } as const;
const SLIDE: readonly GameEvent[] = [{ kind: 'move', piece: ROOK, from: at('e4'), to: at('e6') }];

let board: VueWrapper<InstanceType<typeof GameBoard>>;

function show(props: Partial<GameBoardProps & { animator: Animator }> = {}): void {
  board = mount(GameBoard, {
    attachTo: document.body,
    props: {
      board: PITCH,
      pieces: START,
      ball: at('d5'),
      interactive: true,
      movable: [at('e4'), at('e1')],
      pieceNames: NAMES,
      label: 'Board',
      ...props,
    },
  });
  // The test's document has no layout, so the squares are set to fill 800 by 800 pixels.
  grid().element.getBoundingClientRect = () => new DOMRect(0, 0, 800, 800);
}

const grid = () => board.get('[role="grid"]');
const cell = (name: string) => board.get(`[data-square="${at(name)}"]`);
const focused = (): string | undefined => document.activeElement?.getAttribute('aria-label')?.slice(0, 2);
const press = (key: string, more: object = {}) => grid().trigger('keydown', { key, ...more });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

afterEach(() => {
  board?.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('for screen readers', () => {
  it('is a grid of labelled squares, in their visible order', () => {
    show({ selected: at('e4'), destinations: [{ square: at('d5'), look: 'kick', words: 'leaves the board, goal' }] });
    expect(grid().attributes('aria-label')).toBe('Board');
    const labels = board.findAll('[role="row"] > [role="gridcell"]').map((square) => square.attributes('aria-label'));
    expect(labels).toHaveLength(64);
    expect(labels[0]).toBe('a8, empty');
    expect(labels[63]).toBe('h1, empty');
    expect(cell('e4').attributes()).toMatchObject({
      'aria-label': 'e4, white rook, selected',
      'aria-selected': 'true',
    });
    expect(cell('d5').attributes('aria-label')).toBe('d5, ball, can kick here: leaves the board, goal');
    expect(cell('d5').attributes('aria-selected')).toBeUndefined();
  });

  it.each([false, true])('numbers rows and columns as the squares are named (turned: %s)', (flipped) => {
    show({ flipped });
    for (const square of board.findAll('[role="gridcell"]')) {
      const [file, rank] = [...square.attributes('aria-label')!.slice(0, 2)];
      expect(square.element.parentElement?.getAttribute('aria-rowindex')).toBe(rank);
      expect(square.attributes('aria-colindex')).toBe(String(file!.charCodeAt(0) - 96));
    }
  });

  it('says which piece is picked, and that it is put back', async () => {
    show();
    const said = () => board.get('[role="status"]').text();
    expect(said()).toBe('');
    await board.setProps({ selected: at('e4') });
    expect(said()).toBe('white rook on e4 picked');
    await board.setProps({ selected: at('e1') });
    expect(said()).toBe('white king on e1 picked');
    await board.setProps({ selected: undefined });
    expect(said()).toBe('put back');
    // The page tells what an action did.
    await board.setProps({ selected: at('e4') });
    await board.setProps({ selected: undefined, pieces: placed('4k3/4p3/8/4R3/8/8/8/4K3') });
    expect(said()).toBe('');
  });

  it('follows the orientation of the board', () => {
    show({ flipped: true });
    expect(board.get('[role="gridcell"]').attributes('aria-label')).toBe('h1, empty');
  });

  it('says when nothing can be picked', async () => {
    show({ interactive: false });
    expect(grid().attributes('aria-disabled')).toBe('true');
    await cell('e4').trigger('click');
    await press('Enter');
    expect(board.emitted('pick')).toBeUndefined();
    expect(board.emitted('refuse')).toEqual([[at('e4')], [at('e4')]]);
  });
});

describe('by keyboard', () => {
  it('has one square in the tab order: the selected one, or that of a movable piece', async () => {
    show();
    expect(board.findAll('[tabindex="0"]').map((square) => square.attributes('data-square'))).toEqual([`${at('e4')}`]);
    await board.setProps({ selected: at('e1') });
    expect(cell('e1').attributes('tabindex')).toBe('0');
  });

  it.each([
    ['ArrowUp', {}, 'e5'],
    ['ArrowDown', {}, 'e3'],
    ['ArrowLeft', {}, 'd4'],
    ['ArrowRight', {}, 'f4'],
    ['Home', {}, 'a4'],
    ['End', {}, 'h4'],
    ['PageUp', {}, 'e8'],
    ['PageDown', {}, 'e1'],
    ['Home', { ctrlKey: true }, 'a8'],
    ['End', { ctrlKey: true }, 'h1'],
  ])('%s %o goes from e4 to %s', async (key, more, to) => {
    show();
    board.vm.focusSquare(at('e4'));
    await press(key, more);
    expect(focused()).toBe(to);
    expect(cell(to).attributes('tabindex')).toBe('0');
    expect(board.emitted('hover')!.at(-1)).toEqual([at(to)]);
  });

  it('follows the visible direction on a flipped board, and stops at the edge', async () => {
    show({ flipped: true });
    board.vm.focusSquare(at('h4'));
    await press('ArrowLeft');
    expect(focused()).toBe('h4');
    await press('ArrowUp');
    expect(focused()).toBe('h3');
  });

  it('picks with Enter and Space, cancels with Escape, and leaves other keys alone', async () => {
    show();
    board.vm.focusSquare(at('e1'));
    await press('Enter');
    await press(' ');
    await press('Enter', { repeat: true });
    await press('Escape');
    expect(board.emitted('pick')).toEqual([
      [at('e1'), 'keyboard'],
      [at('e1'), 'keyboard'],
    ]);
    expect(board.emitted('cancel')).toHaveLength(1);
    const event = new KeyboardEvent('keydown', { key: 'f', bubbles: true, cancelable: true });
    grid().element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('hovers over no square when the focus leaves', async () => {
    show();
    board.vm.focusSquare(at('e4'));
    (document.activeElement as HTMLElement).blur();
    expect(board.emitted('hover')).toEqual([[at('e4')], [undefined]]);
  });

  it('keeps a square in the tab order when the board becomes a smaller one', async () => {
    show();
    board.vm.focusSquare(at('h8'));
    await board.setProps({ board: NARROW, pieces: [], ball: undefined, movable: [] });
    expect(board.findAll('[tabindex="0"]')).toHaveLength(1);
  });
});

/** Sends a pointer event at the middle of a square, with White at the bottom, or at a place in pixels. */
async function point(
  type: string,
  where: string | readonly [number, number],
  more: PointerEventInit = {},
): Promise<void> {
  const [x, y] =
    typeof where === 'string' ? [(at(where) % 8) * 100 + 50, (7 - Math.floor(at(where) / 8)) * 100 + 50] : where;
  const target = typeof where === 'string' ? cell(where).element : grid().element;
  const init = { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, ...more };
  target.dispatchEvent(new PointerEvent(type, init));
  await nextTick();
}

describe('by pointer', () => {
  it('picks with a click', async () => {
    show();
    await point('pointerdown', 'e4');
    await point('pointerup', 'e4');
    await cell('e4').trigger('click');
    expect(board.emitted('pick')).toEqual([[at('e4'), 'mouse']]);
    expect(board.emitted('grab')).toBeUndefined();
  });

  it('drags a piece that may be moved, and drops it', async () => {
    show();
    await point('pointerdown', 'e4');
    await point('pointermove', [452, 451]);
    expect(board.emitted('grab')).toBeUndefined();
    await point('pointermove', 'e5');
    expect(board.emitted('grab')).toEqual([[at('e4')]]);
    expect(board.findAll('.faint')).toHaveLength(1);
    await point('pointermove', 'd5');
    expect(board.emitted('hover')!.at(-1)).toEqual([at('d5')]);
    await point('pointerup', 'd5');
    await cell('e4').trigger('click');
    expect(board.emitted('drop')).toEqual([[at('e4'), at('d5'), 'mouse']]);
    expect(board.emitted('pick')).toBeUndefined();
    expect(board.findAll('.faint')).toHaveLength(0);
  });

  it.each([
    ['its own square', 'e4'],
    ['beyond the edge', [900, 450]],
  ] as const)('drops nothing on %s', async (_, end) => {
    show();
    await point('pointerdown', 'e4');
    await point('pointermove', 'e6');
    await point('pointerup', end);
    expect(board.emitted('grab')).toHaveLength(1);
    expect(board.emitted('drop')).toBeUndefined();
    expect(board.emitted('dropOutside')).toEqual(end === 'e4' ? undefined : [[at('e4')]]);
  });

  it('reports whether a finger picked a square', async () => {
    show();
    await point('pointerdown', 'e4', { pointerType: 'touch' });
    await point('pointerup', 'e4', { pointerType: 'touch' });
    await cell('e4').trigger('click');
    await point('pointerdown', 'e5');
    await cell('e5').trigger('click');
    expect(board.emitted('pick')).toEqual([
      [at('e4'), 'touch'],
      [at('e5'), 'mouse'],
    ]);
  });

  it.each([
    ['a square that may not be moved', 'e8', {}],
    ['the right button', 'e4', { button: 2 }],
    ['a second finger', 'e4', { isPrimary: false }],
  ] as const)('drags nothing with %s', async (_, from, more) => {
    show();
    await point('pointerdown', from, more);
    await point('pointermove', 'd5', more);
    await point('pointerup', 'd5', more);
    expect(board.emitted('grab')).toBeUndefined();
    expect(board.emitted('drop')).toBeUndefined();
  });

  it.each([
    ['the system takes the pointer', () => point('pointercancel', 'e6')],
    ['Escape is pressed', () => press('Escape')],
    ['the turn is over', () => board.setProps({ interactive: false })],
  ])('cancels a drag when %s', async (_, stop) => {
    show();
    await point('pointerdown', 'e4');
    await point('pointermove', 'e6');
    await stop();
    await point('pointerup', 'e7');
    expect(board.emitted('drop')).toBeUndefined();
    expect(board.findAll('.faint')).toHaveLength(0);
  });

  it('needs a longer way of a finger for a drag, and hovers only while the finger is pressed', async () => {
    show();
    const touch = { pointerType: 'touch' };
    await point('pointerdown', 'e4', touch);
    await point('pointermove', [456, 450], touch);
    expect(board.emitted('grab')).toBeUndefined();
    await point('pointerup', [456, 450], touch);
    expect(board.emitted('hover')).toEqual([[at('e4')], [undefined]]);
  });

  it('does not hover because a tap moves the focus', async () => {
    show();
    board.vm.focusSquare(at('e4'));
    await point('pointerdown', 'e1', { pointerType: 'touch' });
    (cell('e1').element as HTMLElement).focus();
    await point('pointerup', 'e1', { pointerType: 'touch' });
    expect(board.emitted('hover')).toEqual([[at('e4')], [at('e1')], [undefined]]);
  });

  it('finds squares on a flipped board', async () => {
    show({ flipped: true });
    await point('pointermove', [50, 50]);
    expect(board.emitted('hover')).toEqual([[at('h1')]]);
    await point('pointerleave', [50, -1]);
    expect(board.emitted('hover')!.at(-1)).toEqual([undefined]);
  });
});

describe('the drawing', () => {
  it('gives every look a mark of its own', () => {
    const looks = ['move', 'capture', 'kick', 'pass', 'shot', 'end'] as const;
    show({ destinations: looks.map((look, square) => ({ square, look })) });
    const shapes = looks.map((look) => board.get(`[data-look="${look}"] .mark`).element.innerHTML);
    expect(new Set(shapes).size).toBe(looks.length);
  });

  it('shows the hint, and the previewed flight', async () => {
    show();
    expect(board.find('.hint').exists()).toBe(false);
    await board.setProps({
      hint: { from: at('e1'), to: at('e2') },
      preview: [
        { kind: 'kick', piece: ROOK, ball: at('d5') },
        { kind: 'fly', from: at('d5'), to: at('e5'), bounced: false },
        { kind: 'goal', side: 'w', how: 'Head goal', says: 'goal' },
      ],
    });
    expect(board.find('.hint').exists()).toBe(true);
    expect(board.get('.banner').text()).toBe('Head goal for White');
    expect(cell('e1').attributes('aria-label')).toContain('hint starts here');
  });

  it('marks the squares of an action that is being sent', async () => {
    show({ sending: [at('e1'), at('e2')] });
    expect(board.findAll('[data-sending]')).toHaveLength(2);
    expect(['e1', 'e2', 'e3'].map((name) => cell(name).attributes('aria-label')?.endsWith('being sent'))).toEqual([
      true,
      true,
      false,
    ]);
    await board.setProps({ sending: [] });
    expect(board.find('[data-sending]').exists()).toBe(false);
  });

  it('marks the goal of a side that is in danger', async () => {
    show();
    expect(board.find('[data-threatened-goal]').exists()).toBe(false);
    await board.setProps({ threatenedGoal: 'b' });
    expect(board.findAll('[data-threatened-goal]')).toHaveLength(1);
    expect(board.find('.b > [data-threatened-goal]').exists()).toBe(true);
  });

  it('is a picture with a label in a diagram', () => {
    const diagram = mount(BoardDiagram, { props: { board: PITCH, pieces: START, ball: at('d5'), pieceNames: NAMES } });
    expect(diagram.get('[role="img"]').attributes('aria-label')).toContain('white rook e4');
    expect(diagram.findAll('.piece')).toHaveLength(4);
    expect(diagram.find('[tabindex]').exists()).toBe(false);
  });
});

describe('an animation', () => {
  const isPlaying = () => board.findComponent({ name: 'BoardAnimation' }).exists();
  let page: EffectScope;
  let animator: Animator;
  const play = (events = SLIDE, speed?: number) =>
    animator.play({ board: PITCH, before: { pieces: START, ball: at('d5') }, events }, speed);

  beforeEach(() => {
    page = effectScope();
    animator = page.run(useAnimator)!;
  });

  it('shows the action, and then the props', async () => {
    show({ animator, pieces: placed('4k3/4p3/4R3/8/8/8/8/4K3') });
    let isOver = false;
    const over = play().then(() => {
      isOver = true;
    });
    vi.advanceTimersByTime(100);
    await nextTick();
    expect(isPlaying()).toBe(true);
    vi.advanceTimersByTime(1000);
    await over;
    await nextTick();
    expect(isOver).toBe(true);
    expect(isPlaying()).toBe(false);
  });

  it('is over at once if the person prefers less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    show({ animator });
    await play();
    expect(isPlaying()).toBe(false);
  });

  it.each([
    ['at speed 0', () => play(SLIDE, 0)],
    ['without events', () => play([])],
  ])('is over at once %s', async (_, start) => {
    show({ animator });
    await start();
    expect(isPlaying()).toBe(false);
  });

  it.each([
    ['a press', () => point('pointerdown', 'a8')],
    ['a pick', () => press('Enter')],
    ['another one', async () => void play([])],
    ['the end of the page', async () => page.stop()],
  ])('is ended by %s', async (_, stop) => {
    show({ animator });
    const over = play();
    await nextTick();
    await stop();
    await over;
  });

  it('does not repeat the slide of a dragged piece', async () => {
    show({ animator });
    await point('pointerdown', 'e4');
    await point('pointermove', 'e5');
    await point('pointerup', 'e6');
    await play();
    void play();
    await nextTick();
    expect(isPlaying()).toBe(true);
  });
});

describe('on a map', () => {
  const tiles = Array.from({ length: 64 }, (_, square) =>
    square === at('d5') ? ('door' as const) : square === at('e4') ? ('key' as const) : ('floor' as const),
  );

  it('draws and labels the tiles of the squares', () => {
    show({ tiles, ball: undefined });
    expect(board.findAll('[data-tile]').map((tile) => tile.attributes('data-tile'))).toEqual(['key', 'door']);
    expect([cell('d5'), cell('e4')].map((one) => one.attributes('aria-label'))).toEqual([
      'd5, closed door',
      'e4, white rook, key',
    ]);
  });

  it('draws items, and the one that a piece carries', () => {
    const looks = { R: { glyph: 'rook', item: 'wings' } } as const;
    const all = tiles.map((tile) => (tile === 'door' ? ('boots' as const) : tile));
    const diagram = mount(BoardDiagram, {
      props: { board: PITCH, pieces: START, tiles: all, looks, label: 'Board', plain: true },
    });
    expect(diagram.findAll('[data-tile="boots"]')).toHaveLength(1);
    expect(diagram.findAll('[data-item]').map((item) => item.attributes('data-item'))).toEqual(['wings']);
  });

  it('shows the reach of a piece, with its moves if it cannot act now', async () => {
    const reach = { moves: [at('e5')], attacks: [at('e5'), at('f4')] };
    show({ reach: { ...reach, isForeign: false } });
    const counts = () => ['[data-attack]', '[data-reach]'].map((mark) => board.findAll(mark).length);
    expect(counts()).toEqual([2, 0]);
    // What the piece cannot do now does not look like a capture.
    expect(board.findAll('[data-attack] .tint')).toHaveLength(0);
    await board.setProps({ reach: { ...reach, isForeign: true } });
    expect(counts()).toEqual([2, 1]);
    expect(cell('e5').attributes('aria-label')).toBe('e5, empty, could move here, could capture here');
  });

  it('shows a way, and labels its steps', () => {
    show({ route: { squares: ['e4', 'e6', 'g6'].map(at), automaticCount: 1 } });
    expect(board.findAll('[data-route] circle')).toHaveLength(2);
    expect(cell('g6').attributes('aria-label')).toBe('g6, empty, step 2 of the way');
  });

  it('draws pieces with their own looks', () => {
    show();
    const rook = () => board.find('.piece.w').html();
    const usual = rook();
    board.unmount();
    show({ looks: { R: { glyph: 'dragon', colour: 'rose' }, K: { glyph: 'dragon' } } });
    expect(rook()).not.toBe(usual);
    expect(board.findAll('.piece.rose')).toHaveLength(1);
  });
});

describe('drawing', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const marks = () => ({
    arrows: board.findAll('[data-drawings] > path').length,
    circles: board.findAll('[data-drawings] > g').length,
  });
  const right = { button: 2, pointerType: 'mouse' };
  const touch = { pointerType: 'touch' };

  async function drawn(from: string, to: string, how: PointerEventInit): Promise<void> {
    await point('pointerdown', from, how);
    if (how.pointerType === 'touch') vi.advanceTimersByTime(600);
    await point('pointermove', to, how);
    await point('pointerup', to, how);
  }

  it('the right button draws arrows and circles; the same again, a pick and a new position remove them', async () => {
    show({ drawable: true });
    await drawn('e4', 'e7', right);
    await drawn('d5', 'd5', right);
    expect(marks()).toEqual({ arrows: 1, circles: 1 });
    await drawn('d5', 'd5', right);
    expect(marks()).toEqual({ arrows: 1, circles: 0 });
    await cell('e4').trigger('click');
    expect([marks(), board.emitted('pick')]).toEqual([{ arrows: 0, circles: 0 }, [[at('e4'), 'mouse']]]);
    await drawn('d5', 'd5', right);
    await board.setProps({ pieces: placed('4k3/4p3/4R3/8/8/8/8/4K3') });
    expect(marks()).toEqual({ arrows: 0, circles: 0 });
  });

  it('circles marked squares, once each, beside what a person draws', async () => {
    show({ drawable: true, marks: [at('e4'), at('e7'), at('e4')] });
    await drawn('d5', 'd5', right);
    expect(marks()).toEqual({ arrows: 0, circles: 3 });
    await board.setProps({ marks: [] });
    expect(marks()).toEqual({ arrows: 0, circles: 1 });
  });

  it('a long press draws; one that stays on a piece of the person picks it', async () => {
    show({ drawable: true });
    await drawn('d5', 'd5', touch);
    await drawn('e4', 'e7', touch);
    expect([marks(), board.emitted('pick'), board.emitted('drop')]).toEqual([
      { arrows: 1, circles: 1 },
      undefined,
      undefined,
    ]);
    await drawn('e4', 'e4', touch);
    expect(board.emitted('pick')).toEqual([[at('e4'), 'touch']]);
  });

  it('a finger that moves at once drags or scrolls, and with a piece picked a long press is a tap', async () => {
    show({ drawable: true });
    await point('pointerdown', 'e4', touch);
    await point('pointermove', 'e6', touch);
    vi.advanceTimersByTime(600);
    await point('pointerup', 'e6', touch);
    expect([marks(), board.emitted('drop')]).toEqual([{ arrows: 0, circles: 0 }, [[at('e4'), at('e6'), 'touch']]]);
    await board.setProps({ selected: at('e4') });
    await drawn('d5', 'd5', touch);
    expect(marks()).toEqual({ arrows: 0, circles: 0 });
  });

  it('nothing is drawn on other boards', async () => {
    show();
    await drawn('e4', 'e7', right);
    expect(marks()).toEqual({ arrows: 0, circles: 0 });
  });
});
