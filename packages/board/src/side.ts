import { messages } from '@kickmate/language';

const ENGLISH = { w: 'White', b: 'Black' };

const names = messages(ENGLISH, () => import('./side.de.ts'));

/** White (`w`, plays up the ranks) or Black (`b`, plays down). */
export type Side = 'w' | 'b';

/** Both sides, White first. */
export const SIDES: readonly Side[] = ['w', 'b'];

/** The other side. */
export const opponent = (side: Side): Side => (side === 'w' ? 'b' : 'w');

/** A side's name for people. */
export const sideName = (side: Side): string => names[side];
