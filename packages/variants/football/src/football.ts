import type { Variant } from '@kickmate/game';
import { textsReady } from '@kickmate/language';
import { describe } from './describe.ts';
import { events } from './events.ts';
import { footballKernel } from './kernel.ts';
import { formatPosition, POSITION_FIELDS, parsePosition } from './position-text.ts';
import { formatAction, parseAction } from './rules/action-text.ts';
import { look } from './rules/actions.ts';
import { board } from './rules/board.ts';
import { endByHistory } from './rules/end-by-history.ts';
import { actions } from './rules/moves.ts';
import { play } from './rules/play.ts';
import { type FootballPosition, PIECES, starts } from './rules/position.ts';
import { arrays } from './start-arrays.ts';
import { texts } from './texts.ts';
import { whyNot } from './why-not.ts';

/** Football Chess (Joseph Boyer, 1951): pieces push a ball into the other goal. The rules in words are the package's README. */
export const football: Variant<FootballPosition> = {
  id: 'football',
  name: 'Football Chess',
  board,
  pieces: PIECES,
  match: { goals: { default: 1, min: 1, max: 9 } },
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
  text: { parse: parsePosition, format: formatPosition, parseAction, formatAction },

  positionFields: POSITION_FIELDS,
  kernel: footballKernel,
  openingTree: new URL('../openings/tree.txt', import.meta.url),
  turns: { hasSeveralActions: true },
  notation: { describe },
  arrays,
  ball: { squareOf: (position) => position.ball },
  levels: {
    styles: {
      attacker: { forward: 6, retreat: -3 },
      keeper: { retreat: 4 },
      possession: { kick: 6 },
      gambler: { kick: 5, forward: 6 },
    },
  },
  motifs: async () => {
    const { motifsOf } = await import('./motifs/motifs.ts');
    await textsReady();
    return motifsOf(football);
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
    turnHint: ({ phase }) => (phase === 'm' || phase === 'k' ? undefined : texts.hints[phase]),
    whyNot,
  },
};
