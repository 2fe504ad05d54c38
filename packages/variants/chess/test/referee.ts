import { must } from '@kickmate/board';
import type { Ply, Variant } from '@kickmate/game';
import { type ChessPosition, chess } from '../src/index.ts';

/** The array of chess. */
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What may differ between chess and Chess960. */
type Rules = Variant<ChessPosition>;

/** Reads a position that is known to be right. */
export const position = (text: string, rules: Rules = chess): ChessPosition => must(rules.text.parse(text));

/** The position after actions in coordinates, separated by spaces. */
export function after(before: ChessPosition, texts: string, rules: Rules = chess): ChessPosition {
  return played(before, texts, rules).at(-1)?.after ?? before;
}

/** The plies of actions in coordinates, separated by spaces. */
export function played(start: ChessPosition, texts: string, rules: Rules = chess): readonly Ply<ChessPosition>[] {
  const plies: Ply<ChessPosition>[] = [];
  for (const text of texts.split(' ').filter(Boolean)) {
    const before = plies.at(-1)?.after ?? start;
    const { action } = must(rules.text.parseAction(before, text));
    plies.push({ before, action, after: rules.play(before, action) });
  }
  return plies;
}

/** All actions in coordinates, sorted. */
export const legal = (from: ChessPosition, rules: Rules = chess): readonly string[] =>
  rules
    .actions(from)
    .map((action) => rules.text.formatAction({ action }))
    .sort();

/** The actions of the piece on a square, in coordinates, sorted. */
export const legalFrom = (from: ChessPosition, square: string, rules: Rules = chess): readonly string[] =>
  legal(from, rules).filter((text) => text.startsWith(square));

/** The position's text, or `= kind winner` if the game is over. */
export function written(at: ChessPosition, rules: Rules = chess): string {
  const { end } = at;
  return end ? `= ${end.kind} ${end.winner ?? '-'}` : rules.text.format(at);
}
