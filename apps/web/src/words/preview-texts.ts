import { EN, messages } from '@kickmate/language';

const ENGLISH = {
  /** The possible ends of a shot. */
  odds: (fate: 'goal' | 'save' | 'block' | 'corner', percent: number) => `${fate} ${EN.percent(percent)}`,
  way: (moves: number) => EN.plural(moves, { one: '# move away', other: '# moves away' }),
  onlyFirst: (way: string) => `${way}; only the first is played`,
};

/** The texts about an action before it is played. */
export const texts = messages(ENGLISH, () => import('./preview-texts.de.ts'));
