import { kingSquare } from '@kickmate/board';
import type { Notation, Variant } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { chess960Kernel, chessKernel } from './kernel.ts';
import { PLACES, strengths } from './levels.ts';
import { lichess } from './lichess.ts';
import { openings } from './openings/openings.ts';
import { formatPosition, POSITION_FIELDS, positionReader } from './position-text.ts';
import { readShort } from './read-short.ts';
import { formatAction, formatAction960, parseAction } from './rules/action-text.ts';
import { look } from './rules/actions.ts';
import { board, isInCheck } from './rules/board.ts';
import { claimable, endByHistory } from './rules/end-by-history.ts';
import { canWin } from './rules/material.ts';
import { actions } from './rules/moves.ts';
import { play } from './rules/play.ts';
import { type ChessPosition, PIECES } from './rules/position.ts';
import { starts, starts960 } from './rules/starts.ts';
import { START_PAGE } from './start-page.ts';
import { texts } from './texts.ts';
import { whyNot } from './why-not.ts';

const notationOf = (variants: readonly [string, ...string[]]): Notation<ChessPosition> => ({
  describe,
  parse: readShort,
  pgn: { variants, moveNumber: ({ number }) => number, hasChance: false },
});

const forcedWin = (turns: number): string => texts.forcedWin(turns);

/** Chess, by the Laws of FIDE. The rules in words are the package's README. */
export const chess: Variant<ChessPosition> = {
  id: 'chess',
  get name() {
    return START_PAGE.name;
  },
  board,
  pieces: PIECES,
  match: { goals: { default: 1, min: 1, max: 1 }, voidRounds: 1 },
  starts,
  side: (position) => position.side,
  actions,
  chance: () => [],
  play,
  end: (position) => position.end,
  endByHistory,
  pieceAt: (position, square) => position.pieces[square],
  events,
  look,
  text: { parse: positionReader('classical'), format: formatPosition, parseAction, formatAction },

  positionFields: POSITION_FIELDS,
  kernel: chessKernel,
  openingTree: new URL('../openings/tree.txt', import.meta.url),
  notation: notationOf(['', 'Chess', 'Standard', 'From Position']),
  openings,
  claims: { claimable, canWin },
  inCheck: ({ pieces, side }) => (isInCheck(pieces, side) ? [kingSquare(pieces, side)] : []),
  levels: {
    places: PLACES,
    get strengths() {
      return strengths();
    },
  },
  motifs: async () => {
    const { motifsOf } = await import('./motifs/motifs.ts');
    await textsReady();
    return motifsOf(chess);
  },
  lesson: async () => {
    const { lesson } = await import('./lesson.ts');
    await textsReady();
    return lesson();
  },
  puzzles: async () => {
    const { puzzles } = await import('./puzzles.ts');
    await textsReady();
    return puzzles();
  },
  workload: async () => (await import('./workload.ts')).WORKLOAD,
  presentation: {
    rules: new URL('../README.md', import.meta.url),
    translatedRules: { de: new URL('../README.de.md', import.meta.url) },
    forcedWin,
    whyNot,
    analysis: lichess('standard'),
  },
};

const { lesson: _, puzzles: __, openingTree: ___, ...shared } = chess;

/** Chess960: chess from 960 arrays. Its rules in words are chess960.md; the lesson, the puzzles and the tree of beginnings are those of chess alone. */
export const chess960: Variant<ChessPosition> = {
  ...shared,
  id: 'chess960',
  name: 'Chess960',
  starts: starts960,
  kernel: chess960Kernel,
  text: { ...chess.text, parse: positionReader('free'), formatAction: formatAction960 },
  notation: notationOf(['Chess960', 'Fischerandom', 'Fischer Random', 'Fischer Random Chess']),
  workload: async () => (await import('./workload.ts')).WORKLOAD_960,
  presentation: {
    rules: new URL('../chess960.md', import.meta.url),
    translatedRules: { de: new URL('../chess960.de.md', import.meta.url) },
    hasNumberedStarts: true,
    forcedWin,
    whyNot,
    analysis: lichess('chess960', 'Chess960'),
  },
};
