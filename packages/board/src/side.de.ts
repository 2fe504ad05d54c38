import type { SideTexts } from './side.ts';

/** The names of the sides in German. */
export const GERMAN: SideTexts = { w: 'Weiß', b: 'Schwarz' };
