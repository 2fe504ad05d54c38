import type { MapFile } from '@kickmate/game';

/** A country without enemies: to wander about, and to find the way out of. */
export const world: MapFile = {
  name: 'World',
  size: [16, 16],
  tiles: [
    '...t....#......k',
    '..tt....#.......',
    '..t..oo.#..####.',
    '....ooo.D..#..#.',
    'tt..oo..#..#.kD.',
    '.t......#..####.',
    '....####D#######',
    '..............t.',
    '.oo...t....tt...',
    '.ooo..tt..tt....',
    '..oo...t......#D',
    '######D######.#.',
    '.....#.#.....#.#',
    '.k...#.#..k..D.x',
    '.....#.......###',
    '................',
  ],
  pieces: {},
  placement: '16/16/16/16/16/16/16/16/16/16/16/16/16/16/16/R1B1K1N9',
  objective: 'reach',
};
