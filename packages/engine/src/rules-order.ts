import { type Action, type ActionLook, actionTo, type Variant } from '@kickmate/game';

const LOOK_RANK: Readonly<Record<ActionLook, number>> = { shot: 5, capture: 4, kick: 3, pass: 2, move: 1, end: 0 };

/**
 * Sorts actions so that good ones tend to come first: the hint, then captures by what they capture, kicks, passes,
 * moves. Actions of one rank stay in the rules' order.
 */
export function orderActions<P>(
  variant: Variant<P>,
  position: P,
  actions: readonly Action[],
  hint: Action | undefined,
): readonly Action[] {
  const rank = (action: Action) => {
    if (action === hint) return Number.POSITIVE_INFINITY;
    const look = variant.look(action);
    const victim = look === 'capture' ? variant.pieceAt(position, actionTo(action)) : undefined;
    const value = variant.pieces.find(({ letter }) => letter === victim?.letter)?.value ?? 0;
    return LOOK_RANK[look] + value / 1e5;
  };
  return actions
    .map((action) => ({ action, rank: rank(action) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ action }) => action);
}
