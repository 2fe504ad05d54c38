import { DE } from '@kickmate/language';

const FATES = { goal: 'Tor', save: 'gehalten', block: 'abgewehrt', corner: 'Ecke' } as const;

/** The texts about an action before it is played, in German. */
export const GERMAN = {
  odds: (fate: keyof typeof FATES, percent: number) => `${FATES[fate]} ${DE.percent(percent)}`,
  way: (moves: number) => DE.plural(moves, { one: '# Zug entfernt', other: '# Züge entfernt' }),
  onlyFirst: (way: string) => `${way}; nur der erste wird gespielt`,
};
