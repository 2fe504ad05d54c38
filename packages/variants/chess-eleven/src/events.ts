import { kingSquare, opponent, type Square } from '@kickmate/board';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  type GameEvent,
  type Outcome,
  type Successor,
} from '@kickmate/game';
import { isMove, KIND, OUTCOME } from './rules/actions.ts';
import { isInCheck } from './rules/board.ts';
import { cornerOf, defenderOf } from './rules/passes-and-shots.ts';
import { ballAfterMove, chance, play } from './rules/play.ts';
import { type ElevenPosition, isKickOff, isTurnStart } from './rules/position.ts';
import { texts } from './texts.ts';

/**
 * Returns what a person sees in a legal action. A shot without an outcome is only the shot. If the ball is still dead
 * when a corner turn ends, the other side's king collects it.
 */
export function events(position: ElevenPosition, { action, outcome }: Successor): readonly GameEvent[] {
  const possible = chance(position, action);
  const result = possible.length === 1 ? possible[0]!.outcome : outcome;
  const seen = [...actsOf(position, action), ...(result === undefined ? [] : shotEnd(position, action, result))];
  if (possible.length > 0 && result === undefined) return seen;
  const { pieces, ball, side, end } = play(position, action, result);
  const rival = opponent(position.side);
  if (isMove(action) && isInCheck(pieces, rival)) seen.push({ kind: 'check', square: kingSquare(pieces, rival) });
  if (result === undefined && ball !== undefined && ball !== ballAfter(position, action))
    seen.push({ kind: 'collect', piece: pieces[ball]!, square: ball });
  if (isKickOff(position.phase) && ball !== undefined && side === rival && !end)
    seen.push({ kind: 'other', words: texts.nobodyToPassTo });
  if (end?.winner) seen.push({ kind: 'goal', side: end.winner, how: end.title, says: end.says });
  return seen;
}

/** The ball's place after an action other than a shot, before the turn ends. */
function ballAfter(position: ElevenPosition, action: Action): Square | undefined {
  if (isMove(action)) return ballAfterMove(position, action);
  return actionKind(action) === KIND.pass ? actionTo(action) : position.ball;
}

/** The events of an action itself, before its consequences. */
function actsOf(position: ElevenPosition, action: Action): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  switch (actionKind(action)) {
    case KIND.end:
      return isTurnStart(position) ? [{ kind: 'pass', side: position.side }] : [];
    case KIND.pass:
      return [{ kind: 'ballPass', from, to, piece: position.pieces[to]! }];
    case KIND.shot:
      return [{ kind: 'shot', piece: position.pieces[from]!, from, to }];
    default:
      return moveActs(position, action);
  }
}

function moveActs(position: ElevenPosition, action: Action): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = position.pieces[from]!;
  const captured = position.pieces[to];
  const seen: GameEvent[] = captured ? [{ kind: 'capture', piece: captured, square: to }] : [];
  seen.push({ kind: 'move', piece, from, to });
  if (from === position.ball) seen.push({ kind: 'carry', from, to });
  else if (ballAfterMove(position, action) === to) seen.push({ kind: 'collect', piece, square: to });
  return seen;
}

/** The event of a shot's outcome. */
function shotEnd(position: ElevenPosition, shot: Action, result: Outcome): readonly GameEvent[] {
  if (result === OUTCOME.goal) return [];
  if (result === OUTCOME.corner) return [{ kind: 'corner', square: cornerOf(position, shot) }];
  const square = defenderOf(position, shot)!;
  return [{ kind: result === OUTCOME.save ? 'save' : 'block', piece: position.pieces[square]!, square }];
}
