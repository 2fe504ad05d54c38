import type { MapFile } from '@kickmate/game';

export const stairs: MapFile = {
  name: 'Stairs: the king steps round the knight',
  size: [6, 6],
  tiles: ['......', '......', '......', 'x.....', '.D....', '......'],
  pieces: {},
  placement: '4n1/6/1b4/6/6/2K3',
  objective: 'reach',
  turns: 3,
};
