/** What a person operates the board with. A pen counts as a mouse. */
export type Device = 'mouse' | 'touch' | 'keyboard';

/** What {@link usePointer} asks and tells. */
export interface PointerOptions<T> {
  /** A press begins. Returns what was pressed, or `undefined` if nothing there can be dragged. */
  readonly onPress: (event: PointerEvent) => T | undefined;
  /** The press has become a drag. */
  readonly onDragStart: (pressed: T, event: PointerEvent) => void;
  /** The pointer has moved: with what it drags, or `undefined` while it drags nothing. */
  readonly onMove?: (dragged: T | undefined, event: PointerEvent) => void;
  /** The drag has ended where the pointer is. A press that never became a drag ends without this; a click may follow. */
  readonly onDrop: (dragged: T, event: PointerEvent) => void;
  /** The system has taken the pointer away, for instance to scroll the page. */
  readonly onCancel?: (dragged: T | undefined) => void;
  /** How far the pointer goes before a press becomes a drag, in CSS pixels; 0 starts the drag with the press. */
  readonly threshold?: Readonly<Record<'mouse' | 'touch', number>>;
}

/** How far a pointer goes before a press becomes a drag, in CSS pixels. */
const THRESHOLD = { mouse: 4, touch: 8 } as const;

/** Whether a pointer is a finger or something finer. */
export const deviceOf = ({ pointerType }: PointerEvent): 'mouse' | 'touch' =>
  pointerType === 'touch' ? 'touch' : 'mouse';

/**
 * The one listener for mouse, pen and finger: tells a press from a drag. The handlers belong on the element that is
 * pressed; it receives the pointer's events until the drag ends, wherever the pointer goes.
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

  /** What the pointer drags, if it drags anything. */
  const dragged = (): T | undefined => (isDragging ? press?.pressed : undefined);

  /** Forgets the press and the drag. */
  function cancel(): void {
    press = undefined;
    isDragging = false;
  }

  /** Whether a click that comes now is only the end of a drag. Answers once. */
  function takeSpentClick(): boolean {
    const isSpent = isClickSpent;
    isClickSpent = false;
    return isSpent;
  }

  return { dragged, cancel, takeSpentClick, handlers: { pointerdown, pointermove, pointerup, pointercancel } };
}
