import type { Board, Square } from '@kickmate/board';
import type { Looks } from '../art/looks.ts';
import type { Picture } from '../picture.ts';

/** A board with everything on it that a picture of it shows. */
export interface ShownBoard extends Picture {
  readonly board: Board;
  readonly looks?: Looks | undefined;
  /** Whether Black is at the bottom. */
  readonly flipped?: boolean | undefined;
  /** For games without a ball: squares only, no pitch and no goals. */
  readonly plain?: boolean | undefined;
  /** The squares of the last action, and of the earlier ones of its turn. */
  readonly lastActionSquares?: readonly Square[] | undefined;
  readonly earlierActionSquares?: readonly Square[] | undefined;
}

/** Custom properties by name, as an element inherits them. */
export type Properties = ReadonlyMap<string, string>;

/** A board as SVG. */
export interface BoardPicture {
  /** The size in drawing units. */
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  /** The custom properties of the style sheet: a picture around the board takes its colours from them. */
  readonly properties: Properties;
}
