import type { Variant } from '@kickmate/game';
import { readSuccessor, writeSuccessor, writeSuccessor960 } from './action-text.ts';
import { look } from './actions.ts';
import { isInCheck, kingSquare } from './attacks.ts';
import { board } from './board.ts';
import { claim, deadBall } from './dead-ball.ts';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { chessKernel } from './kernel.ts';
import { LEVELS } from './levels.ts';
import { canWin } from './material.ts';
import { actions } from './moves.ts';
import { openings } from './openings.ts';
import { PIECES } from './pieces.ts';
import { play } from './play.ts';
import type { ChessPosition } from './position.ts';
import { formatPosition, positionReader } from './position-text.ts';
import { readShort } from './read-short.ts';
import { starts, starts960 } from './starts.ts';

const PGN = { moveNumber: ({ number }: ChessPosition): number => number, hasChance: false };

/** Chess, by the Laws of FIDE. The rules in words are the package's README. */
export const chess: Variant<ChessPosition> = {
  id: 'chess',
  name: 'Chess',
  board,
  pieces: PIECES,
  match: { goals: { default: 1, min: 1, max: 1 }, voidRounds: 1 },
  rules: new URL('../README.md', import.meta.url),
  kernel: chessKernel,
  levels: LEVELS,

  starts,
  side: (position) => position.side,
  actions,
  chance: () => [],
  play,
  end: (position) => position.end,
  deadBall,
  claim,
  canWin,
  threatened: ({ pieces, side }) => (isInCheck(pieces, side) ? [kingSquare(pieces, side)] : []),

  pieceAt: (position, square) => position.pieces[square],

  parse: positionReader('classical'),
  format: formatPosition,
  readSuccessor,
  writeSuccessor,
  describe,
  readShort,
  pgn: { ...PGN, variants: ['', 'Chess', 'Standard', 'From Position'] },
  openings,
  look,
  events,
};

/** Chess960: chess from 960 arrays. Its rules in words are chess960.md. */
export const chess960: Variant<ChessPosition> = {
  ...chess,
  id: 'chess960',
  name: 'Chess960',
  rules: new URL('../chess960.md', import.meta.url),
  starts: starts960,
  parse: positionReader('free'),
  writeSuccessor: writeSuccessor960,
  pgn: { ...PGN, variants: ['Chess960', 'Fischerandom', 'Fischer Random', 'Fischer Random Chess'] },
};
