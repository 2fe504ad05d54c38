import { disambiguate, type Square, squaresWith } from '@kickmate/board';
import { type Action, actionFrom, actionTo, type Successor } from '@kickmate/game';
import type { Ground } from './map/ground.ts';
import { formatAction } from './rules/action-text.ts';
import { moveTo, PASS } from './rules/actions.ts';
import { isLegal } from './rules/moves.ts';
import { play } from './rules/play.ts';
import type { ChesslikePosition } from './rules/position.ts';

/** The short form of a legal action for people: `Nc3`, `Rxd7`, `Kc5 door` through a door, `Kc4 key` onto a key, `Kc5 wins`. */
export function describe(ground: Ground, position: ChesslikePosition, successor: Successor): string {
  const { action } = successor;
  const { end } = play(ground, position, action);
  const wins = end?.winner === position.side ? ' wins' : '';
  if (action === PASS) return formatAction(ground, successor) + wins;
  const { pieces, tiles } = position;
  const [from, to] = [actionFrom(action), actionTo(action)];
  const { letter } = pieces[from]!;
  const origin = disambiguate(ground.board, from, rivalsOf(ground, position, action));
  return letter + origin + (pieces[to] ? 'x' : '') + ground.nameOf(to) + (WORDS[tiles[to]!] ?? '') + wins;
}

/** The word for a move onto a tile: a door is unlocked, a key is picked up. Signs such as `+` have a meaning in chess. */
const WORDS: Readonly<Partial<Record<string, string>>> = { door: ' door', key: ' key' };

/** The squares from which a like piece of the same side could go to the same square. */
function rivalsOf(ground: Ground, position: ChesslikePosition, action: Action): readonly Square[] {
  const from = actionFrom(action);
  const { side, letter } = position.pieces[from]!;
  return squaresWith(
    position.pieces,
    (other, square) =>
      other.side === side &&
      other.letter === letter &&
      square !== from &&
      isLegal(ground, position, moveTo(square, actionTo(action))),
  );
}
