import { DE } from '@kickmate/language';
import type { PreviewTexts } from './preview-texts.ts';

const FATES = { goal: 'Tor', save: 'gehalten', block: 'abgewehrt', corner: 'Ecke' } as const;

/** The texts about an action before it is played, in German. */
export const GERMAN: PreviewTexts = {
  odds: (fate, percent) => `${FATES[fate]} ${DE.percent(percent)}`,
  way: (moves) => DE.plural(moves, { one: '# Zug entfernt', other: '# Züge entfernt' }),
  onlyFirst: (way) => `${way}; nur der erste wird gespielt`,
};
