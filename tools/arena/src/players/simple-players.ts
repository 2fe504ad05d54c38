import { rankOf, type Side, squareCount } from '@kickmate/board';
import { type Action, type AnyVariant, draw, type Match } from '@kickmate/game';
import type { Choice, Player } from './player-spec.ts';

/** A player that plays any legal action. */
export const randomPlayer = (variant: AnyVariant): Player => ({
  begin: async () => {},
  choose: async ({ actions }, random) => write(variant, pick(actions, random)),
  close: () => {},
});

/** A player for openings: plays any legal action that does not end the round at once, if there is one. */
export const openingPlayer = (variant: AnyVariant): Player => ({
  ...randomPlayer(variant),
  choose: async ({ actions, position }, random) => {
    const quiet = actions.filter((action) => !mayEnd(variant, position, action));
    return write(variant, pick(quiet.length > 0 ? quiet : actions, random));
  },
});

/**
 * A player that looks to the end of its own turn, at most {@link TURN_ACTIONS} actions ahead. It wins the round if it can, otherwise
 * it prefers the most material, then the ball furthest up the board. Equal actions are chosen from at random. The outcomes
 * of chance count by their mean.
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

/** The most actions that are looked ahead: longer turns have too many continuations. */
const TURN_ACTIONS = 3;
/** The worth of a won round: more than all pieces together. */
const ROUND = 1_000_000;
/** The worth of one rank of the ball's way, in hundredths of a pawn: less than any piece. */
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

/** The worth of the best continuation of a turn that begins with this action and has at most `actions` actions. */
function averageWorth(variant: AnyVariant, position: unknown, action: Action, side: Side, actions: number): number {
  const chances = variant.chance(position, action);
  if (chances.length === 0) return turnWorth(variant, variant.play(position, action), side, actions - 1);
  const sum = chances.reduce((all, { weight }) => all + weight, 0);
  return chances.reduce((average, { outcome, weight }) => {
    const after = variant.play(position, action, outcome);
    return average + (turnWorth(variant, after, side, actions - 1) * weight) / sum;
  }, 0);
}

/** The worth of the best continuation of the side's turn; of the position itself if the turn is over or no actions are left. */
function turnWorth(variant: AnyVariant, position: unknown, side: Side, actions: number): number {
  if (actions === 0 || variant.end(position) || variant.side(position) !== side)
    return worthFor(variant, position, side);
  const worth = variant.actions(position).map((action) => averageWorth(variant, position, action, side, actions));
  return Math.max(...worth);
}

/** The worth of a position for a side, in hundredths of a pawn. */
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

/** The number of ranks between the ball and the side's own edge of the board. */
function ballProgress(variant: AnyVariant, position: unknown, side: Side): number {
  const ball = variant.ball?.squareOf(position);
  if (ball === undefined) return 0;
  const rank = rankOf(variant.board, ball);
  return side === 'w' ? rank : variant.board.ranks - 1 - rank;
}
