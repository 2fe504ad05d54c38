import { type Action, actionTo } from '@kickmate/game';
import { END } from './actions.ts';
import { CENTRE_CIRCLE, isInCheck } from './board.ts';
import { moves } from './moves.ts';
import { passes, shots } from './passes-and-shots.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';

/** All legal actions, each once. None when the round is over. */
export function actions(position: ElevenPosition): readonly Action[] {
  if (position.end) return [];
  const open = elements(position);
  // A side that has begun its turn may end it, except before the kick-off's pass. A side that cannot begin skips the turn.
  if (isTurnStart(position)) return open.length > 0 ? open : [END];
  return position.phase === 'kp' ? open : [...open, END];
}

/** The elements of the turn that are legal now. */
export function elements(position: ElevenPosition): readonly Action[] {
  switch (position.phase) {
    case 'k':
      return kickOffMoves(position);
    case 'kp':
    case 'p':
      return passes(position);
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

/** The kick-off's moves: those onto the centre circle if there are any, otherwise all. */
function kickOffMoves(position: ElevenPosition): readonly Action[] {
  const all = moves(position);
  const taking = all.filter((action) => CENTRE_CIRCLE.includes(actionTo(action)));
  return taking.length > 0 ? taking : all;
}
