import type { Square } from '@kickmate/board';
import { type Action, actionTo } from '@kickmate/game';
import { END } from './actions.ts';
import { CENTRE_CIRCLE, isInCheck, isOwnHalf } from './board.ts';
import { moves } from './moves.ts';
import { passes, shots } from './passes-and-shots.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';

/** All legal actions, each once. None when the round is over. */
export function actions(position: ElevenPosition): readonly Action[] {
  if (position.end) return [];
  const open = elements(position);
  // A side that has begun its turn may end it, except before the kick-off's pass. A side that cannot begin skips the turn.
  if (isTurnStart(position)) return open.length > 0 ? open : [END];
  return position.phase === 'kp' || position.phase === 'kph' ? open : [...open, END];
}

/** The elements of the turn that are legal now. */
export function elements(position: ElevenPosition): readonly Action[] {
  switch (position.phase) {
    case 'k':
    case 'kh':
      return movesTo(position, (square) => CENTRE_CIRCLE.includes(square));
    case 'kp':
    case 'kph':
    case 'p':
      return passes(position);
    case 'mh':
      return movesTo(position, (square) => isOwnHalf(position.side, square));
    case 'm':
      return moves(position);
    case 'mps':
      if (isInCheck(position.pieces, position.side)) return moves(position);
      return [...moves(position), ...passes(position), ...shots(position)];
    case 'MPS':
      return [...moves(position), ...passes(position)];
    case 'PS':
      return [...passes(position), ...shots(position)];
    case 'MS':
      return [...moves(position), ...shots(position)];
    case 'S':
      return shots(position);
  }
}

/** The moves to squares on which a turn should end: the centre circle, the own half. If there are none, all moves. */
function movesTo(position: ElevenPosition, isWanted: (square: Square) => boolean): readonly Action[] {
  const all = moves(position);
  const wanted = all.filter((action) => isWanted(actionTo(action)));
  return wanted.length > 0 ? wanted : all;
}
