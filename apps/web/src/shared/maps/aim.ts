import type { MapFile, Maps } from '@kickmate/game';
import { texts } from './texts.ts';

/** The objective of a map in words, and when material decides; `undefined` for an unknown objective. */
export function aimOf({ objectives }: Maps, { objective, quiet }: MapFile): string | undefined {
  const summary = objectives.find(({ id }) => id === objective)?.summary;
  return summary && quiet !== undefined ? `${summary} ${texts.materialDecides(quiet)}` : summary;
}
