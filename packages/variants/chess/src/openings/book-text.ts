import { fail, ok, type Result, readSquare } from '@kickmate/board';
import type { BookAction, Openings } from '@kickmate/game';
import { board } from '../rules/board.ts';
import type { ChessPosition } from '../rules/position.ts';
import { actionBetween, isOwn, spotAfter, spotKey, spotOf } from './walk.ts';

/** A book that cannot be read. */
export interface BookError {
  /** The line at fault, from 1. */
  readonly line: number;
  /** A sentence that names the place, the fault, and what would be right. */
  readonly message: string;
}

/** A book's entry for a position. */
interface Entry {
  name?: string;
  readonly actions: BookAction[];
}

/** Indentation, a move in coordinates, its weight if the book plays it, and the name of the position after it if it has one. */
const LINE = /^( *)([a-h][1-8])([a-h][1-8])(?: ([1-9]\d*))?(?: ([A-E]\d\d \S.*))?$/;

/**
 * Reads a book: a tree of moves from a position, one a line, each under the move before it and indented by one space more.
 * The moves after a position stand in one place, even if several move orders lead to it.
 */
export function readBook(text: string, start: ChessPosition): Result<Openings<ChessPosition>, BookError> {
  const entries = new Map<string, Entry>();
  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { actions: [] };
    entries.set(key, entry);
    return entry;
  };
  const entryAt = (position: ChessPosition): Entry | undefined => entries.get(spotKey(spotOf(position)));
  /** The positions from the start to that of the latest line, with their entries. */
  const path = [{ spot: spotOf(start), entry: entryOf(spotKey(spotOf(start))) }];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const refuse = (what: string) => fail({ line: index + 1, message: `line ${index + 1}: ${what}` });
    const match = LINE.exec(line);
    if (!match) return refuse(`'${line.trim()}' is no move with its weight and name, such as e2e4 40 B00 King's Pawn`);
    const [, { length: depth } = '', from = '', to = '', weight, name] = match;
    const before = path[depth];
    if (!before) return refuse(`indented by ${depth} spaces, it may be by ${path.length - 1} at most`);
    const origin = readSquare(board, from)!;
    if (!isOwn(before.spot, origin)) return refuse(`${from}${to}: the side to move has no piece on ${from}`);
    const action = actionBetween(before.spot, origin, readSquare(board, to)!);
    if (weight !== undefined) before.entry.actions.push({ action, weight: Number(weight) });
    const spot = spotAfter(before.spot, action);
    const entry = entryOf(spotKey(spot));
    if (name !== undefined) entry.name = name;
    path.length = depth + 1;
    path.push({ spot, entry });
  }
  return ok({
    actions: (position) => entryAt(position)?.actions ?? [],
    name: (position) => entryAt(position)?.name,
  });
}
