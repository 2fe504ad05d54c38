import type { MapFault } from '@kickmate/game';

/** The place in the editor at which a fault can be corrected: a kind of piece and perhaps one of its fields, an item, or a field of the map. */
export type FaultPlace =
  | { readonly kind: 'piece'; readonly letter: string; readonly field: string }
  | { readonly kind: 'item'; readonly item: string }
  | { readonly kind: 'field'; readonly field: string };

const PIECE = /^pieces\.([A-Z])(?:\.(\w+))?/;

const ITEM = /^items\.(\w+)/;

/** Parses a fault's path. */
export function faultPlace({ path }: Pick<MapFault, 'path'>): FaultPlace {
  const item = ITEM.exec(path)?.[1];
  if (item !== undefined) return { kind: 'item', item };
  const piece = PIECE.exec(path);
  if (!piece) return { kind: 'field', field: /^\w*/.exec(path)![0] };
  const [, letter, field = ''] = piece;
  return { kind: 'piece', letter: letter!, field };
}

/** The faults of a kind of piece. */
export const faultsOfKind = (faults: readonly MapFault[], letter: string): readonly MapFault[] =>
  faults.filter((fault) => {
    const place = faultPlace(fault);
    return place.kind === 'piece' && place.letter === letter;
  });
