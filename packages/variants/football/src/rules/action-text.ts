import { ok, parseSquareAt, type Result, refuse, type Square, sideName, type TextError } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type Successor, whyNotThere } from '@kickmate/game';
import { texts } from '../texts.ts';
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
  if (position.end) return refuse('illegal', 'action', 0, texts.refused.isOver(position.end.title));
  const legal = actions(position);
  if (text === END_TEXT) return legal.includes(END_OF_TURN) ? ok({ action: END_OF_TURN }) : refuseEnd(position);

  if (text === SWAP_TEXT) {
    if (legal.includes(SWAP)) return ok({ action: SWAP });
    return refuse('illegal', 'action', 0, texts.refused.noSwap);
  }

  const from = parseSquareAt(board, text, 0);
  if (!from.ok) return from;
  const isKick = text[from.value.next] === KICK_SIGN;
  const to = parseSquareAt(board, text, from.value.next + (isKick ? KICK_SIGN.length : 0));
  if (!to.ok) return to;
  const { next } = to.value;
  if (next < text.length) return refuse('surplus', 'action', next, texts.refused.afterAction(text.slice(0, next)));

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
  const why = isOpening(phase) ? texts.refused.endInOpening : texts.refused.endAwayFromBall;
  return refuse('illegal', 'action', 0, why(sideName(side)));
}

/** The reason for which no move from a square is allowed at all; `undefined` if there is none. */
function whyNoMove({ pieces, side, phase }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return texts.refused.noPiece(sideName(side), nameOf(from));
  return phase === 'k' ? texts.refused.onlyKicks(END_TEXT) : undefined;
}

/** The reason for which no kick from a square is allowed at all; `undefined` if there is none. */
function whyNoKick({ pieces, side, ball, phase, kicked }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return texts.refused.noPiece(sideName(side), nameOf(from));
  if (isOpening(phase)) return texts.refused.kickInOpening;
  if (!areNeighbours(from, ball)) return texts.refused.notAtBall(nameOf(from), nameOf(ball));
  return kicked.includes(from) ? texts.refused.hasKicked(nameOf(from)) : undefined;
}
