import type { Motif, Motifs, Variant } from '@kickmate/game';
import { commonNames, hangingPiece } from '@kickmate/game/motifs';
import type { ChessPosition } from '../rules/position.ts';
import { backRank } from './back-rank.ts';
import { fork } from './fork.ts';
import { discoveredAttack, pin, skewer } from './lines.ts';
import { overloaded } from './overloaded.ts';
import { passedPawn } from './passed-pawn.ts';
import { promotion } from './promotion.ts';
import { type Line, winsByItself } from './proof.ts';
import { texts } from './texts.ts';
import { trapped } from './trapped.ts';

/** Finds the motif of a line's first ply, if it is proved. */
type Detector = (line: Line) => Omit<Motif, 'id'> | undefined;

/** The detectors of wins at once, by their motifs. */
const AT_ONCE: Readonly<Record<string, Detector>> = { 'back-rank': backRank, promotion };

/** The detectors of exchanges that win, by their motifs. */
const EXCHANGES: Readonly<Record<string, Detector>> = { overloaded };

/** The detectors of threats, by their motifs. */
const THREATS: Readonly<Record<string, Detector>> = {
  fork,
  skewer,
  pin,
  'discovered-attack': discoveredAttack,
  trapped,
  'passed-pawn': passedPawn,
};

/** The motifs of chess; see the facet `motifs`. */
export const motifsOf = (chess: Variant<ChessPosition>): Motifs<ChessPosition> => ({
  names: { ...texts.names, ...commonNames('hanging') },
  of(turns) {
    const [first, ...others] = turns.flat();
    if (!first) return [];
    const find = (detectors: Readonly<Record<string, Detector>>) =>
      Object.entries(detectors).flatMap(([id, detect]) => {
        const found = detect([first, ...others]);
        return found ? [{ id, ...found }] : [];
      });
    const hanging = hangingPiece(chess, turns);
    return [
      ...find(AT_ONCE),
      ...(hanging ? [hanging] : []),
      ...find(EXCHANGES),
      // Of a ply that wins without a threat, a threat is not the reason.
      ...(winsByItself(first) ? [] : find(THREATS)),
    ];
  },
});
