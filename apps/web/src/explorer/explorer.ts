import { type AnyVariant, shortForm } from '@kickmate/game';
import { loadBytes } from '@kickmate/game/load-bytes';
import { OpeningTree, roundsWith, type TreeAction } from '@kickmate/record/opening-tree';
import { isAgainst } from '../history/opponent-choices.ts';
import type { FinishedMatch } from '../match/history/finished.ts';

/** Which of the person's matches are counted. */
export interface Choice {
  /** The opponent's value among `opponentChoices`; all if empty. */
  readonly against: string;
  /** Only matches of the last so many days; all if 0. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The person's own matches of a game as a tree. @param now in milliseconds since 1970 */
export function ownTree(
  variant: AnyVariant,
  matches: readonly FinishedMatch[],
  { against, days }: Choice,
  now: number,
): OpeningTree {
  const tree = new OpeningTree(variant);
  for (const one of matches)
    if (
      one.side &&
      one.last?.variant === variant.id &&
      isAgainst(one, against) &&
      (!days || one.ended > now - days * DAY_MS)
    )
      for (const beginning of one.beginnings ?? []) tree.add(beginning);
  return tree;
}

/** The tree of the engine's matches; `undefined` in a game without one. Rejects if it cannot be fetched. */
export async function engineTree(variant: AnyVariant): Promise<OpeningTree | undefined> {
  if (!variant.openingTree) return undefined;
  const tree = new OpeningTree(variant);
  tree.addFile(new TextDecoder().decode(await loadBytes(variant.openingTree)));
  return tree;
}

/** An action of a position in the explorer. */
export interface ExplorerRow extends TreeAction {
  /** The action as people read it. */
  readonly name: string;
  readonly rounds: number;
  /** The parts that White won, that nobody won and that Black won, in percent: whole numbers with the sum 100. */
  readonly parts: readonly [white: number, drawn: number, black: number];
}

/** The actions that a tree knows from a position. */
export const explorerRows = (variant: AnyVariant, tree: OpeningTree, position: unknown): readonly ExplorerRow[] =>
  tree.at(position).flatMap((known) => {
    const read = variant.text.parseAction(position, known.text);
    if (!read.ok) return [];
    const rounds = roundsWith(known);
    const white = Math.round((100 * known.white) / rounds);
    const black = Math.min(100 - white, Math.round((100 * known.black) / rounds));
    return [
      { ...known, name: shortForm(variant, position, read.value), rounds, parts: [white, 100 - white - black, black] },
    ];
  });
