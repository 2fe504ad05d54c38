import { opponent } from '@kickmate/board';
import { provesEvaluation, provesWeightGroups } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';

provesEvaluation(chessEleven, {
  mirrored: (at, mirror) => ({
    ...at,
    pieces: mirror.pieces(at.pieces),
    unmoved: mirror.squares(at.unmoved),
    ball: at.ball === undefined ? undefined : mirror.square(at.ball),
    side: opponent(at.side),
  }),
  positions: 300,
  plies: 200,
  prefers: [
    ['the ball', '3k3n/8/8/8/8/8/8/3K3N b h8 mps - 0 9', '3k3n/8/8/8/8/8/8/3K3N b h1 m - 0 9'],
    ['the ball further ahead', '3k4/8/N7/8/8/8/8/3K4 w a6 mps - 0 9', '3k4/8/N7/8/8/8/8/3K4 w d1 mps - 0 9'],
    ['a guarded goal', '2k5/8/8/8/8/8/8/3K1n2 w f1 m - 0 9', '2k5/8/8/8/8/8/3K4/5n2 w f1 m - 0 9'],
    ['a shot at hand', '3k4/8/8/4R3/8/8/8/2K5 w e5 mps - 0 9', '3k4/8/8/5R2/8/8/8/2K5 w f5 mps - 0 9'],
    [
      'somebody to pass to who could shoot',
      '3k4/8/8/8/4RN2/8/8/2K5 w f4 mps - 0 9',
      '3k4/8/8/8/5N1R/8/8/2K5 w f4 mps - 0 9',
    ],
    ['pieces that are not attacked', '3k4/8/8/1r6/N7/8/8/2K5 w c1 mps - 0 9', '3k4/8/8/r7/N7/8/8/2K5 w c1 mps - 0 9'],
  ],
});

provesWeightGroups(WEIGHT_GROUPS, new URL('../assembly/weights.ts', import.meta.url));
