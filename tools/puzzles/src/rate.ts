import { must } from '@kickmate/board';
import { ALL_LEVELS, MAX_LEVEL, type ThemedPuzzle } from '@kickmate/engine';
import { endOfRound, firstActions, type Ply, plyFrom } from '@kickmate/game';
import type { Tools } from './tools.ts';

/** Positions that the engine searches for the other side's answer, where the solution has none. */
const ANSWER = 10_000;

/**
 * Measures how hard a puzzle is for the computer's levels: each below the highest tries it with several seeds. The rating is 1
 * and the sum of the shares in which the levels fail: about the level that solves it in half of its attempts. 1: every level
 * always solves it; 10: none below the highest one ever does.
 * @param tries attempts of each level
 */
export async function rate(tools: Tools, themed: ThemedPuzzle, tries: number): Promise<number> {
  let rating = 1;
  let always = 0;
  for (const level of ALL_LEVELS) {
    // Levels above two that never fail do not fail either.
    if (level === MAX_LEVEL || always === 2) break;
    let solved = 0;
    for (let seed = 1; seed <= tries; seed++) if (await solves(tools, themed, level, seed)) solved++;
    always = solved === tries ? always + 1 : 0;
    rating += 1 - solved / tries;
  }
  return Math.round(rating * 10) / 10;
}

/** Whether a level solves a puzzle: it finds the first action, and of a win goes on until the round is won in time. */
async function solves(
  { variant, engine }: Tools,
  { theme, puzzle }: ThemedPuzzle,
  level: number,
  seed: number,
): Promise<boolean> {
  const start = must(variant.text.parse(puzzle.position));
  const solver = variant.side(start);
  const plies: Ply<unknown>[] = [];
  let turns = 0;
  for (;;) {
    const before = plies.at(-1)?.after ?? start;
    const isSolvers = variant.side(before) === solver;
    const previous = plies.at(-1);
    if (isSolvers && (!previous || variant.side(previous.before) !== solver)) turns++;
    if (turns > theme.turns && plies.length > 0) return false;
    const actions = plies.map((ply) => variant.text.formatAction(ply));
    const isOnLine = actions.every((text, index) => text === puzzle.line[index]);
    const request = { start: puzzle.position, actions };
    const answer = isOnLine ? puzzle.line[plies.length] : undefined;
    const chosen = isSolvers
      ? must(await engine.search({ ...request, limits: {}, level, seed })).best
      : (answer ?? must(await engine.search({ ...request, limits: { nodes: ANSWER } })).best);
    const read = must(variant.text.parseAction(before, chosen!));
    // What is left to chance: the line's own outcome, otherwise the last one.
    const outcome = read.outcome ?? variant.chance(before, read.action).at(-1)?.outcome;
    const successor = { action: read.action, outcome };
    if (plies.length === 0) {
      const right = firstActions(puzzle).map((text) => must(variant.text.parseAction(start, text)).action);
      if (!right.includes(read.action)) return false;
      if (theme.aim !== 'win') return true;
    }
    plies.push(plyFrom(variant, before, successor));
    const end = endOfRound(variant, plies);
    if (end) return end.winner === solver;
  }
}
