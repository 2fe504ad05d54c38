import type { Square } from './board.ts';

/** The colours of drawings, as records name them: `G`, `R`, `Y`, `B`. */
export const DRAWING_COLORS = ['green', 'red', 'yellow', 'blue'] as const;
export type DrawingColor = (typeof DRAWING_COLORS)[number];

/** What a person draws: an arrow from a square to another, or a circle where both are the same. */
export interface Drawing {
  readonly from: Square;
  readonly to: Square;
  readonly color: DrawingColor;
}

/** The drawings with one more. The same drawing again removes it; in another colour it changes its colour. */
export function withDrawing(drawings: readonly Drawing[], drawn: Drawing): readonly Drawing[] {
  const same = drawings.find(({ from, to }) => from === drawn.from && to === drawn.to);
  const others = drawings.filter((one) => one !== same);
  return same?.color === drawn.color ? others : [...others, drawn];
}
