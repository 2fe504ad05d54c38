import { fail, ok, type Result } from '@kickmate/board';
import { type AnyVariant, firstActions, type Ply, type Puzzle, type PuzzleTheme, plyFrom } from '@kickmate/game';
import type { ForcedWins } from './forced-wins.ts';

/** A puzzle with its theme. */
export interface ThemedPuzzle {
  readonly theme: PuzzleTheme;
  readonly puzzle: Omit<Puzzle, 'id'>;
}

/**
 * Plays a puzzle's solution by the rules. Returns its plies, or a sentence about what is wrong with the puzzle: its position or
 * an action cannot be read, or the line does not end as its theme says.
 */
export function playSolution(
  variant: AnyVariant,
  { theme, puzzle }: ThemedPuzzle,
): Result<readonly Ply<unknown>[], string> {
  const start = variant.text.parse(puzzle.position);
  if (!start.ok) return fail(`the position cannot be read: ${start.error.message}`);
  const solver = variant.side(start.value);
  const plies: Ply<unknown>[] = [];
  for (const text of puzzle.line) {
    const before = plies.at(-1)?.after ?? start.value;
    const read = variant.text.parseAction(before, text);
    if (!read.ok) return fail(`${text} cannot be played: ${read.error.message}`);
    if (variant.chance(before, read.value.action).length > 0 && read.value.outcome === undefined)
      return fail(`${text} is left to chance, and its outcome is not written`);
    plies.push(plyFrom(variant, before, read.value));
  }
  const last = plies.at(-1)!;
  if (variant.side(last.before) !== solver) return fail('the solution ends with an action of the other side');
  const isWon = variant.end(last.after)?.winner === solver;
  if (theme.aim === 'win' && !isWon) return fail('the solution does not win the round');
  return ok(plies);
}

/**
 * Proves by trying everything that exactly the puzzle's first actions reach its aim, and that the actions of the solver in its
 * line go on to reach it. Returns a sentence about what is not so, or `undefined`. A `gain` cannot be proved so: only its line
 * is played.
 * @param most the positions that may be visited for each action of the solver
 * @throws TooManyPositions
 */
export function puzzleFault(
  variant: AnyVariant,
  forced: ForcedWins<unknown>,
  themed: ThemedPuzzle,
  most: number,
): string | undefined {
  const { theme, puzzle } = themed;
  const played = playSolution(variant, themed);
  if (!played.ok) return played.error;
  const plies = played.value;
  const start = plies[0]!.before;
  const textsOf = (actions: readonly number[]) =>
    actions
      .map((action) => variant.text.formatAction({ action }))
      .sort()
      .join(' ');
  const withoutOutcome = (text: string) => {
    const read = variant.text.parseAction(start, text);
    return read.ok ? variant.text.formatAction({ action: read.value.action }) : text;
  };
  const first = firstActions(puzzle).map(withoutOutcome).sort().join(' ');
  switch (theme.aim) {
    case 'gain':
      return undefined;
    case 'save': {
      const { safe, lost } = forced.saving(start, theme.turns, most);
      if (textsOf(safe) !== first) return `the actions that save it are ${textsOf(safe)}, not ${first}`;
      const open = variant.actions(start).length - safe.length - lost.length;
      return open > 0 ? `${open} other actions may save it with luck` : undefined;
    }
    case 'win': {
      if (theme.turns > 1 && forced.winning(start, theme.turns - 1, most, 1).length > 0) return 'it is won sooner';
      const found = textsOf(forced.winning(start, theme.turns, most));
      if (found !== first) return `the actions that win are ${found}, not ${first}`;
      if (puzzle.also.length > 0 && forced.turnEnds(start, theme.turns, most).size > 1)
        return 'its first actions lead to different positions';
      return lineFault(variant, forced, plies, theme.turns, most);
    }
    default:
      throw new Error(theme.aim satisfies never);
  }
}

/** Checks that each action of the solver in a line keeps the win. */
function lineFault(
  variant: AnyVariant,
  forced: ForcedWins<unknown>,
  plies: readonly Ply<unknown>[],
  turns: number,
  most: number,
): string | undefined {
  const solver = variant.side(plies[0]!.before);
  let left = turns;
  for (const [index, { before, action }] of plies.entries()) {
    if (variant.side(before) !== solver) continue;
    if (index > 0 && variant.side(plies[index - 1]!.before) !== solver) left--;
    // The first action has been proved.
    if (index > 0 && !forced.isWinning(before, action, left, most))
      return `${variant.text.formatAction({ action })} does not win within ${left}`;
  }
  return undefined;
}
