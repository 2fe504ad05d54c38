import type { Square } from '@kickmate/board';
import { type ShallowRef, shallowRef } from 'vue';
import { type BoardView, type Spot, spotAt, squareUnder } from '../geometry.ts';

/** A piece on its way with the pointer. */
export interface Drag {
  readonly from: Square;
  /** Where the pointer is. */
  readonly at: Spot;
  /** The square under it. */
  readonly over: Square | undefined;
  /** Whether it is a finger, which hides what is under it. */
  readonly isTouch: boolean;
}

/** What the pointer composable needs to know, and whom it tells. */
export interface PointerOptions {
  readonly view: () => BoardView;
  readonly isInteractive: () => boolean;
  /** Whether the piece on a square may be picked up. */
  readonly isMovable: (square: Square) => boolean;
  readonly onPress: () => void;
  readonly onPick: (square: Square) => void;
  readonly onGrab: (square: Square) => void;
  readonly onDrop: (from: Square, to: Square) => void;
  readonly onHover: (square: Square | undefined) => void;
}

/** How far a pointer may go from where it was pressed, in CSS pixels, before the press becomes a drag. */
const THRESHOLD = { mouse: 4, touch: 8 } as const;

interface Press {
  readonly id: number;
  readonly square: Square;
  readonly x: number;
  readonly y: number;
}

/**
 * Mouse, pen and finger on the grid of squares: taps and clicks pick, a drag of a movable piece grabs and drops.
 * The handlers are for the grid element; its cells carry `data-square`.
 */
export function useBoardPointer(options: PointerOptions) {
  const drag: ShallowRef<Drag | undefined> = shallowRef();
  let press: Press | undefined;
  let hovered: Square | undefined;
  /** A click that ends a drag is part of it. */
  let isClickSpent = false;

  function spotUnder(event: PointerEvent): Spot {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return spotAt(options.view(), (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  }

  function hover(square: Square | undefined): void {
    if (square === hovered) return;
    hovered = square;
    options.onHover(square);
  }

  function pointerdown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    isClickSpent = false;
    const square = squareUnder(options.view().board, spotUnder(event));
    // A finger does not hover: while it rests on a square, it points at it.
    hover(square);
    options.onPress();
    const canDrag = options.isInteractive() && square !== undefined && options.isMovable(square);
    press = canDrag ? { id: event.pointerId, square, x: event.clientX, y: event.clientY } : undefined;
  }

  function pointermove(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const at = spotUnder(event);
    const over = squareUnder(options.view().board, at);
    const isTouch = event.pointerType === 'touch';
    if (press?.id === event.pointerId && !drag.value && isFar(press, event)) begin(event, press.square);
    if (drag.value) drag.value = { from: drag.value.from, at, over, isTouch };
    if (drag.value || !isTouch) hover(over);
  }

  function begin(event: PointerEvent, from: Square): void {
    // From here on the grid gets all of this pointer's events, wherever it goes.
    (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    drag.value = { from, at: spotUnder(event), over: from, isTouch: event.pointerType === 'touch' };
    options.onGrab(from);
  }

  function pointerup(event: PointerEvent): void {
    if (event.isPrimary && event.pointerType === 'touch') hover(undefined);
    if (press?.id !== event.pointerId) return;
    const finished = drag.value;
    const to = squareUnder(options.view().board, spotUnder(event));
    cancel();
    if (!finished) return;
    isClickSpent = true;
    if (to !== undefined && to !== finished.from) options.onDrop(finished.from, to);
  }

  function click(event: MouseEvent): void {
    const cell = (event.target as Element).closest<HTMLElement>('[data-square]');
    if (cell && !isClickSpent && options.isInteractive()) options.onPick(Number(cell.dataset.square));
    isClickSpent = false;
  }

  /** Forgets the press; a piece that is being dragged goes back. */
  function cancel(): void {
    press = undefined;
    drag.value = undefined;
  }

  function pointercancel(): void {
    cancel();
    hover(undefined);
  }

  const pointerleave = (): void => {
    if (!drag.value) hover(undefined);
  };

  return { drag, cancel, handlers: { pointerdown, pointermove, pointerup, pointercancel, pointerleave, click } };
}

const isFar = (press: Press, { clientX, clientY, pointerType }: PointerEvent): boolean =>
  Math.hypot(clientX - press.x, clientY - press.y) > (pointerType === 'touch' ? THRESHOLD.touch : THRESHOLD.mouse);
