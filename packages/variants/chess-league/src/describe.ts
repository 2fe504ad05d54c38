import { disambiguate, fileOf, type Square, squareName } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, rivalsOf, type Successor } from '@kickmate/game';
import { KIND, PASS } from './rules/actions.ts';
import { board } from './rules/board.ts';
import { type Effect, effectOf } from './rules/effect.ts';
import { actions } from './rules/moves.ts';
import type { LeaguePosition } from './rules/position.ts';
import { texts } from './texts.ts';

const nameOf = (square: Square): string => squareName(board, square);

/**
 * The short form of a legal action for people: `e4`, `Nxc6`, `Q*e5>e8 goal`, `e4*>e6`, `c*d4>g7`, `R*h4>h1@d4`, `pass`.
 * Source: the rule page, "Notation".
 */
export function describe(position: LeaguePosition, { action, outcome }: Successor): string {
  if (action === PASS) return 'pass';
  const effect = effectOf(position, action);
  const act = effect.piece.letter === 'P' ? pawnAct(action) : pieceAct(position, effect, action);
  const drop = outcome === undefined ? '' : `@${nameOf(outcome)}`;
  return act + flightSign(effect) + drop + goalWord(position, effect);
}

/** The sign before the square of a capture or a kick. */
const signOf = (action: Action): string => ({ [KIND.capture]: 'x', [KIND.kick]: '*' })[actionKind(action)] ?? '';

function pieceAct(position: LeaguePosition, { piece }: Effect, action: Action): string {
  const rivals = rivalsOf(position.pieces, actions(position), action);
  return piece.letter + disambiguate(board, actionFrom(action), rivals) + signOf(action) + nameOf(actionTo(action));
}

/** A pawn's action. A pawn has no letter; a capture or kick to another file begins with the pawn's own file. */
function pawnAct(action: Action): string {
  const [from, to] = [actionFrom(action), actionTo(action)];
  if (actionKind(action) === KIND.jumpKick) return `${nameOf(to)}*`;
  const file = fileOf(board, from) === fileOf(board, to) ? '' : nameOf(from)[0];
  return file + signOf(action) + nameOf(to);
}

/** The square on which a kicked ball came to rest; nothing if it went out. */
const flightSign = ({ flight }: Effect): string => (flight && !flight.out ? `>${nameOf(flight.rest)}` : '');

/** The word for a goal or an own goal. A `#` would mean mate to people who play chess. */
function goalWord(position: LeaguePosition, { end }: Effect): string {
  if (!end) return '';
  return ` ${end.winner === position.side ? texts.written.goal : texts.written.ownGoal}`;
}
