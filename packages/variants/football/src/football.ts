import type { Variant } from '@kickmate/game';
import { readSuccessor, writeSuccessor } from './action-text.ts';
import { look } from './actions.ts';
import { board } from './board.ts';
import { deadBall } from './dead-ball.ts';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { footballKernel } from './kernel.ts';
import { LEVELS } from './levels.ts';
import { actions } from './moves.ts';
import { PIECES } from './pieces.ts';
import { play } from './play.ts';
import type { FootballPosition } from './position.ts';
import { formatPosition, parsePosition } from './position-text.ts';
import { setUps } from './set-ups.ts';
import { starts } from './starts.ts';

/** Football Chess (Joseph Boyer, 1951): pieces push a ball into the other goal. The rules in words are the package's README. */
export const football: Variant<FootballPosition> = {
  id: 'football',
  name: 'Football Chess',
  board,
  pieces: PIECES,
  match: { goals: { default: 1, min: 1, max: 9 } },
  rules: new URL('../README.md', import.meta.url),
  kernel: footballKernel,
  levels: LEVELS,

  starts,
  setUps,
  side: (position) => position.side,
  actions,
  chance: () => [],
  play,
  end: (position) => position.end,
  deadBall,

  pieceAt: (position, square) => position.pieces[square],
  ballAt: (position) => position.ball,

  parse: parsePosition,
  format: formatPosition,
  readSuccessor,
  writeSuccessor,
  describe,
  look,
  events,
};
