import { type AnyVariant, gameOf, shortForm } from '@kickmate/game';
import { loadBytes } from '@kickmate/game/load-bytes';
import { type Beginning, OpeningTree, roundsWith, type TreeAction } from '@kickmate/record/opening-tree';
import { isAgainst } from '../history/opponent-choices.ts';
import { beginningsOf, type FinishedMatch } from '../match/history/finished.ts';
import { parseSavedMatch } from '../match/saved/saved-match.ts';
import { restsBetween } from '../shared/rest.ts';

/** Which of the person's matches are counted. */
export interface Choice {
  /** The opponent's value among `opponentChoices`; all if empty. */
  readonly against: string;
  /** Only matches of the last so many days; all if 0. */
  readonly days: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The person's own matches of a game as a tree, made in steps beside which the page goes on; `undefined` as soon as it is no longer
 * wanted.
 * @param textOf the text of a match: earlier versions kept no beginnings in the list
 * @param now in milliseconds since 1970
 */
export async function ownTree(
  variant: AnyVariant,
  matches: readonly FinishedMatch[],
  { against, days }: Choice,
  {
    textOf,
    now,
    isWanted,
  }: { textOf: (id: string) => Promise<string | undefined>; now: number; isWanted: () => boolean },
): Promise<OpeningTree | undefined> {
  const tree = new OpeningTree(variant);
  const rest = restsBetween();
  for (const one of matches) {
    if (!isOwn(one, variant) || !isAgainst(one, against) || (days && one.ended <= now - days * DAY_MS)) continue;
    for (const beginning of one.beginnings ?? (await beginningsIn(variant, await textOf(one.id)))) tree.add(beginning);
    await rest();
    if (!isWanted()) return undefined;
  }
  return tree;
}

/** Tells whether the person played a match on a side, and of this variant as far as the list knows. */
export const isOwn = ({ side, game, last }: FinishedMatch, { id }: AnyVariant): boolean =>
  side !== undefined && (last ? last.variant === id : game === gameOf(id));

async function beginningsIn(variant: AnyVariant, text: string | undefined): Promise<readonly Beginning[]> {
  const read = text === undefined ? undefined : await parseSavedMatch(text);
  return read?.ok && read.value.match.variant.id === variant.id ? beginningsOf(read.value.match) : [];
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
