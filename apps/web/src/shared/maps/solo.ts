import type { AnyVariant, MapFile } from '@kickmate/game';

/** Whether only White has pieces on a map, so that one person plays alone. Black's letters are small. */
export const isSoloMap = ({ placement }: Pick<MapFile, 'placement'>): boolean => !/[a-z]/.test(placement);

/** Whether a variant is played alone, on such a map. */
export const isSolo = (variant: Pick<AnyVariant, 'maps'> | undefined): boolean =>
  variant?.maps !== undefined && isSoloMap(variant.maps.current);
