import { opponent, type Piece, SIDES, type Side } from '@kickmate/board';
import { drawnEnd, type RoundEnd } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { texts } from '../texts.ts';
import type { ChesslikePosition, Standing } from './position.ts';

const won = (kind: string, title: string, winner: Side): RoundEnd => ({ kind, title, winner, goals: 1 });

/** Returns a position with its end, if the round is over. */
export function withEnd(ground: Ground, standing: Standing): ChesslikePosition {
  const end = endOf(ground, standing);
  return end ? { ...standing, end } : standing;
}

/**
 * Returns how a position ends the round: by the map's objective, because a side has no pieces left, because White's turns are used
 * up, or by material after too many quiet actions.
 */
function endOf(ground: Ground, standing: Standing): RoundEnd | undefined {
  return (
    objectiveEnd(ground, standing) ??
    piecesEnd(ground, standing) ??
    turnsEnd(ground, standing) ??
    materialEnd(ground, standing)
  );
}

function objectiveEnd(ground: Ground, { pieces, tiles }: Standing): RoundEnd | undefined {
  const { objective, isRoyal, hasWhiteRoyal } = ground;
  const hasRoyal = (side: Side): boolean => pieces.some((piece) => piece?.side === side && isRoyal(piece.letter));
  const royalEnd = (sides: readonly Side[]): RoundEnd | undefined => {
    const loser = sides.find((side) => !hasRoyal(side));
    return loser && won('royal', texts.ends.royal, opponent(loser));
  };
  switch (objective) {
    case 'royal':
      return royalEnd(SIDES);
    case 'eliminate':
      return undefined;
    case 'reach': {
      const isRunner = ({ side, letter }: Piece): boolean => side === 'w' && (!hasWhiteRoyal || isRoyal(letter));
      const isReached = pieces.some((piece, square) => piece && tiles[square] === 'exit' && isRunner(piece));
      return isReached ? won('reach', texts.ends.reach, 'w') : hasWhiteRoyal ? royalEnd(['w']) : undefined;
    }
    default:
      throw new Error(`no objective ${objective satisfies never}`);
  }
}

function piecesEnd({ hadPieces }: Ground, { pieces }: Standing): RoundEnd | undefined {
  const loser = SIDES.find((side) => hadPieces(side) && !pieces.some((piece) => piece?.side === side));
  return loser && won('eliminate', texts.ends.eliminate, opponent(loser));
}

/**
 * Returns the number of turns that White has left, from 0, if it has `turns` in all; `undefined` if they are not limited. Half
 * of the next action's number, rounded down, is how many White has had: each is one action.
 */
export const turnsLeft = (turns: number | undefined, { number }: Standing): number | undefined =>
  turns === undefined ? undefined : Math.max(0, turns - Math.floor(number / 2));

const turnsEnd = ({ turns }: Ground, standing: Standing): RoundEnd | undefined =>
  turnsLeft(turns, standing) === 0 ? outOfTurns() : undefined;

/** Returns the end by material, on a map on which it decides. Where only one side has pieces, the round goes on. */
function materialEnd({ quiet: limit, pointsOf }: Ground, { pieces, quiet }: Standing): RoundEnd | undefined {
  if (limit === undefined || quiet < limit) return undefined;
  const [white, black] = SIDES.map((side) =>
    pieces.flatMap((piece) => (piece?.side === side ? pointsOf(piece.letter) : [])),
  );
  if (white!.length === 0 || black!.length === 0) return undefined;
  const lead = sum(white!) - sum(black!);
  if (lead === 0) return drawnEnd('quiet', texts.ends.quietEqual(limit));
  return won('material', texts.ends.quietMore(limit), lead > 0 ? 'w' : 'b');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The end of a round in which White's turns are used up, or were of no use: the title says which. */
export const outOfTurns = (title = texts.ends.turns): RoundEnd => won('turns', title, 'b');
