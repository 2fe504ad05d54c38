import type { Way } from '@kickmate/play';

/** How far it is, and what happens if it is chosen: "3 moves away", "3 moves away; only the first is played". */
export function wayWords({ actions, steps }: Way): string {
  const moves = `${actions.length} ${actions.length === 1 ? 'move' : 'moves'} away`;
  return steps < actions.length ? `${moves}; only the first is played` : moves;
}
