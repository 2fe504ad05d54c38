import { type Drawing, type DrawingColor, type Square, withDrawing } from '@kickmate/board';
import { onScopeDispose, shallowRef } from 'vue';
import { type BoardView, squareUnder } from '../geometry.ts';
import { deviceOf, spotUnder, squareOf } from './useBoardInput.ts';

/** The colour by the modifier keys: green, with Shift or Control red, with Alt blue, with both yellow. */
function colorOf({ shiftKey, ctrlKey, altKey, metaKey }: MouseEvent): DrawingColor {
  const [isRed, isBlue] = [shiftKey || ctrlKey, altKey || metaKey];
  if (isRed) return isBlue ? 'yellow' : 'red';
  return isBlue ? 'blue' : 'green';
}

/** The time after which a press by touch draws, in milliseconds. */
const LONG_PRESS_MS = 500;
/** The distance within which a finger counts as still, in CSS pixels. */
const STILL_PX = 8;

/** The questions and events with which {@link useDrawing} calls its owner. */
export interface DrawingOptions {
  readonly view: () => BoardView;
  /** Whether anything can be drawn. */
  readonly isOpen: () => boolean;
  /** A mark was drawn; returns true if the owner keeps it. */
  readonly onDraw: (drawing: Drawing) => boolean;
  /** Whether a long press may draw: not while a tap means a destination. */
  readonly isTouchOpen: () => boolean;
  /** A press with the right button; returns true if it means something else than a drawing. */
  readonly onRight: () => boolean;
  /** A drawing begins by touch: the press that could become a drag is forgotten. */
  readonly onTouchStart: () => void;
  /** A long press that ended where it began: it picks the square as a tap does. Returns false if there is nothing to pick. */
  readonly onTouchStill: (square: Square) => boolean;
}

/**
 * Draws arrows and circles by a drag with the right button, or by a long press. A second drawing of the same mark removes it.
 * The owner calls `clear` when the person picks something, or something is played. Put the handlers on the grid of squares, next
 * to those of the board's input.
 */
export function useDrawing(options: DrawingOptions) {
  const { view } = options;
  const drawings = shallowRef<readonly Drawing[]>([]);
  /** The drawing that is being made. */
  const current = shallowRef<Drawing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { readonly x: number; readonly y: number } | undefined;
  let isByTouch = false;
  let isClickSpent = false;

  function stopWaiting(): void {
    clearTimeout(timer);
    pressed = undefined;
  }
  function cancel(): void {
    stopWaiting();
    current.value = undefined;
  }
  function clear(): void {
    if (drawings.value.length > 0) drawings.value = [];
  }
  onScopeDispose(stopWaiting);

  const handlers = {
    pointerdown(event: PointerEvent): void {
      isClickSpent = false;
      const square = squareOf(view(), event);
      if (square === undefined || !options.isOpen() || !event.isPrimary) return;
      if (event.button === 2) {
        if (options.onRight()) return;
        isByTouch = false;
        (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
        current.value = { from: square, to: square, color: colorOf(event) };
      } else if (event.button === 0 && deviceOf(event) === 'touch' && options.isTouchOpen()) {
        pressed = { x: event.clientX, y: event.clientY };
        timer = setTimeout(() => {
          pressed = undefined;
          isByTouch = true;
          options.onTouchStart();
          current.value = { from: square, to: square, color: colorOf(event) };
          // Tells the finger that hides the square. Not every device can.
          globalThis.navigator?.vibrate?.(15);
        }, LONG_PRESS_MS);
      }
    },
    pointermove(event: PointerEvent): void {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL_PX) stopWaiting();
      if (!current.value) return;
      const to = squareUnder(view().board, spotUnder(view(), event));
      if (to !== undefined && to !== current.value.to) current.value = { ...current.value, to };
    },
    pointerup(event: PointerEvent): void {
      stopWaiting();
      const drawn = current.value;
      if (!drawn) return;
      current.value = undefined;
      isClickSpent = isByTouch;
      if (squareOf(view(), event) === undefined) return;
      if (isByTouch && drawn.from === drawn.to && options.onTouchStill(drawn.from)) return;
      if (!options.onDraw(drawn)) drawings.value = withDrawing(drawings.value, drawn);
    },
    pointercancel: cancel,
    /** A finger that draws does not scroll the page. */
    touchmove(event: TouchEvent): void {
      if (current.value && event.cancelable) event.preventDefault();
    },
    contextmenu(event: MouseEvent): void {
      if (options.isOpen()) event.preventDefault();
    },
  };

  /** Returns once whether a click that comes now is only the end of a drawing. */
  function takeSpentClick(): boolean {
    const isSpent = isClickSpent;
    isClickSpent = false;
    return isSpent;
  }

  return { drawings, current, clear, takeSpentClick, handlers };
}
