import { ok, parseSquareAt, type Result, refuse, type Square, sideName, type TextError } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type Successor, whyNotThere } from '@kickmate/game';
import { END_OF_TURN, KIND, kickTo, moveTo, SWAP } from './actions.ts';
import { areNeighbours, board, nameOf } from './board.ts';
import { actions } from './moves.ts';
import { type FootballPosition, isOpening, PIECES } from './position.ts';

const END_TEXT = 'end';
const SWAP_TEXT = 'swap';
/** Separates the kicker's square from the square to which the ball goes. */
const KICK_SIGN = '*';

/** Writes an action in coordinates: `b1c3`, `d4*f6`, `end`, `swap`. */
export function formatAction({ action }: Successor): string {
  if (action === END_OF_TURN) return END_TEXT;
  if (action === SWAP) return SWAP_TEXT;
  const sign = actionKind(action) === KIND.kick ? KICK_SIGN : '';
  return nameOf(actionFrom(action)) + sign + nameOf(actionTo(action));
}

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(position: FootballPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, `none is left: the round is over (${position.end.title})`);
  const legal = actions(position);
  if (text === END_TEXT) return legal.includes(END_OF_TURN) ? ok({ action: END_OF_TURN }) : refuseEnd(position);

  if (text === SWAP_TEXT) {
    if (legal.includes(SWAP)) return ok({ action: SWAP });
    return refuse(
      'illegal',
      'action',
      0,
      'sides are swapped only in answer to the opening turn, where the match allows it',
    );
  }

  const from = parseSquareAt(board, text, 0);
  if (!from.ok) return from;
  const isKick = text[from.value.next] === KICK_SIGN;
  const to = parseSquareAt(board, text, from.value.next + (isKick ? KICK_SIGN.length : 0));
  if (!to.ok) return to;
  const { next } = to.value;
  if (next < text.length) return refuse('surplus', 'action', next, `nothing may follow ${text.slice(0, next)}`);

  const action = (isKick ? kickTo : moveTo)(from.value.square, to.value.square);
  if (legal.includes(action)) return ok({ action });
  const why = (isKick ? whyNoKick : whyNoMove)(position, from.value.square);
  if (why !== undefined) return refuse('illegal', 'action', 0, why);
  const targets = legal
    .filter((one) => actionFrom(one) === from.value.square && actionKind(one) === actionKind(action))
    .map(actionTo);
  const refused = { ...position, board, kinds: PIECES, from: from.value.square, targets };
  const words = { noun: isKick ? 'kick' : 'move' } as const;
  return refuse('illegal', 'action', 0, whyNotThere({ ...refused, ...words }));
}

function refuseEnd({ side, phase }: FootballPosition) {
  const why = isOpening(phase)
    ? 'the opening turn is one move'
    : `no piece of ${sideName(side)} stands next to the ball`;
  return refuse('illegal', 'action', 0, `${sideName(side)} may not end the turn: ${why}`);
}

/** The reason for which no move from a square is allowed at all; `undefined` if there is none. */
function whyNoMove({ pieces, side, phase }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  return phase === 'k' ? `within a turn there are only kicks and ${END_TEXT}` : undefined;
}

/** The reason for which no kick from a square is allowed at all; `undefined` if there is none. */
function whyNoKick({ pieces, side, ball, phase, kicked }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  if (isOpening(phase)) return 'the opening turn is one move, without a kick';
  if (!areNeighbours(from, ball)) return `${nameOf(from)} is not next to the ball on ${nameOf(ball)}`;
  return kicked.includes(from) ? `the piece on ${nameOf(from)} has kicked in this turn already` : undefined;
}
