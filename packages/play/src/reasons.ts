import { opponent, type Side } from '@kickmate/board';
import type { Score } from '@kickmate/engine/client';
import { type AnyVariant, endOfRound, endsTurn, type Motif, type Motifs, type Ply, plyFrom } from '@kickmate/game';
import { takenBy } from '@kickmate/game/motifs';
import type { JudgedTurn } from './report.ts';
import type { AnyMatch } from './session.ts';
import { sideWithBall } from './turns.ts';

/** A turn that proves a reason. */
interface Proof {
  /** The plies of that turn. */
  readonly plies: readonly Ply<unknown>[];
  /** The way in which that turn wins, if the game knows a motif of it. */
  readonly motif: Motif | undefined;
}

/** A reason for which a turn was bad, as far as the lines of the report prove it. */
export type Reason =
  /** The other side wins the round in its next turn, with this probability, from above 0 to 1. */
  | (Proof & { readonly kind: 'letsWin'; readonly probability: number })
  /** The other side has a forced win in this number of its turns. */
  | (Proof & { readonly kind: 'letsForce'; readonly turns: number })
  /** The other side's next turn prepares a win in the one after it, with this probability, from above 0 to 1. */
  | (Proof & { readonly kind: 'letsPrepare'; readonly probability: number })
  /** The turn could have won the round, with this probability, from above 0 to 1. */
  | (Proof & { readonly kind: 'missesWin'; readonly probability: number })
  /** The turn could have begun a forced win in this number of turns. */
  | (Proof & { readonly kind: 'missesForce'; readonly turns: number })
  /** The turn could have prepared a win in the next one, with this probability, from above 0 to 1. */
  | (Proof & { readonly kind: 'missesPrepare'; readonly probability: number })
  /** The other side captures pieces for less than they are worth. */
  | (Proof & { readonly kind: 'losesPiece' })
  /** The other side takes the ball, which could have been kept. */
  | (Proof & { readonly kind: 'losesBall' })
  /** Pieces of the other side could have been captured for less than they are worth. */
  | (Proof & { readonly kind: 'missesPiece' })
  /** The ball could have been taken from the other side. */
  | (Proof & { readonly kind: 'missesBall' });

/** The least probability of a goal that is a reason. */
const LEAST_PROBABILITY = 0.3;
/** The least difference of material that is a reason, in hundredths of a pawn. Rook for bishop, about 170, is none. */
const LEAST_MATERIAL = 200;

/** The most turns of a line that are looked at: one that threatens, an answer, the threat carried out, and an answer to that. */
const MOST_TURNS = 4;

/** A turn of a line. */
interface LineTurn {
  readonly side: Side;
  readonly plies: readonly Ply<unknown>[];
  /** The probability with which it wins the round for its side. */
  readonly probability: number;
  /**
   * The value of the pieces that it captures less that of its own pieces that it destroys, in hundredths of a pawn. What chance
   * does is not counted.
   */
  readonly taken: number;
}

/**
 * The reasons for which a turn was bad, the weightiest first; empty if the lines prove none. A line is what the engine plays for both
 * sides. So a reason compares the line after the turn that was played with the best line in its place.
 * @param motifs those of the game; absent: no motif is named, and no threat that a motif proves is a reason
 */
export function reasonsOf(match: AnyMatch, turn: JudgedTurn, motifs?: Motifs<unknown>): readonly Reason[] {
  const { variant } = match;
  const { side } = turn;
  const { plies } = match.rounds[turn.round]!;
  const earlier = plies.slice(0, turn.worst);
  const positionBefore = plies[turn.worst]!.before;
  const played = plies.slice(turn.worst, turn.last + 1);
  const lastPly = played.at(-1);
  if (!lastPly || !turn.reply || !endsTurn(variant, lastPly)) return [];
  const replyLine = turnsOf(variant, plies.slice(0, turn.last + 1), lastPly.after, turn.reply.line);
  const bestLine = turnsOf(variant, earlier, positionBefore, turn.best);
  const [answer, ownNext] = replyLine;
  const [bestTurn, answerToBest] = bestLine;
  const found: Reason[] = [];

  // 1. The round: a win that the turn allows, or misses.
  const winAllowed = proofOf(motifs, replyLine, 'round', played);
  const winMissed = proofOf(motifs, bestLine, 'round');
  if (
    answer &&
    answer.side !== side &&
    answer.probability >= LEAST_PROBABILITY &&
    answer.probability > (answerToBest?.probability ?? 0)
  )
    found.push({ kind: 'letsWin', ...winAllowed, probability: answer.probability });
  else if (isForced(turn.reply.score)) found.push({ kind: 'letsForce', ...winAllowed, turns: turn.reply.score.turns });
  const bestProbability = bestTurn?.probability ?? 0;
  if (bestProbability >= LEAST_PROBABILITY && bestProbability > winProbability(variant, earlier, played, side))
    found.push({ kind: 'missesWin', ...winMissed, probability: bestProbability });
  const isStillWon = turn.reply.score.kind === 'win' && turn.reply.score.actions < 0;
  if (winMissed.motif && bestProbability === 0 && isForced(turn.score) && !isStillWon)
    found.push({ kind: 'missesForce', ...winMissed, turns: turn.score.turns });

  // 2. Pieces and the ball that the turn loses.
  const takenByTurn = takenBy(variant, played, side);
  const lostMaterial = (answer?.taken ?? 0) - (ownNext?.taken ?? 0) - takenByTurn;
  const pieceLost = proofOf(motifs, replyLine, 'piece');
  const isTaken =
    answer && lostMaterial >= LEAST_MATERIAL && answer.taken - (answerToBest?.taken ?? 0) >= LEAST_MATERIAL;
  // A threat like a fork captures only in the turn after.
  const isThreatened = pieceLost.motif && netOf(replyLine) - takenByTurn >= LEAST_MATERIAL;
  if (answer && answer.side !== side && (isTaken || isThreatened)) found.push({ kind: 'losesPiece', ...pieceLost });
  if (
    answer &&
    sideWithBall(variant, positionBefore) === side &&
    endsWithBall(variant, answer, opponent(side)) &&
    !endsWithBall(variant, ownNext, side) &&
    !endsWithBall(variant, answerToBest, opponent(side))
  )
    found.push({ kind: 'losesBall', ...proofOf(motifs, replyLine, 'ball') });

  // 3. Pieces and the ball that the turn could have won.
  const bestMaterial = (bestTurn?.taken ?? 0) - (answerToBest?.taken ?? 0);
  const pieceMissed = proofOf(motifs, bestLine, 'piece');
  const couldTake = bestTurn && bestMaterial >= LEAST_MATERIAL && bestTurn.taken - takenByTurn >= LEAST_MATERIAL;
  if (couldTake || (pieceMissed.motif && netOf(bestLine) - takenByTurn >= LEAST_MATERIAL))
    found.push({ kind: 'missesPiece', ...pieceMissed });
  const ballMissed = proofOf(motifs, bestLine, 'ball');
  if (ballMissed.motif && sideWithBall(variant, lastPly.after) !== side)
    found.push({ kind: 'missesBall', ...ballMissed });

  // 4. A win in the turn after the next, which the turn lets the other side prepare, or does not prepare itself.
  if (winAllowed.motif && isPrepared(replyLine) && !isPrepared(bestLine.slice(1)))
    found.push({ kind: 'letsPrepare', ...winAllowed, probability: replyLine[2]!.probability });
  if (winMissed.motif && isPrepared(bestLine) && (ownNext?.probability ?? 0) < LEAST_PROBABILITY)
    found.push({ kind: 'missesPrepare', ...winMissed, probability: bestLine[2]!.probability });
  return found;
}

/**
 * The weightiest motif of a line's first turn, for telling what that turn is good for; `undefined` if the rules prove none.
 * @param earlier the plies of the round before the line
 * @param line the actions of both sides, as texts
 */
export const motifOfLine = (
  variant: AnyVariant,
  earlier: readonly Ply<unknown>[],
  position: unknown,
  line: readonly string[],
  motifs: Motifs<unknown>,
): Motif | undefined => motifs.of(turnsOf(variant, earlier, position, line).map(({ plies }) => plies))[0];

/** Returns whether a score says that the side to act has a forced win. */
const isForced = (score: Score): score is Extract<Score, { kind: 'win' }> => score.kind === 'win' && score.actions > 0;

/** Returns whether the side that begins a line may win the round in its second turn. The other side plays its best answer. */
const isPrepared = (line: readonly LineTurn[]): boolean =>
  line[2]?.side === line[0]?.side && (line[2]?.probability ?? 0) >= LEAST_PROBABILITY;

/**
 * The first turn of a line as a proof, with the weightiest of its motifs that win what `wins` names.
 * @param turnBefore the turn of the other side before the line
 */
function proofOf(
  motifs: Motifs<unknown> | undefined,
  line: readonly LineTurn[],
  wins: Motif['wins'],
  turnBefore?: readonly Ply<unknown>[],
): Proof {
  const turns = line.map(({ plies }) => plies);
  return { plies: turns[0] ?? [], motif: motifs?.of(turns, turnBefore).find((motif) => motif.wins === wins) };
}

/** The material that a line wins for the side that begins it, in hundredths of a pawn; 0 if it has too few turns to carry out a threat. */
const netOf = (line: readonly LineTurn[]): number =>
  line.length < 3 ? 0 : line.reduce((sum, { side, taken }) => sum + (side === line[0]!.side ? taken : -taken), 0);

/** The actions of plies, as texts. */
const textsOf = (variant: AnyVariant, plies: readonly Ply<unknown>[]): readonly string[] =>
  plies.map(({ action }) => variant.text.formatAction({ action }));

/** The probability with which the plies of a side's turn win the round. `earlier`: the plies of the round before them. */
function winProbability(
  variant: AnyVariant,
  earlier: readonly Ply<unknown>[],
  plies: readonly Ply<unknown>[],
  side: Side,
): number {
  const [turn] = turnsOf(variant, earlier, plies[0]!.before, textsOf(variant, plies));
  return turn?.side === side ? turn.probability : 0;
}

/**
 * The complete turns of a line, at most {@link MOST_TURNS}, as far as its actions are legal. An action with chance
 * ends its turn and the list. Its outcome is one that wins, if there is one.
 */
function turnsOf(
  variant: AnyVariant,
  earlier: readonly Ply<unknown>[],
  position: unknown,
  line: readonly string[],
): readonly LineTurn[] {
  const turns: LineTurn[] = [];
  let all = earlier;
  let current = position;
  let plies: Ply<unknown>[] = [];
  const endTurn = (side: Side, probability: number) => {
    turns.push({ side, plies, probability, taken: takenBy(variant, plies, side) });
    plies = [];
  };
  for (const text of line) {
    const read = variant.text.parseAction(current, text);
    if (!read.ok) break;
    const side = variant.side(current);
    const { action } = read.value;
    const outcomes = variant.chance(current, action);
    if (outcomes.length > 0) {
      const weights = outcomes.reduce((total, { weight }) => total + weight, 0);
      const wins = outcomes.filter(
        ({ outcome }) => endOfRound(variant, [...all, plyFrom(variant, current, { action, outcome })])?.winner === side,
      );
      const outcome = (wins[0] ?? outcomes[0]!).outcome;
      plies.push(plyFrom(variant, current, { action, outcome }));
      endTurn(side, wins.reduce((total, { weight }) => total + weight, 0) / weights);
      return turns;
    }
    const ply = plyFrom(variant, current, { action });
    plies.push(ply);
    all = [...all, ply];
    const end = endOfRound(variant, all);
    if (end || endsTurn(variant, ply)) endTurn(side, end?.winner === side ? 1 : 0);
    if (end || turns.length === MOST_TURNS) return turns;
    current = ply.after;
  }
  return turns;
}

/** Returns whether after a turn a piece of a side has the ball. */
function endsWithBall(variant: AnyVariant, turn: LineTurn | undefined, side: Side): boolean {
  const last = turn?.plies.at(-1);
  return last !== undefined && sideWithBall(variant, last.after) === side;
}
