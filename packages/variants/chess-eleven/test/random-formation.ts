import { type Formation, pickFrom, type Random } from '@kickmate/game';
import { chessEleven } from '../src/index.ts';

/** The pieces that are placed at random; the others go to their usual squares, or near them. */
const PLACED = [...'QRRBBNNPPP'];

/** A formation that the rules allow, with a substitute or, as after a goal, with one that plays for a pawn. */
export function randomFormation(random: Random): Formation {
  const { usual, check, complete } = chessEleven.formations!;
  const pick = pickFrom(random);
  const maySubstitute = pick(2) === 0;
  const empty = usual().places.map(() => undefined);
  let formation: Formation = { places: empty, substitute: [...'QRBN'][pick(4)]! };
  for (const letter of PLACED) {
    const next = { ...formation, places: formation.places.with(pick(empty.length), letter) };
    if (check('w', next, maySubstitute).length === 0) formation = next;
  }
  return complete(formation);
}
