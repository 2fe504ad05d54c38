import { FIRST_FIELDS, type Variant } from '@kickmate/game';
import { templateKernel } from './kernel.ts';
import { actions, board, describe, end, events, look, PIECES, play, starts, type TemplatePosition } from './rules.ts';
import { text } from './text.ts';

/** The game. The rules in words are the package's README. */
export const templateGame: Variant<TemplatePosition> = {
  id: 'template',
  name: 'Template',
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
  text,

  kernel: templateKernel,
  // The fields of position texts, for the editor of positions.
  positionFields: FIRST_FIELDS,
  notation: { describe },
  presentation: { rules: new URL('../README.md', import.meta.url) },
};
