import { disambiguate, fileOf, type Square, squareName } from '@kickmate/board';
import { type Action, actionFrom, actionKind, actionTo, rivalsOf, type Successor } from '@kickmate/game';
import { KIND, PASS } from './actions.ts';
import { board } from './board.ts';
import { type Course, courseOf } from './course.ts';
import { actions } from './moves.ts';
import type { LeaguePosition } from './position.ts';

const nameOf = (square: Square): string => squareName(board, square);

/**
 * The short form of a legal action for people: `e4`, `Nxc6`, `Q*e5>e8#`, `e4*>e6`, `c*d4>g7`, `R*h4>h1@d4`, `pass`.
 * Source: the rule page, "Notation".
 */
export function describe(position: LeaguePosition, { action, outcome }: Successor): string {
  if (action === PASS) return 'pass';
  const course = courseOf(position, action);
  const act = course.piece.letter === 'P' ? pawnAct(action) : pieceAct(position, course, action);
  const drop = outcome === undefined ? '' : `@${nameOf(outcome)}`;
  return act + flightSign(course) + drop + goalSign(position, course);
}

/** The sign between a piece's name and its target. */
const signOf = (action: Action): string => ({ [KIND.capture]: 'x', [KIND.kick]: '*' })[actionKind(action)] ?? '';

function pieceAct(position: LeaguePosition, { piece }: Course, action: Action): string {
  const rivals = rivalsOf(position.pieces, actions(position), action);
  return piece.letter + disambiguate(board, actionFrom(action), rivals) + signOf(action) + nameOf(actionTo(action));
}

/** A pawn has no letter; it shows its file when it leaves it. */
function pawnAct(action: Action): string {
  const [from, to] = [actionFrom(action), actionTo(action)];
  if (actionKind(action) === KIND.jumpKick) return `${nameOf(to)}*`;
  const file = fileOf(board, from) === fileOf(board, to) ? '' : nameOf(from)[0];
  return file + signOf(action) + nameOf(to);
}

/** The square on which a kicked ball came to rest; nothing if it went out. */
const flightSign = ({ flight }: Course): string => (flight && !flight.out ? `>${nameOf(flight.rest)}` : '');

/** `#` with a goal, `##` with an own goal. */
function goalSign(position: LeaguePosition, { end }: Course): string {
  if (!end) return '';
  return end.winner === position.side ? '#' : '##';
}
