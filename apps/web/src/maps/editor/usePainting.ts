import { fileOf, rankOf, type Square, squareAt } from '@kickmate/board';
import { type BoardView, deviceOf, squareOf, usePointer } from '@kickmate/board-ui';

/** The questions and events of {@link usePainting}. */
export interface PaintingOptions {
  readonly view: () => BoardView;
  /** A stroke begins on a square. */
  readonly onBegin: (square: Square) => void;
  /** The stroke reaches another square. */
  readonly onReach: (square: Square) => void;
  /** The stroke ends on the last square that it has reached. */
  readonly onEnd: (square: Square) => void;
  /** The stroke is given up: the system has taken the pointer, to scroll the page. */
  readonly onCancel: () => void;
  readonly onHover: (square: Square | undefined) => void;
}

/**
 * Strokes over a grid of squares, by mouse, pen or finger. The handlers belong on the grid.
 */
export function usePainting({ view, onBegin, onReach, onEnd, onCancel, onHover }: PaintingOptions) {
  let last: Square | undefined;
  const pointer = usePointer<Square>({
    threshold: { mouse: 0, touch: 0 },
    onPress: (event) => squareOf(view(), event),
    onDragStart(square) {
      last = square;
      onBegin(square);
    },
    onMove(stroke, event) {
      const square = squareOf(view(), event);
      if (deviceOf(event) !== 'touch') onHover(square);
      if (stroke === undefined || last === undefined || square === undefined || square === last) return;
      for (const one of squaresBetween(view(), last, square)) onReach(one);
      last = square;
    },
    onDrop: (begun) => onEnd(last ?? begun),
    onCancel: (stroke) => stroke !== undefined && onCancel(),
  });
  return { ...pointer.handlers, pointerleave: (): void => onHover(undefined) };
}

/** The squares on the way from one square to another, with the last one: a fast pointer skips squares. */
export function squaresBetween({ board }: Pick<BoardView, 'board'>, from: Square, to: Square): readonly Square[] {
  const [file, rank] = [fileOf(board, from), rankOf(board, from)];
  const [files, ranks] = [fileOf(board, to) - file, rankOf(board, to) - rank];
  const steps = Math.max(Math.abs(files), Math.abs(ranks));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return squareAt(board, Math.round(file + part * files), Math.round(rank + part * ranks))!;
  });
}
