import type { StartArray } from '@kickmate/game';
import { formatPosition } from '../position-text.ts';
import { type ElevenPosition, isKickOff, type KickOffPhase } from '../rules/position.ts';
import { texts } from '../texts.ts';
import { begin, formationOf, usual } from './formation.ts';

/** The ways in which the rounds of a match begin: as usual, or with a kick-off that is answered within the own half. */
export const arrays: readonly StartArray<ElevenPosition>[] = [startArray('usual', 'k'), startArray('own-half', 'kh')];

function startArray(id: keyof typeof texts.arrays, phase: KickOffPhase): StartArray<ElevenPosition> {
  return {
    id,
    get title() {
      return texts.arrays[id];
    },
    begin: (kickOff) => begin(kickOff, { w: usual(), b: usual() }, { phase }),
    // Both sides may have lined up as they like.
    isStart: (position, kickOff) => {
      if (position.phase !== phase || !isKickOff(position.phase)) return false;
      const lineUp = { w: formationOf(position, 'w'), b: formationOf(position, 'b') };
      return formatPosition(begin(kickOff, lineUp, { phase })) === formatPosition(position);
    },
  };
}
