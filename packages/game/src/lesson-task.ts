import { squareName } from '@kickmate/board';
import { actionTo } from './action.ts';
import type { LessonSign, LessonTask } from './facets/lesson.ts';
import { successors } from './perft.ts';
import type { Successor } from './ply.ts';
import type { Variant } from './variant.ts';

/** Returns whether an action, with its outcome if there is chance, shows all these signs. */
export function showsAll<P>(
  variant: Variant<P>,
  position: P,
  successor: Successor,
  signs: readonly LessonSign[],
): boolean {
  const side = variant.side(position);
  const events = variant.events(position, successor);
  const after = variant.play(position, successor.action, successor.outcome);
  return signs.every((sign) => {
    if (sign === 'bounce') return events.some((event) => 'bounced' in event && event.bounced);
    if (sign === 'two pieces') return events.filter(({ kind }) => kind === 'move').length > 1;
    if (sign === 'goes on') return !variant.end(after) && variant.side(after) === side;
    if (sign === 'safe') return !variant.end(after) && variant.side(after) !== side && !canWin(variant, after);
    if (sign === 'goal') return events.some((event) => event.kind === 'goal' && event.side === side);
    if (isTarget(sign)) return sign === `to ${squareName(variant.board, actionTo(successor.action))}`;
    return events.some(({ kind }) => kind === sign);
  });
}

const isTarget = (sign: LessonSign): sign is `to ${string}` => sign.startsWith('to ');

/** Returns whether an action of the side to act wins the round for it, whatever chance does. */
function canWin<P>(variant: Variant<P>, position: P): boolean {
  const side = variant.side(position);
  const isWon = ({ action, outcome }: Successor) =>
    variant.end(variant.play(position, action, outcome))?.winner === side;
  const all = successors(variant, position);
  return variant.actions(position).some((one) => all.filter(({ action }) => action === one).every(isWon));
}

/**
 * An action in a lesson, with the outcome that the task decides. Where chance decides and the task does not say, the outcome is
 * the last one that the rules list.
 */
export function lessonSuccessor<P>(
  variant: Variant<P>,
  position: P,
  { outcomes }: LessonTask,
  action: number,
): Successor {
  const chances = variant.chance(position, action);
  for (const text of chances.length > 0 ? (outcomes ?? []) : []) {
    const read = variant.text.parseAction(position, text);
    if (read.ok && read.value.action === action) return read.value;
  }
  return { action, outcome: chances.at(-1)?.outcome };
}
