import { type Side, squareName } from '@kickmate/board';
import { actionFrom, endsTurn, isOneRound } from '@kickmate/game';
import { type AnyMatch, hasSquares, type Seats } from '@kickmate/play';
import type { Path } from '@kickmate/record';
import { leadWords, vocabularyOf } from './commentary.ts';
import { scoreAt } from './course.ts';
import { texts } from './goal-texts.ts';
import { spentOn } from './live-time.ts';
import { capital, playerOf } from './players.ts';

/** A goal of a match, or a round that was won without one. */
export interface Goal {
  /** The place in the match at which it counts. */
  readonly path: Path;
  readonly side: Side;
  /** The score with it. */
  readonly score: Readonly<Record<Side, number>>;
  /** The scorer and the way: "Knight from d5, head goal", "Checkmate". */
  readonly words: string;
  /** The time: "12'" in a live match, else "turn 3". */
  readonly when: string;
}

/** The goals of a match in their order. */
export function goalsOf(match: AnyMatch): readonly Goal[] {
  return match.rounds.flatMap(({ end, plies }, round) => {
    if (!end?.winner) return [];
    const path = { round, ply: plies.length, branches: [] };
    return {
      path,
      side: end.winner,
      score: scoreAt(match, path),
      words: wordsOf(match, round),
      when: whenOf(match, round),
    };
  });
}

/**
 * The words across the board for the goal with which a round of the main line ends: "Goal! You lead 2 to 1". `undefined` at
 * another place, and where a round is everything.
 * @param ownSide the side of the person at this device
 */
export function cheerAt(match: AnyMatch, path: Path, seats: Seats, ownSide: Side | undefined): string | undefined {
  const { end, plies } = match.rounds[path.round]!;
  const isEnd = end?.says === 'goal' && path.branches.length === 0 && path.ply === plies.length;
  if (!isEnd || isOneRound(match.variant)) return undefined;
  const isLast = match.end?.winner !== undefined && path.round === match.rounds.length - 1;
  const playerFor = (side: Side) => (side === ownSide ? 'you' : playerOf(seats, side));
  return texts.goal(leadWords(scoreAt(match, path), playerFor, isLast));
}

function wordsOf({ variant, rounds }: AnyMatch, round: number): string {
  const { plies, end } = rounds[round]!;
  const { title, winner } = end!;
  const ply = plies.findLast((one) => variant.events(one.before, one).some(({ kind }) => kind === 'goal'));
  if (!ply || !hasSquares(variant, ply.action)) return title;
  const from = actionFrom(ply.action);
  const piece = variant.pieceAt(ply.before, from);
  if (!piece) return title;
  const name = capital(vocabularyOf(variant).pieceNames[piece.letter] ?? piece.letter);
  const isOwn = piece.side !== winner;
  return texts.scorer(name, squareName(variant.board, from), isOwn ? texts.ownGoal : title);
}

/** The minute of a live match, else the turn of the round, in which a round ended. */
function whenOf({ variant, rounds, live }: AnyMatch, round: number): string {
  if (live) {
    const spent = rounds.slice(0, round + 1).reduce((sum, { plies }) => sum + spentOn(plies), 0);
    return texts.minute(Math.floor(spent / 60_000) + 1);
  }
  const { plies } = rounds[round]!;
  // The action that ends the round ends its turn, whatever the side may have been about to do.
  const turns = plies.slice(0, -1).filter((ply) => endsTurn(variant, ply)).length + 1;
  return texts.turn(Math.ceil(turns / 2));
}
