import { type Piece, type Square, sideName } from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type GameEvent, type Successor } from '@kickmate/game';
import { END_OF_TURN, KIND, SWAP } from './rules/actions.ts';
import { ALL_SQUARES } from './rules/board.ts';
import { flightsBy } from './rules/flights.ts';
import { endByKick, play } from './rules/play.ts';
import type { FootballPosition } from './rules/position.ts';
import { texts } from './texts.ts';

/**
 * Returns what a person sees happen in a legal action, in order. The ball goes square by square. If it is kicked backward, the
 * first of them is its kicker's. At the end of a turn there is nothing to see.
 */
export function events(position: FootballPosition, { action }: Successor): readonly GameEvent[] {
  if (action === END_OF_TURN) return [];
  if (action === SWAP) return swapEvents(position);
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = position.pieces[from]!;
  if (actionKind(action) === KIND.move) return [{ kind: 'move', piece, from, to }];
  const { ball, side } = position;
  const flight = flightsBy(position, from).find((one) => one.at(-1) === to)!;
  const end = endByKick(side, action);
  return [
    { kind: 'kick', piece, ball, from },
    ...flight.map((square, index) => fly(flight[index - 1] ?? ball, square)),
    ...(end?.winner ? [{ kind: 'goal', side: end.winner, how: end.title, says: end.says } as const] : []),
  ];
}

/**
 * Returns what a person sees when sides are swapped: pieces go to where their likes of the other side would stand. After an opening
 * move from alike arrays these are two: one goes back, and the other side's makes the same move.
 */
function swapEvents(position: FootballPosition): readonly GameEvent[] {
  const after = play(position, SWAP);
  const differs = (square: Square): boolean => !isSamePiece(position.pieces[square], after.pieces[square]);
  const left = ALL_SQUARES.filter((square) => position.pieces[square] && differs(square));
  const reached = ALL_SQUARES.filter((square) => after.pieces[square] && differs(square));
  const moves: GameEvent[] = [];
  for (const from of [...left]) {
    const piece: Piece = position.pieces[from]!;
    const to = reached.find((square) => isSamePiece(after.pieces[square], piece));
    if (to === undefined) continue;
    left.splice(left.indexOf(from), 1);
    reached.splice(reached.indexOf(to), 1);
    moves.push({ kind: 'move', piece, from, to });
  }
  return [
    { kind: 'other', words: texts.swaps(sideName(position.side)), isWhole: true },
    ...(after.ball === position.ball ? [] : [{ kind: 'other', from: position.ball, to: after.ball } as const]),
    // In a position that somebody set up, the sides may have different pieces.
    ...left.map((from) => ({ kind: 'other', from }) as const),
    ...moves,
    ...reached.map((to) => ({ kind: 'other', to, piece: after.pieces[to] }) as const),
  ];
}

const isSamePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.side === b?.side && a?.letter === b?.letter;

const fly = (from: Square, to: Square): GameEvent => ({ kind: 'fly', from, to, bounced: false });
