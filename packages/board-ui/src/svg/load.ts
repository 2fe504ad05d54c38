import { readFile } from 'node:fs/promises';
import type { PieceNames } from '../piece-names.ts';
import type { BoardPicture, Properties, ShownBoard } from './shown-board.ts';

export type { ShownBoard };

/** The module that `pnpm build` makes of `board-svg.ts`. */
interface Built {
  boardMarkup(shown: ShownBoard): string;
  boardLabel(shown: ShownBoard, names: PieceNames): string;
  boardPicture(shown: ShownBoard, css: string, properties?: Properties): BoardPicture;
}

/** The board as SVG for programs without a browser. */
export interface BoardSvg {
  /** The text of an SVG element with a board, for a page with the style sheet {@link css}. */
  markup(shown: ShownBoard): string;
  readonly css: string;
  /** The position in words, for screen readers, in the chosen language. */
  label(shown: ShownBoard, names: PieceNames): string;
  /** A picture of a board that needs nothing else. @param properties custom properties instead of those of the style sheet */
  picture(shown: ShownBoard, properties?: Properties): BoardPicture;
}

/** Loads it from what `pnpm build` has made. Rejects if nothing is built. */
export async function loadBoardSvg(): Promise<BoardSvg> {
  const own = (path: string) => new URL(path, import.meta.url);
  const built: Built = await import(own('../../build/board-svg.js').href);
  const styles = ['../board.css', '../../build/board-svg.css'].map((path) => readFile(own(path), 'utf8'));
  const css = (await Promise.all(styles)).join('\n');
  return {
    markup: built.boardMarkup,
    label: built.boardLabel,
    css,
    picture: (shown, properties) => built.boardPicture(shown, css, properties),
  };
}
