import { opponent, type Square } from '@kickmate/board';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  type GameEvent,
  type Outcome,
  type Successor,
} from '@kickmate/game';
import { isMove, KIND, OUTCOME } from './actions.ts';
import { ballAfterMove, chance, play } from './play.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';
import { isInCheck, kingSquare } from './reach.ts';
import { cornerOf, defenderOf } from './shots.ts';

/**
 * What a person should see happen in a legal action. Of a shot only the shot, where it is left open what became of it. A
 * ball that is still dead when a corner turn ends is taken up by the king.
 */
export function events(position: ElevenPosition, { action, outcome }: Successor): readonly GameEvent[] {
  const possible = chance(position, action);
  const fate = possible.length === 1 ? possible[0]!.outcome : outcome;
  const seen = [...deeds(position, action), ...(fate === undefined ? [] : shotEnd(position, action, fate))];
  if (possible.length > 0 && fate === undefined) return seen;
  const { pieces, ball, end } = play(position, action, fate);
  const rival = opponent(position.side);
  if (isMove(action) && isInCheck(pieces, rival)) seen.push({ kind: 'check', square: kingSquare(pieces, rival) });
  if (fate === undefined && ball !== undefined && ball !== ballAfter(position, action))
    seen.push({ kind: 'collect', piece: pieces[ball]!, square: ball });
  if (end?.winner) seen.push({ kind: 'goal', side: end.winner, how: end.title });
  return seen;
}

/** Where an action other than a shot brings the ball, before the turn is over. */
function ballAfter(position: ElevenPosition, action: Action): Square | undefined {
  if (isMove(action)) return ballAfterMove(position, action);
  return actionKind(action) === KIND.pass ? actionTo(action) : position.ball;
}

/** What the pieces do with themselves and the ball. */
function deeds(position: ElevenPosition, action: Action): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  switch (actionKind(action)) {
    case KIND.end:
      return isTurnStart(position) ? [{ kind: 'pass', side: position.side }] : [];
    case KIND.pass:
      return [{ kind: 'ballPass', from, to, piece: position.pieces[to]! }];
    case KIND.shot:
      return [{ kind: 'shot', piece: position.pieces[from]!, from, to }];
    default:
      return moveDeeds(position, action);
  }
}

function moveDeeds(position: ElevenPosition, action: Action): readonly GameEvent[] {
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = position.pieces[from]!;
  const captured = position.pieces[to];
  const seen: GameEvent[] = captured ? [{ kind: 'capture', piece: captured, square: to }] : [];
  seen.push({ kind: 'move', piece, from, to });
  if (from === position.ball) seen.push({ kind: 'carry', from, to });
  else if (ballAfterMove(position, action) === to) seen.push({ kind: 'collect', piece, square: to });
  return seen;
}

/** What becomes of a shot. */
function shotEnd(position: ElevenPosition, shot: Action, fate: Outcome): readonly GameEvent[] {
  if (fate === OUTCOME.goal) return [];
  if (fate === OUTCOME.corner) return [{ kind: 'corner', square: cornerOf(position, shot) }];
  const square = defenderOf(position, shot)!;
  return [{ kind: fate === OUTCOME.save ? 'save' : 'block', piece: position.pieces[square]!, square }];
}
