import type { Square } from '@kickmate/board';
import { type ComputedRef, computed, ref, shallowRef, watch } from 'vue';
import { type BoardView, type Spot, seenAt, spotAt, squareSeenAt, squareUnder } from '../geometry.ts';

/** The device with which a person operates the board. A pen counts as a mouse. */
export type Device = 'mouse' | 'touch' | 'keyboard';

/** A piece that a pointer drags. */
export interface DraggedPiece {
  readonly from: Square;
  /** The place of the pointer. */
  readonly at: Spot;
  /** The square under the pointer. */
  readonly over: Square | undefined;
  /** Whether the pointer is a finger, which hides what is under it. */
  readonly isTouch: boolean;
}

/** The questions and events with which {@link useBoardInput} calls its owner. */
export interface BoardInputOptions {
  readonly view: () => BoardView;
  readonly isInteractive: () => boolean;
  /** Whether the piece on a square may be picked up. */
  readonly isMovable: (square: Square) => boolean;
  /** The square that is first in the tab order, before any square has had the focus. */
  readonly first: () => Square;
  /** Moves the focus to a square. */
  readonly focus: (square: Square) => void;
  readonly onPress: () => void;
  /** A square was picked, also while the board is not interactive. */
  readonly onPick: (square: Square, by: Device) => void;
  readonly onGrab: (square: Square) => void;
  /** The dragged piece was dropped; `to` is `undefined` outside the board. */
  readonly onDrop: (from: Square, to: Square | undefined, by: Device) => void;
  /** The square that is pointed at, or has the keyboard's focus, has changed. */
  readonly onHover: (square: Square | undefined) => void;
  readonly onCancel: () => void;
}

/**
 * Handles mouse, pen, finger and keyboard on the grid of squares: clicks, taps, Enter and Space pick, a drag of a movable
 * piece grabs and drops, arrow keys move the focus, Escape cancels. Put the returned handlers on the grid element, whose
 * cells carry `data-square`.
 */
export function useBoardInput(options: BoardInputOptions) {
  const { view, onPick } = options;
  const focus = useSquareFocus({ view, first: options.first, onHover: options.onHover });
  const keyboard = useSquareKeys({
    view,
    active: () => focus.active.value,
    onFocus: options.focus,
    onPick: (square) => onPick(square, 'keyboard'),
    onCancel: () => {
      cancel();
      options.onCancel();
    },
  });
  const dragged = shallowRef<DraggedPiece>();
  /** The device of the last press. Not every browser says which device a click comes from. */
  let device: Device = 'mouse';
  const pointer = usePointer<Square>({
    onPress(event) {
      device = deviceOf(event);
      const square = squareOf(view(), event);
      // A finger does not hover. It points at a square while it is pressed on it.
      focus.pointAt(square);
      focus.note('pointer');
      options.onPress();
      return options.isInteractive() && square !== undefined && options.isMovable(square) ? square : undefined;
    },
    onDragStart(from, event) {
      drag(from, event);
      options.onGrab(from);
    },
    onMove(from, event) {
      if (from !== undefined) drag(from, event);
      if (from !== undefined || deviceOf(event) !== 'touch') focus.pointAt(squareOf(view(), event));
    },
    onDrop(from, event) {
      dragged.value = undefined;
      const to = squareOf(view(), event);
      if (to !== from) options.onDrop(from, to, deviceOf(event));
    },
    onCancel() {
      dragged.value = undefined;
      focus.pointAt(undefined);
    },
  });

  function drag(from: Square, event: PointerEvent): void {
    const at = spotUnder(view(), event);
    dragged.value = { from, at, over: squareUnder(view().board, at), isTouch: deviceOf(event) === 'touch' };
  }

  /** Forgets the press; a piece that is being dragged goes back. */
  function cancel(): void {
    pointer.cancel();
    dragged.value = undefined;
  }

  const handlers = {
    ...pointer.handlers,
    pointerup(event: PointerEvent): void {
      if (event.isPrimary && deviceOf(event) === 'touch') focus.pointAt(undefined);
      pointer.handlers.pointerup(event);
    },
    pointerleave(): void {
      if (!dragged.value) focus.pointAt(undefined);
    },
    click(event: MouseEvent): void {
      const cell = (event.target as Element).closest<HTMLElement>('[data-square]');
      if (!pointer.takeSpentClick() && cell) onPick(Number(cell.dataset.square), device);
    },
    keydown(event: KeyboardEvent): void {
      device = 'mouse';
      focus.note('keyboard');
      keyboard(event);
    },
    focusin: focus.onFocusin,
    focusout: focus.onFocusout,
  };
  return { active: focus.active, hovered: focus.hovered, dragged, cancel, handlers };
}

/** The place under a pointer, for an event that is handled on the grid of squares. */
export function spotUnder(view: BoardView, event: PointerEvent): Spot {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return spotAt(view, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
}

/** The square under a pointer, for an event that is handled on the grid of squares; `undefined` outside the board. */
export const squareOf = (view: BoardView, event: PointerEvent): Square | undefined =>
  squareUnder(view.board, spotUnder(view, event));

/** Follows focus and pointer over the squares. */
export interface SquareFocus {
  /** The square in the tab order. */
  readonly active: ComputedRef<Square>;
  /** The square under the pointer, or else the one with the keyboard's focus. */
  readonly hovered: ComputedRef<Square | undefined>;
  /** Notes the square under the pointer. */
  pointAt(square: Square | undefined): void;
  /** Notes what operates the board. */
  note(device: 'pointer' | 'keyboard'): void;
  /** Handlers for the grid element, whose cells carry `data-square`. */
  onFocusin(event: FocusEvent): void;
  onFocusout(event: FocusEvent): void;
}

/** Makes a {@link SquareFocus}; calls `onHover` at each change of `hovered`. */
export function useSquareFocus({
  view,
  first,
  onHover,
}: Pick<BoardInputOptions, 'view' | 'first'> & Partial<Pick<BoardInputOptions, 'onHover'>>): SquareFocus {
  const last = ref<Square>();
  const pointed = ref<Square>();
  const focused = ref<Square>();
  /** Focus from a click does not count as pointing: the pointer's own square is more exact. */
  const isByKeyboard = ref(true);
  const isOnBoard = (square: Square) => square < view().board.files * view().board.ranks;
  const active = computed(() => (last.value !== undefined && isOnBoard(last.value) ? last.value : first()));
  const hovered = computed(() => pointed.value ?? (isByKeyboard.value ? focused.value : undefined));
  if (onHover) watch(hovered, onHover, { flush: 'sync' });
  return {
    active,
    hovered,
    pointAt: (square) => {
      pointed.value = square;
    },
    note: (device) => {
      isByKeyboard.value = device === 'keyboard';
    },
    onFocusin: ({ target }) => {
      const { square } = (target as HTMLElement).dataset;
      if (square !== undefined) last.value = focused.value = Number(square);
    },
    onFocusout: ({ currentTarget, relatedTarget }) => {
      if ((currentTarget as HTMLElement).contains(relatedTarget as Node | null)) return;
      focused.value = undefined;
      isByKeyboard.value = true;
    },
  };
}

/** The questions and events with which {@link useSquareKeys} calls its owner. */
export interface SquareKeysOptions {
  readonly view: () => BoardView;
  /** The square that has the focus, or would get it. */
  readonly active: () => Square;
  readonly onFocus: (square: Square) => void;
  readonly onPick: (square: Square) => void;
  readonly onCancel: () => void;
}

/** The distances of the arrow keys, in columns to the right and rows down, as seen. */
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Handles keys on the grid of squares: arrows go one square, Home and End to the ends of the row, PageUp and PageDown to the
 * ends of the column, with Ctrl to the corners; Enter and Space pick, Escape cancels. Returns the handler of `keydown`.
 */
export function useSquareKeys({ view, active, onFocus, onPick, onCancel }: SquareKeysOptions) {
  function target(key: string, isCtrl: boolean): Square | undefined {
    const { files, ranks } = view().board;
    const { column, row } = seenAt(view(), active());
    const arrow = ARROWS[key];
    if (arrow && !isCtrl) return squareSeenAt(view(), column + arrow[0], row + arrow[1]) ?? active();
    switch (key) {
      case 'Home':
        return squareSeenAt(view(), 0, isCtrl ? 0 : row);
      case 'End':
        return squareSeenAt(view(), files - 1, isCtrl ? ranks - 1 : row);
      case 'PageUp':
        return squareSeenAt(view(), column, 0);
      case 'PageDown':
        return squareSeenAt(view(), column, ranks - 1);
      default:
        return undefined;
    }
  }

  return function onKeydown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const square = target(event.key, event.ctrlKey);
    if (square !== undefined) onFocus(square);
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!event.repeat) onPick(active());
    } else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  };
}

/** The questions and events with which {@link usePointer} calls its owner. */
export interface PointerOptions<T> {
  /** A press begins. Returns the pressed thing, or `undefined` if nothing there can be dragged. */
  readonly onPress: (event: PointerEvent) => T | undefined;
  /** The press has become a drag. */
  readonly onDragStart: (pressed: T, event: PointerEvent) => void;
  /** The pointer has moved. `dragged` is `undefined` while it drags nothing. */
  readonly onMove?: (dragged: T | undefined, event: PointerEvent) => void;
  /** The drag has ended where the pointer is. A press that never became a drag ends without this; a click may follow. */
  readonly onDrop: (dragged: T, event: PointerEvent) => void;
  /** The system has taken the pointer away, for instance to scroll the page. */
  readonly onCancel?: (dragged: T | undefined) => void;
  /** The distance after which a press becomes a drag, in CSS pixels; 0 starts the drag with the press. */
  readonly threshold?: Readonly<Record<'mouse' | 'touch', number>>;
}

/** The distance after which a press becomes a drag by default, in CSS pixels. */
const THRESHOLD = { mouse: 4, touch: 8 } as const;

/** The device of a pointer: a finger, or a mouse or pen. */
export const deviceOf = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'touch' ? 'touch' : 'mouse';

/**
 * Handles mouse, pen and finger, and tells a press from a drag. The handlers belong on the element that is pressed. It
 * receives the pointer's events until the drag ends, wherever the pointer goes.
 */
export function usePointer<T>(options: PointerOptions<T>) {
  const { threshold = THRESHOLD } = options;
  let press: { readonly id: number; readonly pressed: T; readonly x: number; readonly y: number } | undefined;
  let isDragging = false;
  let isClickSpent = false;

  function startDrag(event: PointerEvent, pressed: T): void {
    (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    isDragging = true;
    options.onDragStart(pressed, event);
  }

  function pointerdown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    isClickSpent = false;
    const pressed = options.onPress(event);
    press = pressed === undefined ? undefined : { id: event.pointerId, pressed, x: event.clientX, y: event.clientY };
    if (pressed !== undefined && threshold[deviceOf(event)] === 0) startDrag(event, pressed);
  }

  function pointermove(event: PointerEvent): void {
    if (!event.isPrimary) return;
    if (press?.id === event.pointerId && !isDragging) {
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      if (distance > threshold[deviceOf(event)]) startDrag(event, press.pressed);
    }
    options.onMove?.(dragged(), event);
  }

  function pointerup(event: PointerEvent): void {
    if (press?.id !== event.pointerId) return;
    const { pressed } = press;
    isClickSpent = isDragging;
    cancel();
    if (isClickSpent) options.onDrop(pressed, event);
  }

  function pointercancel(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const lost = dragged();
    cancel();
    options.onCancel?.(lost);
  }

  /** The thing that the pointer drags; `undefined` if it drags nothing. */
  const dragged = (): T | undefined => (isDragging ? press?.pressed : undefined);

  /** Forgets the press and the drag. */
  function cancel(): void {
    press = undefined;
    isDragging = false;
  }

  /** Returns once whether a click that comes now is only the end of a drag. */
  function takeSpentClick(): boolean {
    const isSpent = isClickSpent;
    isClickSpent = false;
    return isSpent;
  }

  return { dragged, cancel, takeSpentClick, handlers: { pointerdown, pointermove, pointerup, pointercancel } };
}
