import type { Motif, Ply } from '@kickmate/game';
import type { ChessPosition } from '../rules/position.ts';
import { backRank } from './back-rank.ts';
import { fork } from './fork.ts';
import { hanging } from './hanging.ts';
import { discoveredAttack, pin, skewer } from './lines.ts';
import { promotion } from './promotion.ts';
import type { Line } from './proof.ts';

/** Finds the motif of a line's first ply, if it is proved. */
type Detector = (line: Line) => Omit<Motif, 'id'> | undefined;

/** The detectors by their motifs, the weightiest first. */
const DETECTORS: Readonly<Record<string, Detector>> = {
  'back rank': backRank,
  promotion,
  hanging,
  fork,
  skewer,
  pin,
  'discovered attack': discoveredAttack,
};

/** The motifs of the first turn of a line; see the facet `motifs`. */
export function motifs(turns: readonly (readonly Ply<ChessPosition>[])[]): readonly Motif[] {
  const [first, ...others] = turns.flat();
  if (!first) return [];
  return Object.entries(DETECTORS).flatMap(([id, detect]) => {
    const found = detect([first, ...others]);
    return found ? [{ id, ...found }] : [];
  });
}
