import { disambiguate, type Square, squaresWith } from '@kickmate/board';
import { type Action, actionFrom, actionTo, isItem, type Successor } from '@kickmate/game';
import type { Ground } from './map/ground.ts';
import { formatAction } from './rules/action-text.ts';
import { moveTo, PASS } from './rules/actions.ts';
import { isLegal } from './rules/moves.ts';
import { play } from './rules/play.ts';
import type { ChesslikePosition } from './rules/position.ts';

/**
 * The short form of a legal action for people: `Nc3`, `Rxd7`, `Kc5 door` through a door, `Kc4 key` onto a key, `Kc4 boots` when it
 * picks up an item, `Kc5 wins`. A piece with an item has the letter that it has without it.
 */
export function describe(ground: Ground, position: ChesslikePosition, successor: Successor): string {
  const { action } = successor;
  const { end } = play(ground, position, action);
  const wins = end?.winner === position.side ? ' wins' : '';
  if (action === PASS) return formatAction(ground, successor) + wins;
  const { pieces, tiles } = position;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const piece = pieces[from]!;
  const tile = tiles[to]!;
  const found = isItem(tile) && ground.withItem(piece, tile) ? ` ${tile}` : (WORDS[tile] ?? '');
  const origin = disambiguate(ground.board, from, rivalsOf(ground, position, action));
  return ground.bareOf(piece.letter) + origin + (pieces[to] ? 'x' : '') + ground.nameOf(to) + found + wins;
}

/** The word for a move onto a tile: a door is unlocked, a key is picked up. Signs such as `+` have a meaning in chess. */
const WORDS: Readonly<Partial<Record<string, string>>> = { door: ' door', key: ' key' };

/** The squares from which a piece of the same side with the same letter could go to the same square. */
function rivalsOf(ground: Ground, position: ChesslikePosition, action: Action): readonly Square[] {
  const from = actionFrom(action);
  const { side, letter } = position.pieces[from]!;
  return squaresWith(
    position.pieces,
    (other, square) =>
      other.side === side &&
      ground.bareOf(other.letter) === ground.bareOf(letter) &&
      square !== from &&
      isLegal(ground, position, moveTo(square, actionTo(action))),
  );
}
