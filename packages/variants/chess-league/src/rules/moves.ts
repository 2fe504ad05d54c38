import { forward, pieceRays, type Rays, rankOf, type Square, stepFrom } from '@kickmate/board';
import { type Action, actionFrom } from '@kickmate/game';
import { captureOn, jumpKick, kickFrom, moveTo, PASS } from './actions.ts';
import { ALL_SQUARES, backRank, board } from './board.ts';
import { flightOf, isBlocked } from './flight.ts';
import type { LeaguePosition } from './position.ts';

/** The squares along which each kind of piece but the pawn moves. */
export const RAYS = pieceRays(board);

/** All legal actions, each once: a pass if there is no other, none when the round is over. */
export function actions(position: LeaguePosition): readonly Action[] {
  if (position.end) return [];
  const found: Action[] = [];
  for (const from of ALL_SQUARES) addActionsFrom(position, from, found);
  return found.length > 0 ? found : [PASS];
}

/** Whether an action is legal. */
export function isLegal(position: LeaguePosition, action: Action): boolean {
  if (position.end) return false;
  if (action === PASS) return actions(position)[0] === PASS;
  const found: Action[] = [];
  addActionsFrom(position, actionFrom(action), found);
  return found.includes(action);
}

/** Adds the legal actions of the piece on a square, if it is one of the side to act. */
function addActionsFrom(position: LeaguePosition, from: Square, found: Action[]): void {
  const piece = position.pieces[from];
  if (piece?.side !== position.side) return;
  if (piece.letter === 'P') addPawnActions(position, from, found);
  else addRayActions(position, RAYS[piece.letter]![from]!, from, found);
}

/** Adds the actions along each ray: up to the first piece or the ball, which is captured or kicked. */
function addRayActions(position: LeaguePosition, rays: Rays, from: Square, found: Action[]): void {
  const { pieces, side, ball } = position;
  for (const squares of rays) {
    for (const to of squares) {
      const target = pieces[to];
      if (to === ball) addKick(position, kickFrom(from, to), found);
      else if (!target) found.push(moveTo(from, to));
      else if (target.side !== side) found.push(captureOn(from, to));
      if (target || to === ball) break;
    }
  }
}

function addPawnActions(position: LeaguePosition, from: Square, found: Action[]): void {
  const { pieces, side, ball } = position;
  const ahead = forward(side);
  const isFree = (square: Square | undefined): square is Square => square !== undefined && !pieces[square];

  const one = stepFrom(board, from, ahead);
  if (isFree(one)) {
    if (one === ball) addKick(position, kickFrom(from, one), found);
    else found.push(moveTo(from, one));

    const two = isOnStartRank(position, from) ? stepFrom(board, one, ahead) : undefined;
    if (isFree(two)) {
      if (one === ball) addKick(position, jumpKick(from, two), found);
      else if (two === ball) addKick(position, kickFrom(from, two), found);
      else found.push(moveTo(from, two));
    }
  }

  for (const file of [-1, 1]) {
    const to = stepFrom(board, from, { ...ahead, file });
    if (to === undefined) continue;
    const target = pieces[to];
    if (to === ball) addKick(position, kickFrom(from, to), found);
    else if (target && target.side !== side) found.push(captureOn(from, to));
  }
}

/** Whether a pawn of the side to act has not moved yet: it stands just before its own back rank. */
const isOnStartRank = ({ side }: LeaguePosition, square: Square): boolean =>
  rankOf(board, square) === backRank(side) + forward(side).rank;

function addKick(position: LeaguePosition, kick: Action, found: Action[]): void {
  if (!isBlocked(kick, flightOf(position, kick))) found.push(kick);
}
