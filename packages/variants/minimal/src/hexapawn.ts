import type { Variant } from '@kickmate/game';
import { formatAction, parseAction } from './action-text.ts';
import { actions, end, look, play } from './actions.ts';
import { board, type HexapawnPosition, PIECES, starts } from './position.ts';
import { formatPosition, POSITION_FIELDS, parsePosition } from './position-text.ts';
import { describe, events } from './show.ts';

/** Hexapawn (Martin Gardner, 1962): the smallest complete variant. The rules in words are the package's README. */
export const hexapawn: Variant<HexapawnPosition> = {
  id: 'minimal',
  name: 'Hexapawn',
  board,
  pieces: PIECES,
  match: { goals: { default: 1, min: 1, max: 9 } },

  starts,
  side: (position) => position.side,
  actions,
  chance: () => [],
  play,
  end,
  endByHistory: () => undefined,

  pieceAt: (position, square) => position.pieces[square],

  events,
  look,
  text: { parse: parsePosition, format: formatPosition, parseAction, formatAction },

  positionFields: POSITION_FIELDS,
  notation: { describe },
  workload: async () => (await import('./workload.ts')).WORKLOAD,
  presentation: {
    rules: new URL('../README.md', import.meta.url),
    translatedRules: { de: new URL('../README.de.md', import.meta.url) },
  },
};
