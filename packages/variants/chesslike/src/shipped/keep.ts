import type { MapFile } from '@kickmate/game';

/** Two halls and a yard between them: White's king has to get out at the far gate. */
export const keep: MapFile = {
  name: 'Keep',
  size: [12, 12],
  tiles: [
    '#####xx#####',
    '#..........#',
    '#.k..##..k.#',
    '###D####D###',
    '#..........#',
    '#.t.o..o.t.#',
    '#..........#',
    '###D####D###',
    '#k...##...k#',
    '#..........#',
    '#..........#',
    '#####..#####',
  ],
  pieces: {},
  placement: '12/2nbr2rbn2/12/12/3pp2pp3/12/12/12/12/2PPP2PPP2/2RN1BB1NR2/5KE5',
  objective: 'reach',
};
