import { type MapFile, seededRandom } from '@kickmate/game';

const SIZE = 16;

/** Pieces that move and capture on every line as far as it is free, and that jump to every near square. */
const RIDER = { name: 'rider', pattern: ['rrrrr', 'rbbbr', 'rbobr', 'rbbbr', 'rrrrr'] };
const LEAPER = { name: 'leaper', pattern: ['bbbbb', 'bbbbb', 'bbobb', 'bbbbb', 'bbbbb'] };

/** The kinds of pieces on a crowded map: only riders, only leapers, or both. */
type Crowd = 'riders' | 'leapers' | 'mixed';

/**
 * A map of the largest size, crowded with pieces that attack each other. The same arguments give the same map.
 * @param share the share of the squares that are taken, from 0 to 1
 * @param isMingled whether the two sides stand among each other; otherwise they face each other
 */
export function crowdedMap(crowd: Crowd, share: number, isMingled: boolean): MapFile {
  const random = seededRandom(2026);
  const letterOf = (): string => (crowd === 'riders' || (crowd === 'mixed' && random() < 0.5) ? 'a' : 'b');
  const signAt = (row: number): string => {
    if (random() >= share) return '1';
    const letter = letterOf();
    return (isMingled ? random() < 0.5 : row >= SIZE / 2) ? letter.toUpperCase() : letter;
  };
  const rows = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, () => signAt(row))
      .join('')
      .replace(/1+/g, (run) => `${run.length}`),
  );
  return {
    name: `${crowd} on ${100 * share}%, ${isMingled ? 'mingled' : 'facing'}`,
    size: [SIZE, SIZE],
    tiles: Array.from({ length: SIZE }, () => '.'.repeat(SIZE)),
    pieces: { A: RIDER, B: LEAPER },
    placement: rows.join('/'),
    objective: 'eliminate',
  };
}

/** Eighteen crowded maps: each crowd on all, half and a quarter of the squares, mingled and facing. */
export const CROWDED_MAPS: readonly MapFile[] = (['riders', 'leapers', 'mixed'] as const).flatMap((crowd) =>
  [1, 0.5, 0.25].flatMap((share) => [true, false].map((isMingled) => crowdedMap(crowd, share, isMingled))),
);
