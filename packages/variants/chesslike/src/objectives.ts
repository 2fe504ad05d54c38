import type { MapObjective } from '@kickmate/game';

/** What the sides may be after. */
export type Objective = 'royal' | 'eliminate' | 'reach';

interface KnownObjective extends MapObjective {
  readonly id: Objective;
}

/** All objectives; their order is that of the numbers that kernels know them by. */
export const OBJECTIVES: readonly KnownObjective[] = [
  { id: 'royal', summary: 'Capture all royal pieces of the enemy.' },
  { id: 'eliminate', summary: 'Capture all pieces of the enemy.' },
  { id: 'reach', summary: 'White brings a royal piece to an exit; Black captures all royal pieces of White.' },
];

/** Whether a text is an objective's id. */
export const isObjective = (text: string): text is Objective => OBJECTIVES.some(({ id }) => id === text);
