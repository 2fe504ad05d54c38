// Replies that a player plans by correspondence: "if Nf3, then d5". Nobody else sees them.

import { fail, ok, opponent, type Result, type Side } from '@kickmate/board';
import type { AnyVariant, Ply } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';
import * as v from 'valibot';
import type { Refusal } from './refusals.ts';

/** The limits of the replies that a player plans at one table. */
export const REPLIES = {
  /** The most lines. */
  lines: 30,
  /** The most turns of one line, of both sides together. */
  turnsOfLine: 40,
  /** The most turns of all lines together. */
  turns: 200,
} as const;

/** A turn: all that a side plays until the other one acts, in coordinates, without outcomes of chance. */
const TurnSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.minLength(1), v.maxLength(50));

/** A line: turns in their order, the opponent's first, and a reply to each. */
export const LineSchema = v.pipe(v.array(TurnSchema), v.minLength(1));
export type Line = v.InferOutput<typeof LineSchema>;

/** All lines that a player plans at a table, in place of those before. `v`: the version of the table that the player saw. */
export const NewRepliesSchema = v.object({
  v: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31)),
  lines: v.array(LineSchema),
});
export type NewReplies = v.InferOutput<typeof NewRepliesSchema>;

/**
 * The lines that a player has planned: those that still fit, from the present position on, and the number of those that do not
 * fit any more, because something else was played.
 */
export const RepliesSchema = v.object({ lines: v.array(v.array(TurnSchema)), dropped: v.number() });
export type Replies = v.InferOutput<typeof RepliesSchema>;

/** An action in coordinates; with an outcome of chance it is like no planned one. */
export const actionText = ({ text }: AnyVariant, { action, outcome }: Pick<Ply<unknown>, 'action' | 'outcome'>) =>
  text.formatAction({ action, outcome });

/** The turns of plies that follow one another: all that one side plays, then all that the other one does. */
export function turnsOf(variant: AnyVariant, plies: readonly Ply<unknown>[]): Line {
  const turns: string[][] = [];
  let side: Side | undefined;
  for (const ply of plies) {
    const actor = variant.side(ply.before);
    if (actor !== side) turns.push([]);
    side = actor;
    turns.at(-1)!.push(actionText(variant, ply));
  }
  return turns;
}

/** Tells whether a side may plan replies now: the other one is to act. */
export const mayPlan = (match: AnyMatch, side: Side): boolean => !match.end && match.side === opponent(side);

/** The refusal of more lines than {@link REPLIES} allows; `undefined` if they are not too many. */
export function manyRepliesRefusal(lines: readonly Line[]): Refusal | undefined {
  const isLong = lines.some(({ length }) => length > REPLIES.turnsOfLine);
  const turns = lines.reduce((sum, { length }) => sum + length, 0);
  const isMuch = isLong || lines.length > REPLIES.lines || turns > REPLIES.turns;
  return isMuch ? { why: 'manyReplies', values: REPLIES } : undefined;
}

/**
 * Checks a line of a side's replies, which begins in the present position of a match. The error names the turn, and what would
 * be right.
 * @param number the number of the line, from 1
 * @returns the line as the game writes its actions
 */
export function checkedLine(match: AnyMatch, side: Side, line: Line, number: number): Result<Line, Refusal> {
  if (line.length % 2 !== 0) return fail({ why: 'replyMissing', values: { line: number } });
  const turns: string[][] = [];
  let now = match;
  for (const [index, turn] of line.entries()) {
    const place = { line: number, turn: index + 1 };
    const actor = index % 2 === 0 ? opponent(side) : side;
    const actions: string[] = [];
    for (const text of turn) {
      if (hasEnded(match, now)) return fail({ why: 'replyAfterEnd', values: place });
      if (now.side !== actor) return fail({ why: 'replyTooLong', values: place });
      const read = now.variant.text.parseAction(now.position, text);
      const played = read.ok && read.value.outcome === undefined ? now.playText(text) : undefined;
      if (!played?.ok) return fail({ why: 'replyIllegal', values: { ...place, action: text } });
      const { last } = played.value;
      if (last!.outcome !== undefined) return fail({ why: 'replyChance', values: { ...place, action: text } });
      now = played.value;
      actions.push(actionText(now.variant, last!));
    }
    if (!hasEnded(match, now) && now.side === actor) return fail({ why: 'replyTooShort', values: place });
    turns.push(actions);
  }
  return ok(turns);
}

/** Tells whether the round that a match is in has ended in a later state of it. */
const hasEnded = (match: AnyMatch, later: AnyMatch): boolean =>
  later.end !== undefined || later.round.end !== undefined || later.rounds.length > match.rounds.length;

/** The number of the first line, from 1, that has another reply to the same turns as a line before; `undefined` without one. */
export function contradiction(lines: readonly Line[]): number | undefined {
  const replies = new Map<string, string>();
  for (const [index, line] of lines.entries())
    for (let turn = 1; turn < line.length; turn += 2) {
      const before = JSON.stringify(line.slice(0, turn));
      const reply = JSON.stringify(line[turn]);
      if ((replies.get(before) ?? reply) !== reply) return index + 1;
      replies.set(before, reply);
    }
  return undefined;
}

/**
 * The rest of a line after plies that were played since it began: with the turn that goes on, as far as it is not played. Empty if
 * all of it was played, `undefined` if something else was.
 */
export function restOf(line: Line, played: Line): Line | undefined {
  const rest: string[][] = [];
  for (const [index, turn] of line.entries()) {
    const done = played[index] ?? [];
    const isOver = index < played.length - 1;
    if (done.length > turn.length || (isOver && done.length < turn.length)) return undefined;
    if (done.some((action, at) => action !== turn[at])) return undefined;
    if (done.length < turn.length) rest.push(turn.slice(done.length));
  }
  return rest;
}
