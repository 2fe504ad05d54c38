import type { Square } from '@kickmate/board';
import { type BoardView, seenAt, squareSeenAt } from '../geometry.ts';

/** What the keyboard composable needs to know, and whom it tells. */
export interface KeyboardOptions {
  readonly view: () => BoardView;
  /** The square that has, or would get, the focus. */
  readonly active: () => Square;
  readonly onFocus: (square: Square) => void;
  readonly onPick: (square: Square) => void;
  readonly onCancel: () => void;
}

/** How far the arrow keys go, in columns to the right and rows down, as seen. */
const ARROWS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Keys on the grid of squares: arrows go one square, Home and End to the ends of the row, PageUp and PageDown to the
 * ends of the column, with Ctrl to the corners; Enter and Space pick, Escape cancels.
 */
export function useBoardKeyboard({ view, active, onFocus, onPick, onCancel }: KeyboardOptions) {
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

  /** For the grid's `keydown`. Keys that mean nothing here are left alone. */
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
