import { kingSquare, nextCount, opponent, type Side, type Square } from '@kickmate/board';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  type Chance,
  type Outcome,
  type RoundEnd,
} from '@kickmate/game';
import { texts } from '../texts.ts';
import { formatAction } from './action-text.ts';
import { KIND, OUTCOME } from './actions.ts';
import { CENTRE_CIRCLE, isInCheck } from './board.ts';
import { actions, elements } from './elements.ts';
import { canMove, piecesAfter } from './moves.ts';
import { cornerOf, defenderOf, odds } from './passes-and-shots.ts';
import { type ElevenPosition, hasBall, isCornerTurn, isKickOff, isTurnStart, LIMITS, type Phase } from './position.ts';

/** The outcomes that chance may give a legal action: those of a shot, the goal first; none of any other action. */
export const chance = (position: ElevenPosition, action: Action): readonly Chance[] =>
  actionKind(action) === KIND.shot ? odds(position, action) : [];

/**
 * Returns the position after a legal action; `outcome` is that of a shot. Throws on an illegal action, on an outcome that
 * {@link chance} does not list, and on a missing one.
 */
export function play(position: ElevenPosition, action: Action, outcome?: Outcome): ElevenPosition {
  if (!actions(position).includes(action)) throw new Error(`${formatAction({ action })} is not legal here`);
  const possible = chance(position, action).map((one) => one.outcome);
  if (possible.length === 0 ? outcome !== undefined : !possible.includes(outcome!))
    throw new Error(`${formatAction({ action, outcome })}: no such outcome`);

  const begun = isTurnStart(position) ? { ...position, quiet: nextCount(position.quiet, LIMITS.quiet) } : position;
  switch (actionKind(action)) {
    case KIND.pass:
      return afterPass(begun, action);
    case KIND.shot:
      return afterShot({ ...begun, quiet: 0 }, action, outcome!);
    case KIND.end:
      return afterTurn(begun);
    default:
      return afterMove(begun, action);
  }
}

function afterMove(position: ElevenPosition, action: Action): ElevenPosition {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const isQuiet = actionKind(action) !== KIND.capture && position.pieces[from]!.letter !== 'P';
  const moved: ElevenPosition = {
    ...position,
    pieces: piecesAfter(position.pieces, action),
    ball: ballAfterMove(position, action),
    unmoved: position.unmoved.filter((square) => square !== from && square !== to),
    quiet: isQuiet ? position.quiet : 0,
  };
  switch (position.phase) {
    case 'k':
      return moved.ball === undefined ? afterTurn(moved) : goOn(moved, 'kp');
    case 'kh':
      return moved.ball === undefined ? afterTurn(moved) : goOn(moved, 'kph');
    case 'mps':
      return goOn(moved, 'p');
    case 'MPS':
      return goOn(moved, 'PS');
    case 'MS':
      return goOn(moved, 'S');
    default:
      return afterTurn(moved);
  }
}

/** The ball's place after a move: with its carrier, with the piece that has just won or collected it, or where it was. */
export function ballAfterMove(position: ElevenPosition, action: Action): Square | undefined {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const { phase, ball } = position;
  if (isKickOff(phase)) return CENTRE_CIRCLE.includes(to) ? to : undefined;
  if (from === ball) return to;
  const isDefending = phase === 'mh' || (phase === 'm' && !hasBall(position));
  return isDefending && actionKind(action) === KIND.capture ? to : ball;
}

function afterPass(position: ElevenPosition, action: Action): ElevenPosition {
  const passed = { ...position, ball: actionTo(action) };
  switch (position.phase) {
    case 'mps':
      return goOn(passed, 'm');
    case 'MPS':
      return goOn(passed, 'MS');
    case 'PS':
      return goOn(passed, 'S');
    default:
      return afterTurn(passed);
  }
}

function afterShot(position: ElevenPosition, action: Action, outcome: Outcome): ElevenPosition {
  const { side, number } = position;
  switch (outcome) {
    case OUTCOME.goal:
      return {
        ...position,
        ball: actionTo(action),
        end: { kind: 'goal', title: texts.ends.goal, says: 'goal', winner: side, goals: 1 },
      };
    case OUTCOME.corner:
      return { ...position, ball: cornerOf(position, action), phase: 'MPS', number: nextCount(number, LIMITS.number) };
    default:
      return beginTurn(position, opponent(side), defenderOf(position, action)!);
  }
}

/** Returns the position in which the turn goes on with another phase, or is over if nothing is legal in that phase. */
function goOn(position: ElevenPosition, phase: Phase): ElevenPosition {
  const next = { ...position, phase };
  return elements(next).length > 0 ? next : afterTurn(next);
}

/** The other side's turn begins. A ball that is still dead after a corner turn goes to its king. */
function afterTurn(position: ElevenPosition): ElevenPosition {
  const { pieces, side, ball, phase } = position;
  const other = opponent(side);
  return beginTurn(position, other, isCornerTurn(phase) && !hasBall(position) ? kingSquare(pieces, other) : ball);
}

/** The next turn, which is this side's, begins with the ball here. */
function beginTurn(position: ElevenPosition, side: Side, ball: Square | undefined): ElevenPosition {
  const { pieces, number } = position;
  const phase = firstPhase(position.phase, ball !== undefined && pieces[ball]?.side === side, ball === undefined);
  return judged({ ...position, side, ball, phase, number: nextCount(number, LIMITS.number) });
}

/** The phase in which a turn begins, given the last phase of the turn before. */
function firstPhase(before: Phase, isInPossession: boolean, isLoose: boolean): Phase {
  if (isLoose) return before === 'kh' ? 'kh' : 'k';
  if (isInPossession) return 'mps';
  return before === 'kh' || before === 'kph' ? 'mh' : 'm';
}

/** Returns a position at a turn's start, with its end if the side to act is checkmated. */
export function judged(position: ElevenPosition): ElevenPosition {
  const { pieces, side } = position;
  if (!isInCheck(pieces, side) || canMove(position)) return position;
  const end: RoundEnd = { kind: 'mate', title: texts.ends.mate, winner: opponent(side), goals: 2 };
  return { ...position, end };
}
