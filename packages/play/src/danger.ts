import { isKing, opponent, type Side, type Square, squareCount } from '@kickmate/board';
import {
  type Action,
  type AnyVariant,
  actionFrom,
  actionTo,
  endOfRound,
  endsTurn,
  type Ply,
  plyFrom,
} from '@kickmate/game';
import type { AnyMatch } from './session.ts';
import { sideWithBall } from './turns.ts';

/**
 * A danger for the side to act. It says what the other side may do, never what would help.
 *
 * `goal`: the other side can win the round in its next turn; where chance decides, with a probability of at least a half.
 * `capture`: it can capture the king on a square, in games in which a king is captured like any piece. `ball`: the turn could
 * be ended now, and that would give the ball away.
 */
export type Danger =
  | { readonly kind: 'goal' }
  | { readonly kind: 'capture'; readonly square: Square }
  | { readonly kind: 'ball' };

/** At most this many moves to empty squares are tried, where the side to act cannot end its turn at once. */
const MOST_TRIED = 6;
/** A danger has to exist after at least this part of the tried actions. */
const LEAST_PART_OF_TRIED = 2 / 3;
/** The most positions that are visited. */
const MOST_POSITIONS = 3000;
/** The most actions of the other side's turn that are looked at. */
const MOST_DEPTH = 4;
/** The least probability of a goal that is a danger. */
const LEAST_CHANCE = 0.5;

/** The dangers of the other side's next turn. */
interface ReplyDangers {
  isGoal: boolean;
  /** True if all turns were looked at, and none can win the round. */
  isSafe: boolean;
  readonly captured: Set<Square>;
}

/**
 * Looks for dangers by a small search over the rules: what could the other side do if the side to act ended its turn
 * now, or, where that is not allowed, after most of some moves to empty squares? A generator, so that its host can
 * pause it: it yields after every few positions.
 */
export function* findDangers(match: AnyMatch): Generator<void, readonly Danger[]> {
  const { variant, position, side, round } = match;
  if (round.end || match.end) return [];
  // A game with neither `inCheck` nor `inDanger` lets a king be captured like any piece.
  const canCaptureKings = !variant.inCheck && !variant.inDanger;
  const kings = canCaptureKings ? kingsOf(match) : [];
  const turnEnd = match.actions.find((action) => variant.look(action) === 'end');
  const tried = turnEnd === undefined ? sampleMoves(match, kings) : [turnEnd];
  const limit = MOST_POSITIONS / Math.max(1, tried.length);
  const replies: ReplyDangers[] = [];
  for (const action of tried) {
    const plies = afterTurn(variant, round.plies, plyFrom(variant, position, { action }));
    if (plies) replies.push(yield* dangersOfReply(variant, plies, kings, limit));
    yield;
  }
  const isAfterMost = (has: (reply: ReplyDangers) => boolean) =>
    replies.length > 0 && replies.filter(has).length >= LEAST_PART_OF_TRIED * replies.length;
  const dangers: Danger[] = [];
  // If a piece whose capture may lose the round is attacked now, a single tried action after which it is captured is enough: the
  // others may happen to guard it.
  const isAttacked = (variant.inDanger?.(position).length ?? 0) > 0;
  if (isAttacked ? replies.some(({ isGoal }) => isGoal) : isAfterMost(({ isGoal }) => isGoal))
    dangers.push({ kind: 'goal' });
  for (const square of kings)
    if (isAfterMost(({ captured }) => captured.has(square))) dangers.push({ kind: 'capture', square });
  if (turnEnd !== undefined && losesBall(match, plyFrom(variant, position, { action: turnEnd }), side))
    dangers.push({ kind: 'ball' });
  return dangers;
}

/**
 * Looks whether a turn is an answer to a goal that threatens: most turns would let the other side win the round in its next turn,
 * and after this one it cannot, not even by chance. False if that is not proved. A generator, as {@link findDangers}.
 * @param line the actions of the turn as texts; those after the turn's end are not read
 */
export function* answersGoal(match: AnyMatch, line: readonly string[]): Generator<void, boolean> {
  const { variant, round } = match;
  let plies: readonly Ply<unknown>[] = round.plies;
  let { position } = match;
  for (const text of line) {
    const read = variant.text.parseAction(position, text);
    if (!read.ok || variant.chance(position, read.value.action).length > 0) return false;
    const ply = plyFrom(variant, position, read.value);
    plies = [...plies, ply];
    if (endOfRound(variant, plies)) return false;
    position = ply.after;
    if (endsTurn(variant, ply)) {
      const { isSafe } = yield* dangersOfReply(variant, plies, [], MOST_POSITIONS);
      return isSafe && (yield* findDangers(match)).some(({ kind }) => kind === 'goal');
    }
  }
  return false;
}

/** The squares of the side's kings. */
const kingsOf = ({ variant, position, side }: AnyMatch): readonly Square[] =>
  Array.from({ length: squareCount(variant.board) }, (_, square) => square).filter((square) => {
    const piece = variant.pieceAt(position, square);
    return piece !== undefined && piece.side === side && isKing(piece);
  });

/** Moves to empty squares, without chance and not of a king: at most {@link MOST_TRIED}, evenly spread over the list of them. */
function sampleMoves({ variant, position, actions }: AnyMatch, kings: readonly Square[]): readonly Action[] {
  const moves = actions.filter(
    (action) =>
      variant.look(action) === 'move' &&
      !kings.includes(actionFrom(action)) &&
      variant.pieceAt(position, actionTo(action)) === undefined &&
      variant.chance(position, action).length === 0,
  );
  const step = Math.max(1, moves.length / MOST_TRIED);
  return Array.from({ length: Math.min(moves.length, MOST_TRIED) }, (_, index) => moves[Math.floor(index * step)]!);
}

/** The plies of the round up to this one and, if needed, the action that ends its turn; `undefined` if that ends the round or is not possible. */
function afterTurn<P>(variant: AnyVariant, before: readonly Ply<P>[], ply: Ply<P>): readonly Ply<P>[] | undefined {
  const plies = [...before, ply];
  if (endOfRound(variant, plies)) return undefined;
  if (variant.side(ply.after) !== variant.side(ply.before)) return plies;
  const turnEnd = variant.actions(ply.after).find((action) => variant.look(action) === 'end');
  return turnEnd === undefined || ply.action === turnEnd
    ? undefined
    : afterTurn(variant, plies, plyFrom(variant, ply.after, { action: turnEnd }));
}

/**
 * Searches the turn of the side to act after these plies for a goal and for captures of `kings`. Short turns are searched
 * first, then longer ones, up to a limit of positions.
 */
function* dangersOfReply(
  variant: AnyVariant,
  plies: readonly Ply<unknown>[],
  kings: readonly Square[],
  limit: number,
): Generator<void, ReplyDangers> {
  const reply: ReplyDangers = { isGoal: false, isSafe: false, captured: new Set() };
  const start = plies.at(-1)!.after;
  const side = variant.side(start);
  let left = limit;
  let isCutOff = false;
  /** True if a turn may go on after an action with chance, which is not looked at. */
  let isChanceOpen = false;

  /**
   * Returns the largest probability of winning the round from a position, with at most `depth` actions. Notes captures in `reply`, and in
   * `isCutOff` whether longer turns would go on. At the limit of positions it returns the largest one so far.
   */
  function* winProbability(before: readonly Ply<unknown>[], position: unknown, depth: number): Generator<void, number> {
    let best = 0;
    for (const action of variant.actions(position)) {
      const outcomes = variant.chance(position, action);
      let wonWeight = 0;
      let weights = 0;
      for (const { outcome, weight } of outcomes.length > 0 ? outcomes : [{ outcome: undefined, weight: 1 }]) {
        if (left-- <= 0) return best;
        if (left % 8 === 0) yield;
        const ply = plyFrom(variant, position, { action, ...(outcome !== undefined && { outcome }) });
        const played = [...before, ply];
        weights += weight;
        const end = endOfRound(variant, played);
        if (end) wonWeight += end.winner === side ? weight : 0;
        else {
          for (const square of kings) if (variant.pieceAt(ply.after, square)?.side === side) reply.captured.add(square);
          if (endsTurn(variant, ply)) continue;
          if (outcomes.length > 0) {
            isChanceOpen = true;
            continue;
          }
          if (depth > 1) wonWeight += weight * (yield* winProbability(played, ply.after, depth - 1));
          else isCutOff = true;
        }
      }
      best = Math.max(best, wonWeight / weights);
      if (best === 1 && kings.length === 0) return best;
    }
    return best;
  }

  for (let depth = 1; depth <= MOST_DEPTH && left > 0; depth++) {
    isCutOff = false;
    const best = yield* winProbability(plies, start, depth);
    reply.isGoal ||= best >= LEAST_CHANCE;
    reply.isSafe = best === 0 && left > 0 && !isCutOff && !isChanceOpen;
    if (reply.isGoal || !isCutOff) break;
  }
  return reply;
}

/** Returns whether the end of the turn gives away a ball that the side has, or could play on with. */
function losesBall({ variant, position, actions }: AnyMatch, turnEnd: Ply<unknown>, side: Side): boolean {
  const { after } = turnEnd;
  const withBall = (one: unknown) => sideWithBall(variant, one);
  const playsBall = (action: Action) => ['kick', 'pass', 'shot'].includes(variant.look(action));
  const other = opponent(side);
  if (variant.end(after) || variant.side(after) !== other) return false;
  if (withBall(position) !== side && !actions.some(playsBall)) return false;
  if (withBall(after) === other) return true;
  const replies = variant.actions(after);
  if (withBall(after) === undefined) return replies.some(playsBall);
  return replies.some(
    (action) =>
      variant.chance(after, action).length === 0 && withBall(plyFrom(variant, after, { action }).after) === other,
  );
}
