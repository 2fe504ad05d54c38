import type { MapFile } from '@kickmate/game';

/** The array of chess on an open floor. */
export const arena: MapFile = {
  name: 'Arena',
  size: [8, 8],
  tiles: ['........', '........', '........', '........', '........', '........', '........', '........'],
  pieces: {},
  placement: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  objective: 'royal',
};
