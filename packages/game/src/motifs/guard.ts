import type { Placement } from '@kickmate/board';
import { type Action, actionFrom, actionTo } from '../action.ts';
import type { Motif } from '../facets/motifs.ts';
import type { Ply } from '../ply.ts';
import type { Variant } from '../variant.ts';
import { namesOf } from './named-piece.ts';
import { texts } from './texts.ts';

/** The rules on which the motif depends. */
type GuardRules<P> = Pick<
  Variant<P>,
  'board' | 'pieces' | 'pieceAt' | 'side' | 'actions' | 'chance' | 'play' | 'end' | 'look' | 'ball'
>;

/**
 * The motif `unguarded` of a turn that wins the round by another motif: in the turn before, the other side moved a piece away. With
 * that piece back in its place the turn would not win, or less probably. The ball lies where it lay.
 * @param by the motif by which the turn wins; its sentence comes first
 * @param turn the plies of the turn that wins
 * @param before the plies of the other side's turn before it
 */
export function unguarded<P extends { readonly pieces: Placement }>(
  rules: GuardRules<P>,
  by: Motif | undefined,
  turn: readonly Ply<P>[],
  before: readonly Ply<P>[],
): Motif | undefined {
  const [first, earlier] = [turn[0], before[0]];
  if (!by || !first || !earlier || rules.ball?.squareOf(earlier.before) !== rules.ball?.squareOf(first.before))
    return undefined;
  const actions = turn.map(({ action }) => action);
  const chance = chanceToWin(rules, first.before, actions);
  const leaving = before.find((ply) => {
    const back = withBack(rules, first.before, ply);
    return back && chanceToWin(rules, back, actions) < chance;
  });
  if (!leaving) return undefined;
  const from = actionFrom(leaving.action);
  const guard = namesOf(rules).named(leaving.before, from);
  return {
    id: 'unguarded',
    wins: 'round',
    squares: [...by.squares, from],
    says: `${by.says} ${texts.guard(guard)}`,
  };
}

/**
 * A position in which an earlier move is taken back: the piece stands where it came from, and what it captured stands again.
 * `undefined` if the piece is not where it went any more.
 */
function withBack<P extends { readonly pieces: Placement }>(
  { look }: GuardRules<P>,
  position: P,
  { before, action }: Ply<P>,
): P | undefined {
  if (look(action) !== 'move' && look(action) !== 'capture') return undefined;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const [moved, there] = [before.pieces[from], position.pieces[to]];
  if (!moved || position.pieces[from] || there?.side !== moved.side || there.letter !== moved.letter) return undefined;
  return { ...position, pieces: position.pieces.with(to, before.pieces[to]).with(from, moved) };
}

/** The probability with which actions win the round for the side that plays them; 0 if they are not legal. */
function chanceToWin<P>(rules: GuardRules<P>, position: P, actions: readonly Action[]): number {
  const side = rules.side(position);
  let current = position;
  for (const action of actions) {
    if (!rules.actions(current).includes(action)) return 0;
    const chances = rules.chance(current, action);
    if (chances.length > 0) {
      const sum = chances.reduce((total, { weight }) => total + weight, 0);
      const isWon = (outcome: number) => rules.end(rules.play(current, action, outcome))?.winner === side;
      return chances.reduce((won, { outcome, weight }) => won + (isWon(outcome) ? weight : 0), 0) / sum;
    }
    current = rules.play(current, action);
  }
  return rules.end(current)?.winner === side ? 1 : 0;
}
