import type { AnyVariant } from '@kickmate/game';
import { SWITCH_BITS, type Switch } from '@kickmate/search';

/** The techniques that searches of a variant use: all but those its kernel leaves off; none without a kernel, whose they are. */
export const techniquesOf = ({ kernel }: AnyVariant): readonly Switch[] =>
  kernel ? (Object.keys(SWITCH_BITS) as Switch[]).filter((name) => !kernel.idleTechniques?.includes(name)) : [];
