import { must } from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { usual } from './formation.ts';
import { parseFormation } from './formation-text.ts';

/** Formations beside the usual one, as their side sees them. */
const OTHERS = ['5N2/P2PP2P/RNBK1B1R Q'];

/** The same with the substitute in place of a pawn. */
const WITH_SUBSTITUTE = ['2N2N2/P2PP3/R1BKQB1R P'];

/** The formations among which a computer chooses. Each did well against the usual one: see docs/measurements.md. */
export const sensible = (maySubstitute: boolean): readonly Formation[] => [
  usual(),
  ...[...OTHERS, ...(maySubstitute ? WITH_SUBSTITUTE : [])].map((text) => must(parseFormation(text))),
];
