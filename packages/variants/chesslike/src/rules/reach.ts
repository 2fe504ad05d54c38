import { opponent, type Piece, type Side, type Square, squaresWith } from '@kickmate/board';
import type { Reach } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import type { PatternRay, Target } from '../map/pattern.ts';
import type { Standing } from './position.ts';

/** The part of a position on which the reach of its pieces depends. */
export type Scene = Pick<Standing, 'pieces' | 'tiles' | 'keys'>;

/** The reach of the piece on a square, also when it is not its side's turn; `undefined` if there is no piece. */
export function reachOf(ground: Ground, scene: Scene, from: Square): Reach | undefined {
  const piece = scene.pieces[from];
  return piece && reachOfPiece(ground, scene, piece, from);
}

/** The reach that a piece has on a square, or would have if it stood there. */
export function reachOfPiece(ground: Ground, scene: Scene, { side, letter }: Piece, from: Square): Reach {
  const { pieces, tiles, keys } = scene;
  const moves: Square[] = [];
  const attacks: Square[] = [];
  for (const { ability, over, targets } of ground.raysOf(side, letter, from)) {
    if (over !== undefined && (pieces[over] || tiles[over] === 'door')) continue;
    for (const target of targets) {
      const { to } = target;
      const isDoor = tiles[to] === 'door';
      const there = pieces[to];
      if (!isClear(scene, target) || (isDoor && ability === 'ride')) break;
      if (canMove(ability) && !there && (!isDoor || keys[side] > 0)) moves.push(to);
      if (canAttack(ability) && there?.side !== side && !isDoor) attacks.push(to);
      if (there) break;
    }
  }
  return { moves, attacks };
}

const canMove = (ability: PatternRay['ability']): boolean => ability !== 'attack';
const canAttack = (ability: PatternRay['ability']): boolean => ability !== 'move';

/** Whether some path to a target has no closed door. */
const isClear = ({ tiles }: Scene, { doors }: Target): boolean =>
  doors.length === 0 || doors.some((path) => path.every((door) => tiles[door] !== 'door'));

/**
 * The squares of royal pieces of the side to act that the other side could capture if it were to act, on maps on which that may
 * lose the round.
 */
export function royalsInDanger(ground: Ground, position: Standing & { readonly side: Side }): readonly Square[] {
  const { pieces, side } = position;
  const counts = ground.objective === 'royal' || (ground.objective === 'reach' && side === 'w' && ground.hasWhiteRoyal);
  if (!counts) return [];
  const attackers = squaresWith(pieces, (piece) => piece.side === opponent(side));
  const attacked = new Set(attackers.flatMap((from) => reachOf(ground, position, from)!.attacks));
  return squaresWith(
    pieces,
    (piece, square) => piece.side === side && ground.isRoyal(piece.letter) && attacked.has(square),
  );
}
