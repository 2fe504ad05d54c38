import type { Variant } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { leagueKernel } from './kernel.ts';
import { formatPosition, POSITION_FIELDS, parsePosition } from './position-text.ts';
import { formatAction, parseAction } from './rules/action-text.ts';
import { look } from './rules/actions.ts';
import { board } from './rules/board.ts';
import { chance } from './rules/effect.ts';
import { endByHistory } from './rules/end-by-history.ts';
import { actions } from './rules/moves.ts';
import { play } from './rules/play.ts';
import { type LeaguePosition, PIECES, starts } from './rules/position.ts';
import { texts } from './texts.ts';
import { whyNot } from './why-not.ts';

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

  positionFields: POSITION_FIELDS,
  kernel: leagueKernel,
  openingTree: new URL('../openings/tree.txt', import.meta.url),
  notation: { describe },
  // A goal is the one end for which the ball has left the board.
  ball: { squareOf: (position) => (position.end?.kind === 'goal' ? undefined : position.ball) },
  levels: {
    styles: {
      attacker: { forward: 3, retreat: -4, capture: -2 },
      keeper: { retreat: 4 },
      possession: { kick: 5, forward: -2, capture: -3 },
      gambler: { capture: 8 },
    },
    places: { 2: 2.1, 3: 2.85, 4: 3.65, 5: 4.5, 6: 5.85, 7: 7, 8: 7.9 },
  },
  motifs: async () => {
    const { motifsOf } = await import('./motifs/motifs.ts');
    await textsReady();
    return motifsOf(chessLeague);
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
    words: texts.own,
    whyNot,
  },
};
