import type { Formations } from '@kickmate/game';
import { type ElevenPosition, SQUAD } from '../rules/position.ts';
import { begin, check, complete, formationOf, isComplete, OWN_HALF, usual } from './formation.ts';
import { formatFormation, parseFormation } from './formation-text.ts';
import { NAMED, sensible } from './sensible-formations.ts';

/** The facet `formations`: both sides line up before each round. */
export const formations: Formations<ElevenPosition> = {
  half: OWN_HALF,
  squad: SQUAD,
  lineUpMs: 20_000,
  usual,
  named: NAMED,
  sensible,
  check,
  isComplete,
  complete,
  begin,
  of: formationOf,
  parse: parseFormation,
  format: formatFormation,
};
