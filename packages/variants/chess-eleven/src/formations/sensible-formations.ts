import { must } from '@kickmate/board';
import type { Formation, NamedFormation } from '@kickmate/game';
import { texts } from '../texts.ts';
import { FRONT_SQUARE, usual } from './formation.ts';
import { parseFormation } from './formation-text.ts';

/**
 * The formations that are offered besides the usual one, as their side sees them. The first four look like football; the
 * others are those of 260 random ones that did best against the usual one (docs/measurements.md, "Who has the advantage").
 */
export const NAMED: readonly NamedFormation[] = Object.entries({
  wide: '1N4N1/P2PP2P/R1BKQ2R B',
  diamond: '4Q3/2NPPN2/PR1KB1RP B',
  wall: '2N2N2/2PPPP2/R1BKQ2R B',
  arrow: '3NQ3/2PPPP2/R1BK1N1R B',
  leftWinger: '2Q2B1B/R1RP1PP1/3KP2N N',
  rookInFront: '3R1B1B/3PP2P/PRNK3Q N',
  queenLeft: 'Q3B3/N2PR2B/1PRKP2P N',
  queenRight: '1PB3Q1/NR1PR3/NPPK4 B',
  hook: '1PQ1N2P/2BP3R/1RNKP3 B',
  threeInFront: 'P1NR1Q1P/2BPN3/3KR1P1 B',
  twinRooks: 'Q2P1P2/BR1PPR2/2NK3N B',
  allForward: 'P1Q1BPN1/3PB3/N1PK3R R',
}).map(([key, text]) => ({
  get name() {
    return texts.formations[key as keyof typeof texts.formations];
  },
  formation: must(parseFormation(text)),
}));

/** The formations among which a computer chooses; after scoring also each of them with the substitute for a pawn. */
export function sensible(maySubstitute: boolean): readonly Formation[] {
  const formations = [usual(), ...NAMED.map(({ formation }) => formation)];
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
