import { rankOf, type Side, squareCount } from '@kickmate/board';
import { type Action, type AnyVariant, draw, type Match } from '@kickmate/game';
import type { Choice, Player } from './player-spec.ts';

/** Plays any legal action. */
export const randomPlayer = (variant: AnyVariant): Player => ({
  begin: async () => {},
  choose: async ({ actions }, random) => write(variant, pick(actions, random)),
  close: () => {},
});

/** Plays any legal action that does not end the round there and then, if there is one: for openings. */
export const openingPlayer = (variant: AnyVariant): Player => ({
  ...randomPlayer(variant),
  choose: async ({ actions, position }, random) => {
    const quiet = actions.filter((action) => !mayEnd(variant, position, action));
    return write(variant, pick(quiet.length > 0 ? quiet : actions, random));
  },
});

/**
 * Looks to the end of its own turn and no further, {@link TURN_ACTIONS} actions at most: wins a round if it can, else
 * prefers what leaves it with the most material, then with the ball furthest up the board; among equals luck decides. What
 * is left to chance counts by its average.
 */
export const greedyPlayer = (variant: AnyVariant): Player => ({
  begin: async () => {},
  choose: async ({ actions, position, side }: Match<unknown>, random) => {
    const worth = actions.map((action) => averageWorth(variant, position, action, side, TURN_ACTIONS));
    const most = Math.max(...worth);
    const best = actions.filter((_, index) => worth[index]! >= most - 1e-9);
    return write(variant, pick(best, random));
  },
  close: () => {},
});

/** A turn of more actions has too many ways to go. */
const TURN_ACTIONS = 3;
/** More than all pieces together. */
const ROUND = 1_000_000;
/** Hundredths of a pawn that one rank of the ball's way is worth: less than any piece, more than nothing. */
const BALL_RANK = 10;

const write = (variant: AnyVariant, action: Action): Choice => ({ action: variant.text.formatAction({ action }) });

const pick = (actions: readonly Action[], random: () => number): Action =>
  draw(
    random,
    actions.map((action) => ({ action, weight: 1 })),
  ).action;

function mayEnd(variant: AnyVariant, position: unknown, action: Action): boolean {
  const chances = variant.chance(position, action);
  const outcomes = chances.length === 0 ? [undefined] : chances.map(({ outcome }) => outcome);
  return outcomes.some((outcome) => variant.end(variant.play(position, action, outcome)) !== undefined);
}

/** What the best way to end a turn is worth that begins with this action and has at most so many. */
function averageWorth(variant: AnyVariant, position: unknown, action: Action, side: Side, actions: number): number {
  const chances = variant.chance(position, action);
  if (chances.length === 0) return turnWorth(variant, variant.play(position, action), side, actions - 1);
  const sum = chances.reduce((all, { weight }) => all + weight, 0);
  return chances.reduce((average, { outcome, weight }) => {
    const after = variant.play(position, action, outcome);
    return average + (turnWorth(variant, after, side, actions - 1) * weight) / sum;
  }, 0);
}

/** What the best way to end the side's turn is worth, if it goes on; with no actions left, what it has come to. */
function turnWorth(variant: AnyVariant, position: unknown, side: Side, actions: number): number {
  if (actions === 0 || variant.end(position) || variant.side(position) !== side)
    return worthFor(variant, position, side);
  const worth = variant.actions(position).map((action) => averageWorth(variant, position, action, side, actions));
  return Math.max(...worth);
}

/** What a position is worth to a side, in hundredths of a pawn. */
function worthFor(variant: AnyVariant, position: unknown, side: Side): number {
  const end = variant.end(position);
  if (end) return end.winner === undefined ? 0 : end.winner === side ? ROUND : -ROUND;
  return materialFor(variant, position, side) + BALL_RANK * ballProgress(variant, position, side);
}

function materialFor(variant: AnyVariant, position: unknown, side: Side): number {
  const values = new Map(variant.pieces.map(({ letter, value }) => [letter, value]));
  let balance = 0;
  for (let square = 0; square < squareCount(variant.board); square++) {
    const piece = variant.pieceAt(position, square);
    if (piece) balance += (values.get(piece.letter) ?? 0) * (piece.side === side ? 1 : -1);
  }
  return balance;
}

/** How many ranks the ball is up the board, as the side sees it. */
function ballProgress(variant: AnyVariant, position: unknown, side: Side): number {
  const ball = variant.ball?.squareOf(position);
  if (ball === undefined) return 0;
  const rank = rankOf(variant.board, ball);
  return side === 'w' ? rank : variant.board.ranks - 1 - rank;
}
