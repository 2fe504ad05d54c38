import type { MapFile } from '@kickmate/game';

export const gauntlet: MapFile = {
  name: 'The gauntlet: past a bishop to the gate',
  size: [7, 7],
  tiles: ['.....x.', '.......', '......k', '...D...', '....t..', '.......', '.......'],
  pieces: {},
  placement: '7/2b4/7/7/7/7/3PK2',
  objective: 'reach',
  turns: 6,
};
