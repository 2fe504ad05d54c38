import type { MapFile, Maps } from '@kickmate/game';
import { texts } from './texts.ts';

/** The objective of a map in words, and when material decides; `undefined` for an unknown objective. */
export function aimOf(maps: Maps, map: MapFile): string | undefined {
  const [aim, { quiet }] = [maps.aim(map), map];
  return aim && quiet !== undefined ? `${aim} ${texts.materialDecides(quiet)}` : aim;
}
