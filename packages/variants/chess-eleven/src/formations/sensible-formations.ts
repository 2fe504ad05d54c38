import { must } from '@kickmate/board';
import type { Formation } from '@kickmate/game';
import { FRONT_SQUARE, usual } from './formation.ts';
import { parseFormation } from './formation-text.ts';

/**
 * Further formations, as their side sees them: those of 260 random ones that did best against the usual one. The results
 * are in docs/log/2026-11-22-measurements.md.
 */
const ATTACKING: readonly Formation[] = [
  '2Q2B1B/R1RP1PP1/3KP2N N',
  '3R1B1B/3PP2P/PRNK3Q N',
  'Q3B3/N2PR2B/1PRKP2P N',
  '1PB3Q1/NR1PR3/NPPK4 B',
  '1PQ1N2P/2BP3R/1RNKP3 B',
  'P1NR1Q1P/2BPN3/3KR1P1 B',
  'Q2P1P2/BR1PPR2/2NK3N B',
  'P1Q1BPN1/3PB3/N1PK3R R',
].map((text) => must(parseFormation(text)));

/** The formations among which a computer chooses; after scoring also each of them with the substitute for a pawn. */
export function sensible(maySubstitute: boolean): readonly Formation[] {
  const formations = [usual(), ...ATTACKING];
  return maySubstitute ? [...formations, ...formations.flatMap(substituted)] : formations;
}

/** The formations in which the substitute plays for one of the pawns, except the pawn in front of the king. */
function substituted({ places, substitute }: Formation): readonly Formation[] {
  const pawns = [...places.keys()].filter((place) => places[place] === 'P' && place !== FRONT_SQUARE);
  return pawns.map((pawn) => ({
    places: places.map((letter, place) => (place === pawn ? substitute : letter)),
    substitute: 'P',
  }));
}
