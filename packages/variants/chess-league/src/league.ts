import { BALL_LEVEL_NAMES, type Variant } from '@kickmate/game';
import { formatAction, parseAction } from './action-text.ts';
import { look } from './actions.ts';
import { board } from './board.ts';
import { describe } from './describe.ts';
import { chance } from './effect.ts';
import { endByHistory } from './end-by-history.ts';
import { events } from './events.ts';
import { leagueKernel } from './kernel.ts';
import { actions } from './moves.ts';
import { play } from './play.ts';
import { type LeaguePosition, PIECES, starts } from './position.ts';
import { formatPosition, parsePosition } from './position-text.ts';

/** Chess League: chess pieces kick a ball, first to five goals. The rules in words are the package's README. */
export const chessLeague: Variant<LeaguePosition> = {
  id: 'chess-league',
  name: 'Chess League',
  board,
  pieces: PIECES,
  match: { goals: { default: 5, min: 1, max: 9 }, voidRounds: 10 },
  starts,
  side: (position) => position.side,
  actions,
  chance,
  play,
  end: (position) => position.end,
  endByHistory,

  pieceAt: (position, square) => position.pieces[square],
  events,
  look,
  text: { parse: parsePosition, format: formatPosition, parseAction, formatAction },

  kernel: leagueKernel,
  notation: { describe },
  // A goal is the one end for which the ball has left the board.
  ball: { squareOf: (position) => (position.end?.kind === 'goal' ? undefined : position.ball) },
  levels: { names: BALL_LEVEL_NAMES },
  workload: async () => (await import('./workload.ts')).WORKLOAD,
  presentation: { rules: new URL('../README.md', import.meta.url), words: { action: 'action', act: 'act' } },
};
