import type { MapFile, Maps } from '@kickmate/game';

/** The objective of a map in words; `undefined` for an unknown objective. */
export const aimOf = ({ objectives }: Maps, { objective }: MapFile): string | undefined =>
  objectives.find(({ id }) => id === objective)?.summary;
