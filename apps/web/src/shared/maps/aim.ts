import type { MapFile, Maps } from '@kickmate/game';

/** What is to be done on a map, in words; nothing of an objective that is not known. */
export const aimOf = ({ objectives }: Maps, { objective }: MapFile): string | undefined =>
  objectives.find(({ id }) => id === objective)?.summary;
