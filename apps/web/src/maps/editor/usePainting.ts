import { fileOf, rankOf, type Square, squareAt } from '@kickmate/board';
import { type BoardView, spotAt, squareUnder } from '@kickmate/board-ui';

/** Whom a painting pointer tells. */
export interface PaintingOptions {
  readonly view: () => BoardView;
  /** A stroke begins on a square. */
  readonly onBegin: (square: Square) => void;
  /** The stroke comes to another square. */
  readonly onReach: (square: Square) => void;
  /** The stroke ends, on the last square that it has come to. */
  readonly onEnd: (square: Square) => void;
  /** The stroke is none: the system has taken the pointer, to scroll the page. */
  readonly onCancel: () => void;
  readonly onHover: (square: Square | undefined) => void;
}

/** Mouse, pen and finger that paint squares as they go over them. The handlers are for the grid of squares. */
export function usePainting({ view, onBegin, onReach, onEnd, onCancel, onHover }: PaintingOptions) {
  let stroke: { readonly id: number; last: Square } | undefined;

  function squareOf(event: PointerEvent): Square | undefined {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at = spotAt(view(), (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    return squareUnder(view().board, at);
  }

  function pointerdown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const square = squareOf(event);
    if (square === undefined) return;
    (event.currentTarget as HTMLElement).setPointerCapture?.(event.pointerId);
    stroke = { id: event.pointerId, last: square };
    onBegin(square);
  }

  function pointermove(event: PointerEvent): void {
    if (!event.isPrimary) return;
    const square = squareOf(event);
    if (event.pointerType !== 'touch') onHover(square);
    if (stroke?.id !== event.pointerId || square === undefined || square === stroke.last) return;
    for (const one of squaresBetween(view(), stroke.last, square)) onReach(one);
    stroke.last = square;
  }

  function pointerup(event: PointerEvent): void {
    if (stroke?.id !== event.pointerId) return;
    const { last } = stroke;
    stroke = undefined;
    onEnd(last);
  }

  function pointercancel(event: PointerEvent): void {
    if (stroke?.id !== event.pointerId) return;
    stroke = undefined;
    onCancel();
  }

  const pointerleave = (): void => onHover(undefined);

  return { pointerdown, pointermove, pointerup, pointercancel, pointerleave };
}

/** The squares on the way from one to another, the last one included: a fast pointer is not told at each of them. */
export function squaresBetween({ board }: Pick<BoardView, 'board'>, from: Square, to: Square): readonly Square[] {
  const [file, rank] = [fileOf(board, from), rankOf(board, from)];
  const [files, ranks] = [fileOf(board, to) - file, rankOf(board, to) - rank];
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return squareAt(board, Math.round(file + part * files), Math.round(rank + part * ranks))!;
  });
}
