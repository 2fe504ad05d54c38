import { isKing, opponent, type Placement, type Side, type Square } from '@kickmate/board';
import { actionFrom, actionTo, type Motif } from '@kickmate/game';
import { LEAST_GAIN } from '@kickmate/game/motifs';
import { isInCheck, RAYS } from '../rules/board.ts';
import { piecesAfter } from '../rules/moves.ts';
import { attacksFrom, type Capture, capturesOn, gainOf, valueOn } from './exchange.ts';
import { named } from './named.ts';
import { isPlayed, isWonBy, type Line } from './proof.ts';
import { texts } from './texts.ts';

/** A piece that moves along lines, and the first two enemy pieces that stand on one of them. */
interface Lined {
  readonly slider: Square;
  readonly front: Square;
  readonly behind: Square;
}

const SLIDERS = 'BRQ';

/** The lines of a side's sliders with two enemy pieces on them. Pawns in front are left out: they are no piece to win. */
function linedUp(pieces: Placement, side: Side): readonly Lined[] {
  return pieces.flatMap((piece, slider) => {
    if (piece?.side !== side || !SLIDERS.includes(piece.letter)) return [];
    return RAYS[piece.letter]![slider]!.flatMap((ray) => {
      const [front, behind] = ray.filter((square) => pieces[square]);
      const areEnemies = [front, behind].every((square) => square !== undefined && pieces[square]!.side !== side);
      return areEnemies && pieces[front!]!.letter !== 'P' ? [{ slider, front: front!, behind: behind! }] : [];
    });
  });
}

/** Returns whether a piece counts as more than another. A king counts most. */
const isMore = (pieces: Placement, square: Square, than: Square): boolean =>
  !isKing(pieces[than]!) && (isKing(pieces[square]!) || valueOn(pieces, square) > valueOn(pieces, than));

/**
 * A piece that is lost because it may not leave the line on which it stands before the king, or else loses a piece that is worth
 * more. The turn makes the pin, or attacks the pinned piece.
 */
export function pin(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ action, after }] = line;
  const { pieces, side } = after;
  const mover = actionTo(action);
  // A king in check may leave the line.
  if (pieces[mover]?.side === side || after.end || isInCheck(pieces, side)) return undefined;
  const attacked = attacksFrom(pieces, mover);
  const back = capturesOn(pieces, mover, opponent(side));
  const found = linedUp(pieces, opponent(side)).find(({ slider, front, behind }) => {
    if (!isMore(pieces, behind, front) || !(slider === mover || attacked.includes(front))) return false;
    const onFront = capturesOn(pieces, front, opponent(side));
    if (!onFront.some((capture) => gainOf(pieces, opponent(side), capture) >= LEAST_GAIN)) return false;
    return isWonBy(line, [...onFront, { from: slider, to: behind }, ...back]);
  });
  if (!found) return undefined;
  const { slider, front, behind } = found;
  const isNew = slider === mover;
  const said = texts.pin(named(pieces, slider), named(pieces, front), named(pieces, behind));
  return {
    wins: 'piece',
    squares: [slider, front, behind, ...(isNew ? [] : [mover])],
    says: isNew ? said : `${said} ${texts.attacksPinned(named(pieces, mover))}`,
  };
}

/** An attack on a piece that has to leave its line, so that the one behind it is lost. */
export function skewer(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ action, after }] = line;
  const { pieces, side } = after;
  const mover = actionTo(action);
  if (after.end) return undefined;
  const found = linedUp(pieces, opponent(side)).find(
    ({ slider, front, behind }) =>
      slider === mover &&
      valueOn(pieces, behind) >= LEAST_GAIN &&
      !isMore(pieces, behind, front) &&
      (isKing(pieces[front]!) || isTargetBehind(pieces, slider, front, behind)) &&
      isWonBy(line, [
        ...[front, behind].map((to) => ({ from: slider, to })),
        ...capturesOn(pieces, mover, opponent(side)),
      ]),
  );
  if (!found) return undefined;
  const { slider, front, behind } = found;
  return {
    wins: 'piece',
    squares: [slider, front, behind],
    says: texts.skewer(named(pieces, slider), named(pieces, front), named(pieces, behind)),
  };
}

/** Returns whether a slider's capture of the piece in front would win material, and that of the one behind if that had left. */
function isTargetBehind(pieces: Placement, slider: Square, front: Square, behind: Square): boolean {
  const { side } = pieces[slider]!;
  const left = pieces.with(front, undefined);
  return (
    gainOf(pieces, side, { from: slider, to: front }) >= LEAST_GAIN &&
    gainOf(left, side, { from: slider, to: behind }) >= LEAST_GAIN
  );
}

/** An attack by a piece whose line another one has left. What it attacks is lost, or what the other one attacks. */
export function discoveredAttack(line: Line): Omit<Motif, 'id'> | undefined {
  const [{ before, action, after }, , third] = line;
  const { pieces, side } = after;
  const [left, mover] = [actionFrom(action), actionTo(action)];
  if (pieces[mover]?.side === side || after.end) return undefined;
  const own: readonly Capture[] = attacksFrom(pieces, mover).map((to) => ({ from: mover, to }));
  const back = capturesOn(pieces, mover, opponent(side));
  const found = discovered(before.pieces, piecesAfter(before, action), left).find(({ from, to }) => {
    if (isKing(pieces[to]!)) return isWonBy(line, [...own, ...back]);
    return gainOf(pieces, opponent(side), { from, to }) >= LEAST_GAIN && isWonBy(line, [{ from, to }, ...own, ...back]);
  });
  if (!found) return undefined;
  const said = texts.discovered(named(before.pieces, left), named(pieces, found.from), named(pieces, found.to));
  const taken = own.find(
    (capture) => third && isPlayed(third, capture) && capture.to !== found.to && pieces[capture.to]?.side === side,
  );
  const squares = [found.from, left, found.to] as const;
  if (!taken) return { wins: 'piece', squares, says: said };
  return {
    wins: 'piece',
    squares: [...squares, mover, taken.to],
    says: `${said} ${texts.attacks(named(pieces, mover), named(pieces, taken.to))}`,
  };
}

/** The attacks on enemy pieces by sliders that stood still, over a square that a piece of their side has left. */
function discovered(before: Placement, after: Placement, left: Square): readonly Capture[] {
  const side = before[left]!.side;
  return RAYS.Q![left]!.flatMap((ray) => {
    const from = ray.find((square) => after[square]);
    if (from === undefined || after[from]!.side !== side || after[from] !== before[from]) return [];
    if (!SLIDERS.includes(after[from]!.letter)) return [];
    return attacksFrom(after, from)
      .filter((to) => after[to] && after[to].side !== side && isBetween(before, from, left, to))
      .map((to) => ({ from, to }));
  });
}

/** Returns whether a piece's line to a target goes over a square. */
const isBetween = (pieces: Placement, from: Square, over: Square, to: Square): boolean =>
  RAYS[pieces[from]!.letter]![from]!.some(
    (ray) => ray.includes(to) && ray.indexOf(over) >= 0 && ray.indexOf(over) < ray.indexOf(to),
  );
