import { type MapFile, seededRandom } from '@kickmate/game';

const SIZE = 16;

/** Pieces that move and capture on every line as far as it is free, and that jump to every near square. */
const RIDER = { name: 'rider', pattern: ['rrrrr', 'rbbbr', 'rbobr', 'rbbbr', 'rrrrr'] };
const LEAPER = { name: 'leaper', pattern: ['bbbbb', 'bbbbb', 'bbobb', 'bbbbb', 'bbbbb'] };

/** The kinds of pieces on a large map: only riders, only leapers, or both. */
export type Crowd = 'riders' | 'leapers' | 'mixed';

/** The share of the squares that are taken, and whether the two sides stand among each other or face each other. */
export interface CrowdOptions {
  /** From 0 to 1, by default 1. */
  readonly share?: number;
  /** By default true. */
  readonly isMingled?: boolean;
}

/** A map of the largest size, crowded with pieces that attack each other. The same arguments give the same map. */
export function crowdedMap(crowd: Crowd, { share = 1, isMingled = true }: CrowdOptions = {}): MapFile {
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
    name: 'Crowd',
    size: [SIZE, SIZE],
    tiles: Array.from({ length: SIZE }, () => '.'.repeat(SIZE)),
    pieces: { A: RIDER, B: LEAPER },
    placement: rows.join('/'),
    objective: 'eliminate',
  };
}
