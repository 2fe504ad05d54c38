import type { Placement, Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { standardArray } from './arrays.ts';
import { KICK_OFF_SQUARE } from './board.ts';
import type { FootballPosition, Phase } from './position.ts';

/** A kick-off: the ball in the centre, the first turn one move (phase `o`) or, as in the source, like any other (`m`). */
export const kickOffFrom = (pieces: Placement, side: Side, phase: Exclude<Phase, 'k'>): FootballPosition => ({
  pieces,
  side,
  ball: KICK_OFF_SQUARE,
  phase,
  kicked: [],
  turns: 0,
});

/** The standard array. */
export const starts = (kickOff: Side): readonly Start<FootballPosition>[] => [
  { position: kickOffFrom(standardArray(), kickOff, 'o'), weight: 1 },
];
