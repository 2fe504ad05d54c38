import { opponent } from '@kickmate/board';
import { provesEvaluation, provesWeightGroups } from '@kickmate/conformance';
import { football } from '../src/index.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';

provesEvaluation(football, {
  mirrored: (at, mirror) => ({
    ...at,
    pieces: mirror.pieces(at.pieces),
    kicked: mirror.squares(at.kicked),
    ball: mirror.square(at.ball),
    side: opponent(at.side),
  }),
  positions: 150,
  plies: 120,
  prefers: [
    ['to be at the ball', 'k8/9/9/9/2N6/9/9/9/9 w b6 m - 9', 'k8/9/9/9/2N6/9/9/9/9 w g6 m - 9'],
    ['the ball further ahead', 'k8/9/9/9/9/9/9/9/K8 w h6 m - 9', 'k8/9/9/9/9/9/9/9/K8 w h4 m - 9'],
    ['a ball that nobody can kick in', 'k8/9/9/9/9/q8/9/N8/9 w i3 m - 9', 'k8/9/9/9/9/q8/9/N8/9 w e3 m - 9'],
  ],
});

provesWeightGroups(WEIGHT_GROUPS, new URL('../assembly/weights.ts', import.meta.url));
