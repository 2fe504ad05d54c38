import type { Piece, Square } from '@kickmate/board';
import type { Reach } from '@kickmate/game';
import type { Ground } from './ground.ts';
import type { Standing } from './position.ts';
import type { Hop, Way } from './ways.ts';

/** What of a position decides where its pieces may go. */
export type Scene = Pick<Standing, 'pieces' | 'tiles' | 'keys'>;

/** Where the piece on a square may move now, and where it could capture, whosever turn it is; `undefined` without one. */
export function reachOf(ground: Ground, scene: Scene, from: Square): Reach | undefined {
  const piece = scene.pieces[from];
  return piece && reachOfPiece(ground, scene, piece, from);
}

/** The same for a piece that may stand there or be thought there. */
export function reachOfPiece(ground: Ground, scene: Scene, { side, letter }: Piece, from: Square): Reach {
  const { pieces, tiles, keys } = scene;
  const moves: Square[] = [];
  const attacks: Square[] = [];
  for (const { deed, over, hops } of ground.waysOf(side, letter, from)) {
    if (over !== undefined && (pieces[over] || tiles[over] === 'door')) continue;
    for (const hop of hops) {
      const { to } = hop;
      const isDoor = tiles[to] === 'door';
      const there = pieces[to];
      if (!isClear(scene, hop) || (isDoor && deed === 'ride')) break;
      if (canMove(deed) && !there && (!isDoor || keys[side] > 0)) moves.push(to);
      if (canAttack(deed) && there?.side !== side && !isDoor) attacks.push(to);
      if (there) break;
    }
  }
  return { moves, attacks };
}

const canMove = (deed: Way['deed']): boolean => deed !== 'attack';
const canAttack = (deed: Way['deed']): boolean => deed !== 'move';

/** Whether no closed door is under any path, or one path at least has none. */
const isClear = ({ tiles }: Scene, { doors }: Hop): boolean =>
  doors.length === 0 || doors.some((path) => path.every((door) => tiles[door] !== 'door'));
